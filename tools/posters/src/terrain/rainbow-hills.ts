import { mix } from '../canvas/color.ts';
import { group, n, type Point, path, polygon } from '../canvas/path.ts';
import { fractal } from '../canvas/random.ts';
import { type DrawPart, landColor, throughAir } from '../canvas/stage.ts';

const BANDS = [
  '#c25038',
  '#dd9a58',
  '#e8d2a4',
  '#b0483a',
  '#cf7f4c',
  '#98a09c',
  '#e4be78',
  '#a5483e',
  '#d98a5a',
  '#c86444',
  '#8d9690',
  '#dcae66',
];

/**
 * A row of smooth hills in bands of coloured rock that dip to one side and run down each flank, as at Zhangye. `items` are
 * hills: centre, height and width.
 */
export const drawRainbowHills: DrawPart = (stage, options) => {
  const { width, height, unit, palette, defs } = stage;
  const depth = options.depth ?? 0.6;
  const base = (options.y ?? 0.8) * height;
  const rise = (options.height ?? 0.3) * height;
  const noise = stage.noise(21);
  let out = '';
  for (const [index, [cx, tall, wide]] of (options.items ?? [[0.5, 1, 0.8]]).entries()) {
    const [left, right] = [(cx - wide / 2) * width, (cx + wide / 2) * width];
    const edge: Point[] = Array.from({ length: 81 }, (_, i) => {
      const t = i / 80;
      const swell = Math.sin(Math.PI * t) ** 1.6;
      return [
        left + (right - left) * t,
        base - swell * tall * rise * (1 + 0.1 * fractal(noise, t * 5 + index * 7, 3)),
      ];
    });
    const outline = polygon([...edge, [right, base + height * 0.3], [left, base + height * 0.3]]);
    const seen = (color: string) =>
      throughAir(stage, mix(color, palette.shade, palette.shadeAmount), Math.min(1, depth + 0.1));
    let inner = path(outline, { fill: seen('#c8603c') });
    const lean = index % 2 ? -1.1 : 1.1;
    const band = unit * 0.021 * (0.6 + depth * 0.7);
    const count = Math.ceil(((right - left) * 1.3 + rise * 3) / band);
    for (let k = 0; k < count; k++) {
      const start = (lean > 0 ? left - rise * 1.8 : left - rise * 0.2) + k * band;
      const thick =
        band * (0.5 + 0.7 * Math.abs(fractal(noise, k * 0.37 + index * 3, 2)) + (k % 4 === 0 ? 0.25 : 0));
      const side = (shift: number): Point[] =>
        Array.from({ length: 13 }, (_, j) => {
          const v = j / 12;
          const bend = fractal(noise, v * 2.2 + index * 5 + k * 0.02, 2) * band * 2.2;
          return [
            start + shift + lean * v * rise * 1.3 + bend,
            base - tall * rise * 1.15 + v * (tall * rise * 1.15 + height * 0.3),
          ];
        });
      inner += path(polygon([...side(0), ...side(thick).toReversed()]), {
        fill: seen(BANDS[(k * 5 + index * 2) % BANDS.length] ?? '#c8452e'),
        opacity: 0.92,
      });
    }
    const sunLeft = stage.sun.x < cx * width;
    inner += path(outline, {
      fill: defs.linear(
        [
          [0, palette.lit, 0.3],
          [0.5, palette.lit, 0],
          [1, mix(landColor(stage, depth), palette.ink, 0.6), 0.5],
        ],
        sunLeft ? 'right' : 'left',
      ),
    });
    let gullies = '';
    for (let k = 0; k < 16; k++) {
      const top = edge[8 + Math.floor(((k + 0.5) / 16) * 64)];
      if (!top) continue;
      const length = (base - top[1]) * (0.35 + 0.5 * stage.random());
      const away = (top[0] - cx * width) * 0.25;
      gullies += `M${n(top[0])} ${n(top[1] + 3)}q${n(away * 0.2)} ${n(length * 0.5)} ${n(away)} ${n(length)}`;
    }
    inner += path(gullies, { stroke: mix('#5a2a22', palette.ink, 0.3), width: unit * 0.004, opacity: 0.22 });
    out += group(inner, `clip-path="${defs.clip(outline)}"`);
    out += path(edge.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join(''), {
      stroke: palette.lit,
      width: unit * 0.002,
      opacity: 0.5,
    });
  }
  return out;
};
