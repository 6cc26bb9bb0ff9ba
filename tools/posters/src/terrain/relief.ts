import { type Color, mix } from '../canvas/color.ts';
import { group, n, type Point, path, polygon, polyline } from '../canvas/path.ts';
import { fractal, type Noise } from '../canvas/random.ts';
import { landColor, type Stage } from '../canvas/stage.ts';

/** A land form given by its upper edge, left to right. */
export type Relief = {
  edge: readonly Point[];
  base: number;
  depth: number;
  color?: Color;
  /** How solid the foot is: 0 dissolves into mist. */
  foot?: number;
  facets?: boolean;
  hatch?: number;
  /** Drawn inside the form, above the fill and below the facets. */
  inside?: string;
};

/** Fills a land form with a lit and a shadow side, brush strokes and a foot lost in mist. */
export function drawRelief(stage: Stage, relief: Relief): string {
  const { palette, defs, height } = stage;
  const { depth, edge, base } = relief;
  const color = relief.color ?? landColor(stage, depth);
  const outline = polygon([...edge, [edge.at(-1)?.[0] ?? 0, base], [edge[0]?.[0] ?? 0, base]]);
  const foot = relief.foot ?? (depth > 0.75 ? 0.9 : depth > 0.38 ? 0.5 : 0.1);
  const fill = defs.linear([
    [0, mix(color, palette.lit, 0.24 * (1 - depth * 0.6))],
    [0.4, color],
    [1, mix(color, palette.mist, depth > 0.75 ? 0.15 : 0.6), foot],
  ]);
  let inner = relief.inside ?? '';
  if (relief.facets !== false) inner += drawFacets(stage, edge, depth, color);
  inner += drawHatch(stage, { edge, depth, color, amount: relief.hatch ?? 1, reach: height * 0.22 });
  return path(outline, { fill }) + group(inner, `clip-path="${defs.clip(outline)}"`);
}

type Profile = {
  stage: Stage;
  profile: readonly number[];
  height: number;
  base: number;
  rough: number;
  noise: Noise;
};

/** Returns the edge of a silhouette in pixels: control heights, smoothed and then roughened. */
export function edgeFrom({ stage, profile, height, base, rough, noise }: Profile): Point[] {
  const steps = Math.round(stage.width / 5);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const aspect = stage.width / stage.unit;
    const detail = (1.4 * Math.abs(fractal(noise, t * 7 * aspect, 5)) - 0.35) * rough;
    const level = sampleProfile(profile, t) + detail;
    return [t * stage.width, base - Math.max(0.01, level) * height] as const;
  });
}

export function sampleProfile(profile: readonly number[], t: number): number {
  const last = profile.length - 1;
  const position = Math.max(0, Math.min(1, t)) * last;
  const i = Math.min(last - 1, Math.floor(position));
  const f = position - i;
  const at = (k: number) => profile[Math.max(0, Math.min(last, k))] ?? 0;
  const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
  return b + 0.5 * f * (c - a + f * (2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)));
}

/** Draws the shadow of each summit, away from the sun, and a lit rim towards it. */
function drawFacets(stage: Stage, edge: readonly Point[], depth: number, color: Color): string {
  const { palette, defs, sun, height } = stage;
  const reach = Math.max(5, Math.round(edge.length * 0.012));
  const shadow = defs.linear([
    [0, mix(color, palette.ink, 0.5), 0.72],
    [1, mix(color, palette.ink, 0.35), 0],
  ]);
  let out = '';
  let rims = '';
  for (let i = reach; i < edge.length - reach; i++) {
    const top = edge[i];
    if (!top || !isSummit(edge, i, reach)) continue;
    const away = top[0] < sun.x ? -1 : 1;
    let j = i;
    while (edge[j + away] && (edge[j + away]?.[1] ?? 0) >= (edge[j]?.[1] ?? 0) - 1.5) j += away;
    const drop = Math.max(height * 0.03, ((edge[j]?.[1] ?? 0) - top[1]) * 1.5 + height * 0.03);
    const slope: Point[] = [];
    for (let k = j; k !== i; k -= away) slope.push(edge[k] ?? top);
    slope.push(top);
    const wobble = stage.noise(i * 31);
    for (let k = 1; k <= 8; k++) {
      const t = k / 8;
      slope.push([
        top[0] - away * t * drop * 0.2 + fractal(wobble, t * 5, 2) * drop * 0.18,
        top[1] + t * drop,
      ]);
    }
    out += path(polygon(slope), { fill: shadow });
    const rim: Point[] = [];
    for (let k = 0; k < reach * 3; k++) {
      const point = edge[i - away * k];
      if (point) rim.push(point);
    }
    rims += polyline(rim);
  }
  return out + path(rims, { stroke: palette.lit, width: 1.6 + depth * 2.4, opacity: 0.5 - 0.28 * depth });
}

function isSummit(edge: readonly Point[], i: number, reach: number): boolean {
  const y = edge[i]?.[1] ?? 0;
  for (let k = -reach; k <= reach; k++) if ((edge[i + k]?.[1] ?? 0) < y) return false;
  return true;
}

type Hatch = { edge: readonly Point[]; depth: number; color: Color; amount: number; reach: number };

function drawHatch(stage: Stage, { edge, depth, color, amount, reach }: Hatch): string {
  if (amount <= 0) return '';
  const { random, palette, sun, unit } = stage;
  let dark = '';
  let light = '';
  const count = (50 + depth * 90) * amount * (stage.width / unit);
  for (let k = 0; k < count; k++) {
    const point = edge[Math.floor(random() * edge.length)];
    if (!point) continue;
    const y = point[1] + random() ** 1.4 * reach;
    const length = (0.006 + random() * 0.02) * unit * (0.6 + depth);
    const lean = (point[0] < sun.x ? 1 : -1) * (0.3 + random() * 0.4);
    const stroke = `M${n(point[0])} ${n(y)}q${n(-lean * length * 0.3)} ${n(length * 0.5)} ${n(-lean * length * 0.9)} ${n(length)}`;
    if (random() < 0.28) light += stroke;
    else dark += stroke;
  }
  const width = (0.8 + depth * 1.3) * (unit / 1000);
  return (
    path(dark, { stroke: mix(color, palette.ink, 0.55), width, opacity: 0.18 + 0.12 * depth }) +
    path(light, { stroke: palette.lit, width, opacity: 0.2 + 0.08 * depth })
  );
}
