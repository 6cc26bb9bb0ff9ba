import { mix } from '../canvas/color.ts';
import { group, n, type Point, path, polygon } from '../canvas/path.ts';
import { fractal } from '../canvas/random.ts';
import { type DrawPart, type Stage, throughAir } from '../canvas/stage.ts';

/** Shades of the rock from the light at the crack to the dark at the edge of the picture. */
const BANDS = ['#e08a54', '#d0683f', '#b84f38', '#9a4038', '#7c3438', '#5a2a34'];

/** A slot between two walls of red sandstone that water has polished into curves; `x` is the crack, `size` its width. */
export const drawSlotCanyon: DrawPart = (stage, options) => {
  const { width, height, unit, palette, defs } = stage;
  const x = (options.x ?? 0.5) * width;
  const half = ((options.size ?? 0.1) * unit) / 2;
  const floor = (options.y ?? 0.86) * height;
  const sand = seen(stage, '#e0a874');
  const ground = defs.linear([
    [0, mix(sand, palette.lit, 0.35)],
    [1, mix(sand, palette.ink, 0.3)],
  ]);
  return (
    path(`M0 ${n(floor)}H${n(width)}V${n(height)}H0Z`, { fill: ground }) +
    wall(stage, { side: -1, x: x - half, floor }) +
    wall(stage, { side: 1, x: x + half, floor })
  );
};

type Wall = { side: -1 | 1; x: number; floor: number };

function seen(stage: Stage, color: string): string {
  return throughAir(stage, mix(color, stage.palette.shade, stage.palette.shadeAmount), 0.9);
}

/** Folds of one wall, each a step nearer to the viewer. */
function wall(stage: Stage, { side, x, floor }: Wall): string {
  const { width, height, unit, palette, defs } = stage;
  const noise = stage.noise(side > 0 ? 31 : 32);
  const reach = side < 0 ? x : width - x;
  let out = '';
  for (const [i, band] of BANDS.entries()) {
    const t = i / BANDS.length;
    const edge: Point[] = [];
    for (let k = 0; k <= 40; k++) {
      const v = k / 40;
      const swell =
        fractal(noise, v * 2.6 + i * 0.7, 2) * unit * (0.05 + t * 0.07) + Math.sin(v * 5 + i) * unit * 0.02;
      edge.push([x + side * (reach * t ** 1.15 * 0.92 + swell * (i ? 1 : 0.4)), height * 1.02 * v]);
    }
    const foot = floor + (height - floor) * t * 1.5;
    const outer = side < 0 ? -10 : width + 10;
    const shape = polygon([
      ...edge.filter(([, y]) => y <= foot),
      [edge[20]?.[0] ?? x, foot],
      [outer, foot + unit * 0.05],
      [outer, -10],
    ]);
    const color = seen(stage, band);
    const fill = defs.linear(
      [
        [0, mix(color, palette.lit, 0.3)],
        [0.35, color],
        [1, mix(color, palette.ink, 0.25)],
      ],
      side < 0 ? 'left' : 'right',
    );
    let lines = '';
    for (let j = 1; j < 9; j++)
      lines += edge
        .map(
          ([ex, ey], k) =>
            `${k ? 'L' : 'M'}${n(ex + side * unit * (0.012 * j + 0.012 * fractal(noise, k * 0.14 + j * 3, 2)))} ${n(ey + j * 4)}`,
        )
        .join('');
    out +=
      path(shape, { fill }) +
      group(
        path(lines, { stroke: mix(color, palette.lit, 0.35), width: unit * 0.0026, opacity: 0.5 }),
        `clip-path="${defs.clip(shape)}"`,
      );
  }
  return out;
}
