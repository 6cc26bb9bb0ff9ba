import type { Shape } from '../format.ts';
import type { Palette } from '../palette/palette.ts';
import { type Color, mix, ramp } from './color.ts';
import type { Defs } from './defs.ts';
import type { Noise, Random } from './random.ts';

/** The sun or moon of a picture, in pixels. */
export type Sun = { x: number; y: number; r: number };

/** What every part needs to draw itself into one picture. */
export type Stage = {
  width: number;
  height: number;
  /** Length that sizes are a fraction of: about the short side. */
  unit: number;
  shape: Shape;
  palette: Palette;
  defs: Defs;
  sun: Sun;
  /** Stable randomness for the part being drawn. */
  random: Random;
  noise(salt: number): Noise;
};

/** How one part is placed; lengths are fractions of width (x), height (y, height) or unit (size). */
export type Placement = {
  x?: number;
  y?: number;
  /** 0 is the horizon, 1 is right in front. */
  depth?: number;
  size?: number;
  height?: number;
  count?: number;
  from?: number;
  to?: number;
};

export type PartOptions = Placement & {
  variant?: string;
  color?: string;
  flip?: boolean;
  /** Silhouette heights 0..1 from left to right. */
  profile?: readonly number[];
  /** Explicit members: x, height and width as fractions. */
  items?: readonly (readonly [number, number, number])[];
};

export type DrawPart = (stage: Stage, options: PartOptions) => string;

/** Returns the colour of the land at a depth. */
export function landColor(stage: Stage, depth: number): Color {
  return ramp(stage.palette.depth, depth);
}

/** Returns a colour as seen through the air at a depth: pale far away, unchanged in front. */
export function throughAir(stage: Stage, color: Color, depth: number): Color {
  const air = mix(landColor(stage, Math.max(0, depth - 0.25)), stage.palette.mist, 0.3);
  return mix(air, color, Math.min(1, 0.3 + depth * 0.85));
}
