import type { ScenicSpot } from '@yunyou/contract/entities/scenic-spot.schema';
import type { Fact } from '../../features/facts/facts.tsx';
import {
  formatDayOfYear,
  formatDuration,
  formatMoney,
  formatMonths,
  formatWord,
} from '../../features/facts/format.ts';
import { formatWords } from '../../features/facts/word-list.ts';
import { LocalText } from '../../features/preferences/local-text.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import styles from './attraction.module.css';
import * as words from './attraction-words.ts';

const levelWords: Record<ScenicSpot['levels'][number], string> = {
  '5A': words.highestClass,
  '4A': '4A',
  '3A': '3A',
  UNESCO: words.unescoWorldHeritage,
  'national-park': words.nationalPark,
  'national-museum': words.nationalMuseum,
  'protected-site': words.protectedSite,
};

export const bookingWords: Record<ScenicSpot['booking']['required'], string> = {
  required: words.bookAhead,
  recommended: words.bookingAdvised,
  'not-needed': words.noBookingNeeded,
};

export function spotFacts(spot: Omit<ScenicSpot, 'description'> & { cityName: string }): Fact[] {
  return [
    {
      name: words.city,
      value: <PageLink to={`/destination/city?id=${spot.cityId}`}>{spot.cityName}</PageLink>,
    },
    {
      name: words.kind,
      value: (
        <PageLink to={`/destination/list?kind=spot&category=${spot.category}`}>
          {formatWord(spot.category)}
        </PageLink>
      ),
    },
    ...(spot.levels.length
      ? [{ name: words.level, value: spot.levels.map((level) => levelWords[level]).join(', ') }]
      : []),
    { name: words.timeNeeded, value: formatDuration(spot.visitMinutes) },
    { name: words.booking, value: bookingRule(spot.booking) },
    ...(spot.bestMonths.length ? [{ name: words.bestMonths, value: formatMonths(spot.bestMonths) }] : []),
    ...(spot.bestTimeOfDay.length ? [{ name: words.bestTime, value: formatWords(spot.bestTimeOfDay) }] : []),
    ...visitFacts(spot),
    ...(spot.indoor ? [{ name: words.rain, value: words.goodInRain }] : []),
  ];
}

const foodWords: Record<NonNullable<ScenicSpot['foodInside']>, string> = {
  none: words.bringYourOwn,
  snacks: words.snacksInside,
  restaurants: words.restaurantsInside,
};

/** Returns facts that only some spots have: hours, height, metro, food, toilets, children. */
function visitFacts(spot: Omit<ScenicSpot, 'description'>): Fact[] {
  const { bestHours = [], altitudeMetres, nearestMetro, access, foodInside, toilets, forChildren } = spot;
  const facts: (Fact | undefined)[] = [
    bestHours.length > 0
      ? {
          name: words.bestHours,
          value: bestHours.map(({ from, to, why }) => words.hoursWithReason(from, to, why)).join('. '),
        }
      : undefined,
    altitudeMetres === undefined
      ? undefined
      : { name: words.altitude, value: words.upToMetres(altitudeMetres.toLocaleString('en')) },
    nearestMetro && {
      name: words.metro,
      value: words.metroWay(nearestMetro.station, nearestMetro.line, nearestMetro.walkMinutes),
    },
    access && { name: words.gettingThere, value: describeAccess(access) },
    foodInside && { name: words.food, value: foodWords[foodInside] },
    toilets ? { name: words.toilets, value: toilets } : undefined,
    forChildren ? { name: words.children, value: forChildren } : undefined,
  ];
  return facts.filter((fact) => fact !== undefined);
}

const accessWords = {
  ferry: words.ferry,
  'cable-car': words.cableCar,
  shuttle: words.parkBus,
  train: words.train,
} as const;

/** Describes a way without a road: "Ferry from Central Pier 4, 30 min, every 30 min, from 06:30, last back 22:30". */
export function describeAccess(access: NonNullable<ScenicSpot['access']>): string {
  const { by, from, minutes, everyMinutes, first, last, price, passport, note } = access;
  const way = [
    words.wayFrom(accessWords[by], from.name),
    minutes === undefined ? '' : words.minuteCount(minutes),
    everyMinutes === undefined ? '' : words.aboutEveryMin(everyMinutes),
    first === undefined ? '' : words.firstAt(first),
    last === undefined ? '' : words.lastBack(last),
    price ? words.oneWay(formatMoney(price)) : '',
    passport ? words.passportOnWay : '',
  ];
  return [way.filter(Boolean).join(', '), note?.replace(/\.$/, '') ?? '']
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

function bookingRule({ required, daysAhead, releaseTime, passport, note }: ScenicSpot['booking']): string {
  return [
    bookingWords[required],
    daysAhead === undefined ? '' : words.ticketsSoldAhead(daysAhead, releaseTime),
    passport ? words.passportNeeded : '',
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
  if (!lowest || !highest) return free ? words.free : priceNote ? words.seeTickets : words.priceUnknown;
  const range =
    lowest.amountMinor === highest.amountMinor
      ? formatMoney(lowest)
      : `${formatMoney(lowest)}–${formatMoney(highest).replace(/^\D+/, '')}`;
  return free ? words.freeParts(range) : range;
}

const isForAdults = (audience: string) => audience === 'adult' || audience === 'everyone';

export function TicketTable({ spot }: { spot: Prices }) {
  return (
    <>
      {spot.free && <p>{words.entryIsFree}</p>}
      {spot.tickets.length > 0 && (
        <table className={styles.tickets}>
          <tbody>
            {spot.tickets.map((ticket) => (
              <tr key={`${ticket.name} ${ticket.season?.from ?? ''}`}>
                <th scope="row">
                  {ticket.name}
                  {ticket.required && <span className={styles.season}>{words.neededByAll}</span>}
                  {ticket.season && (
                    <span className={styles.season}>
                      {words.season(formatDayOfYear(ticket.season.from), formatDayOfYear(ticket.season.to))}
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
