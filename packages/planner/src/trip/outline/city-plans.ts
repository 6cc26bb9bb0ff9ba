import type { SearchSpace } from '../search-space.ts';
import { type CityWorth, findCityWorth } from './city-worth.ts';

/**
 * Cities in order with the nights in each. A trip of one day has one city with 0 nights. A city twice in a row is one stay
 * that changes the hotel.
 */
export type CityPlan = {
  readonly cityIds: readonly string[];
  readonly nights: readonly number[];
  /** Nights on board a train or ship before each city, one number per city. Absent: none. */
  readonly nightsOnBoard?: readonly number[];
};

/** Beam width: sequences of each length that are extended. */
const BEAM = 200;

/** Estimated minutes around a ride: to the station, waiting, and to the hotel. */
const RIDE_OVERHEAD_MINUTES = 90;

/** Lists the city plans with the highest estimates, best first; empty when a required city is not allowed. */
export function listCityPlans(space: SearchSpace, limit: number): CityPlan[] {
  const { problem } = space;
  const open = [...space.allowedCities].filter((id) => space.cityById.has(id));
  if ([...space.requiredCities].some((id) => !space.allowedCities.has(id))) return [];
  const worth = new Map(open.map((id) => [id, findCityWorth(space, id)]));
  const hops = createHops(space);
  const nights = problem.days.length - 1;
  const starts = new Set(problem.start.at.map((id) => space.gatewayById.get(id)?.cityId ?? ''));
  const ends = new Set(problem.end.at.map((id) => space.gatewayById.get(id)?.cityId ?? ''));
  const rideTo = (from: Iterable<string>, to: string): number =>
    Math.min(...[...from].map((id) => hops(id, to)));
  const rideOut = (from: string, to: Iterable<string>): number =>
    Math.min(...[...to].map((id) => hops(from, id)));

  const finished: { plan: CityPlan; value: number }[] = [];
  let beam = open
    .filter((id) => rideTo(starts, id) < Infinity)
    .map((id) => ({ cityIds: [id], minutes: rideTo(starts, id) }));
  const maxCities = Math.max(1, nights);
  for (let size = 1; size <= maxCities && beam.length > 0; size++) {
    const valued = beam.map(({ cityIds, minutes }) => {
      const plan = allocate(space, cityIds, worth, nights);
      const back = rideOut(cityIds.at(-1) ?? '', ends);
      const way = minutes + (back < Infinity ? back : 0);
      // With too few cities the night limits may not leave room for all nights; longer sequences can still.
      const value = estimate(space, plan ?? { cityIds, nights: cityIds.map(() => 1) }, worth, way);
      const isWhole = back < Infinity && [...space.requiredCities].every((id) => cityIds.includes(id));
      if (plan && isWhole) finished.push({ plan, value });
      return { cityIds, minutes, value };
    });
    const missing = (ids: readonly string[]) =>
      [...space.requiredCities].filter((id) => !ids.includes(id)).length;
    valued.sort((a, b) => missing(a.cityIds) - missing(b.cityIds) || b.value - a.value);
    beam = valued.slice(0, BEAM).flatMap(({ cityIds, minutes }) =>
      open
        .filter((id) => !cityIds.includes(id))
        .map((id) => ({ cityIds: [...cityIds, id], minutes: minutes + hops(cityIds.at(-1) ?? '', id) }))
        .filter((next) => next.minutes < Infinity),
    );
  }
  return finished
    .sort((a, b) => b.value - a.value)
    .slice(0, limit)
    .map(({ plan }) => plan);
}

/** Returns a lookup of the shortest allowed ride between two cities in minutes; 0 within one city. */
function createHops(space: SearchSpace): (from: string, to: string) => number {
  const least = new Map<string, number>();
  for (const service of space.problem.services) {
    const from = space.gatewayById.get(service.fromId)?.cityId;
    const to = space.gatewayById.get(service.toId)?.cityId;
    const positions = [true, false].flatMap((isFirst) =>
      [true, false].map((isLast) => ({ isFirst, isLast })),
    );
    if (!positions.some((position) => space.isRideAllowed(service, position))) continue;
    const key = `${from}>${to}`;
    least.set(key, Math.min(least.get(key) ?? Infinity, service.durationMinutes));
  }
  return (from, to) => (from === to ? 0 : (least.get(`${from}>${to}`) ?? Infinity));
}

/** Assigns nights one by one to the city where the next day adds most. Undefined when the limits do not fit. */
function allocate(
  space: SearchSpace,
  cityIds: readonly string[],
  worth: ReadonlyMap<string, CityWorth>,
  total: number,
): CityPlan | undefined {
  if (total === 0) return cityIds.length === 1 ? { cityIds, nights: [0] } : undefined;
  const nights = cityIds.map((id) => Math.max(1, space.cityById.get(id)?.minNights ?? 1));
  let left = total - nights.reduce((sum, n) => sum + n, 0);
  if (left < 0) return undefined;
  while (left > 0) {
    let best = -1;
    let bestGain = -Infinity;
    for (const [i, id] of cityIds.entries()) {
      const city = worth.get(id);
      const have = nights[i] ?? 0;
      if (!city || have >= (space.cityById.get(id)?.maxNights ?? Infinity)) continue;
      const gain = city.of((have + 1) * city.dayMinutes) - city.of(have * city.dayMinutes) - have * 1e-6;
      if (gain > bestGain) [best, bestGain] = [i, gain];
    }
    if (best < 0) return undefined;
    nights[best] = (nights[best] ?? 0) + 1;
    left--;
  }
  return { cityIds, nights };
}

function estimate(
  space: SearchSpace,
  { cityIds, nights }: CityPlan,
  worth: ReadonlyMap<string, CityWorth>,
  rideMinutes: number,
): number {
  const { weights } = space.problem;
  const lost = (rideMinutes + cityIds.length * RIDE_OVERHEAD_MINUTES) / cityIds.length;
  const visits = cityIds.map((id, i) => {
    const city = worth.get(id);
    return city ? city.of(Math.max(0, ((nights[i] ?? 0) + 1 / cityIds.length) * city.dayMinutes - lost)) : 0;
  });
  return (
    visits.reduce((sum, value) => sum + value, 0) -
    weights.rideMinute * rideMinutes -
    weights.hotelChange * (cityIds.length - 1)
  );
}
