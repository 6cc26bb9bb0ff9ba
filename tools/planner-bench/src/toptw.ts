import type { RoutingProblem } from '@yunyou/planner/routing/routing-problem';

/** A point of a benchmark file; times in the file's own unit. */
export type Point = {
  readonly x: number;
  readonly y: number;
  readonly duration: number;
  readonly profit: number;
  readonly open: number;
  readonly close: number;
};

/** Reads an instance of the team orienteering problem with time windows. */
export function parseToptw(text: string): readonly Point[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const header = toNumbers(lines[0] ?? '');
  const count = (header[2] ?? 0) + 1;
  return lines.slice(2, 2 + count).map((line) => {
    const cells = toNumbers(line);
    return {
      x: cells[1] ?? 0,
      y: cells[2] ?? 0,
      duration: cells[3] ?? 0,
      profit: cells[4] ?? 0,
      open: cells.at(-2) ?? 0,
      close: cells.at(-1) ?? 0,
    };
  });
}

/** Builds the routing problem. Distances are truncated to `decimals`; all times are scaled to integers. */
export function toRoutingProblem(points: readonly Point[], tours: number, decimals: number): RoutingProblem {
  const scale = 10 ** decimals;
  const nodes = points.slice(1);
  const n = nodes.length;
  const size = points.length;
  const depot = points[0];
  if (!depot) throw new Error('the instance has no points');
  const toUnits = (value: number): number => Math.round(value * scale);
  return {
    nodeCount: n,
    tourCount: tours,
    locationCount: size,
    travel: travelMatrix(points, scale),
    nodeLocation: Int32Array.from(nodes, (_, i) => i + 1),
    duration: Int32Array.from(nodes, (p) => toUnits(p.duration)),
    profit: Float64Array.from(nodes, (p) => p.profit),
    classCount: 1,
    tourClass: new Int32Array(tours),
    windowFrom: Int32Array.from({ length: n + 1 }, (_, i) => i),
    windowOpen: Int32Array.from(nodes, (p) => toUnits(p.open)),
    windowClose: Int32Array.from(nodes, (p) => toUnits(p.close)),
    tourStartLocation: new Int32Array(tours),
    tourEndLocation: new Int32Array(tours),
    tourOpen: new Int32Array(tours).fill(toUnits(depot.open)),
    tourClose: new Int32Array(tours).fill(toUnits(depot.close)),
    resourceCount: 0,
    use: new Float64Array(0),
    resourceMax: new Float64Array(0),
    resourceMin: new Float64Array(0),
    shortfallCost: 0,
    slotCount: 0,
    nodeSlot: new Int32Array(n).fill(-1),
    tourDay: Int32Array.from({ length: tours }, (_, t) => t),
    slotMax: new Int32Array(0),
    travelCost: 0.0001 / scale,
    fixed: new Uint8Array(n),
  };
}

export function travelMatrix(points: readonly { readonly x: number; readonly y: number }[], scale: number) {
  const size = points.length;
  const travel = new Int32Array(size * size);
  points.forEach((a, i) => {
    points.forEach((b, j) => {
      travel[i * size + j] = Math.floor(Math.hypot(a.x - b.x, a.y - b.y) * scale + 1e-9);
    });
  });
  return travel;
}

export function toNumbers(line: string): number[] {
  return line.trim().split(/\s+/).map(Number);
}
