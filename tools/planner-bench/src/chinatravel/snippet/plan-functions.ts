import { findMinute } from '../clock.ts';
import type { LocalMode } from '../local-transport.ts';
import { findLegs, UnknownPlaceError } from '../local-transport.ts';
import type { CITY_FOLDERS, City, Sandbox } from '../sandbox.ts';
import { combineValues } from './operators.ts';
import type { SnippetFunction } from './run.ts';
import type { Dict, Value } from './value.ts';
import { isDict, isTruthy, SnippetError } from './value.ts';

/** Values of these calls come from a geodesic, whose last digits depend on the machine. */
export const MEASURED_FUNCTIONS: ReadonlySet<string> = new Set(['poi_distance']);

/** Creates the functions that the benchmark makes visible to constraint snippets. */
export function createPlanFunctions(sandbox: Sandbox): Readonly<Record<string, SnippetFunction>> {
  return { ...PLAN_FUNCTIONS, ...ACTIVITY_FUNCTIONS, ...LEG_FUNCTIONS, ...placeFunctions(sandbox) };
}

const PLAN_FUNCTIONS: Record<string, SnippetFunction> = {
  day_count: ([plan]) => listDays(plan).length,
  people_count: ([plan]) => getField(plan, 'people_number'),
  start_city: ([plan]) => getField(plan, 'start_city'),
  target_city: ([plan]) => getField(plan, 'target_city'),
  allactivities: ([plan]) => listAllActivities(plan),
  allactivities_count: ([plan]) => listAllActivities(plan).length,
  dayactivities: ([plan, day]) => {
    if (typeof day !== 'number') throw new SnippetError('day is not a number');
    return listActivities(listDays(plan).at(day - 1));
  },
};

const ACTIVITY_FUNCTIONS: Record<string, SnippetFunction> = {
  activity_position: ([activity]) => findField(activity, 'position', ''),
  activity_cost: ([activity]) => findField(activity, 'cost', 0),
  activity_price: ([activity]) => findField(activity, 'price', 0),
  activity_type: ([activity]) => findField(activity, 'type', ''),
  activity_tickets: ([activity]) => findField(activity, 'tickets', 0),
  activity_transports: ([activity]) => findField(activity, 'transports', []),
  activity_start_time: ([activity]) => findField(activity, 'start_time', null),
  activity_end_time: ([activity]) => findField(activity, 'end_time', null),
  activity_time: ([activity]) => {
    const start = findField(activity, 'start_time', null);
    const end = findField(activity, 'end_time', null);
    return isTruthy(start) && isTruthy(end) ? getTime(end) - getTime(start) : -1;
  },
  room_count: ([activity]) => findField(activity, 'rooms', 0),
  room_type: ([activity]) => findField(activity, 'room_type', 0),
  intercity_transport_type: ([activity]) => findField(activity, 'type', 'empty'),
  intercity_transport_origin: ([activity]) => findCityIn(findField(activity, 'start', '')),
  intercity_transport_destination: ([activity]) => findCityIn(findField(activity, 'end', '')),
};

const LEG_FUNCTIONS: Record<string, SnippetFunction> = {
  metro_tickets: ([legs]) => getField(toLegs(legs)[1], 'tickets'),
  taxi_cars: ([legs]) => findField(toLegs(legs)[0] ?? {}, 'cars', 'invalid input'),
  innercity_transport_type: ([value]) => {
    const legs = toLegs(value);
    if (legs.length === 3) return getField(legs[1], 'mode');
    return legs.length === 1 ? getField(legs[0], 'mode') : 'empty';
  },
  innercity_transport_cost: ([legs, node], { node: namedNode }) =>
    sumOfLegs(legs, (leg) => (isFiltered(node, namedNode) ? 0 : findField(leg, 'cost', 0))),
  innercity_transport_price: ([legs]) => sumOfLegs(legs, (leg) => getField(leg, 'price')),
  innercity_transport_distance: ([legs, mode], { mode: namedMode }) =>
    sumOfLegs(legs, (leg) => (isFiltered(mode, namedMode) ? 0 : findField(leg, 'distance', 0))),
  innercity_transport_time: ([legs]) =>
    sumOfLegs(legs, (leg) => getTime(getField(leg, 'end_time')) - getTime(getField(leg, 'start_time'))),
  innercity_transport_start_time: ([legs]) => getField(toLegs(legs)[0], 'start_time'),
  innercity_transport_end_time: ([legs]) => getField(toLegs(legs).at(-1), 'end_time'),
};

