import type { PartOptions, Placement } from './canvas/stage.ts';
import type { Shape } from './format.ts';
import type { Light } from './palette/light.ts';
import type { PartKind } from './parts.ts';
import type { CloudStyle } from './sky/sky.ts';
import type { Region } from './subject.ts';

/** One element of a picture, back to front. `wide` and `tall` move it for those shapes. */
export type Part = PartOptions & {
  kind: PartKind;
  only?: Shape | 'not-tall' | 'not-wide';
  wide?: Placement;
  tall?: Placement;
};

/** Positions are those of the tile. */
export type Frame = {
  /** Middle of the subject. */
  x: number;
  /** Side of the hero that stays free for words. */
  calm: 'left' | 'right';
  /** Width that the portrait shows at least, for a broad subject. */
  span?: number;
};

/** A picture as plain data: the same scene always draws the same picture. */
export type Scene = {
  id: string;
  seed: number;
  region: Region;
  light: Light;
  /** Chinese name of the place in the red seal; pictures of several places and of topics have none. */
  seal?: string;
  sealAt?: 'left' | 'right' | 'none';
  /** Sun or moon: x and y as fractions, r as a fraction of the unit; r 0 hides it. */
  sun?: readonly [x: number, y: number, r: number];
  clouds?: CloudStyle;
  /** Where the sky gradient ends, as a fraction of the height. */
  horizon?: number;
  /** How a scene that was composed as a tile becomes a hero and a portrait. Scenes without it place their parts for each shape. */
  frame?: Frame;
  parts: readonly Part[];
};
