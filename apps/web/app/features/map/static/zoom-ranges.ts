import { unitAt } from '../map-plane.ts';

/**
 * The size of the map is unknown on the server, so it prepares the marks of each zoom that the map may have, and
 * style sheets show those of the zoom that it has. A range is in pixels of a degree of longitude; an absent end is
 * open.
 */
export interface UnitRange {
  from?: number | undefined;
  to?: number | undefined;
}

/** Pins are grouped again at each quarter of a zoom level. */
const stepsPerZoom = 4;

/** Returns the zoom at which pins are grouped on a map with this zoom. */
export const toGroupZoom = (zoom: number): number => Math.round(zoom * stepsPerZoom) / stepsPerZoom;

/** Lists the zooms at which pins are grouped, between two zooms. */
export function listGroupZooms(from: number, to: number): number[] {
  const first = Math.round(from * stepsPerZoom);
  const count = Math.max(1, Math.round(to * stepsPerZoom) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) / stepsPerZoom);
}

/**
 * Joins the marks of successive zooms: a mark with the same key at neighbouring zooms is one mark with a longer range. The first
 * and the last zoom stand for all beyond them.
 */
export function joinZooms<Mark, Level extends { zoom: number }>(
  levels: readonly Level[],
  marksAt: (level: Level) => readonly (readonly [key: string, mark: Mark])[],
): (Mark & UnitRange & { key: string })[] {
  const open = new Map<string, Mark & UnitRange & { key: string }>();
  const done: (Mark & UnitRange & { key: string })[] = [];
  levels.forEach((level, index) => {
    const { zoom } = level;
    const begins = index === 0 ? undefined : boundaryBelow(zoom);
    const marks = new Map(marksAt(level));
    for (const [key, mark] of open) {
      if (marks.has(key)) continue;
      open.delete(key);
      mark.to = begins;
    }
    for (const [key, mark] of marks) {
      if (open.has(key)) continue;
      const added = { ...mark, from: begins, to: undefined, key: `${key}@${zoom}` };
      open.set(key, added);
      done.push(added);
    }
  });
  return done;
}

const boundaryBelow = (zoom: number): number => Math.round(unitAt(zoom - 1 / (2 * stepsPerZoom)) * 100) / 100;
