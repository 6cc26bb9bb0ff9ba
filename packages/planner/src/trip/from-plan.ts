import { isSatisfied } from '../constraints/registry.ts';
import { listRuleCombinations } from '../constraints/rule-combinations.ts';
import type { FreeItem, MealItem, Plan, PlanDay, TransferItem, VisitItem } from '../plan.ts';
import type { Problem } from '../problem.ts';
import { createRouteState, insertNode, type RouteState } from '../routing/route-state.ts';
import { type Candidate, listCandidates, toCandidate } from './days/candidates.ts';
import { createDayRouting } from './days/day-routing.ts';
import { fitsAt } from './days/fit.ts';
import { findSegments } from './days/segments.ts';
import { createTables, type Frame } from './frame.ts';
import { firstChoice, type Outline } from './outline/outline.ts';
import type { OutlineRide, Tables } from './outline/outline-parts.ts';
import { findTripEnds } from './outline/trip-ends.ts';
import { basePrices } from './prices.ts';
import { createSearchSpace, type SearchSpace } from './search-space.ts';

/** A plan converted back into the frame (cities, hotels, rides) and tours that it was made from. */
export type Rebuilt = {
  readonly frame: Frame;
  readonly state: RouteState;
  /** Start minute of each stop in the plan, by node. */
  readonly starts: ReadonlyMap<number, number>;
  /** Nodes that no longer fit at their position in the plan. */
  readonly dropped: readonly number[];
  /** Day of each dropped node in the plan. */
  readonly droppedFrom: ReadonlyMap<number, number>;
};

/** A visit, a meal, or free time, which is a rest if it lies at its hotel and hour. */
type PlannedStop = { readonly item: VisitItem | MealItem | FreeItem; readonly dayIndex: number };

/** Converts a plan back. Returns undefined when its rides, hotels or cities are not in the problem. */
export function rebuild(
  problem: Problem,
  plan: Plan,
  change: (candidate: Candidate, dayIndex: number | undefined) => Candidate = (candidate) => candidate,
): Rebuilt | undefined {
  const combinations = listRuleCombinations(problem.constraints);
  const combination =
    combinations.find((rules) => rules.every((rule) => isSatisfied(rule, plan, problem))) ??
    combinations[0] ??
    [];
  const space = createSearchSpace(problem, combination);
  const outline = findPlannedOutline(space, plan);
  if (!outline) return undefined;
  const prices = basePrices(problem);
  const tables = keepModes(
    createTables(
      space,
      prices,
      outline.stays.map(({ cityId }) => cityId),
    ),
    plan,
  );
  const segments = findSegments(space, outline, tables);
  if (!segments) return undefined;
  const stops = plan.days.flatMap((day) => listStops(day));
  const offered = listCandidates(space, outline, prices);
  const missing = stops.filter((stop) => findNode(offered, stop) < 0);
  const planned = new Map(stops.map((stop) => [offered[findNode(offered, stop)], stop]));
  const all = [
    ...offered.map((candidate) => asPlanned(space, candidate, planned.get(candidate))),
    ...missing.flatMap(({ item, dayIndex }) =>
      item.kind === 'free' ? [] : (toCandidate(space, item, dayIndex) ?? []),
    ),
  ];
  const dayOf = new Map(stops.map((stop) => [all[findNode(all, stop)], stop.dayIndex]));
  const candidates = all.map((candidate) => change(candidate, dayOf.get(candidate)));
  const routing = createDayRouting({
    space,
    outline,
    segments,
    candidates,
    tables,
    localReserveMinor: Math.ceil(plan.totals.costByScope.local * 1.05),
  });
  const choice = firstChoice({
    cityIds: outline.stays.map(({ cityId }) => cityId),
    nights: outline.stays.map(({ nights }) => nights),
    nightsOnBoard: outline.stays.map((_, hop) => outline.rides[hop]?.service.nightsOnBoard ?? 0),
  });
  const frame: Frame = { space, choice, outline, tables, routing };
  return { frame, ...fillState(frame, stops) };
}

/** Returns a visit with its length in the plan, and with all opening hours where the plan does not keep the preferred ones. */
function asPlanned(space: SearchSpace, candidate: Candidate, stop: PlannedStop | undefined): Candidate {
  if (stop?.item.kind !== 'visit') return candidate;
  return toCandidate(space, stop.item, stop.dayIndex) ?? candidate;
}

