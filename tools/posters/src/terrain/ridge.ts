import { mix } from '../canvas/color.ts';
import { ellipse, n, type Point, path, polygon, polyline } from '../canvas/path.ts';
import { fractal } from '../canvas/random.ts';
import { type DrawPart, landColor, type PartOptions, type Stage } from '../canvas/stage.ts';
import { drawRelief, edgeFrom } from './relief.ts';

/** A mountain range across the picture: alpine with snow, bare ridge, hills, forest, mesa or danxia. */
export const drawRidge: DrawPart = (stage, options) => {
  const style = STYLES[options.variant ?? 'ridge'] ?? RIDGE;
  const depth = options.depth ?? 0.3;
  const base = (options.y ?? 0.66) * stage.height;
  const height = (options.height ?? 0.25) * stage.height;
  const profile = options.profile ?? randomProfile(stage, style.peaks);
  const noise = stage.noise(11);
  let edge = edgeFrom({ stage, profile, height, base, rough: style.rough, noise });
  if (style.flat)
    edge = edge.map(([x, y]) => [
      x,
      y < base - height * 0.72 ? base - height * 0.72 + (y - base + height * 0.72) * 0.2 : y,
    ]);
  if (style.wooded) edge = wood(stage, edge, depth);
  const color = options.color ? mix(landColor(stage, depth), options.color, 0.6) : undefined;
  let inside = '';
  if (style.snow) inside += snowCap(stage, edge, base, height);
  if (style.stripes) inside += stripes(stage, edge, height, depth);
  return drawRelief(stage, {
    edge,
    base: base + stage.height * (depth > 0.75 || options.to !== undefined ? 0.4 : 0.02),
    depth,
    ...(color ? { color } : {}),
    facets: style.facets,
    hatch: style.hatch,
    inside,
    ...(options.to === undefined ? {} : { foot: options.to }),
  });
};

type Style = {
  peaks: number;
  rough: number;
  facets: boolean;
  hatch: number;
  snow?: boolean;
  flat?: boolean;
  wooded?: boolean;
  stripes?: boolean;
};

const RIDGE: Style = { peaks: 6, rough: 0.3, facets: true, hatch: 1 };

const STYLES: Record<string, Style> = {
  ridge: RIDGE,
  alpine: { peaks: 5, rough: 0.36, facets: true, hatch: 0.5, snow: true },
  hills: { peaks: 5, rough: 0.03, facets: false, hatch: 1.4 },
  forest: { peaks: 6, rough: 0.1, facets: false, hatch: 1.2, wooded: true },
  mesa: { peaks: 7, rough: 0.14, facets: true, hatch: 1.4, flat: true },
  danxia: { peaks: 7, rough: 0.16, facets: true, hatch: 0.4, stripes: true },
  plain: { peaks: 3, rough: 0.01, facets: false, hatch: 0.6 },
};

function randomProfile(stage: Stage, peaks: number): number[] {
  const count = Math.round(peaks * (0.6 + (0.4 * stage.width) / stage.unit));
  return Array.from(
    { length: count * 2 + 1 },
    (_, i) => (i % 2 ? 0.62 : 0.28) + (stage.random() - 0.5) * 0.5,
  );
}

/** Turns a smooth edge into the scalloped line of tree crowns. */
function wood(stage: Stage, edge: readonly Point[], depth: number): Point[] {
  const crown = stage.unit * (0.006 + depth * 0.012);
  const noise = stage.noise(5);
  return edge.map(([x, y], i) => [
    x,
    y - Math.abs(Math.sin(x / crown / 1.7 + fractal(noise, i * 0.09, 2) * 4)) * crown,
  ]);
}

function snowCap(stage: Stage, edge: readonly Point[], base: number, height: number): string {
  const noise = stage.noise(77);
  const line = base - height * 0.5;
  const lower: Point[] = edge.map(([x, y]) => {
    const rise = Math.max(0, line - y);
    const tongue = 0.55 + 0.55 * fractal(noise, (x / stage.unit) * 26, 3);
    return [x, y + rise * Math.max(0.12, tongue)];
  });
  const snow = mix('#ffffff', stage.palette.lit, 0.35);
  const fill = stage.defs.linear([
    [0, mix(snow, stage.palette.key, 0.5), 0.98],
    [1, mix(snow, stage.palette.depth[1] ?? snow, 0.35), 0.75],
  ]);
  return path(polygon([...edge, ...lower.toReversed()]), { fill });
}

const STRIPE_COLORS = ['#c9573c', '#e9b46a', '#b8433a', '#f0cf92', '#d9804a', '#8f4a52', '#e5a05c'];

