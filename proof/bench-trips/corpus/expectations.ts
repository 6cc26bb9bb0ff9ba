import type { TripItemView } from '@yunyou/contract/trip/trip.schema';
import { toMinutes } from '@yunyou/domain/time/china-time';
import { listSpots } from '@yunyou/domain/trip/problem/rides/voyages';
import { isGreatWall } from '@yunyou/domain/trip-judge/judged-trip';
import type { PlannedWish } from '../wish-planner.ts';
import type { ReadWish } from '../wish-reader.ts';

/*
 * Expectations of a wish, as tokens separated by spaces. Tokens before `|` are about the brief, those after it about the plan.
 *
 * brief: days:10 from:2027-04-03 month:9 in:shanghai out:beijing arr:07:00 dep:23:00 people:2+1 ages:4,7 seniors:2 city:xian
 *   -city:beijing must:terracotta-army -spot:jinli-street nights:beijing=4 order:beijing>xian pace:relaxed budget:3000USD class:1
 *   nat:DE nat2:BR diet:vegan modes:train -mode:flight mobility:wheelchair tag:food -kind:museum few:temple break:13:00-15:00
 *   crowds:avoid via:GB>JP area:yunnan wake:10:00 bed:21:00 fixed:2027-04-20=19:30 sleeper:avoided climate:warm ends-with:beach
 *   altitude first-visit no-long-rides only-named note:word unused:word used word:silk no-words uncovered:yushu near:hotan
 * plan: length:12 first:shanghai last:beijing visits:xian visits:dali/lijiang no:lhasa only:kunming,dali sees:terracotta-army
 *   sees:a/b not:jinli-street stay:beijing=3..5 cities<=4 walls<=1 flights<=0 in-budget start>=09:30 end<=20:30 day1>=13:00
 *   home<=20:00 sights<=3 ride<=300 count:museum<=0 night:lijiang
 *
 * `used`: no phrase of the wish is listed as not used. `no-words`: no word is taken for an interest without a tag. A slash separates alternatives; `only` also takes provinces. `arr` allows up to 2 hours for immigration, `dep` up to 4 hours for the way to the flight.
 */
export interface Expectation {
  token: string;
  isHeld: boolean;
}

type Brief = PlannedWish['understanding']['brief'];
type Trip = NonNullable<PlannedWish['trip']>;
type Check<T> = (value: string, subject: T) => boolean;

const listUnused = (notes: readonly string[]): string[] =>
  notes.filter((note) => note.startsWith('Not used'));

const firstDateOf = ({ when }: Brief): string =>
  when.kind === 'dates' ? when.firstDate : `${when.year}-${String(when.month).padStart(2, '0')}-08`;

interface ReadFacts extends Pick<PlannedWish['understanding'], 'notes' | 'suggestions'> {
  brief: Brief;
  mustCityIds: readonly string[];
}

