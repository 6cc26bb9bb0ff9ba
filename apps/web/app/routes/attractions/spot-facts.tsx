import type { ScenicSpot } from '@yunyou/contract/entities/scenic-spot.schema';
import type { Fact } from '../../features/facts/facts.tsx';
import {
  formatDayOfYear,
  formatDuration,
  formatMoney,
  formatMonths,
  formatWord,
} from '../../features/facts/format.ts';
import { LocalText } from '../../features/preferences/local-text.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { countOf } from '../../plurals.ts';
import styles from './attraction.module.css';

const levelWords: Record<ScenicSpot['levels'][number], string> = {
  '5A': '5A, the highest national class',
  '4A': '4A',
  '3A': '3A',
  UNESCO: 'UNESCO World Heritage',
  'national-park': 'National park',
  'national-museum': 'National museum',
  'protected-site': 'Protected site',
};

export const bookingWords: Record<ScenicSpot['booking']['required'], string> = {
  required: 'Book ahead',
  recommended: 'Booking ahead is wise',
  'not-needed': 'No booking needed',
};

export function spotFacts(spot: Omit<ScenicSpot, 'description'> & { cityName: string }): Fact[] {
  return [
    { name: 'City', value: <PageLink to={`/destination/city?id=${spot.cityId}`}>{spot.cityName}</PageLink> },
    {
      name: 'Kind',
      value: (
        <PageLink to={`/destination/list?kind=spot&category=${spot.category}`}>
          {formatWord(spot.category)}
        </PageLink>
      ),
    },
    ...(spot.levels.length
      ? [{ name: 'Level', value: spot.levels.map((level) => levelWords[level]).join(', ') }]
      : []),
    { name: 'Time needed', value: formatDuration(spot.visitMinutes) },
    { name: 'Booking', value: bookingRule(spot.booking) },
    ...(spot.bestMonths.length ? [{ name: 'Best months', value: formatMonths(spot.bestMonths) }] : []),
    ...(spot.bestTimeOfDay.length
      ? [{ name: 'Best time', value: spot.bestTimeOfDay.map(formatWord).join(', ') }]
      : []),
    ...visitFacts(spot),
    ...(spot.indoor ? [{ name: 'Rain', value: 'Still a good visit when it rains' }] : []),
  ];
}

const foodWords: Record<NonNullable<ScenicSpot['foodInside']>, string> = {
  none: 'Bring your own',
  snacks: 'Snacks inside',
  restaurants: 'Restaurants inside',
};

/** Facts that only some spots have: hours, height, metro, food, toilets, children. */
function visitFacts(spot: Omit<ScenicSpot, 'description'>): Fact[] {
  const { bestHours = [], altitudeMetres, nearestMetro, access, foodInside, toilets, forChildren } = spot;
  const facts: (Fact | undefined)[] = [
    bestHours.length > 0
      ? {
          name: 'Best hours',
          value: bestHours.map(({ from, to, why }) => `${from} to ${to}: ${why}`).join('. '),
        }
      : undefined,
    altitudeMetres === undefined
      ? undefined
      : { name: 'Altitude', value: `Up to ${altitudeMetres.toLocaleString('en')} m` },
    nearestMetro && {
      name: 'Metro',
      value: `${nearestMetro.station} (${nearestMetro.line}), ${nearestMetro.walkMinutes} min on foot`,
    },
    access && { name: 'Getting there', value: describeAccess(access) },
    foodInside && { name: 'Food', value: foodWords[foodInside] },
    toilets ? { name: 'Toilets', value: toilets } : undefined,
    forChildren ? { name: 'Children', value: forChildren } : undefined,
  ];
  return facts.filter((fact) => fact !== undefined);
}

const accessWords = { ferry: 'Ferry', 'cable-car': 'Cable car', shuttle: 'Park bus' } as const;

/** Describes a way without a road: "Ferry from Central Pier 4, 30 min, every 30 min, from 06:30, last back 22:30". */
export function describeAccess(access: NonNullable<ScenicSpot['access']>): string {
  const { by, from, minutes, everyMinutes, first, last, price, passport, note } = access;
  const way = [
    `${accessWords[by]} from ${from.name}`,
    minutes === undefined ? '' : `${minutes} min`,
    everyMinutes === undefined ? '' : `about every ${everyMinutes} min`,
    first === undefined ? '' : `from ${first}`,
    last === undefined ? '' : `last back ${last}`,
    price ? `${formatMoney(price)} one way` : '',
    passport ? 'bring your passport' : '',
  ];
  return [way.filter(Boolean).join(', '), note?.replace(/\.$/, '') ?? '']
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

function bookingRule({ required, daysAhead, releaseTime, passport, note }: ScenicSpot['booking']): string {
  const release = releaseTime ? ` at ${releaseTime}` : '';
  return [
    bookingWords[required],
    daysAhead === undefined ? '' : `Tickets are sold from ${countOf(daysAhead, 'day')} ahead${release}`,
    passport ? 'Bring your passport' : '',
    note?.replace(/\.$/, '') ?? '',
  ]
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

type Prices = Pick<ScenicSpot, 'free' | 'tickets' | 'priceNote'>;

/** Formats the entrance fee of an adult: "Free", "CN¥120" or "CN¥80–120". */
export function priceInShort({ free, tickets, priceNote }: Prices): string {
  const entries = tickets.filter(({ kind, audience }) => kind !== 'extra' && isForAdults(audience));
  const entry = entries.filter(({ kind }) => kind === 'entry');
  const prices = (entry.length ? entry : entries).map(({ price }) => price);
  const [lowest, highest] = [
    prices.toSorted((a, b) => a.amountMinor - b.amountMinor).at(0),
    prices.toSorted((a, b) => a.amountMinor - b.amountMinor).at(-1),
  ];
  if (!lowest || !highest) return free ? 'Free' : priceNote ? 'See tickets' : 'Not known';
  const range =
    lowest.amountMinor === highest.amountMinor
      ? formatMoney(lowest)
      : `${formatMoney(lowest)}–${formatMoney(highest).replace(/^\D+/, '')}`;
  return free ? `Free, parts ${range}` : range;
}

const isForAdults = (audience: string) => audience === 'adult' || audience === 'everyone';

export function TicketTable({ spot }: { spot: Prices }) {
  return (
    <>
      {spot.free && <p>Entry is free.</p>}
      {spot.tickets.length > 0 && (
        <table className={styles.tickets}>
          <tbody>
            {spot.tickets.map((ticket) => (
              <tr key={`${ticket.name} ${ticket.season?.from ?? ''}`}>
                <th scope="row">
                  {ticket.name}
                  {ticket.required && <span className={styles.season}>Everyone needs it</span>}
                  {ticket.season && (
                    <span className={styles.season}>
                      {formatDayOfYear(ticket.season.from)} to {formatDayOfYear(ticket.season.to)}
                    </span>
                  )}
                </th>
                <td>
                  <LocalText text={formatMoney(ticket.price)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {spot.priceNote && <p>{spot.priceNote}</p>}
    </>
  );
}
