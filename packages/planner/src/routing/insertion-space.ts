// Casts in this file: indices are in range by construction, and a check would cost time in loops over all pairs of locations.
import { type RoutingProblem, UNREACHABLE } from './routing-problem.ts';

/** Working memory for finding insertions, allocated once per search. */
export type InsertionSpace = {
  /** Unrouted nodes under consideration. */
  readonly candidates: Int32Array;
  /** A shorter list for one tour. */
  readonly shortlist: Int32Array;
  /** Whether a node is among the candidates. */
  readonly isCandidate: Uint8Array;
  /** Per tour: the nodes that can be in it. */
  readonly tourNodes: readonly Int32Array[];
  /** Per open tour and node (`t * nodeCount + node`): best predecessor (-1 = none) and the time that insertion costs. */
  readonly after: Int32Array;
  readonly cost: Float64Array;
  /** Per candidate: tour (-1 = none) and value of its most attractive insertion. */
  readonly bestTour: Int32Array;
  readonly bestValue: Float64Array;
  readonly noise: Float64Array;
  readonly attraction: Float64Array;
  /** Tours that may be filled; others are known to be full. */
  readonly open: Uint8Array;
  /** The open tours as a list, in ascending order; written by `recreate`. */
  readonly openTours: Int32Array;
  /** Resources that a node uses: from `usedFrom[node]` to the next entry of `usedResource`. */
  readonly usedFrom: Int32Array;
  readonly usedResource: Int32Array;
  /** Nodes that must not be inserted. */
  readonly banned: Uint8Array;
  /** Transposed travel matrix, so that all travel times to one node are in one row. */
  readonly travelInto: Int32Array;
  /** Tours as flat arrays of `nodeCount + 2` entries each: node, location, departure, and values of the following node. */
  readonly flatLength: Int32Array;
  readonly flatNode: Int32Array;
  readonly flatLocation: Int32Array;
  readonly flatLeave: Int32Array;
  readonly flatLate: Int32Array;
  readonly flatDirect: Int32Array;
};

export function createInsertionSpace(problem: RoutingProblem): InsertionSpace {
  const { nodeCount, tourCount } = problem;
  return {
    ...findTables(problem),
    candidates: new Int32Array(nodeCount),
    shortlist: new Int32Array(nodeCount),
    isCandidate: new Uint8Array(nodeCount),
    after: new Int32Array(nodeCount * tourCount).fill(-1),
    cost: new Float64Array(nodeCount * tourCount),
    bestTour: new Int32Array(nodeCount),
    bestValue: new Float64Array(nodeCount),
    noise: new Float64Array(nodeCount),
    attraction: new Float64Array(nodeCount),
    open: new Uint8Array(tourCount),
    openTours: new Int32Array(tourCount),
    banned: new Uint8Array(nodeCount),
    flatLength: new Int32Array(tourCount),
    flatNode: new Int32Array((nodeCount + 2) * tourCount),
    flatLocation: new Int32Array((nodeCount + 2) * tourCount),
    flatLeave: new Int32Array((nodeCount + 2) * tourCount),
    flatLate: new Int32Array((nodeCount + 2) * tourCount),
    flatDirect: new Int32Array((nodeCount + 2) * tourCount),
  };
}

/** The part of the working memory that a search only reads. */
type Tables = Pick<InsertionSpace, 'tourNodes' | 'usedFrom' | 'usedResource' | 'travelInto'>;

const tablesByProblem = new WeakMap<RoutingProblem, Tables>();

/** Caches what depends on the problem only: the days of an outline are searched several times, with few iterations each. */
function findTables(problem: RoutingProblem): Tables {
  const tables = tablesByProblem.get(problem) ?? {
    tourNodes: listTourNodes(problem),
    ...listUsedResources(problem),
    travelInto: transpose(problem),
  };
  tablesByProblem.set(problem, tables);
  return tables;
}

function transpose({ locationCount, travel }: RoutingProblem): Int32Array {
  const into = new Int32Array(travel.length);
  for (let a = 0; a < locationCount; a++)
    for (let b = 0; b < locationCount; b++)
      into[b * locationCount + a] = travel[a * locationCount + b] as number;
  return into;
}

function listTourNodes(problem: RoutingProblem): Int32Array[] {
  const { tourCount, nodeCount, locationCount, travel, classCount, windowFrom } = problem;
  return Array.from({ length: tourCount }, (_, t) => {
    const nodes: number[] = [];
    const row = (problem.tourStartLocation[t] as number) * locationCount;
    for (let node = 0; node < nodeCount; node++) {
      const base = node * classCount + (problem.tourClass[t] as number);
      const hasWindow = (windowFrom[base + 1] as number) > (windowFrom[base] as number);
      const way = travel[row + (problem.nodeLocation[node] as number)] as number;
      if (hasWindow && way < UNREACHABLE) nodes.push(node);
    }
    return Int32Array.from(nodes);
  });
}

function listUsedResources({
  nodeCount,
  resourceCount,
  use,
}: RoutingProblem): Pick<InsertionSpace, 'usedFrom' | 'usedResource'> {
  const usedFrom = new Int32Array(nodeCount + 1);
  const used: number[] = [];
  for (let node = 0; node < nodeCount; node++) {
    for (let r = 0; r < resourceCount; r++) if (use[node * resourceCount + r] !== 0) used.push(r);
    usedFrom[node + 1] = used.length;
  }
  return { usedFrom, usedResource: Int32Array.from(used) };
}
