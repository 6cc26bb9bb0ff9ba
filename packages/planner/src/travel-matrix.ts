import type { LocalMode } from './problem.ts';

export type Located = { readonly latitude: number; readonly longitude: number };

/** Speed and fare of one mode, for building matrices where no measured times exist. */
export type ModeModel = {
  readonly mode: string;
  readonly speedKmh: number;
  /** Distance on the ground divided by the straight line. Default 1.3. */
  readonly detour?: number;
  /** Minutes added to every leg for waiting, parking and stairs. */
  readonly fixedMinutes?: number;
  /** Fare of the group: `baseCostMinor` covers the first `baseMeters`; the rest is charged per kilometre. */
  readonly baseCostMinor?: number;
  readonly baseMeters?: number;
  readonly costMinorPerKm?: number;
  /** The mode does not serve shorter or longer legs. */
  readonly minMeters?: number;
  readonly maxMeters?: number;
};

/** Builds travel matrices over the points for each model. Minutes are rounded up, so that plans keep enough time. */
export function createLocalModes(points: readonly Located[], models: readonly ModeModel[]): LocalMode[] {
  const size = points.length;
  const straight = listStraightMeters(points);
  return models.map((model) => {
    const { detour = 1.3, minMeters = 0, maxMeters = Infinity, speedKmh, fixedMinutes = 0 } = model;
    const { baseMeters = 0, baseCostMinor = 0, costMinorPerKm = 0 } = model;
    const minutes = new Int32Array(size * size);
    const costMinor = new Int32Array(size * size);
    const meters = new Int32Array(size * size);
    for (let i = 0; i < size; i++)
      for (let j = 0; j < size; j++) {
        if (i === j) continue;
        const leg = i * size + j;
        const way = Math.round((straight[leg] ?? 0) * detour);
        const isOffered = way >= minMeters && way <= maxMeters;
        meters[leg] = way;
        minutes[leg] = isOffered ? Math.ceil((way / 1000 / speedKmh) * 60 + fixedMinutes) : -1;
        const charged = Math.max(0, way - baseMeters) / 1000;
        costMinor[leg] = Math.round(baseCostMinor + charged * costMinorPerKm);
      }
    return { mode: model.mode, minutes, costMinor, meters };
  });
}

/** Returns the distance of each pair of points. */
function listStraightMeters(points: readonly Located[]): Float64Array {
  const size = points.length;
  const meters = new Float64Array(size * size);
  for (const [i, a] of points.entries())
    for (const [j, b] of points.entries())
      if (j > i) {
        const way = straightMeters(a, b);
        meters[i * size + j] = way;
        meters[j * size + i] = way;
      }
  return meters;
}

/** Returns the great-circle distance in metres. */
export function straightMeters(a: Located, b: Located): number {
  const radians = Math.PI / 180;
  const dLat = (b.latitude - a.latitude) * radians;
  const dLon = (b.longitude - a.longitude) * radians;
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * Math.sin(dLon / 2) ** 2;
  return 2 * 6371008.8 * Math.asin(Math.min(1, Math.sqrt(h)));
}
