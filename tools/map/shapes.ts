import type { Position } from './topology.ts';

/** The visible extent of the map with a margin. */
export const extent = { west: 10, south: -45, east: 176, north: 83 };
/** Shapes outside this box are heavily simplified. */
const nearExtent = { west: 62, south: 2, east: 148, north: 60 };

/** Shapes inside this box keep the full detail of the data. */
const fineExtent = { west: 105.5, south: 17.5, east: 126.5, north: 42 };
const fineTolerance = 0.003;
const coarseTolerance = 0.05;
const farTolerance = 0.15;
/** Minimum area of islands in square degrees, from near to far. */
const fineIsland = 0.0003;
const coarseIsland = 0.02;
const farIsland = 1;

export type Box = typeof extent;

export function overlaps(line: readonly Position[], box: Box = extent): boolean {
  return line.some(([x, y]) => x >= box.west && x <= box.east && y >= box.south && y <= box.north);
}

/** Tolerances for lines over land, which need less detail than coasts. */
export function simplifyLine(line: readonly Position[]): Position[] {
  return simplify(line, byNearness(line, [0.012, 0.02, farTolerance]));
}

function byNearness(line: readonly Position[], [fine, coarse, far]: [number, number, number]): number {
  if (overlaps(line, fineExtent)) return fine;
  return overlaps(line, nearExtent) ? coarse : far;
}

/** Simplifies with Douglas-Peucker, with a smaller tolerance along the coast of China. */
export function simplify(line: readonly Position[], tolerance?: number): Position[] {
  const limit = tolerance ?? byNearness(line, [fineTolerance, coarseTolerance, farTolerance]);
  const last = line.length - 1;
  if (last < 2) return [...line];
  const keep = new Uint8Array(line.length);
  keep[0] = keep[last] = 1;
  const stack: [number, number][] = [[0, last]];
  for (let span = stack.pop(); span; span = stack.pop()) {
    const far = farthest(line, span);
    if (far.distance <= limit) continue;
    keep[far.index] = 1;
    stack.push([span[0], far.index], [far.index, span[1]]);
  }
  return line.filter((_, index) => keep[index]);
}

function farthest(
  line: readonly Position[],
  [from, to]: [number, number],
): { index: number; distance: number } {
  const [ax, ay] = line[from] ?? [0, 0];
  const [bx, by] = line[to] ?? [0, 0];
  const length = Math.hypot(bx - ax, by - ay);
  const best = { index: from, distance: -1 };
  for (let index = from + 1; index < to; index += 1) {
    const [x, y] = line[index] ?? [0, 0];
    const distance = length
      ? Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length
      : Math.hypot(x - ax, y - ay);
    if (distance > best.distance) Object.assign(best, { index, distance });
  }
  return best;
}

/** Returns whether a ring is large enough to be drawn. */
export function isWorthDrawing(ring: readonly Position[]): boolean {
  const smallest = byNearness(ring, [fineIsland, coarseIsland, farIsland]);
  return ring.length >= 4 && Math.abs(signedArea(ring)) / 2 >= smallest;
}

/** Smooths a line by corner cutting (Chaikin). */
export function smooth(line: readonly Position[], times: number): Position[] {
  if (!times || line.length < 3) return [...line];
  const cut: Position[] = line.slice(0, 1);
  for (let index = 0; index < line.length - 1; index += 1) {
    const [ax, ay] = line[index] ?? [0, 0];
    const [bx, by] = line[index + 1] ?? [0, 0];
    cut.push([ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25], [ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75]);
  }
  cut.push(line.at(-1) ?? [0, 0]);
  return smooth(cut, times - 1);
}

/** Continues a ring beyond 180 degrees where it crosses the date line. */
export function unwrap(ring: readonly Position[]): Position[] {
  let turn = 0;
  return ring.map(([x, y], index) => {
    const before = ring[index - 1]?.[0] ?? x;
    if (x - before < -180) turn += 360;
    if (x - before > 180) turn -= 360;
    return [x + turn, y];
  });
}

/** Clips a ring to the box (Sutherland-Hodgman). */
export function clipRing(ring: readonly Position[], box: Box = extent): Position[] {
  const edges: [axis: 0 | 1, limit: number, isUpper: boolean][] = [
    [0, box.west, false],
    [0, box.east, true],
    [1, box.south, false],
    [1, box.north, true],
  ];
  let points: readonly Position[] = ring.slice(0, -1);
  for (const [axis, limit, isUpper] of edges) {
    const isInside = (point: Position) => (isUpper ? point[axis] <= limit : point[axis] >= limit);
    points = points.flatMap((point, index) => {
      const before = points.at(index - 1) ?? point;
      const crossing = isInside(point) === isInside(before) ? [] : [cross(before, point, axis, limit)];
      return isInside(point) ? [...crossing, point] : crossing;
    });
  }
  const first = points[0];
  return first ? [...points, first] : [];
}

function cross(from: Position, to: Position, axis: 0 | 1, limit: number): Position {
  const share = (limit - from[axis]) / (to[axis] - from[axis]);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Rounds to three decimals (about 100 m) and removes duplicate points. */
export function quantise(line: readonly Position[], decimals = 3): Position[] {
  const factor = 10 ** decimals;
  const round = (value: number) => Math.round(value * factor) / factor;
  const rounded = line.map(([x, y]): Position => [round(x), round(y)]);
  return rounded.filter((point, index) => {
    const before = rounded[index - 1];
    return !before || before[0] !== point[0] || before[1] !== point[1];
  });
}

/** Returns twice the signed area; positive means counter-clockwise. */
export function signedArea(ring: readonly Position[]): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** The whole world as an outer ring for masks. */
export const worldRing: Position[] = [
  [-180, -85],
  [180, -85],
  [180, 85],
  [-180, 85],
  [-180, -85],
];

export function feature(kind: string, type: string, coordinates: unknown) {
  return { type: 'Feature', properties: { kind }, geometry: { type, coordinates } };
}
