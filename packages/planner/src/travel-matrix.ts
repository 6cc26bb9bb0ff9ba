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
  return models.map((model) => {
    const minutes = new Int32Array(size * size);
    const costMinor = new Int32Array(size * size);
    const meters = new Int32Array(size * size);
    points.forEach((a, i) => {
      points.forEach((b, j) => {
        if (i === j) return;
        const way = Math.round(straightMeters(a, b) * (model.detour ?? 1.3));
        const isOffered = way >= (model.minMeters ?? 0) && way <= (model.maxMeters ?? Infinity);
        meters[i * size + j] = way;
        minutes[i * size + j] = isOffered
          ? Math.ceil((way / 1000 / model.speedKmh) * 60 + (model.fixedMinutes ?? 0))
          : -1;
        const charged = Math.max(0, way - (model.baseMeters ?? 0)) / 1000;
        costMinor[i * size + j] = Math.round(
          (model.baseCostMinor ?? 0) + charged * (model.costMinorPerKm ?? 0),
        );
      });
    });
    return { mode: model.mode, minutes, costMinor, meters };
  });
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