/**
 * Returns whether the caller has set a filter. The original compares a filter with a key that legs do not have, so
 * any filter selects nothing.
 */
function isFiltered(...filters: (Value | undefined)[]): boolean {
  return filters.some((filter) => filter !== undefined && filter !== null);
}

function placeFunctions(sandbox: Sandbox): Record<string, SnippetFunction> {
  const cityOf = (name: Value | undefined): City => {
    const city = typeof name === 'string' ? sandbox.cities.get(name) : undefined;
    if (!city) throw new SnippetError('unknown city');
    return city;
  };
  const kindIn = (table: 'attractions' | 'restaurants' | 'hotels', unknown: string): SnippetFunction => {
    return ([activity, cityName]) => {
      const position = getField(activity, 'position');
      const city = cityOf(cityName);
      return (typeof position === 'string' ? city[table].get(position)?.kind : undefined) ?? unknown;
    };
  };
  return {
    attraction_type: kindIn('attractions', ''),
    accommodation_type: kindIn('hotels', ''),
    restaurant_type: kindIn('restaurants', 'empty'),
    poi_recommend_time: ([cityName, name]) => {
      const attraction = typeof name === 'string' ? cityOf(cityName).attractions.get(name) : undefined;
      if (!attraction) throw new SnippetError('unknown attraction');
      return attraction.visitMinutes;
    },
    poi_distance: ([cityName, from, to, , mode], { mode: namedMode }) =>
      firstLegKm(cityOf(cityName), { from, to, mode: namedMode ?? mode ?? 'walk' }),
  };
}

const MODES: readonly LocalMode[] = ['walk', 'metro', 'taxi'];

function firstLegKm(
  city: City,
  { from, to, mode: wanted }: { from: Value | undefined; to: Value | undefined; mode: Value },
): number {
  const mode = MODES.find((name) => name === wanted);
  if (typeof from !== 'string' || typeof to !== 'string' || !mode) throw new SnippetError('no such ride');
  try {
    const leg = findLegs(city, { from, to, mode, startMinute: 0 })?.[0];
    if (!leg) throw new SnippetError('no metro ride');
    return leg.distanceKm;
  } catch (error) {
    if (error instanceof UnknownPlaceError) throw new SnippetError(error.message);
    throw error;
  }
}

const CITY_SEARCH_ORDER: readonly (keyof typeof CITY_FOLDERS)[] = [
  ...(['上海', '北京', '深圳', '广州', '重庆', '成都', '杭州', '武汉', '南京', '苏州'] as const),
];

function findCityIn(station: Value): string {
  if (typeof station !== 'string') throw new SnippetError('station is not text');
  return CITY_SEARCH_ORDER.find((city) => station.includes(city)) ?? '';
}

function listDays(plan: Value | undefined): Value[] {
  const days = getField(plan, 'itinerary');
  if (!Array.isArray(days)) throw new SnippetError('itinerary is not a list');
  return days;
}

function listActivities(day: Value | undefined): Value[] {
  const activities = getField(day, 'activities');
  if (!Array.isArray(activities)) throw new SnippetError('activities is not a list');
  return activities;
}

function listAllActivities(plan: Value | undefined): Value[] {
  return listDays(plan).flatMap(listActivities);
}

function toLegs(value: Value | undefined): Value[] {
  if (!Array.isArray(value)) throw new SnippetError('transports is not a list');
  return value;
}

function sumOfLegs(legs: Value | undefined, amount: (leg: Value) => Value): Value {
  return toLegs(legs).reduce((sum: Value, leg) => combineValues('+', sum, amount(leg)), 0);
}

function getTime(text: Value): number {
  const minute = findMinute(text);
  if (minute === undefined) throw new SnippetError('not a time');
  return minute;
}

function toDict(value: Value | undefined): Dict {
  if (!isDict(value)) throw new SnippetError('not a dict');
  return value;
}

function getField(value: Value | undefined, key: string): Value {
  const dict = toDict(value);
  if (!Object.hasOwn(dict, key)) throw new SnippetError(`no ${key}`);
  return dict[key] ?? null;
}

function findField(value: Value | undefined, key: string, absent: Value): Value {
  const dict = toDict(value);
  return Object.hasOwn(dict, key) ? (dict[key] ?? null) : absent;
}
