import { mix } from '../canvas/color.ts';
import { group, n, type Point, path, polygon } from '../canvas/path.ts';
import { fractal } from '../canvas/random.ts';
import { type DrawPart, landColor, type Stage } from '../canvas/stage.ts';

/** Cliffs closing in from both sides; `x` is the gap, `size` its width, `height` how high they stand. */
export const drawGorge: DrawPart = (stage, options) => {
  const depth = options.depth ?? 0.6;
  const sides: (-1 | 1)[] = options.variant === 'left' ? [-1] : options.variant === 'right' ? [1] : [-1, 1];
  return sides.map((side) => drawCliffSide(stage, { side, depth, ...pixels(stage, options) })).join('');
};

type Side = {
  side: -1 | 1;
  depth: number;
  gapX: number;
  half: number;
  top: number;
  base: number;
  color?: string;
};

function pixels(stage: Stage, options: Parameters<DrawPart>[1]) {
  const base = (options.y ?? 0.8) * stage.height;
  return {
    gapX: (options.x ?? 0.5) * stage.width,
    half: ((options.size ?? 0.3) * stage.unit) / 2,
    base,
    top: base - (options.height ?? 0.6) * stage.height,
    ...(options.color ? { color: options.color } : {}),
  };
}

function drawCliffSide(stage: Stage, cliff: Side): string {
  const { palette, defs, width, unit, random } = stage;
  const { side, depth, gapX, half, top, base } = cliff;
  const noise = stage.noise(side > 0 ? 21 : 22);
  const rim = gapX + side * half;
  const outer = side < 0 ? -10 : width + 10;
  const color = cliff.color ? mix(landColor(stage, depth), cliff.color, 0.6) : landColor(stage, depth);
  const edge: Point[] = [];
  for (let i = 0; i <= 50; i++) {
    const t = i / 50;
    const ledge = Math.sign(noise(t * 9)) * 0.5 + fractal(noise, t * 12, 3);
    const lean = (1 - t) ** 1.6 * Math.abs(outer - rim) * 0.42;
    edge.push([rim + side * lean + side * ledge * unit * 0.028, top + (base - top) * t]);
  }
  const crown: Point[] = [];
  const start = edge[0]?.[0] ?? rim;
  for (let i = 0; i <= 24; i++) {
    const t = 1 - i / 24;
    const x = start + (outer - start) * t;
    crown.push([x, top - t * (base - top) * 0.12 + fractal(noise, t * 6 + 90, 4) * unit * 0.05]);
  }
  const outline = polygon([...crown, ...edge, [outer, base]]);
  const fill = defs.linear([
    [0, mix(color, palette.lit, 0.22 * (1 - depth * 0.5))],
    [0.5, color],
    [1, mix(color, palette.mist, depth > 0.8 ? 0.1 : 0.5), depth > 0.8 ? 1 : 0.25],
  ]);
  const shade = defs.linear(
    [
      [0, mix(color, palette.ink, 0.5), 0.65],
      [1, mix(color, palette.ink, 0.4), 0],
    ],
    side < 0 ? 'left' : 'right',
  );
  let ribs = '';
  const rib = defs.linear([
    [0, mix(color, palette.lit, 0.4), 0.55],
    [1, color, 0],
  ]);
  for (let k = 0; k < 9; k++) {
    const x = rim + (outer - rim) * ((k + random()) / 9);
    const y = top + (base - top) * (0.02 + random() * 0.3);
    const w = unit * (0.02 + random() * 0.035);
    const h = (base - top) * (0.3 + random() * 0.4);
    ribs += path(
      `M${n(x)} ${n(y)}l${n(w * 0.7)} ${n(h * 0.12)}l${n(-w * 0.2)} ${n(h * 0.3)}l${n(w * 0.4)} ${n(h * 0.58)}h${n(-w * 1.2)}l${n(-w * 0.3)} ${n(-h * 0.55)}Z`,
      { fill: rib },
    );
  }
  let cracks = '';
  let strata = '';
  for (let k = 0; k < 110; k++) {
    const u = random();
    const t = random();
    const x = rim + (outer - rim) * u;
    const y = top + (base - top) * t;
    const length = unit * (0.02 + random() * 0.06);
    cracks += `M${n(x)} ${n(y)}q${n(length * 0.12 * side)} ${n(length * 0.5)} ${n(length * 0.05)} ${n(length)}`;
    if (k % 3 === 0)
      strata += `M${n(x)} ${n(y)}q${n(length * 0.7)} ${n(length * 0.1)} ${n(length * 1.6)} ${n(-length * 0.06)}`;
  }
  const lit = side < 0 === stage.sun.x > gapX;
  const inner =
    path(polygon([...edge, [outer, base], [outer, top]]), { fill: shade, opacity: lit ? 0.35 : 0.9 }) +
    ribs +
    path(cracks, {
      stroke: mix(color, palette.ink, 0.55),
      width: unit * (0.001 + depth * 0.0014),
      opacity: 0.3,
    }) +
    path(strata, { stroke: palette.lit, width: unit * (0.001 + depth * 0.001), opacity: 0.3 });
  return path(outline, { fill }) + group(inner, `clip-path="${defs.clip(outline)}"`);
}

