import type { ChecklistEntry, TripView } from '@yunyou/contract/trip/trip.schema';
import { addDays } from '../time/china-time.ts';

/** One thing to prepare: an entry of the checklist, or general advice that follows from the trip. */
export interface Preparation extends Omit<ChecklistEntry, 'kind' | 'when' | 'passport'> {
  group: 'documents' | 'bookings' | 'phone' | 'health' | 'packing';
}

type Trip = Pick<TripView, 'checklist' | 'days'>;

const groups: Readonly<Record<ChecklistEntry['kind'], Preparation['group']>> = {
  visa: 'documents',
  permit: 'documents',
  hotel: 'documents',
  train: 'bookings',
  flight: 'bookings',
  ticket: 'bookings',
};

const guide = (id: string): string => `/wiki/detail?id=${id}`;

/**
 * Lists what to prepare for a trip: visa, permits and tickets from its checklist, then payment, phone, health and packing.
 * Ids stay the same when the trip is planned again, so that ticks stay. Ids of tickets have a date, because a ticket for
 * another day is another ticket. The general entries refer to a guide, which has the facts with their sources.
 */
export function listPreparations({ checklist, days }: Trip): Preparation[] {
  const firstDate = days[0]?.date;
  const before = (count: number) => (firstDate === undefined ? {} : { date: addDays(firstDate, -count) });
  return [
    ...checklist.map(({ kind, when: _when, passport: _passport, ...entry }) => ({
      ...entry,
      group: groups[kind],
    })),
    {
      id: 'documents-copies',
      group: 'documents',
      title: 'Copy your documents',
      text: 'Keep a photo of passport, visa, insurance and bookings on your phone, and a copy on paper.',
      ...before(7),
    },
    {
      id: 'phone-payment',
      group: 'phone',
      title: 'Set up Alipay or WeChat Pay',
      text: 'Add your bank card and confirm your identity at home: it may need a text message to your own number.',
      linkUrl: guide('paying-with-phone'),
      ...before(14),
    },
    {
      id: 'phone-internet',
      group: 'phone',
      title: 'Get an eSIM, and a VPN if you need one',
      text: 'Some foreign sites and apps do not open on networks in China. Install what you need before you leave.',
      linkUrl: guide('esim-vpn-apps-setup'),
      ...before(7),
    },
    ...healthEntries(days, before),
    ...packingEntries(days).map((entry) => ({
      ...entry,
      group: 'packing' as const,
      linkUrl: guide('packing-list'),
      ...before(2),
    })),
  ];
}

type Before = (count: number) => { date?: string };

function healthEntries(days: Trip['days'], before: Before): Preparation[] {
  const isHigh = days.some(({ warnings }) => warnings.some(({ kind }) => kind === 'altitude'));
  return [
    {
      id: 'health-medicine',
      group: 'health',
      title: 'Pack your medicine',
      text: 'Bring enough for the whole trip, in the original boxes, with the prescription.',
      linkUrl: guide('health-and-medicine'),
      ...before(7),
    },
    ...(isHigh
      ? [
          {
            id: 'health-altitude',
            group: 'health' as const,
            title: 'Ask a doctor about the altitude',
            text: 'You sleep high up on this trip. Ask about your heart, your lungs and medicine against altitude sickness.',
            linkUrl: guide('altitude-step-by-step'),
            ...before(30),
          },
        ]
      : []),
  ];
}

const [coldC, hotC, wetMonthMm, wetDayMm, longWalkMeters] = [8, 27, 80, 2, 6000];

/** Lists what to pack by the weather of the days and by what is planned. */
function packingEntries(days: Trip['days']): Pick<Preparation, 'id' | 'title' | 'text'>[] {
  const weather = days.flatMap((day) => day.weather ?? []);
  const items = days.flatMap((day) => day.items);
  const lowest = Math.round(Math.min(...weather.map(({ lowC }) => lowC)));
  const highest = Math.round(Math.max(...weather.map(({ highC }) => highC)));
  const isWet = weather.some(
    ({ rainMm, source }) => rainMm >= (source === 'normals' ? wetMonthMm : wetDayMm),
  );
  const longest = Math.max(0, ...days.map(({ walkMeters }) => walkMeters));
  const isNight = items.some((item) => item.kind === 'ride' && item.endMinute > 24 * 60);
  const possible = [
    { if: lowest <= coldC, id: 'warm', title: 'Warm clothes', text: `Nights go down to about ${lowest} °C.` },
    {
      if: highest >= hotC,
      id: 'sun',
      title: 'Hat, sun cream and light clothes',
      text: `Afternoons reach about ${highest} °C.`,
    },
    { if: isWet, id: 'rain', title: 'Rain jacket or umbrella', text: 'Some days of your trip are wet.' },
    {
      if: longest >= longWalkMeters,
      id: 'shoes',
      title: 'Shoes that you have worn in',
      text: `Your longest day has ${Math.round(longest / 1000)} km on foot between the sights.`,
    },
    { if: isNight, id: 'night', title: 'Ear plugs and slippers', text: 'You sleep on a train.' },
    {
      if: true,
      id: 'power',
      title: 'Plug adapter and power bank',
      text: 'Your phone is ticket, map and wallet. Planes take marked power banks in hand luggage only.',
    },
  ];
  return possible.flatMap(({ if: applies, id, ...entry }) =>
    applies ? [{ id: `pack-${id}`, ...entry }] : [],
  );
}
