import { mix } from '../canvas/color.ts';
import { group, n, type Point, path, polygon } from '../canvas/path.ts';
import { fractal } from '../canvas/random.ts';
import { type DrawPart, type Stage, throughAir } from '../canvas/stage.ts';

/**
 * A canal on a ledge of a cliff, as in the Taihang: it runs from the lower right corner around the rock to a tunnel, with a
 * parapet on the valley side and the cliff above and below.
 */
export const drawCliffCanal: DrawPart = (stage) =>
  rockFaces(stage) + tunnel(stage) + channel(stage) + parapet(stage);

function seen(stage: Stage, color: string, depth: number): string {
  return throughAir(stage, mix(color, stage.palette.shade, stage.palette.shadeAmount), depth);
}

/** Returns a polygon whose corners are fractions of the picture. */
function area(stage: Stage, corners: readonly Point[]): string {
  return polygon(corners.map(([x, y]) => [x * stage.width, y * stage.height]));
}

/** Draws the cliff above the ledge, from the right edge to the headland on the left, and the slope below it. */
function rockFaces(stage: Stage): string {
  const { width: w, height: h, unit, random, defs } = stage;
  const noise = stage.noise(31);
  const crest = Array.from({ length: 61 }, (_, i): Point => {
    const t = i / 60;
    const step = Math.round((0.08 + 0.34 * (1 - t) ** 1.6) * 14) / 14;
    return [0.3 + t * 0.72, step + 0.035 * Math.abs(fractal(noise, t * 11, 3))];
  });
  const upper = area(stage, [...crest, ...UNDER_THE_CLIFF]);
  const lower = area(stage, SLOPE);
  let strata = '';
  let cracks = '';
  for (let y = 0.06; y < 1; y += 0.03) {
    strata += `M0 ${n(y * h)}`;
    for (let x = 0.04; x <= 1.02; x += 0.04)
      strata += `L${n(x * w)} ${n((y + 0.012 * fractal(noise, x * 6 + y * 20, 2)) * h)}`;
  }
  for (let k = 0; k < 120; k++) {
    const [x, y] = [random() * w, random() * h];
    cracks += `M${n(x)} ${n(y)}l${n((random() - 0.5) * unit * 0.008)} ${n(unit * (0.02 + random() * 0.05))}`;
  }
  const face = (outline: string, depth: number, lit: string, shade: string) =>
    path(outline, {
      fill: defs.linear([
        [0, seen(stage, lit, depth)],
        [1, seen(stage, shade, depth)],
      ]),
    }) +
    group(
      path(strata, { stroke: seen(stage, '#7a4f3c', depth), width: unit * 0.004, opacity: 0.5 }) +
        path(cracks, { stroke: seen(stage, '#5a3c34', depth), width: unit * 0.003, opacity: 0.4 }),
      `clip-path="${defs.clip(outline)}"`,
    );
  return face(upper, 0.8, '#dba074', '#a86a4c') + face(lower, 0.86, '#cf9468', '#6f4a3e');
}

/** Draws the tunnel that the canal comes out of. */
function tunnel(stage: Stage): string {
  const { width: w, height: h, unit } = stage;
  const mouth = `M${n(0.345 * w)} ${n(0.592 * h)}V${n(0.535 * h)}A${n(0.032 * w)} ${n(0.045 * h)} 0 0 1 ${n(0.41 * w)} ${n(0.535 * h)}V${n(0.592 * h)}Z`;
  return path(mouth, {
    fill: seen(stage, '#3a2c2a', 1),
    stroke: seen(stage, '#e6d6b8', 0.9),
    width: unit * 0.012,
  });
}

/** Draws the inner path and the water with its glints. */
function channel(stage: Stage): string {
  const { width: w, height: h, unit, palette, random, defs } = stage;
  const water = area(stage, WATER);
  let glints = '';
  for (let k = 0; k < 40; k++) {
    const t = random() ** 0.7;
    const x = 0.42 + t * 0.55;
    const y = 0.6 + t ** 1.7 * 0.32 + (random() - 0.5) * 0.03 * t;
    glints += `M${n(x * w)} ${n(y * h)}l${n(unit * 0.05 * (0.2 + t))} ${n(unit * 0.022 * (0.2 + t))}`;
  }
  const fill = defs.linear([
    [0, seen(stage, '#7fc0b8', 0.9)],
    [1, seen(stage, '#2f8f92', 1)],
  ]);
  return (
    path(area(stage, INNER_PATH), { fill: seen(stage, '#8f6450', 0.95) }) +
    path(water, { fill }) +
    group(
      path(glints, { stroke: palette.lit, width: unit * 0.003, opacity: 0.6 }),
      `clip-path="${defs.clip(water)}"`,
    )
  );
}

function parapet(stage: Stage): string {
  const { width: w, height: h, unit } = stage;
  let joints = '';
  for (let k = 0; k < 22; k++) {
    const t = (k / 22) ** 0.7;
    const [x, y] = alongEdge(t);
    joints += `M${n(x * w)} ${n(y * h)}v${n(unit * (0.02 + t * 0.06))}`;
  }
  const outer = PARAPET_EDGE.toReversed();
  return (
    path(area(stage, [...PARAPET_INNER, ...outer]), { fill: seen(stage, '#e2cfa8', 1) }) +
    path(area(stage, [...PARAPET_EDGE, ...PARAPET_FOOT]), { fill: seen(stage, '#9a7c60', 1) }) +
    path(joints, { stroke: seen(stage, '#6f5646', 1), width: unit * 0.003, opacity: 0.6 })
  );
}

/** Returns a point of the outer edge of the parapet, from the tunnel (0) to the front (1). */
function alongEdge(t: number): Point {
  const position = Math.min(0.999, t) * (PARAPET_EDGE.length - 1);
  const i = Math.floor(position);
  const [a, z] = [PARAPET_EDGE[i] ?? [0, 0], PARAPET_EDGE[i + 1] ?? [0, 0]];
  return [a[0] + (z[0] - a[0]) * (position - i), a[1] + (z[1] - a[1]) * (position - i)];
}

/** Corners as fractions of the picture, from the tunnel to the front and back. */
// biome-ignore format: one line each
const [UNDER_THE_CLIFF, SLOPE, WATER, INNER_PATH, PARAPET_INNER, PARAPET_EDGE, PARAPET_FOOT] = [
  [[1.02, 0.66], [0.7, 0.63], [0.47, 0.585], [0.36, 0.57], [0.3, 0.57]],
  [[0.3, 0.585], [0.47, 0.62], [0.62, 0.7], [0.74, 0.82], [0.8, 1], [0.02, 1], [0.1, 0.86], [0.2, 0.7]],
  [[0.352, 0.592], [0.404, 0.588], [0.52, 0.606], [0.72, 0.66], [1.02, 0.79], [1.02, 1], [0.86, 1], [0.76, 0.84], [0.6, 0.69], [0.46, 0.617]],
  [[0.404, 0.575], [0.5, 0.58], [0.72, 0.625], [1.02, 0.69], [1.02, 0.8], [0.72, 0.664], [0.52, 0.608], [0.404, 0.59]],
  [[0.3, 0.588], [0.46, 0.612], [0.6, 0.684], [0.765, 0.835], [0.865, 1]],
  [[0.3, 0.606], [0.45, 0.632], [0.57, 0.712], [0.7, 0.862], [0.77, 1]],
  [[0.72, 1], [0.66, 0.892], [0.55, 0.748], [0.44, 0.66], [0.3, 0.628]],
] as const;
