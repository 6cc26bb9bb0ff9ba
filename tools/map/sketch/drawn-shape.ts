/** A line (river) or closed shape (lake, island, wall) of a sketch. */
export type DrawnShape = {
  name?: string;
  zhName?: string;
  /** Positions as `longitude,latitude`, separated by spaces. */
  line: string;
} & ({ kind: 'river'; widthMetres: number } | { kind: 'lake' | 'island' | 'wall' });
