import { addDays, countDays } from '@yunyou/domain/time/china-time';
import { listWrittenDates, resolveDate } from '../slots/time/written-dates.ts';
import { choices, one, type Rule } from './readings.ts';
import { tripVerbs } from './refine-trip-phrases.data.ts';
import type { Sentence } from './sentence.ts';

// Rules about whole days, the order of cities, dates, restaurants and rain.

const maxDays = 21;
/** Nights of a city that is added at a place of the route without a length. */
const usualNights = 2;

const namesDay = ({ days }: Sentence): number | undefined => days.at(-1)?.dayIndexes[0];

/** Reads "keep day 4 free" and "a day off". Without a day, full days in the middle of the trip are choices. */
export const freeDay: Rule = (sentence) => {
  const { days, outline, rest, visits, cities } = sentence;
  if (visits.length > 0 || cities.length > 0 || sentence.has('fuller')) return undefined;
  const isFree = tripVerbs.freeDay.test(rest) || (days.length > 0 && tripVerbs.free.test(rest));
  if (!isFree) return undefined;
  if (days.length > 0) {
    const named = days.flatMap(({ dayIndexes }) => dayIndexes);
    return choices(named.map((dayIndex) => ({ kind: 'free-day', dayIndex })));
  }
  const byDay = Map.groupBy(outline.visits, ({ dayIndex }) => dayIndex);
  const full = [...byDay]
    .filter(([dayIndex]) => dayIndex > 0 && dayIndex < outline.dates.length - 1)
    .toSorted(([a, x], [b, y]) => x.length - y.length || a - b);
  return choices(full.map(([dayIndex]) => ({ kind: 'free-day', dayIndex })));
};

/** Reads "Swap day 2 and day 3". */
export const swapDays: Rule = ({ days, visits, cities, kinds, has }) => {
  const [first, second] = days.map(({ dayIndexes }) => dayIndexes[0]);
  const isPair = days.length === 2 && visits.length + cities.length + kinds.length === 0;
  if (!isPair || first === undefined || second === undefined || first === second) return undefined;
  return has('swap') ? one({ kind: 'swap-days', dayIndex: first, otherDayIndex: second }) : undefined;
};

/** Reads "Dinner at Quanjude on day 2". */
export const table: Rule = (sentence) => {
  const { restaurants, rest, has } = sentence;
  if (restaurants.length === 0 || (has('remove') && !has('add'))) return undefined;
  const dayIndex = namesDay(sentence);
  const meal = tripVerbs.dinner.test(rest) ? 'dinner' : tripVerbs.lunch.test(rest) ? 'lunch' : undefined;
  return choices(
    (restaurants[0]?.restaurantIds ?? []).map((restaurantId) => ({
      kind: 'table',
      restaurantId,
      ...(dayIndex !== undefined && { dayIndex }),
      ...(meal && { meal }),
    })),
  );
};

type Stops = { cityId: string; nights: number }[];

/** Returns the cities of the trip in order, each once with all of its nights. */
function listRoute({ outline }: Sentence): Stops {
  const nights = new Map<string, number>();
  for (const stay of outline.stays)
    nights.set(stay.cityId, (nights.get(stay.cityId) ?? 0) + Math.max(0, stay.nights));
  return [...nights].flatMap(([cityId, count]) => (count > 0 ? [{ cityId, nights: count }] : []));
}

