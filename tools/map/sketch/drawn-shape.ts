/** A line (river), closed shape (lake, island, wall) or row of soft spots (park, hill) of a sketch. */
export type DrawnShape = {
  name?: string;
  zhName?: string;
  /** Positions as `longitude,latitude`, separated by spaces. */
  line: string;
} & (
  | { kind: 'river'; widthMetres: number }
  | { kind: 'lake' | 'island' | 'wall' }
  | { kind: 'park' | 'hill'; radiusMetres: number }
);