const briefChecks: Readonly<Record<string, Check<ReadFacts>>> = {
  days: (value, { brief }) => value.split('/').includes(String(brief.when.days)),
  from: (value, { brief }) => firstDateOf(brief) === value,
  month: (value, { brief }) => value.split('/').includes(String(Number(firstDateOf(brief).slice(5, 7)))),
  in: (value, { brief }) => brief.entryCityId === value,
  out: (value, { brief }) => value.split('/').includes(brief.exitCityId ?? ''),
  arr: (value, { brief }) => isWithin(brief.arrivalMinute, toMinutes(value), toMinutes(value) + 120),
  dep: (value, { brief }) => isWithin(brief.departureMinute, toMinutes(value) - 240, toMinutes(value)),
  people: (value, { brief: { travellers } }) =>
    value.split('/').includes(`${travellers.adults}+${travellers.children}`),
  ages: (value, { brief }) => [...brief.childAges].toSorted((a, b) => a - b).join(',') === value,
  seniors: (value, { brief }) => brief.seniors === Number(value),
  city: (value, { brief, mustCityIds }) =>
    [...brief.cityIds, ...mustCityIds, brief.entryCityId, brief.exitCityId].includes(value),
  '-city': (value, { brief }) => brief.excludedCityIds.includes(value),
  must: (value, { brief }) => value.split('/').some((id) => brief.mustSeeSpotIds.includes(id)),
  '-spot': (value, { brief }) => brief.excludedSpotIds.includes(value),
  nights: (value, { brief }) =>
    brief.cityNights.some(({ cityId, nights }) => `${cityId}=${nights}` === value),
  order: (value, { brief }) => isSubsequence(value.split('>'), brief.cityOrder),
  pace: (value, { brief }) => brief.pace === value,
  budget: (value, { brief: { budget } }) => {
    if (!budget) return false;
    const digits = ['JPY', 'KRW', 'VND', 'IDR'].includes(budget.currency) ? 0 : 2;
    return `${Math.round(budget.amountMinor / 10 ** digits)}${budget.currency}` === value;
  },
  class: (value, { brief }) => value.split('/').includes(String(brief.hotelClass)),
  nat: (value, { brief }) => brief.nationality === value,
  nat2: (value, { brief }) => [brief.nationality, ...brief.otherNationalities].includes(value),
  diet: (value, { brief }) => brief.diet.some((one) => one === value),
  // "By train" also allows the coach to a place without a railway, but no flight.
  modes: (value, { brief: { transport } }) =>
    value.split(',').every((mode) => transport.some((one) => one === mode)) &&
    transport.includes('flight') === value.includes('flight'),
  '-mode': (value, { brief }) => brief.transport.length > 0 && !brief.transport.some((one) => one === value),
  mobility: (value, { brief }) => brief.mobility.some((one) => one === value),
  tag: (value, { brief }) => value.split('/').some((id) => brief.preferenceTagIds.includes(id)),
  few: (value, { brief }) => value.split('/').some((id) => brief.fewerKinds?.includes(id)),
  '-kind': (value, { brief }) => value.split('/').some((id) => brief.dislikedKinds?.includes(id)),
  break: (value, { brief }) => {
    const [start = '', end = ''] = value.split('-');
    return brief.dailyBreaks.some(
      ({ startMinute, endMinute }) =>
        startMinute <= toMinutes(start) + 30 && endMinute >= toMinutes(end) - 30,
    );
  },
  crowds: (_, { brief }) => brief.avoidsCrowds === true,
  via: (value, { brief }) => `${brief.comesFrom}>${brief.goesOnTo}` === value,
  area: (value, { brief }) => value.split('/').some((id) => brief.areaIds.includes(id)),
  wake: (value, { brief }) => brief.dayLimits[0]?.startMinute === toMinutes(value),
  bed: (value, { brief }) => brief.dayLimits[0]?.endMinute === toMinutes(value),
  fixed: (value, { brief }) => {
    const [date, time = ''] = value.split('=');
    const minute = toMinutes(time);
    return (brief.fixedTimes ?? []).some(
      (one) => one.date === date && one.startMinute <= minute && one.endMinute > minute,
    );
  },
  sleeper: (value, { brief }) => brief.nightTrains === value,
  climate: (value, { brief }) => brief.climate === value,
  'ends-with': (value, { brief }) => brief.lastStopTagId === value,
  altitude: (_, { brief }) => brief.isCarefulWithAltitude === true,
  'first-visit': (_, { brief }) => brief.isFirstVisit === true,
  'no-long-rides': (_, { brief }) => brief.avoidsLongRides === true,
  'only-named': (_, { brief }) => brief.onlyNamedCities === true,
  note: (value, { notes }) => notes.some((note) => note.toLowerCase().includes(value.replaceAll('_', ' '))),
  /** An interest for which there is no tag, in the words of the wish or of the guide. */
  word: (value, { brief }) =>
    value
      .split('/')
      .some((word) =>
        brief.interestWords?.some((one) => one.toLowerCase().includes(word.replaceAll('_', ' '))),
      ),
  'no-words': (_, { brief }) => (brief.interestWords?.length ?? 0) === 0,
  /** A place that the answer says is not covered. "Not used" only repeats words. */
  uncovered: (value, { notes, suggestions }) =>
    [...notes.filter((note) => !note.startsWith('Not used')), ...suggestions.map(({ text }) => text)].some(
      (text) => text.toLowerCase().includes(value.replaceAll('_', ' ')),
    ),
  /** A city that is offered instead of a place that the guide does not cover. */
  near: (value, { suggestions }) => suggestions.some(({ cityId }) => value.split('/').includes(cityId)),
  unused: (value, { notes }) => listUnused(notes).some((note) => note.toLowerCase().includes(value)),
  used: (_, { notes }) => listUnused(notes).length === 0,
};

