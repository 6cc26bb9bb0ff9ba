import type { ChecklistEntry, TripDayView, TripItemView } from '@yunyou/contract/trip/trip.schema';
import type { TripRules } from '@yunyou/contract/trip/trip-rules.schema';
import type { VisaVerdict } from '@yunyou/contract/trip/visa-verdict.schema';
import { findBookingDay } from '../../opening-hours/booking-day.ts';
import { addDays, type LocalMoment } from '../../time/china-time.ts';
import { formatDate } from '../../time/date-format.ts';

/** Days before the trip by which to apply for a visa: the longest processing time plus a reserve. */
const visaLeadDays = 45;

/** Returns what to do before and on the trip, earliest first. Entries without a date come last. */
export function listChecklist(
  days: readonly TripDayView[],
  {
    visa,
    rules,
    now,
    areaIds,
  }: { visa: VisaVerdict; rules: TripRules; now: LocalMoment; areaIds: ReadonlySet<string> },
): ChecklistEntry[] {
  const firstDate = days[0]?.date ?? now.date;
  const entries = [
    ...visaEntries(visa, firstDate, now),
    ...permitEntries(areaIds, rules, firstDate, now),
    ...days.flatMap((day) => day.items.flatMap((item) => dayEntries(item, day.date, rules, now))),
    ...hotelEntries(days, rules),
  ];
  return entries.toSorted((a, b) => sortKey(a).localeCompare(sortKey(b)));
}

/** Sorts by the date an entry becomes possible. Entries without a date keep the order of the trip. */
function sortKey({ date, time }: ChecklistEntry): string {
  return `${date ?? '9999'} ${time ?? '24:00'}`;
}

function visaEntries(visa: VisaVerdict, firstDate: string, now: LocalMoment): ChecklistEntry[] {
  if (visa.status !== 'visa-needed') return [];
  const date = addDays(firstDate, -visaLeadDays);
  return [
    {
      id: 'visa',
      kind: 'visa',
      title: 'Apply for the visa',
      text: visa.text,
      date,
      when: whenIs(date, now),
      passport: true,
      source: visa.sources[0],
    },
  ];
}

function permitEntries(
  areaIds: ReadonlySet<string>,
  { permits }: TripRules,
  firstDate: string,
  now: LocalMoment,
): ChecklistEntry[] {
  return permits.flatMap(({ areaId, leadDays, source }) => {
    if (!areaIds.has(areaId)) return [];
    const date = addDays(firstDate, -leadDays);
    return [
      {
        id: `permit-${areaId}`,
        kind: 'permit' as const,
        title: source.title,
        text: 'Ask your agency to apply for it. You cannot board without it.',
        date,
        when: whenIs(date, now),
        passport: true,
        source,
      },
    ];
  });
}

function dayEntries(item: TripItemView, date: string, rules: TripRules, now: LocalMoment): ChecklistEntry[] {
  if (item.kind === 'ride') return rideEntries(item, date, rules, now);
  if (item.kind !== 'visit' || item.booking.required === 'not-needed') return [];
  const { place, booking } = item;
  const release = findBookingDay(booking, { visitDate: date, now });
  const isReleased = release.kind === 'release';
  return [
    {
      id: `ticket-${place.id}-${date}`,
      kind: 'ticket',
      title: `${booking.required === 'required' ? 'Book tickets' : 'Better booked ahead'}: ${place.name}`,
      text: [
        `For ${formatDate(date)}, ${item.startTime}.`,
        booking.note,
        booking.passport && !/passport/i.test(booking.note ?? '') ? 'Passport number needed.' : undefined,
      ]
        .filter((part) => part !== undefined)
        .join(' '),
      ...(isReleased && { date: release.date, time: release.time }),
      when: isReleased ? release.when : release.kind === 'visit-over' ? 'past' : 'any-time',
      passport: booking.passport,
      linkUrl: place.linkUrl,
      source: rules.attraction?.source,
    },
  ];
}

function rideEntries(
  item: Extract<TripItemView, { kind: 'ride' }>,
  date: string,
  rules: TripRules,
  now: LocalMoment,
): ChecklistEntry[] {
  if (item.mode !== 'train' && item.mode !== 'flight') return [];
  const isTrain = item.mode === 'train';
  const way = `${item.from.name} to ${item.to.name}`;
  return [
    {
      id: `${item.mode}-${item.fromCityId}-${item.toCityId}-${date}`,
      kind: isTrain ? 'train' : 'flight',
      title: `Book the ${isTrain ? 'train' : 'flight'} ${way}`,
      text: `For ${formatDate(date)}, around ${item.startTime}. Be there ${item.boardMinutes} minutes before; the passport is the ticket.`,
      ...(item.releaseDate && { date: item.releaseDate }),
      when: item.releaseDate ? whenIs(item.releaseDate, now) : 'any-time',
      passport: true,
      source: isTrain ? rules.train?.source : rules.plane?.source,
    },
  ];
}

function hotelEntries(days: readonly TripDayView[], { hotel }: TripRules): ChecklistEntry[] {
  if (!hotel || !days.some(({ items }) => items.some(({ kind }) => kind === 'night'))) return [];
  return [
    {
      id: 'hotel-registration',
      kind: 'hotel',
      title: 'Be registered where you sleep',
      text: `Show the passport at every check-in; in a private home register with the police within ${hotel.nonHotelHours} hours.`,
      when: 'any-time',
      passport: true,
      source: hotel.source,
    },
  ];
}

function whenIs(date: string, now: LocalMoment): ChecklistEntry['when'] {
  if (date === now.date) return 'today';
  return date < now.date ? 'past' : 'future';
}
