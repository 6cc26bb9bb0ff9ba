import { type Color, mix, multiply } from '../canvas/color.ts';
import type { Defs } from '../canvas/defs.ts';
import type { Random } from '../canvas/random.ts';
import { type PartOptions, type Stage, throughAir } from '../canvas/stage.ts';

/** Materials as they look at noon; the brush puts light and air on them. */
export const MATERIAL = {
  vermilion: '#a63a2c',
  gold: '#d9a03f',
  tile: '#56646a',
  greenTile: '#3f7a62',
  blueTile: '#2f5d8c',
  limewash: '#f2eadb',
  brick: '#a39784',
  redBrick: '#a4583f',
  stone: '#c9bda6',
  marble: '#ece4d4',
  timber: '#7b4d34',
  darkTimber: '#4c3328',
  beam: '#2f6f73',
  adobe: '#d3a56c',
  glass: '#7ea9b8',
  concrete: '#c3c2ba',
  maroon: '#7a2b2c',
  thatch: '#b5925a',
  bronze: '#8a7a52',
  ice: '#cfe8f4',
  seal: '#b3261e',
} as const;

/** Paints things in their own coordinates: foot at 0,0, upwards negative. */
export type Brush = {
  defs: Defs;
  random: Random;
  /** 1 when light comes from the left, -1 from the right. */
  lightFrom: 1 | -1;
  glow: number;
  snow: boolean;
  ink: Color;
  lit: Color;
  options: PartOptions;
  /** A material under this picture's light and air. */
  tone(color: Color): Color;
  dark(color: Color, amount?: number): Color;
  light(color: Color, amount?: number): Color;
  /** A fill that is lit towards the sun and shaded away from it. */
  side(color: Color): string;
  /** A fill that darkens downwards. */
  down(color: Color): string;
  /** Window colour: lamp light when the picture has any, otherwise a dark opening. */
  window(): Color;
};

export function brushFor(stage: Stage, x: number, depth: number, options: PartOptions): Brush {
  const { palette, defs } = stage;
  const lightFrom = stage.sun.x <= x ? 1 : -1;
  const lamp = mix('#ffcf7a', '#ffe2a6', 0.4);
  const tone = (color: Color) => {
    const underLight = mix(multiply(color, palette.key), palette.shade, palette.shadeAmount);
    return throughAir(stage, underLight, depth);
  };
  const dark = (color: Color, amount = 0.4) => mix(tone(color), palette.ink, amount * (0.35 + depth * 0.65));
  const light = (color: Color, amount = 0.4) => mix(tone(color), palette.lit, amount);
  return {
    defs,
    random: stage.random,
    lightFrom,
    glow: palette.glow,
    snow: palette.snow,
    ink: throughAir(stage, palette.ink, depth),
    lit: palette.lit,
    options,
    tone,
    dark,
    light,
    side: (color) =>
      defs.linear(
        [
          [0, light(color, 0.3)],
          [0.45, tone(color)],
          [1, dark(color, 0.5)],
        ],
        lightFrom > 0 ? 'right' : 'left',
      ),
    down: (color) =>
      defs.linear([
        [0, light(color, 0.18)],
        [0.4, tone(color)],
        [1, dark(color, 0.42)],
      ]),
    window: () =>
      palette.glow > 0.2 ? mix(tone('#3b2a22'), lamp, Math.min(1, palette.glow + 0.1)) : dark('#3b2f2b', 0.5),
  };
}
