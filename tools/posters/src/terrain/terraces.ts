import { mix } from '../canvas/color.ts';
import { n, type Point, path, polygon, polyline } from '../canvas/path.ts';
import { fractal } from '../canvas/random.ts';
import { type DrawPart, landColor, type Stage } from '../canvas/stage.ts';

/**
 * Steps down a slope, each following the contour: flooded `rice` (default), `green` rice, `tea` rows,
 * `flower` fields or the calcite `pools` of Huanglong.
 */
export const drawTerraces: DrawPart = (stage, options) => {
  const { height, unit } = stage;
  const top = (options.y ?? 0.5) * height;
  const rows = Math.round((options.count ?? 13) * 1);
  const variant = options.variant ?? 'rice';
  let out = '';
  for (let row = 0; row < rows; row++) {
    const t = row / rows;
    const next = (row + 1) / rows;
    const y = top + (height * 1.04 - top) * t ** 1.35;
    const below = top + (height * 1.04 - top) * next ** 1.35;
    const edge = contour(stage, {
      y,
      t,
      row,
      swing: (options.height ?? 0.09) * height,
      slope: options.to ?? 0,
    });
    out += drawStep(stage, {
      edge,
      t,
      thickness: below - y,
      variant,
      row,
      unit,
      depth: (options.depth ?? 0.5) + t * (1 - (options.depth ?? 0.5)),
    });
  }
  return out;
};

type Contour = { y: number; t: number; row: number; swing: number; slope: number };

function contour(stage: Stage, { y, t, row, swing, slope }: Contour): Point[] {
  const noise = stage.noise(41);
  const points: Point[] = [];
  const { width, unit } = stage;
  for (let i = 0; i <= 70; i++) {
    const x = (i / 70) * width;
    const u = x / unit;
    const wave = fractal(noise, u * 1.5 + t * 1.2, 2) + 0.35 * fractal(noise, u * 4 + row * 0.35, 2);
    points.push([
      x,
      y + wave * swing * (0.35 + t) + (x / width - 0.5) * slope * stage.height * (1 - t * 0.6),
    ]);
  }
  return points;
}

type Step = {
  edge: Point[];
  t: number;
  thickness: number;
  variant: string;
  row: number;
  unit: number;
  depth: number;
};

function drawStep(stage: Stage, step: Step): string {
  const { palette, defs, width, height } = stage;
  const { edge, depth, variant, thickness, row } = step;
  const land = landColor(stage, depth * 0.9);
  const bank = mix(land, palette.foliage, 0.5);
  const surface = surfaceColor(stage, variant, row, depth);
  const shape = polygon([...edge, [width, height * 1.1], [0, height * 1.1]]);
  const fill = defs.linear(
    variant === 'rice' || variant === 'pools'
      ? [
          [0, mix(surface, palette.lit, 0.45)],
          [0.5, surface],
          [1, mix(surface, palette.lit, 0.25)],
        ]
      : [
          [0, mix(surface, palette.lit, 0.16)],
          [1, surface],
        ],
    stage.sun.x < width / 2 ? 'right' : 'left',
  );
  const lip: Point[] = edge.map(([x, y]) => [x, y + thickness * 0.62]);
  const wall: Point[] = edge.map(([x, y]) => [x, y + thickness * 1.25]);
  let out = path(shape, { fill });
  out += path(polyline(edge), {
    stroke: mix(bank, palette.lit, 0.55),
    width: thickness * 0.07 + 0.8,
    opacity: 0.8,
  });
  if (variant === 'tea' || variant === 'flower' || variant === 'green')
    out += rowsOf(stage, edge, thickness, surface, variant);
  out += path(polygon([...lip, ...wall.toReversed()]), {
    fill: mix(bank, palette.ink, 0.22 + depth * 0.15),
    opacity: variant === 'tea' ? 0.45 : 0.9,
  });
  out += path(polyline(lip), {
    stroke: variant === 'pools' ? '#f3e2b4' : mix(bank, palette.lit, 0.35),
    width: thickness * 0.1 + 0.6,
    opacity: 0.85,
  });
  return out;
}

function surfaceColor(stage: Stage, variant: string, row: number, depth: number): string {
  const { palette } = stage;
  const shaded = (color: string) =>
    mix(landColor(stage, depth * 0.5), mix(color, palette.shade, palette.shadeAmount), 0.35 + depth * 0.55);
  switch (variant) {
    case 'pools':
      return shaded(['#3fb8c4', '#6fd0c8', '#2f9fb8', '#8fd8c0'][row % 4] ?? '#3fb8c4');
    case 'flower':
      return shaded(['#eec53f', '#8fae4c', '#f2d257', '#7aa04a'][row % 4] ?? '#eec53f');
    case 'tea':
    case 'green':
      return shaded(mix(palette.foliage, row % 2 ? '#a9bf5a' : '#5d9650', 0.5));
    default:
      return mix(palette.water[0], palette.water[1], 0.2 + depth * 0.5);
  }
}

/** Draws rows of bushes or seedlings as scalloped dots along the contour. */
function rowsOf(
  stage: Stage,
  edge: readonly Point[],
  thickness: number,
  color: string,
  variant: string,
): string {
  const { palette, random } = stage;
  let bushes = '';
  let caps = '';
  const lines = variant === 'tea' ? 2 : 1;
  const r = Math.max(1.4, thickness * (variant === 'tea' ? 0.2 : 0.13));
  for (let line = 0; line < lines; line++) {
    const drop = thickness * (0.16 + line * 0.3);
    const first = edge[0];
    if (!first) continue;
    let i = 0;
    for (let x = first[0]; x < stage.width; x += r * 1.7) {
      while (i < edge.length - 2 && (edge[i + 1]?.[0] ?? 0) < x) i++;
      const a = edge[i] ?? first;
      const b = edge[i + 1] ?? a;
      const y = a[1] + ((b[1] - a[1]) * (x - a[0])) / Math.max(1, b[0] - a[0]) + drop + r;
      const jitter = (random() - 0.5) * r * 0.5;
      bushes += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r * 0.9)} 0 0 1 ${n(r * 2)} ${n(jitter)}Z`;
      caps += `M${n(x - r * 0.5)} ${n(y - r * 0.6)}q${n(r * 0.5)} ${n(-r * 0.4)} ${n(r)} 0`;
    }
  }
  return (
    path(bushes, { fill: mix(color, palette.ink, variant === 'flower' ? 0.1 : 0.32) }) +
    path(caps, { stroke: mix(color, palette.lit, 0.5), width: r * 0.3, opacity: 0.7 })
  );
}
