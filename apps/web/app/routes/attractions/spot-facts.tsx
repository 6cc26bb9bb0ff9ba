import type { OpeningRule, ScenicSpot } from '@yunyou/contract/scenic-spot.schema';
import type { Fact } from '../../features/facts/facts.tsx';
import { formatDuration, formatMoney, formatMonths, formatWord } from '../../features/facts/format.ts';
import { PageLink } from '../../navigation/page-link.tsx';

const levelWords: Record<ScenicSpot['levels'][number], string> = {
  '5A': '5A, the highest national class',
  '4A': '4A',
  '3A': '3A',
  UNESCO: 'UNESCO World Heritage',
  'national-park': 'National park',
  'national-museum': 'National museum',
  'protected-site': 'Protected site',
};

const bookingWords: Record<ScenicSpot['booking']['required'], string> = {
  required: 'Book ahead',
  recommended: 'Booking ahead is wise',
  'not-needed': 'No booking needed',
};

export function spotFacts(spot: ScenicSpot & { cityName: string }): Fact[] {
  const { booking } = spot;
  return [
    { name: 'City', value: <PageLink to={`/destination/city?id=${spot.cityId}`}>{spot.cityName}</PageLink> },
    { name: 'Kind', value: formatWord(spot.category) },
    ...(spot.levels.length
      ? [{ name: 'Level', value: spot.levels.map((level) => levelWords[level]).join(', ') }]
      : []),
    { name: 'Open', value: <OpeningHours rules={spot.openingHours} note={spot.hoursNote} /> },
    { name: 'Price', value: <Prices spot={spot} /> },
    { name: 'Time needed', value: formatDuration(spot.visitMinutes) },
    {
      name: 'Booking',
      value: [
        bookingWords[booking.required],
        booking.daysAhead === undefined ? '' : `on sale ${booking.daysAhead} days ahead`,
        booking.passport ? 'bring your passport' : '',
        booking.note ?? '',
      ]
        .filter(Boolean)
        .join('. '),
    },
    ...(spot.bestMonths.length ? [{ name: 'Best months', value: formatMonths(spot.bestMonths) }] : []),
    ...(spot.bestTimeOfDay.length
      ? [{ name: 'Best time', value: spot.bestTimeOfDay.map(formatWord).join(', ') }]
      : []),
  ];
}

const dayNames = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

function OpeningHours({ rules, note }: { rules: OpeningRule[]; note: string | undefined }) {
  return (
    <>
      {rules.map((rule) => (
        <p key={`${rule.season?.from ?? ''}${rule.open}${rule.closedOn.join()}`}>{describeRule(rule)}</p>
      ))}
      {note && <p>{note}</p>}
    </>
  );
}

export function describeRule({ season, open, close, lastEntry, closedOn }: OpeningRule): string {
  const hours = open === '00:00' && close === '24:00' ? 'always' : `${open}–${close}`;
  return [
    season ? `${season.from} to ${season.to}: ${hours}` : hours,
    lastEntry ? `last entry ${lastEntry}` : '',
    closedOn.length ? `closed on ${closedOn.map((day) => dayNames[day]).join(', ')}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function Prices({ spot }: { spot: ScenicSpot }) {
  return (
    <>
      {spot.free && <p>Free</p>}
      {spot.tickets.map((ticket) => (
        <p key={ticket.name}>
          {ticket.name}: {formatMoney(ticket.price)}
          {ticket.season && ` (${ticket.season.from} to ${ticket.season.to})`}
        </p>
      ))}
      {spot.priceNote && <p>{spot.priceNote}</p>}
    </>
  );
}
