import { arch, merlons } from '../building/body.ts';
import { type Brush, brushFor, MATERIAL } from '../building/brush.ts';
import { mix } from '../canvas/color.ts';
import { n, type Point, path, polygon, polyline, rect } from '../canvas/path.ts';
import { type DrawPart, landColor, type Stage } from '../canvas/stage.ts';
import { drawRelief, edgeFrom } from '../terrain/relief.ts';
import type { Landmark } from './landmark.ts';

/** Square brick tower with arched windows and merlons. */
export const watchtower: Landmark = {
  height: 100,
  draw: (b) => towerBody(b),
};

function towerBody(b: Brush): string {
  const brick = b.options.color ?? '#c7a98c';
  let out = path('M-72 26L-66 -74H66L72 26Z', { fill: b.side(brick) });
  const shadeLeft = b.lightFrom < 0;
  out += path(shadeLeft ? 'M-72 26L-66 -74H-30L-32 26Z' : 'M72 26L66 -74H30L32 26Z', {
    fill: b.dark(brick, 0.55),
    opacity: 0.75,
  });
  let courses = '';
  for (let i = 1; i < 12; i++) courses += `M${n(-72 + i * 0.5)} ${n(24 - i * 8.2)}h${n(144 - i)}`;
  out += path(courses, { stroke: b.dark(brick, 0.45), width: 0.8, opacity: 0.4 });
  out += rect(-70, -80, 140, 8, { fill: b.light(brick, 0.4) });
  out += path(merlons(-70, -80, 140, 13), { fill: b.side(brick) });
  const windows = [-42, -14, 14, 42].map((x) => arch(x, -28, 14, 26)).join('');
  return (
    out +
    path([-42, -14, 14, 42].map((x) => arch(x, -27, 18, 30)).join(''), { fill: b.light(brick, 0.3) }) +
    path(windows, { fill: b.window() })
  );
}

/**
 * A ridge with the wall running along it. `profile` is the ridge, `size` the wall's thickness in units,
 * `from`/`to` where the wall runs, `items` the towers as x, scale, unused.
 */
export const drawGreatWall: DrawPart = (stage, options) => {
  const depth = options.depth ?? 0.6;
  const base = (options.y ?? 0.8) * stage.height;
  const height = (options.height ?? 0.2) * stage.height;
  const noise = stage.noise(2);
  const edge = edgeFrom({
    stage,
    profile: options.profile ?? [0.3, 0.7, 0.4, 0.9, 0.5],
    height,
    base,
    rough: 0.06 + 0.12 * (1 - depth),
    noise,
  });
  const thick = (options.size ?? 0.04) * stage.unit;
  let out = drawRelief(stage, {
    edge,
    base: base + stage.height * (depth > 0.7 ? 0.5 : 0.06),
    depth,
    foot: depth > 0.7 ? 1 : 0.2,
  });
  out += ribbon(stage, edge, thick, depth, options.from ?? -0.02, options.to ?? 1.02);
  for (const [x, scale] of options.items ?? []) {
    const point = edge[Math.round(x * (edge.length - 1))];
    if (!point) continue;
    const k = (thick * 1.9 * scale) / 100;
    const brush = brushFor(stage, point[0], Math.max(0.25, depth), { ...options, color: '#c7a98c' });
    out += `<g transform="translate(${n(point[0])} ${n(point[1])}) scale(${Math.round(k * 1000) / 1000})">${towerBody(brush)}</g>`;
  }
  return out;
};

function ribbon(
  stage: Stage,
  edge: readonly Point[],
  thick: number,
  depth: number,
  from: number,
  to: number,
): string {
  const { palette, sun, unit } = stage;
  const start = Math.max(0, Math.round(from * (edge.length - 1)));
  const end = Math.min(edge.length - 1, Math.round(to * (edge.length - 1)));
  const line = smooth(edge.slice(start, end + 1), 4);
  const land = landColor(stage, depth);
  const stone = mix(land, mix('#d8ae8a', palette.shade, palette.shadeAmount), 0.62 + depth * 0.2);
  const top = line.map(([x, y]) => [x, y - thick] as const);
  const middle = line.map(([x, y]) => [x, y - thick * 0.62] as const);
  const foot = line.map(([x, y]) => [x, y + thick * 0.55] as const);
  let faces = '';
  for (let i = 0; i + 3 < line.length; i += 3) {
    const j = Math.min(line.length - 1, i + 3);
    const [a, b, c, d] = [middle[i], middle[j], foot[j], foot[i]];
    if (!a || !b || !c || !d) continue;
    const slope = (b[1] - a[1]) / Math.max(0.1, b[0] - a[0]);
    const towards = Math.max(0, Math.min(1, 0.55 + (a[0] < sun.x ? 1 : -1) * slope * 0.6));
    const tone = mix(mix(stone, palette.ink, 0.42), mix(stone, palette.lit, 0.35), towards);
    faces += path(polygon([a, [b[0] + 0.7, b[1]], [c[0] + 0.7, c[1]], d]), { fill: tone });
  }
  let crenels = '';
  let travelled = 0;
  for (let i = 1; i < top.length; i++) {
    const a = top[i - 1];
    const b = top[i];
    if (!a || !b) continue;
    travelled += Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (travelled < thick * 0.42) continue;
    travelled = 0;
    crenels += `M${n(b[0] - thick * 0.13)} ${n(b[1] + 1)}v${n(-thick * 0.27)}h${n(thick * 0.26)}v${n(thick * 0.27)}Z`;
  }
  let courses = '';
  for (let k = 1; k < 4; k++)
    courses += polyline(middle.map(([x, y], i) => [x, y + ((foot[i]?.[1] ?? y) - y) * (k / 4)] as const));
  return (
    faces +
    path(courses, {
      stroke: mix(stone, palette.ink, 0.5),
      width: Math.max(0.4, thick * 0.02),
      opacity: 0.35,
    }) +
    path(polygon([...top, ...middle.toReversed()]), { fill: mix(stone, palette.ink, 0.4) }) +
    path(polyline(middle), { stroke: mix(stone, palette.lit, 0.6), width: Math.max(0.8, thick * 0.07) }) +
    path(crenels, { fill: mix(stone, palette.lit, 0.25) }) +
    path(polyline(top), {
      stroke: mix(stone, MATERIAL.marble, 0.4),
      width: Math.max(0.5, unit * 0.0008),
      opacity: 0.6,
    })
  );
}

function smooth(points: readonly Point[], reach: number): Point[] {
  return points.map(([x], i) => {
    let sum = 0;
    let count = 0;
    for (let k = -reach; k <= reach; k++) {
      const point = points[i + k];
      if (point) {
        sum += point[1];
        count++;
      }
    }
    return [x, sum / count] as const;
  });
}
