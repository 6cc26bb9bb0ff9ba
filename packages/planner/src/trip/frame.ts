import { applyOrders } from '../constraints/order.ts';
import { listCandidates } from './days/candidates.ts';
import { createDayRouting, type DayRouting } from './days/day-routing.ts';
import { findSegments } from './days/segments.ts';
import { createModeTable, type ModeTable } from './local-travel.ts';
import { type Choice, findOutline, type Outline } from './outline/outline.ts';
import type { Tables } from './outline/outline-parts.ts';
import type { Prices } from './prices.ts';
import type { SearchSpace } from './search-space.ts';

/** A choice of cities, hotels and rides with its days as a routing problem. */
export type Frame = {
  readonly space: SearchSpace;
  readonly choice: Choice;
  readonly outline: Outline;
  readonly tables: Tables;
  readonly routing: DayRouting;
};

/**
 * Builds the outline of a choice and its days as a routing problem; undefined when no hotels or rides fit, or the outline is
 * not wanted. Frames of equal outlines share their days, which must not be changed.
 */
export function createFrame(
  space: SearchSpace,
  choice: Choice,
  prices: Prices,
  localReserveMinor: number,
  isWanted: (outline: Outline) => boolean = () => true,
): Frame | undefined {
  const tables = tablesFor(space, prices);
  const outline = findOutline(space, choice, prices, tables);
  if (!outline || !isWanted(outline)) return undefined;
  const routing = findRouting({ space, outline, tables, prices, localReserveMinor });
  return routing && { space, choice, outline, tables, routing };
}

type RoutingParts = Pick<Frame, 'space' | 'outline' | 'tables'> & {
  readonly prices: Prices;
  readonly localReserveMinor: number;
};

/** Routings that stay in memory for one search space. One takes up to 1 MB. */
const MAX_ROUTINGS = 12;

const routingsBySpace = new WeakMap<SearchSpace, Map<string, DayRouting>>();

/** Caches the routing of an outline: half of the choices that the search tries differ from another one only in a rank that does not exist. */
function findRouting(parts: RoutingParts): DayRouting | undefined {
  const key = describeRouting(parts);
  const known = routingsBySpace.get(parts.space) ?? new Map<string, DayRouting>();
  routingsBySpace.set(parts.space, known);
  const routing = known.get(key) ?? buildRouting(parts);
  if (!routing) return undefined;
  known.delete(key);
  known.set(key, routing);
  for (const oldest of [...known.keys()].slice(0, Math.max(0, known.size - MAX_ROUTINGS)))
    known.delete(oldest);
  return routing;
}

/** Returns all that the routing of an outline depends on within a search space. */
function describeRouting({ outline, prices, localReserveMinor }: RoutingParts): string {
  const { stays, rides, startId, endId } = outline;
  return JSON.stringify([
    stays,
    rides.map((ride) => ride && [ride.service.id, ride.dayIndex, ride.departMinute]),
    [startId, endId, localReserveMinor],
    prices,
  ]);
}

function buildRouting({
  space,
  outline,
  tables,
  prices,
  localReserveMinor,
}: RoutingParts): DayRouting | undefined {
  const segments = findSegments(space, outline, tables);
  if (!segments) return undefined;
  const candidates = applyOrders(
    space.orders,
    space.problem.days.length,
    listCandidates(space, outline, prices),
  );
  return createDayRouting({ space, outline, segments, candidates, tables, localReserveMinor });
}

const tablesBySpace = new WeakMap<SearchSpace, Map<number, Tables>>();

/** Caches tables by search space and price of local travel, which are all they depend on. */
function tablesFor(space: SearchSpace, prices: Prices): Tables {
  const known = tablesBySpace.get(space) ?? new Map<number, Tables>();
  tablesBySpace.set(space, known);
  const tables = known.get(prices.local) ?? createTables(space, prices);
  known.set(prices.local, tables);
  return tables;
}

/** Builds the mode tables of these cities, or of all cities. */
export function createTables(
  space: SearchSpace,
  prices: Prices,
  cities: Iterable<string> = space.cityById.keys(),
): Tables {
  const tables = new Map<string, ModeTable>();
  for (const id of cities) {
    const city = space.cityById.get(id);
    if (city) tables.set(id, createModeTable(space, city, prices.local));
  }
  return tables;
}
