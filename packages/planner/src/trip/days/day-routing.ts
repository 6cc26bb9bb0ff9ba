// Casts in this file: indices are in range by construction, and a check would cost time in loops over all pairs of locations.
import { type RoutingProblem, UNREACHABLE } from '../../routing/routing-problem.ts';
import { findMinutes } from '../local-travel.ts';
import { countHighNights, isUsedToHeight } from '../outline/high-nights.ts';
import type { Outline } from '../outline/outline.ts';
import type { Tables } from '../outline/outline-parts.ts';
import { flattenRanges } from '../ranges.ts';
import type { SearchSpace } from '../search-space.ts';
import { toFloat64, toInt32 } from '../typed-lists.ts';
import { type Candidate, listSeenPlaces } from './candidates.ts';
import { createRoutingCraft } from './day-craft.ts';
import type { Segment } from './segments.ts';

/** The days of an outline as a routing problem: one tour per segment, one node per candidate. */
export type DayRouting = {
  readonly problem: RoutingProblem;
  readonly candidates: readonly Candidate[];
  readonly segments: readonly Segment[];
  /** Money reserved for local travel in budgets that include it. */
  readonly localReserveMinor: number;
};

export type DayRoutingInput = {
  readonly space: SearchSpace;
  readonly outline: Outline;
  readonly segments: readonly Segment[];
  readonly candidates: readonly Candidate[];
  readonly tables: Tables;
  /** Money reserved for local travel in budgets that include it. */
  readonly localReserveMinor: number;
};

export function createDayRouting(input: DayRoutingInput): DayRouting {
  const { space, segments, candidates } = input;
  const { days, meals, weights, craft } = space.problem;
  const locations = listLocations(segments, candidates);
  const indexOf = new Map(locations.map(({ id }, index) => [id, index]));
  const at = (id: string): number => indexOf.get(id) ?? 0;
  const resources = listResources(input);
  const daysOf = flagDays(input);
  const shortfallCost = resources.some(({ min }) => min > 0)
    ? 1000 + 2 * candidates.reduce((sum, { worth }) => sum + Math.max(0, worth), 0)
    : 0;
  const slotMax = Int32Array.from(
    days.flatMap(({ maxVisits }) => [maxVisits ?? 1000, ...meals.map(() => 1)]),
  );
  const problem: RoutingProblem = {
    nodeCount: candidates.length,
    tourCount: segments.length,
    locationCount: locations.length,
    travel: createTravel(locations, input.tables),
    nodeLocation: toInt32(candidates, ({ locationId }) => at(locationId)),
    duration: toInt32(candidates, ({ minutes, bufferMinutes }) => minutes + bufferMinutes),
    profit: toFloat64(candidates, ({ worth }) => Math.max(worth, 1e-3)),
    classCount: days.length,
    tourClass: toInt32(segments, ({ dayIndex }) => dayIndex),
    ...createWindows(input, daysOf),
    tourStartLocation: toInt32(segments, ({ fromId }) => at(fromId)),
    tourEndLocation: toInt32(segments, ({ toId }) => at(toId)),
    tourOpen: toInt32(segments, ({ openMinute }) => openMinute),
    tourClose: toInt32(segments, ({ closeMinute }) => closeMinute),
    resourceCount: resources.length,
    use: createUse(candidates, resources),
    resourceMax: toFloat64(resources, ({ max }) => max),
    resourceMin: toFloat64(resources, ({ min }) => min),
    shortfallCost,
    slotCount: 1 + meals.length,
    nodeSlot: toInt32(candidates, ({ kind, mealId }) =>
      kind === 'rest' ? -1 : 1 + meals.findIndex(({ id }) => id === mealId),
    ),
    tourDay: toInt32(segments, ({ dayIndex }) => dayIndex),
    slotMax,
    travelCost: Math.max(weights.localMinute, 1e-4),
    fixed: new Uint8Array(candidates.length),
    ...(craft && {
      craft: createRoutingCraft(craft, { ...input, at, daysOf, slotMax }),
    }),
  };
  return { problem, candidates, segments, localReserveMinor: input.localReserveMinor };
}

type Location = { readonly id: string; readonly cityId: string };

function listLocations(segments: readonly Segment[], candidates: readonly Candidate[]): Location[] {
  const cityOf = new Map<string, string>();
  for (const { fromId, toId, cityId } of segments) cityOf.set(fromId, cityId).set(toId, cityId);
  for (const { locationId, cityId } of candidates) cityOf.set(locationId, cityId);
  return [...cityOf].map(([id, cityId]) => ({ id, cityId }));
}

function createTravel(locations: readonly Location[], tables: Tables): Int32Array {
  const size = locations.length;
  const travel = new Int32Array(size * size).fill(UNREACHABLE);
  const byCity = Map.groupBy(locations.keys(), (index) => locations[index]?.cityId ?? '');
  for (const [cityId, indexes] of byCity) {
    const table = tables.get(cityId);
    if (!table) continue;
    const [rows, count] = [Int32Array.from(indexes), table.city.locationIds.length];
    const known = toInt32(indexes, (index) => table.indexOf.get(locations[index]?.id ?? '') ?? -1);
    for (let a = 0; a < rows.length; a++)
      for (let b = 0; b < rows.length; b++) {
        const [from, to] = [known[a] as number, known[b] as number];
        const way = from === to ? 0 : from < 0 || to < 0 ? -1 : (table.minutes[from * count + to] as number);
        if (way >= 0) travel[(rows[a] as number) * size + (rows[b] as number)] = way;
      }
  }
  return travel;
}

