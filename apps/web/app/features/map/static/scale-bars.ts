import type { Bounds } from '../bounds.ts';
import type { UnitRange } from './zoom-ranges.ts';

export interface ScaleBar extends UnitRange {
  label: string;
  /** Length in degrees of longitude at the latitude of the map. */
  degrees: number;
}

const kilometersPerDegree = 111.195;
/** The longest bar, as in the interactive map. */
export const scalePixels = 96;
const steps = [1, 2, 3, 5];

/** Lists the bars of a map whose degree of longitude has `from` to `to` pixels: each is the longest round one that fits. */
export function listScales({ south, north }: Bounds, from: number, to: number): ScaleBar[] {
  const kilometers = kilometersPerDegree * Math.cos(((south + north) * Math.PI) / 360);
  const lengths = [0.001, 0.01, 0.1, 1, 10, 100, 1000].flatMap((power) => steps.map((step) => step * power));
  return lengths.flatMap((length, index) => {
    const next = lengths[index + 1] ?? Number.POSITIVE_INFINITY;
    const range = { from: (scalePixels * kilometers) / next, to: (scalePixels * kilometers) / length };
    if (range.to < from / 2 || range.from > to * 2) return [];
    const label = length < 1 ? `${Math.round(length * 1000)} m` : `${Math.round(length)} km`;
    return [{ ...range, label, degrees: length / kilometers }];
  });
}