type Facts = Trip & Pick<PlannedWish, 'data'>;

const itemsOf = ({ description }: Trip): TripItemView[] => description.days.flatMap(({ items }) => items);
const visitsOf = (trip: Trip) => itemsOf(trip).flatMap((item) => (item.kind === 'visit' ? [item] : []));
/** Spots that are visited, or seen from a ship. */
const seenOf = (trip: Facts): string[] => {
  const linkIds = new Set(
    itemsOf(trip).flatMap((item) => (item.kind === 'ride' ? item.legs.map(({ linkId }) => linkId) : [])),
  );
  const voyages = trip.data.links.flatMap(({ id, voyage }) => (linkIds.has(id) && voyage ? [voyage] : []));
  return [...visitsOf(trip).map(({ place }) => place.id), ...voyages.flatMap(listSpots)];
};
const sleptIn = ({ description }: Trip) =>
  description.stays.filter(({ nights }) => nights > 0).map(({ cityId }) => cityId);
const cityPath = ({ description }: Trip) =>
  description.days.flatMap(({ cities }) => cities.map(({ id }) => id));
/** Items of each day that take place outside the hotel. */
const outings = ({ description }: Trip) =>
  description.days.map(({ items }) => items.filter(({ kind }) => kind !== 'free' && kind !== 'night'));
const kindsOf = (trip: Facts): string[][] => {
  const rows = new Map(trip.data.spots.map((row) => [row.id, row]));
  return visitsOf(trip).map(({ place }) => {
    const row = rows.get(place.id);
    return row ? [row.category, row.variety ?? '', ...row.tagIds] : [];
  });
};

/** The sun rises before this minute everywhere on the mountains of the corpus. */
const sunriseUntil = 480;

const planChecks: Readonly<Record<string, Check<Facts>>> = {
  length: (value, { description }) => description.days.length === Number(value),
  first: (value, trip) => value.split('/').includes(cityPath(trip)[0] ?? ''),
  last: (value, trip) => cityPath(trip).at(-1) === value,
  visits: (value, trip) =>
    value.split('/').some((id) => visitsOf(trip).some(({ place }) => place.cityId === id)),
  /** A night on top of a mountain: it is visited on two days in a row, from sunrise on the second. */
  'on-top': (value, { description }) =>
    description.days.some(({ items }, index) => {
      const isThere = (item: TripItemView): boolean => item.kind === 'visit' && item.place.id === value;
      const next = description.days[index + 1]?.items.find(({ kind }) => kind === 'visit');
      return items.some(isThere) && next !== undefined && isThere(next) && next.startMinute < sunriseUntil;
    }),
  night: (value, trip) => value.split('/').some((id) => sleptIn(trip).includes(id)),
  no: (value, trip) => !cityPath(trip).includes(value),
  only: (value, trip) => {
    const allowed = value.split(',');
    const areas = new Map(trip.data.cities.map(({ id, areaId }) => [id, areaId]));
    return sleptIn(trip).every((id) => allowed.includes(id) || allowed.includes(areas.get(id) ?? ''));
  },
  sees: (value, trip) => value.split('/').some((id) => seenOf(trip).includes(id)),
  not: (value, trip) => !visitsOf(trip).some(({ place }) => place.id === value),
  stay: (value, { description }) => {
    const [id, range = ''] = value.split('=');
    const [least = '', most = least] = range.split('..');
    const nights = description.stays.reduce((sum, stay) => sum + (stay.cityId === id ? stay.nights : 0), 0);
    return isWithin(nights, Number(least), Number(most));
  },
  cities: (value, trip) => new Set(sleptIn(trip)).size <= Number(value),
  walls: (value, trip) => {
    const walls = new Set(trip.data.spots.filter(isGreatWall).map(({ id }) => id));
    const seen = new Set(
      visitsOf(trip)
        .map(({ place }) => place.id)
        .filter((id) => walls.has(id)),
    );
    return seen.size <= Number(value);
  },
  flights: (value, trip) => {
    const legs = itemsOf(trip).flatMap((item) => (item.kind === 'ride' ? item.legs : []));
    return legs.filter(({ mode }) => mode === 'flight').length <= Number(value);
  },
  'in-budget': (_, { description }) => (description.totals?.budget?.leftFen ?? -1) >= 0,
  start: (value, trip) =>
    outings(trip)
      .slice(1, -1)
      .every(([first]) => (first?.startMinute ?? 1440) >= toMinutes(value)),
  end: (value, trip) =>
    outings(trip).every((items) => (items.at(-1)?.endMinute ?? 0) <= toMinutes(value) + 15),
  day1: (value, trip) => (outings(trip)[0]?.[0]?.startMinute ?? 1440) >= toMinutes(value),
  home: (value, trip) => (outings(trip).at(-1)?.at(-1)?.endMinute ?? 0) <= toMinutes(value),
  sights: (value, trip) =>
    outings(trip).every((items) => items.filter(({ kind }) => kind === 'visit').length <= Number(value)),
  ride: (value, trip) =>
    outings(trip).every((items) => {
      const trains = items.filter((item) => item.kind === 'ride' && item.mode !== 'flight');
      return trains.reduce((sum, item) => sum + item.endMinute - item.startMinute, 0) <= Number(value);
    }),
  count: (value, trip) => {
    const [kind = '', most = '0'] = value.split('<=');
    return kindsOf(trip).filter((kinds) => kinds.includes(kind)).length <= Number(most);
  },
};