/** Returns the days of a candidate: those with a segment in its city. No tour of another day can reach it. */
function flagDays({
  space,
  segments,
  candidates,
}: Pick<DayRoutingInput, 'space' | 'segments' | 'candidates'>): (node: number) => Uint8Array {
  const { length } = space.problem.days;
  const byCity = new Map<string, Uint8Array>();
  for (const { cityId, dayIndex } of segments) {
    const flags = byCity.get(cityId) ?? new Uint8Array(length);
    byCity.set(cityId, flags);
    flags[dayIndex] = 1;
  }
  const none = new Uint8Array(length);
  return (node) => byCity.get(candidates[node]?.cityId ?? '') ?? none;
}

function createWindows(
  { space, outline, segments, candidates, tables }: DayRoutingInput,
  daysOf: (node: number) => Uint8Array,
): Pick<RoutingProblem, 'windowFrom' | 'windowOpen' | 'windowClose'> {
  const { days, cities } = space.problem;
  const highNights = countHighNights(outline, cities, days.length);
  const early = segments.filter(
    ({ dayIndex, openMinute }) => openMinute < (days[dayIndex]?.startMinute ?? 0),
  );
  const { from, open, close } = flattenRanges(
    candidates.map((candidate) => {
      const starts = startsAfterUsual(candidate, early, space, tables);
      const { nightsHigh } = candidate;
      if (nightsHigh === undefined) return starts;
      return starts.map((own, day) => {
        const nights = highNights[day];
        return nights === undefined || isUsedToHeight(nights, nightsHigh) ? own : [];
      });
    }),
    days.length,
    daysOf,
  );
  return { windowFrom: from, windowOpen: open, windowClose: close };
}

/** Returns the starts for which the group leaves its hotel at the start of the day, unless the candidate is worth an early one. */
function startsAfterUsual(
  { startsByDay, leavesEarly, cityId, locationId }: Candidate,
  early: readonly Segment[],
  { problem }: SearchSpace,
  tables: Tables,
): Candidate['startsByDay'] {
  if (leavesEarly || early.length === 0) return startsByDay;
  const earliest = new Map<number, number>();
  for (const segment of early) {
    if (segment.cityId !== cityId || startsByDay[segment.dayIndex]?.length === 0) continue;
    const table = tables.get(cityId);
    const way = table && findMinutes(table, segment.fromId, locationId);
    const start = problem.days[segment.dayIndex]?.startMinute;
    if (way !== undefined && start !== undefined) earliest.set(segment.dayIndex, start + way);
  }
  if (earliest.size === 0) return startsByDay;
  return startsByDay.map((starts, dayIndex) => {
    const least = earliest.get(dayIndex);
    return least === undefined
      ? starts
      : starts.flatMap(([first, last]) => (last >= least ? [[Math.max(first, least), last] as const] : []));
  });
}

type Resource = {
  readonly min: number;
  readonly max: number;
} & (
  | { readonly use: (candidate: Candidate) => number; readonly nodes?: undefined }
  /** Nodes that use one unit each. */
  | { readonly nodes: readonly number[] }
);

function createUse(candidates: readonly Candidate[], resources: readonly Resource[]): Float64Array {
  const use = new Float64Array(candidates.length * resources.length);
  for (const [r, resource] of resources.entries())
    if (resource.nodes) for (const node of resource.nodes) use[node * resources.length + r] = 1;
    else
      for (const [node, candidate] of candidates.entries())
        use[node * resources.length + r] = resource.use(candidate);
  return use;
}

/** Lists the resources of the routing problem: count limits, money left for visits and meals, one meal per restaurant, one visit per place. */
function listResources({ space, outline, candidates, localReserveMinor }: DayRoutingInput): Resource[] {
  const seenIds = [...listSeenPlaces(outline)];
  const counts = space.counts.map(({ ids, min, max }) => ({
    min: min - seenIds.filter((id) => ids.has(id)).length,
    max,
    use: (candidate: Candidate) =>
      candidate.at !== 'nearby' && candidate.at !== 'hotel' && ids.has(candidate.locationId) ? 1 : 0,
  }));
  const fixed = fixedCosts(space, outline);
  const budgets = space.budgets
    .filter(({ scopes }) => scopes.includes('sights') || scopes.includes('meals'))
    .map(({ scopes, maxMinor }) => {
      const spent =
        (scopes.includes('hotels') ? fixed.hotels : 0) + (scopes.includes('intercity') ? fixed.intercity : 0);
      const reserve = scopes.includes('local') ? localReserveMinor : 0;
      const use = (candidate: Candidate): number =>
        scopes.includes(candidate.kind === 'visit' ? 'sights' : 'meals') ? candidate.costMinor : 0;
      return { min: 0, max: Math.max(0, maxMinor - spent - reserve), use };
    });
  const nodesById = Map.groupBy(candidates.keys(), (node) => placeUsedOnce(candidates[node]));
  const once = [...nodesById]
    .filter(([id, nodes]) => id !== undefined && nodes.length > 1)
    .map(([, nodes]) => ({ min: 0, max: 1, nodes }));
  return [...counts, ...budgets, ...once];
}

/** Returns the place or restaurant of a candidate; undefined for those that a trip may have several times. */
function placeUsedOnce(candidate: Candidate | undefined): string | undefined {
  const isOnce = candidate?.kind === 'visit' || candidate?.at === 'restaurant';
  return isOnce ? candidate.locationId : undefined;
}

/** Sums the costs of hotels and rides of an outline. */
export function fixedCosts(
  space: SearchSpace,
  { stays, rides }: Outline,
): { hotels: number; intercity: number } {
  let hotels = 0;
  for (const { cityId, hotelId, nights } of stays)
    hotels += nights * (space.hotelsByCity.get(cityId)?.find(({ id }) => id === hotelId)?.costMinor ?? 0);
  const intercity = rides.reduce((sum, ride) => sum + (ride?.service.costMinor ?? 0), 0);
  return { hotels, intercity };
}
