import { mix } from '../canvas/color.ts';
import { n, type Point, path, polygon } from '../canvas/path.ts';
import { fractal } from '../canvas/random.ts';
import type { DrawPart } from '../canvas/stage.ts';

/** White lime terraces with pale blue pools, one below the other, from `y` to the lower edge. */
export const drawTravertine: DrawPart = (stage, options) => {
  const { width, height, unit, palette, defs } = stage;
  const top = (options.y ?? 0.5) * height;
  const noise = stage.noise(41);
  const steps = 9;
  let out = path(
    polygon([
      [0, top],
      [width, top],
      [width, height],
      [0, height],
    ]),
    { fill: mix('#efe7d6', palette.shade, palette.shadeAmount) },
  );
  for (let k = 0; k < steps; k++) {
    const t = k / steps;
    const y = top + (height - top) * t ** 1.35;
    const swing = unit * (0.015 + t * 0.05);
    const edge: Point[] = Array.from({ length: 91 }, (_, i) => {
      const x = (i / 90) * width;
      const scallop = Math.abs(Math.sin((x / unit) * (7 - t * 3.4) + k * 1.7)) * swing * 0.8;
      return [x, y + fractal(noise, (x / unit) * 1.4 + k * 5, 2) * swing * 1.6 + scallop];
    });
    const water = defs.linear([
      [0, mix('#bfe4ea', palette.lit, 0.3)],
      [1, mix('#6fc0d0', palette.shade, palette.shadeAmount)],
    ]);
    const rim = edge.map(
      ([x, level]): Point => [x, level - swing * (0.7 + 0.5 * fractal(noise, (x / unit) * 2 + k * 9, 2))],
    );
    out += path(polygon([...rim, ...edge.toReversed()]), { fill: water });
    const fall = unit * (0.02 + t * 0.06);
    const face = defs.linear([
      [0, mix('#fffdf6', palette.shade, palette.shadeAmount * 0.6)],
      [1, mix('#d9cdb8', palette.shade, palette.shadeAmount)],
    ]);
    out += path(polygon([...edge, [width, height], [0, height]]), { fill: face });
    let drips = '';
    for (let i = 0; i < 90; i += 1) {
      const at = edge[i];
      if (at) drips += `M${n(at[0])} ${n(at[1] + 2)}v${n(fall * (0.4 + 0.5 * Math.abs(noise(i * 1.3 + k))))}`;
    }
    out += path(drips, { stroke: mix('#b8a888', palette.ink, 0.1), width: unit * 0.0024, opacity: 0.45 });
    out += path(edge.map(([x, yy], i) => `${i ? 'L' : 'M'}${n(x)} ${n(yy)}`).join(''), {
      stroke: '#ffffff',
      width: unit * 0.004,
      opacity: 0.9,
    });
  }
  return out;
};
