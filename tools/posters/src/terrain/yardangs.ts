import { mix } from '../canvas/color.ts';
import { group, n, type Point, path, polygon } from '../canvas/path.ts';
import { fractal } from '../canvas/random.ts';
import { type DrawPart, landColor } from '../canvas/stage.ts';

/** Wind-cut ridges like a fleet at anchor: high bows to the left, layered sides. `size` scales them, `y` is their foot. */
export const drawYardangs: DrawPart = (stage, options) => {
  const { width, height, unit, palette, defs, random } = stage;
  const depth = options.depth ?? 0.5;
  const foot = (options.y ?? 0.7) * height;
  const size = (options.size ?? 1) * unit;
  const count = Math.round((options.count ?? 5) * (width / unit / 1.3));
  const color = mix(landColor(stage, depth), options.color ?? '#c98a52', 0.35 + depth * 0.3);
  const noise = stage.noise(8);
  let out = '';
  for (let i = 0; i < count; i++) {
    const left = ((i + 0.1 + random() * 0.3) / count) * width * 1.12 - width * 0.08;
    const long = size * (0.16 + random() * 0.12);
    const tall = size * (0.08 + random() * 0.07);
    const y = foot + random() * unit * 0.02 * (0.4 + depth);
    const top: Point[] = Array.from({ length: 15 }, (_, k) => {
      const t = k / 14;
      const bow = t < 0.12 ? t / 0.12 : 1 - (t - 0.12) ** 1.6 * 0.72;
      return [left + t * long, y - tall * Math.max(0.02, bow + fractal(noise, i * 9 + t * 5, 3) * 0.16)];
    });
    const outline = polygon([[left - long * 0.04, y], ...top, [left + long * 1.06, y]]);
    let layers = '';
    for (let k = 1; k < 8; k++)
      layers += `M${n(left - long * 0.1)} ${n(y - (k / 8) * tall)}h${n(long * 1.2)}`;
    out +=
      path(outline, {
        fill: defs.linear([
          [0, mix(color, palette.lit, 0.35)],
          [1, mix(color, palette.ink, 0.4)],
        ]),
      }) +
      group(
        path(layers, { stroke: mix(color, palette.ink, 0.5), width: unit * 0.003, opacity: 0.5 }),
        `clip-path="${defs.clip(outline)}"`,
      );
  }
  return out;
};
