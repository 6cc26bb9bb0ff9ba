import { mix } from '../canvas/color.ts';
import { curve, group, n, type Point, path } from '../canvas/path.ts';
import { type DrawPart, landColor, type Stage } from '../canvas/stage.ts';

/** Sand dunes: a sharp winding crest, one side lit and one in shade. */
export const drawDunes: DrawPart = (stage, options) => {
  const { width, height, unit, random } = stage;
  const depth = options.depth ?? 0.6;
  const base = (options.y ?? 0.75) * height;
  const rise = (options.height ?? 0.2) * height;
  const items = options.items ?? randomDunes(stage, options.count ?? 3);
  return [...items]
    .sort((a, b) => b[1] - a[1])
    .map(([x, h, w]) =>
      drawDune(
        stage,
        { x: x * width, base, height: h * rise, width: w * unit, depth, bend: 0.5 + random() * 0.4 },
        options.color,
      ),
    )
    .join('');
};

function randomDunes(stage: Stage, count: number): [number, number, number][] {
  const total = Math.max(2, Math.round(count * (stage.width / stage.unit)));
  return Array.from({ length: total }, (_, i) => [
    (i + 0.2 + stage.random() * 0.6) / total,
    0.5 + stage.random() * 0.5,
    0.75 + stage.random() * 0.5,
  ]);
}

type Dune = { x: number; base: number; height: number; width: number; depth: number; bend: number };

function drawDune(stage: Stage, dune: Dune, tint?: string): string {
  const { palette, defs, sun, height: H, unit } = stage;
  const { x, base, height, width, depth } = dune;
  const sand = tint ?? palette.earth;
  const color = mix(landColor(stage, depth * 0.6), sand, 0.45 + depth * 0.45);
  const foot = base + H * 0.5;
  const top = base - height;
  const outline: Point[] = [
    [x - width * 3.2, base + height * 0.5],
    [x - width * 1.4, base + height * 0.16],
    [x - width * 0.8, base - height * 0.08],
    [x - width * 0.36, base - height * 0.5],
    [x - width * 0.06, top + height * 0.03],
    [x, top],
    [x + width * 0.1, top + height * 0.12],
    [x + width * 0.42, base - height * 0.42],
    [x + width * 0.85, base - height * 0.06],
    [x + width * 1.45, base + height * 0.16],
    [x + width * 3.2, base + height * 0.5],
  ];
  const shape = `${curve(outline)}V${n(foot)}H${n(x - width * 3.2)}Z`;
  const lit = defs.linear([
    [0, mix(color, palette.lit, 0.5)],
    [0.3, color],
    [1, mix(color, palette.ink, depth * 0.25), depth > 0.5 ? 1 : 0.4],
  ]);
  const away = sun.x < x ? 1 : -1;
  const crest: Point[] = [
    [x, top],
    [x + away * width * 0.1 * dune.bend, top + height * 0.3],
    [x - away * width * 0.16 * dune.bend, top + height * 0.62],
    [x + away * width * 0.12 * dune.bend, top + height * 0.98],
    [x - away * width * 0.2, top + height * 1.6],
    [x + away * width * 0.05, foot],
  ];
  const shade = defs.linear([
    [0, mix(mix(color, palette.shade, 0.45), palette.ink, 0.3), 0.85],
    [0.45, mix(mix(color, palette.shade, 0.4), palette.ink, 0.2), 0.5],
    [1, color, 0],
  ]);
  const dark = `${curve(crest)}L${n(x + away * width * 4)} ${n(foot)}L${n(x + away * width * 4)} ${n(top)}Z`;
  let ripples = '';
  for (let i = 0; i < 16; i++) {
    const t = 0.2 + (i / 16) ** 1.1 * 1.1;
    const y = top + height * t;
    const reach = width * (0.2 + t * 0.7);
    const start = x - away * (width * 0.08 + stage.random() * reach * 0.4);
    ripples += `M${n(start)} ${n(y)}q${n(-away * reach * 0.25)} ${n(height * 0.06)} ${n(-away * reach * 0.55)} ${n(height * 0.03)}`;
  }
  const inner =
    path(dark, { fill: shade }) +
    path(ripples, {
      stroke: mix(color, palette.ink, 0.4),
      width: unit * 0.0014,
      opacity: 0.25 + depth * 0.15,
    }) +
    path(curve(crest), { stroke: mix(color, palette.lit, 0.8), width: unit * 0.0025, opacity: 0.7 });
  return path(shape, { fill: lit }) + group(inner, `clip-path="${defs.clip(shape)}"`);
}
