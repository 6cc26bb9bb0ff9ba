import { listTour, type RouteState } from '../../routing/route-state.ts';
import type { Attempt } from '../attempt.ts';
import { moveTours } from '../days/fit.ts';
import { createFrame, type Frame } from '../frame.ts';
import { basePrices } from '../prices.ts';
import type { Outline } from './outline.ts';

/** Minutes before or after a ride in which there should be a visit. */
const HALF_DAY = 150;

/**
 * Lists the rides that another one may improve on, by index in the outline: those with half a day before or after them in
 * which nothing is visited, and those of a stay whose best place is left out. Those of a stay in which nothing is visited come
 * first: the search may end before it has tried all.
 */
export function listWeakHops(attempt: Attempt): readonly number[] {
  const { rides, stays } = attempt.outline;
  const lacksBest = stays.map(({ cityId }) => isBestLeftOut(attempt, cityId));
  const isEmpty = stays.map(({ cityId, nights }) => nights > 0 && !isAnyVisited(attempt, cityId));
  const isBesideEmpty = (hop: number): boolean => isEmpty[hop - 1] === true || isEmpty[hop] === true;
  return rides
    .flatMap((ride, hop) =>
      ride && (isIdleHop(attempt, hop) || lacksBest[hop - 1] || lacksBest[hop]) ? [hop] : [],
    )
    .toSorted((a, b) => Number(isBesideEmpty(b)) - Number(isBesideEmpty(a)));
}

function isAnyVisited({ routing, state }: Attempt, cityId: string): boolean {
  return [...routing.candidates.entries()].some(
    ([node, candidate]) =>
      candidate.kind === 'visit' && candidate.cityId === cityId && (state.tour[node] ?? -1) >= 0,
  );
}

/** Lists the rides on days on which nothing is visited, by index in the outline. A day on board has no other rides. */
export function listRidesOfEmptyDays({ outline, state }: Attempt): readonly number[] {
  return outline.rides.flatMap((ride, hop) =>
    ride && !ride.service.nightsOnBoard && state.dayMinutes[ride.dayIndex] === 0 ? [hop] : [],
  );
}

function isIdleHop(attempt: Attempt, hop: number): boolean {
  return (hop > 0 && isIdleDay(attempt, hop - 1, 'last')) || isIdleDay(attempt, hop, 'first');
}

/** Returns whether the first or last day of a stay has half a day without a visit. */
function isIdleDay({ outline, routing, state }: Attempt, stayIndex: number, end: 'first' | 'last'): boolean {
  const { segments, problem, candidates } = routing;
  const stay = outline.stays[stayIndex];
  if (!stay) return false;
  const dayIndex = stay.fromDayIndex + (end === 'first' ? 0 : stay.nights);
  const t = segments.findIndex((segment) => segment.cityId === stay.cityId && segment.dayIndex === dayIndex);
  const segment = segments[t];
  if (!segment || segment.closeMinute - segment.openMinute < HALF_DAY) return false;
  return !listTour(problem, state, t).some((node) => candidates[node]?.kind === 'visit');
}

function isBestLeftOut({ routing, state }: Attempt, cityId: string): boolean {
  let best = -Infinity;
  let planned = -Infinity;
  for (const [node, { kind, worth, cityId: own }] of routing.candidates.entries()) {
    if (kind !== 'visit' || own !== cityId) continue;
    best = Math.max(best, worth);
    if ((state.tour[node] ?? -1) >= 0) planned = Math.max(planned, worth);
  }
  return planned < best;
}

/**
 * Exchanges one ride of an attempt for another of its rank. What still fits on the days of both rides stays where it is.
 * `nodes` are the stops in the cities of the ride, which the change concerns. Undefined where the ride is the same, or
 * hotels would change with it. The search does not change rides of plans with locked visits, so no node is fixed.
 */
export function changeRide(
  { space, choice, outline, routing, state }: Attempt,
  hop: number,
  rank: number,
): { readonly frame: Frame; readonly state: RouteState; readonly nodes: readonly number[] } | undefined {
  const rideRanks = choice.rideRanks.map((old, index) => (index === hop ? rank : old));
  const frame = createFrame(
    space,
    { ...choice, rideRanks },
    basePrices(space.problem),
    routing.localReserveMinor,
    (changed) => isOtherRide(outline, changed, hop),
  );
  if (!frame || frame.routing.candidates.length !== routing.candidates.length) return undefined;
  const cityIds = new Set([hop - 1, hop].map((index) => outline.stays[index]?.cityId));
  const nodes = routing.candidates.flatMap(({ cityId }, node) => (cityIds.has(cityId) ? [node] : []));
  return { frame, state: moveTours(routing.problem, state, frame.routing.problem), nodes };
}

/** Returns whether the outlines differ in the ride of a hop and have the same hotels. */
function isOtherRide(outline: Outline, changed: Outline, hop: number): boolean {
  const [before, after] = [outline.rides[hop], changed.rides[hop]];
  const isSame = before?.service === after?.service && before?.departMinute === after?.departMinute;
  return !isSame && outline.stays.every(({ hotelId }, index) => changed.stays[index]?.hotelId === hotelId);
}