/** Falling water between rocks: `size` is its width, `height` its drop. */
export const drawWaterfall: DrawPart = (stage, options) => {
  const { width, height, unit, random, palette, defs } = stage;
  const x = (options.x ?? 0.5) * width;
  const base = (options.y ?? 0.8) * height;
  const drop = (options.height ?? 0.4) * height;
  const broad = (options.size ?? 0.3) * unit;
  const count = options.count ?? 5;
  const white = mix('#ffffff', palette.key, 0.4);
  const fill = defs.linear([
    [0, mix(white, palette.water[1], 0.35), 0.9],
    [0.5, white, 0.92],
    [1, palette.mist, 0.85],
  ]);
  let out = '';
  for (let k = 0; k < count; k++) {
    const w = (broad / count) * (0.75 + random() * 0.7);
    const left = x - broad / 2 + (broad * k) / count + (random() - 0.5) * w * 0.3;
    const top = base - drop * (0.86 + random() * 0.14);
    const flare = w * 0.16;
    out += path(
      `M${n(left)} ${n(top)}Q${n(left + w / 2)} ${n(top - w * 0.12)} ${n(left + w)} ${n(top)}C${n(left + w)} ${n(top + drop * 0.3)} ${n(left + w + flare)} ${n(base - drop * 0.2)} ${n(left + w + flare)} ${n(base)}H${n(left - flare)}C${n(left - flare)} ${n(base - drop * 0.2)} ${n(left)} ${n(top + drop * 0.3)} ${n(left)} ${n(top)}Z`,
      { fill },
    );
    let streaks = '';
    for (let i = 0; i < 9; i++) {
      const sx = left + random() * w;
      const sy = top + random() * drop * 0.6;
      streaks += `M${n(sx)} ${n(sy)}v${n(drop * (0.1 + random() * 0.25))}`;
    }
    out += path(streaks, {
      stroke: mix(palette.water[1], palette.depth[2] ?? palette.ink, 0.35),
      width: unit * 0.0022,
      opacity: 0.5,
    });
  }
  const spray = defs.radial([
    [0, white, 0.9],
    [1, white, 0],
  ]);
  for (let k = 0; k < 6; k++) {
    const sx = x + (random() - 0.5) * broad * 1.2;
    out += `<ellipse cx="${n(sx)}" cy="${n(base - unit * 0.01)}" rx="${n(broad * 0.35)}" ry="${n(unit * (0.03 + random() * 0.04))}" fill="${spray}" opacity=".8"/>`;
  }
  return out;
};