/** Reads "Reverse the route", "Xi'an before Beijing", "start in Xi'an", "add Pingyao between Beijing and Xi'an". */
export const order: Rule = (sentence) => {
  const route = listRoute(sentence);
  const { cities, visits, days, clocks, rest, has } = sentence;
  if (visits.length > 0 || days.length > 0 || clocks.length > 0 || route.length === 0) return undefined;
  const added = [...new Set(cities.filter(({ isOnTrip }) => !isOnTrip).map(({ cityId }) => cityId))];
  const named = [...new Set(cities.filter(({ isOnTrip }) => isOnTrip).map(({ cityId }) => cityId))];
  const place = (cityIds: readonly string[]) =>
    one({
      kind: 'route',
      stops: cityIds.flatMap((id) => route.find(({ cityId }) => cityId === id) ?? []),
    });
  if (added.length === 1 && named.length > 0 && !has('swap'))
    return insertCity(sentence, route, added, named);
  const [city = ''] = added;
  const nights = sentence.stays.find(({ unit }) => unit !== 'hours')?.written ?? usualNights;
  const stop = { cityId: city, nights: Math.min(20, nights) };
  if (added.length === 1 && tripVerbs.last.test(rest))
    return one({ kind: 'route', stops: [...route, stop].slice(-10) });
  if (added.length > 0 || route.length < 2 || sentence.stays.length > 0) return undefined;
  const now = route.map(({ cityId }) => cityId);
  const others = now.filter((id) => !named.includes(id));
  if (tripVerbs.reverse.test(rest) && named.length !== 1) {
    const [a, b] = named;
    return place(
      named.length === 2
        ? now.map((id) => (id === a ? (b ?? id) : id === b ? (a ?? id) : id))
        : now.toReversed(),
    );
  }
  if (named.length >= 2 && tripVerbs.first.test(rest)) return place([...named, ...others]);
  if (named.length === 2 && tripVerbs.before.test(rest)) return place([...named, ...others]);
  if (named.length === 2 && tripVerbs.after.test(rest)) return place([...named.toReversed(), ...others]);
  if (named.length !== 1) return undefined;
  if (tripVerbs.first.test(rest)) return place([...named, ...others]);
  return tripVerbs.last.test(rest) ? place([...others, ...named]) : undefined;
};

/** Adds a city between two others, after one or before one. */
function insertCity(
  { stays, rest }: Sentence,
  route: Stops,
  [cityId = '']: readonly string[],
  named: readonly string[],
): ReturnType<Rule> {
  const at = named.map((id) => route.findIndex((stop) => stop.cityId === id)).filter((index) => index >= 0);
  const [from = 0] = at.toSorted((a, b) => a - b);
  const isBetween = at.length === 2 && tripVerbs.between.test(rest);
  const position =
    isBetween || tripVerbs.after.test(rest) ? from + 1 : tripVerbs.before.test(rest) ? from : undefined;
  if (position === undefined) return undefined;
  const nights = stays.find(({ unit }) => unit !== 'hours')?.written ?? usualNights;
  const stop = { cityId, nights: Math.min(20, nights) };
  return one({
    kind: 'route',
    stops: [...route.slice(0, position), stop, ...route.slice(position)].slice(0, 10),
  });
}

/**
 * Reads "Start the trip on 3 May", "10 to 16 May instead", "move the trip one week later", "end the trip on 20
 * April".
 */
export const dates: Rule = ({ text, rest, visits, cities, stays, outline, today }) => {
  const [first] = outline.dates;
  if (visits.length > 0 || cities.length > 0 || !first || !tripVerbs.trip.test(rest)) return undefined;
  const start = (firstDate: string, days = outline.dates.length) =>
    one({ kind: 'wishes', change: { when: { kind: 'dates', firstDate, days } } });
  const written = listWrittenDates(text).flatMap((date) => resolveDate(date, false, today ?? first) ?? []);
  const [from, until] = written.toSorted();
  if (from !== undefined && until !== undefined) {
    const days = countDays(from, until) + 1;
    return days >= 1 && days <= maxDays ? start(from, days) : undefined;
  }
  if (from !== undefined) {
    if (!tripVerbs.ends.test(rest)) return start(from);
    const days = countDays(first, from) + 1;
    return days >= 1 && days <= maxDays ? one({ kind: 'days', days }) : undefined;
  }
  const shift = stays.find(({ unit }) => unit === 'days')?.written;
  if (shift === undefined || !tripVerbs.shift.test(rest)) return undefined;
  return start(addDays(first, tripVerbs.forward.test(rest) ? -shift : shift));
};

/** Reads "what about rain?" without a day: every day with outdoor visits is a choice. */
export const rain: Rule = ({ has, days, outline }) => {
  if (!has('rain')) return undefined;
  const named = days.flatMap(({ dayIndexes }) => dayIndexes);
  const rainy = named.map((dayIndex) => ({ kind: 'rain', dayIndex }) as const);
  if (named.length > 0) return days.length > 1 ? [rainy] : choices(rainy);
  const outdoor = new Map<number, number>();
  for (const { dayIndex, indoor } of outline.visits)
    if (!indoor) outdoor.set(dayIndex, (outdoor.get(dayIndex) ?? 0) + 1);
  const most = [...outdoor].toSorted(([a, x], [b, y]) => y - x || a - b).map(([dayIndex]) => dayIndex);
  return choices(most.map((dayIndex) => ({ kind: 'rain', dayIndex })));
};