/** Inserts the stops of a plan into tours, in their order. */
function fillState(frame: Frame, stops: readonly PlannedStop[]): Omit<Rebuilt, 'frame'> {
  const { problem, candidates, segments } = frame.routing;
  const state = createRouteState(problem);
  const starts = new Map<number, number>();
  const droppedFrom = new Map<number, number>();
  for (const stop of stops) {
    const { item, dayIndex } = stop;
    const node = findNode(candidates, stop);
    if (node < 0) continue;
    // A wait at the hotel can be as long as the day's rest: the first of them becomes the rest, a node is inserted once.
    if ((state.tour[node] ?? -1) >= 0) continue;
    const cityId = candidates[node]?.cityId;
    const t = segments.findIndex((segment) => segment.dayIndex === dayIndex && segment.cityId === cityId);
    const last = problem.nodeCount + problem.tourCount + t;
    const after = state.prev[last] ?? -1;
    if (t < 0 || !fitsAt(problem, state, node, after)) {
      droppedFrom.set(node, dayIndex);
      continue;
    }
    insertNode(problem, state, node, after);
    starts.set(node, item.startMinute);
    if (item.kind === 'visit' && item.locked) problem.fixed[node] = 1;
  }
  return { state, starts, dropped: [...droppedFrom.keys()], droppedFrom };
}

function listStops({ dayIndex, items }: PlanDay): PlannedStop[] {
  return items
    .filter((item) => item.kind === 'visit' || item.kind === 'meal' || item.kind === 'free')
    .map((item) => ({ item, dayIndex }));
}

function isRest(
  { kind, locationId, minutes }: Candidate,
  { startMinute, endMinute, ...free }: FreeItem,
): boolean {
  return kind === 'rest' && locationId === free.locationId && endMinute - startMinute === minutes;
}

/** Finds the node of a stop. A meal and a visit at one location are different nodes; some meals have one per day. */
function findNode(candidates: readonly Candidate[], { item, dayIndex }: PlannedStop): number {
  return candidates.findIndex((candidate) => {
    if (candidate.dayIndex !== undefined && candidate.dayIndex !== dayIndex) return false;
    if (item.kind === 'free') return isRest(candidate, item);
    return item.kind === 'visit'
      ? candidate.kind === 'visit' && candidate.locationId === item.placeId
      : candidate.mealId === item.mealId &&
          candidate.at === item.at &&
          candidate.locationId === item.locationId;
  });
}

function findPlannedOutline({ problem }: SearchSpace, plan: Plan): Outline | undefined {
  const services = new Map(problem.services.map((service) => [service.id, service]));
  const cityOf = new Map(problem.gateways.map(({ id, cityId }) => [id, cityId]));
  const taken: OutlineRide[] = [];
  for (const { dayIndex, items } of plan.days)
    for (const item of items) {
      if (item.kind !== 'ride') continue;
      const service = services.get(item.serviceId);
      if (!service) return undefined;
      taken.push({ service, dayIndex, departMinute: item.startMinute });
    }
  const stays = plan.stays.map(({ hotelId, ...stay }) => ({ ...stay, hotelId }));
  const rides = Array.from({ length: stays.length + 1 }, (_, hop) => {
    const isNext = hop === stays.length || cityOf.get(taken[0]?.service.toId ?? '') === stays[hop]?.cityId;
    return isNext ? taken.shift() : undefined;
  });
  return { stays, rides, ...findTripEnds(problem, plan) };
}

/** Sets the mode of the plan's legs in the tables, even where current prices would choose another. */
function keepModes(tables: Tables, plan: Plan): Tables {
  const legs = plan.days.flatMap(({ items }) =>
    items.filter((item): item is TransferItem => item.kind === 'transfer'),
  );
  for (const { cityId, fromId, toId, mode } of legs) {
    const table = tables.get(cityId);
    const [from, to] = [table?.indexOf.get(fromId), table?.indexOf.get(toId)];
    const index = table?.city.modes.findIndex((known) => known.mode === mode) ?? -1;
    if (table && from !== undefined && to !== undefined && index >= 0)
      table.mode[from * table.city.locationIds.length + to] = index;
  }
  return tables;
}
