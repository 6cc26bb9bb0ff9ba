import type { Candidate } from './candidate.ts';
import type { Tour } from './day-routing.ts';
import type { Spending } from './limits.ts';
import type { RidePolicy } from './local-rides.ts';
import type { Requirements } from './requirements.ts';
import { localCost, scheduleTour } from './schedule.ts';

export interface TrimOptions {
  tours: readonly Tour[];
  policy: RidePolicy;
  requirements: Requirements;
  /** Costs apart from the route. */
  spent: Spending;
}

type Route = Candidate[][];

/** Removes stops that no need requires, least loss first, until the route keeps the cost limits or no removal helps. */
export function trimRoute(options: TrimOptions, route: Route): Route {
  let current = route;
  let over = overrun(options, current);
  while (over > 0) {
    let best: { route: Route; over: number; gain: number } | undefined;
    for (const { day, trimmed, worth } of listTrims(current)) {
      const trimmedOver = overrun(options, trimmed);
      const gain = (over - trimmedOver) / worth;
      if (gain <= 1e-9 || (best && gain <= best.gain) || !isInTime(options, day, trimmed)) continue;
      best = { route: trimmed, over: trimmedOver, gain };
    }
    if (!best) return current;
    current = best.route;
    over = best.over;
  }
  return current;
}

interface Trim {
  day: number;
  trimmed: Route;
  /** Worth of the stops that are left out. */
  worth: number;
}

/** Lists runs of consecutive stops that no need requires. Distant places often save money only when removed together. */
function* listTrims(route: Route): Generator<Trim> {
  const needCount = countNeeds(route);
  for (const [day, candidates] of route.entries()) {
    for (const from of candidates.keys()) {
      let worth = 0;
      for (const [offset, candidate] of candidates.slice(from).entries()) {
        worth += candidate.worth;
        const trimmed = route.with(day, candidates.toSpliced(from, offset + 1));
        if (countNeeds(trimmed) < needCount) break;
        yield { day, trimmed, worth };
      }
    }
  }
}

function countNeeds(route: Route): number {
  return new Set(route.flat().flatMap(({ needs }) => needs)).size;
}

function isInTime({ tours, policy }: TrimOptions, day: number, route: Route): boolean {
  const tour = tours[day];
  return tour !== undefined && scheduleTour({ tour, policy }, route[day] ?? []) !== undefined;
}

/** Sums the amounts by which limits are exceeded. */
function overrun({ tours, policy, requirements, spent }: TrimOptions, route: Route): number {
  const all = route.flat();
  const costOf = (isWanted: (candidate: Candidate) => boolean): number =>
    all.filter(isWanted).reduce((sum, { cost }) => sum + cost, 0);
  const spending: Spending = {
    ...spent,
    attraction: costOf(({ role }) => role === 'attraction'),
    meal: costOf(({ role }) => role !== 'attraction'),
    local: tours.reduce((sum, tour, day) => sum + localCost({ tour, policy }, route[day] ?? []), 0),
  };
  return requirements.limits.reduce((sum, { scopes, limit }) => {
    const total = scopes.reduce((part, scope) => part + spending[scope], 0);
    return sum + Math.max(0, total - limit);
  }, 0);
}