function isWithin(value: number | undefined, least: number, most: number): boolean {
  return value !== undefined && value >= least && value <= most;
}

function isSubsequence(wanted: readonly string[], list: readonly string[]): boolean {
  let from = 0;
  return wanted.every((id) => {
    const at = list.indexOf(id, from);
    from = at + 1;
    return at >= 0;
  });
}

/** Splits `cities<=4`, `start>=09:30`, `days:10` and `in-budget` into name and value. */
function parseToken(token: string): { name: string; value: string } {
  const [, name = '', value = ''] = /^(-?[a-z0-9-]+?)(?:(?::|<=|>=)(.*))?$/.exec(token) ?? [];
  return { name, value };
}

/** Splits the expectations of a wish. Throws on an unknown token. */
export function parseExpectations(text: string) {
  const [brief = '', plan = ''] = text.split('|');
  const parse = <T>(part: string, checks: Readonly<Record<string, Check<T>>>) =>
    part
      .split(/\s+/)
      .filter((token) => token !== '')
      .map((token) => {
        const { name, value } = parseToken(token);
        const check = checks[name];
        if (!check) throw new Error(`Unknown expectation ${token}`);
        return { token, name, value, check };
      });
  return { brief: parse(brief, briefChecks), plan: parse(plan, planChecks) };
}

/** Checks what was read against the expectations about the brief. */
export function checkReading(text: string, { understanding, mustCityIds }: ReadWish): Expectation[] {
  return parseExpectations(text).brief.map(({ token, value, check }) => ({
    token,
    isHeld: check(value, { ...understanding, mustCityIds }),
  }));
}

/** Checks what was read and planned against the expectations. A wish without a plan meets none about the plan. */
export function checkExpectations(text: string, { understanding, data, trip }: PlannedWish): Expectation[] {
  const { plan } = parseExpectations(text);
  const mustCityIds = data.spots
    .filter(({ id }) => understanding.brief.mustSeeSpotIds.includes(id))
    .map(({ cityId }) => cityId);
  return [
    { token: 'planned', isHeld: trip !== undefined },
    ...checkReading(text, { understanding, mustCityIds }),
    ...plan.map(({ token, value, check }) => ({
      token: `plan ${token}`,
      isHeld: trip !== undefined && check(value, { ...trip, data }),
    })),
  ];
}
