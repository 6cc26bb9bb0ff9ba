/* oxlint-disable typescript/no-unsafe-type-assertion -- indices are in range by construction, and this is the hot loop */
import { type RoutingProblem, UNREACHABLE } from './routing-problem.ts';

/** Returns all nodes that can be reached from a node, nearest first, including itself. Rows are computed on demand. */
export type Neighbours = (node: number) => Int32Array;

export function createNeighbours(problem: RoutingProblem): Neighbours {
  const { nodeCount, locationCount, travel, nodeLocation } = problem;
  const rows: (Int32Array | undefined)[] = Array.from({ length: nodeCount });
  return (node) => {
    const known = rows[node];
    if (known) return known;
    const from = (nodeLocation[node] as number) * locationCount;
    const keys = new Float64Array(nodeCount);
    let count = 0;
    for (let other = 0; other < nodeCount; other++) {
      const way = travel[from + (nodeLocation[other] as number)] as number;
      if (way < UNREACHABLE) keys[count++] = way * nodeCount + other;
    }
    const row = Int32Array.from(keys.subarray(0, count).sort(), (key) => key % nodeCount);
    rows[node] = row;
    return row;
  };
}
