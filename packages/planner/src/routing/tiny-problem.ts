import type { RoutingProblem } from './routing-problem.ts';

export type TinyNode = {
  readonly at: number;
  readonly profit: number;
  readonly minutes?: number;
  /** Windows for the start of the visit; one list for all tours. */
  readonly windows?: readonly (readonly [number, number])[];
  readonly use?: readonly number[];
  readonly slot?: number;
};

/** Builds a problem on a line for tests: travel time is the distance between positions; tours start and end at 0. */
export function createTinyProblem(
  nodes: readonly TinyNode[],
  rest: Partial<RoutingProblem> & { readonly tours?: number; readonly close?: number } = {},
): RoutingProblem {
  const { tours = 1, close = 100, ...given } = rest;
  const at = [0, ...nodes.map((node) => node.at)];
  const windows = nodes.map((node) => node.windows ?? [[0, close] as const]);
  const from = [0];
  for (const list of windows) from.push((from.at(-1) ?? 0) + list.length);
  const resources = given.resourceMax?.length ?? 0;
  return {
    nodeCount: nodes.length,
    tourCount: tours,
    locationCount: at.length,
    travel: Int32Array.from(at.flatMap((a) => at.map((b) => Math.abs(a - b)))),
    nodeLocation: Int32Array.from(nodes, (_, i) => i + 1),
    duration: Int32Array.from(nodes, ({ minutes }) => minutes ?? 10),
    profit: Float64Array.from(nodes, ({ profit }) => profit),
    classCount: 1,
    tourClass: new Int32Array(tours),
    windowFrom: Int32Array.from(from),
    windowOpen: Int32Array.from(windows.flat(), ([open]) => open),
    windowClose: Int32Array.from(windows.flat(), ([, last]) => last),
    tourStartLocation: new Int32Array(tours),
    tourEndLocation: new Int32Array(tours),
    tourOpen: new Int32Array(tours),
    tourClose: new Int32Array(tours).fill(close),
    resourceCount: resources,
    use: Float64Array.from(nodes.flatMap(({ use }) => use ?? Array.from({ length: resources }, () => 0))),
    resourceMax: new Float64Array(0),
    resourceMin: new Float64Array(resources),
    shortfallCost: 0,
    slotCount: 1,
    nodeSlot: Int32Array.from(nodes, ({ slot }) => slot ?? -1),
    tourDay: Int32Array.from({ length: tours }, (_, t) => t),
    slotMax: new Int32Array(tours).fill(1),
    travelCost: 0.001,
    fixed: new Uint8Array(nodes.length),
    ...given,
  };
}
