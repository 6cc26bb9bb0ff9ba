import type { Brush } from '../building/brush.ts';

/** Something drawn in its own coordinates: foot at 0,0, upwards negative. */
export type Landmark = {
  /** Own height, that `size` scales to a fraction of the picture's unit. */
  height: number;
  draw(brush: Brush): string;
  /** Floats on water or flies, so it casts no shadow on the ground. */
  floats?: boolean;
  /** In the air: neither shadow nor mirror image. */
  flies?: boolean;
};