/** Draws tilted bands of coloured rock. */
function stripes(stage: Stage, edge: readonly Point[], height: number, depth: number): string {
  const noise = stage.noise(9);
  const band = height * 0.075;
  let out = '';
  for (let k = -4; k < 22; k++) {
    const at = (x: number, shift: number) => {
      const top = edge[Math.round((x / stage.width) * (edge.length - 1))]?.[1] ?? 0;
      const smoothTop = stage.height * 0.4 + (top - stage.height * 0.4) * 0.55;
      return (
        smoothTop +
        (k + shift) * band -
        height * 0.2 +
        fractal(noise, (x / stage.unit) * 3 + 3, 3) * height * 0.22
      );
    };
    const upper: Point[] = [];
    const lower: Point[] = [];
    for (let x = 0; x <= stage.width; x += stage.width / 60) {
      upper.push([x, at(x, 0)]);
      lower.push([x, at(x, 0.62 + 0.3 * noise(k * 3.3))]);
    }
    const color = STRIPE_COLORS[(k + 8) % STRIPE_COLORS.length] ?? '#c9573c';
    const seen = mix(
      landColor(stage, depth),
      mix(color, stage.palette.shade, stage.palette.shadeAmount),
      0.35 + depth * 0.5,
    );
    out += path(polygon([...upper, ...lower.toReversed()]), { fill: seen, opacity: 0.85 });
  }
  return out;
}

/** Soft bands of mist; `size` is their thickness, `height` their strength. */
export const drawMist: DrawPart = (stage, options) => {
  const { width, height, random, palette, defs } = stage;
  const fill = defs.radial([
    [0, options.color ?? palette.mist, 1],
    [0.45, options.color ?? palette.mist, 0.62],
    [1, options.color ?? palette.mist, 0],
  ]);
  const count = Math.round((options.count ?? 4) * (width / stage.unit));
  const thick = (options.size ?? 0.05) * height;
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = width * ((i + random()) / count);
    const y = height * (options.y ?? 0.6) + (random() - 0.5) * thick * 0.8;
    out += ellipse(x, y, width * (0.26 + random() * 0.22), thick * (0.6 + random() * 0.8), {
      fill,
      opacity: (options.height ?? 0.6) * (0.7 + random() * 0.3),
    });
  }
  return out;
};

/** Plain ground in front: grass, sand, snow, paving or bare soil with strokes. */
export const drawGround: DrawPart = (stage, options) => {
  const { width, height, unit, random, palette, defs } = stage;
  const depth = options.depth ?? 0.9;
  const top = (options.y ?? 0.8) * height;
  const base = groundColor(stage, options);
  const noise = stage.noise(3);
  const rise = (options.height ?? 0.02) * height;
  const edge: Point[] = [];
  for (let x = 0; x <= width + 1; x += width / 90)
    edge.push([x, top - fractal(noise, (x / unit) * 1.6, 3) * rise]);
  const fill = defs.linear([
    [0, mix(base, palette.lit, 0.22)],
    [0.3, base],
    [1, mix(base, palette.ink, 0.5)],
  ]);
  let strokes = '';
  const grass = options.variant === 'grass' || options.variant === undefined;
  const amount = (options.count ?? 1) * 240 * (width / unit);
  for (let k = 0; k < amount; k++) {
    const t = random() ** 1.3;
    const x = random() * width;
    const y = top + rise + t * (height - top);
    const length = unit * (0.005 + t * 0.022);
    strokes += grass
      ? `M${n(x)} ${n(y)}q${n(length * 0.1)} ${n(-length * 0.6)} ${n(length * (random() - 0.4))} ${n(-length)}`
      : `M${n(x)} ${n(y)}h${n(length * 2.4)}`;
  }
  return (
    path(polygon([...edge, [width, height], [0, height]]), { fill }) +
    path(polyline(edge), { stroke: palette.lit, width: unit * 0.0018, opacity: 0.45 }) +
    path(strokes, { stroke: mix(base, palette.ink, 0.55), width: unit * 0.0015, opacity: 0.28 * depth })
  );
};

function groundColor(stage: Stage, options: PartOptions): string {
  const { palette } = stage;
  const near = landColor(stage, options.depth ?? 0.9);
  if (options.color) return mix(options.color, palette.shade, palette.shadeAmount);
  if (palette.snow) return '#e3eaf0';
  switch (options.variant ?? 'grass') {
    case 'sand':
    case 'soil':
      return palette.earth;
    case 'paving':
      return mix(palette.earth, palette.depth[1] ?? near, 0.5);
    case 'dark':
      return near;
    default:
      return mix(palette.foliage, near, 0.25);
  }
}
