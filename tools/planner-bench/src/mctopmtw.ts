import type { RoutingProblem } from '@yunyou/planner/routing/routing-problem';
import { toNumbers, travelMatrix } from './toptw.ts';

const TYPES = 10;

/**
 * Reads an instance with four windows per point, an entrance-fee budget and limits by type. Windows 1 and 3 apply on odd
 * tours and 2 and 4 on even ones, or the reverse, depending on the point's flag.
 */
export function parseMctopmtw(text: string, decimals: number): RoutingProblem {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [tours = 1, , budget = 0, ...limits] = toNumbers(lines[0] ?? '');
  const depot = toNumbers(lines[1] ?? '');
  const nodes = lines.slice(2).map(toNumbers);
  const scale = 10 ** decimals;
  const toUnits = (value: number | undefined): number => Math.round((value ?? 0) * scale);
  const points = [depot, ...nodes].map((cells) => ({ x: cells[1] ?? 0, y: cells[2] ?? 0 }));
  const windows = nodes.flatMap((cells) => [0, 1].flatMap((c) => [windowsOf(cells, c)]));
  const n = nodes.length;
  const resources = 1 + TYPES;
  return {
    nodeCount: n,
    tourCount: tours,
    locationCount: points.length,
    travel: travelMatrix(points, scale),
    nodeLocation: Int32Array.from(nodes, (_, i) => i + 1),
    duration: Int32Array.from(nodes, (cells) => toUnits(cells[3])),
    profit: Float64Array.from(nodes, (cells) => cells[4] ?? 0),
    classCount: 2,
    tourClass: Int32Array.from({ length: tours }, (_, t) => t % 2),
    windowFrom: Int32Array.from({ length: 2 * n + 1 }, (_, i) => 2 * i),
    windowOpen: Int32Array.from(windows.flat(), (w) => toUnits(w[0])),
    windowClose: Int32Array.from(windows.flat(), (w) => toUnits(w[1])),
    tourStartLocation: new Int32Array(tours),
    tourEndLocation: new Int32Array(tours),
    tourOpen: new Int32Array(tours).fill(toUnits(depot[5])),
    tourClose: new Int32Array(tours).fill(toUnits(depot[6])),
    resourceCount: resources,
    use: Float64Array.from(nodes.flatMap((cells) => cells.slice(11, 11 + resources))),
    resourceMax: Float64Array.from([budget, ...limits.slice(0, TYPES)]),
    resourceMin: new Float64Array(resources),
    shortfallCost: 0,
    slotCount: 0,
    nodeSlot: new Int32Array(n).fill(-1),
    tourDay: Int32Array.from({ length: tours }, (_, t) => t),
    slotMax: new Int32Array(0),
    travelCost: 0.0001 / scale,
    fixed: new Uint8Array(n),
  };
}

/** Returns the two windows of a point on tours of class 0 (first, third...) or 1 (second, fourth...). */
function windowsOf(cells: readonly number[], tourClass: number): [number, number][] {
  const bounds = cells.slice(5, 10);
  const odd = cells[10] === 1 ? tourClass === 0 : tourClass === 1;
  const at = odd ? [0, 2] : [1, 3];
  return at.map((i) => [bounds[i] ?? 0, bounds[i + 1] ?? 0]);
}
