import { mix } from '../canvas/color.ts';
import { n, type Point, path, polygon } from '../canvas/path.ts';
import { type DrawPart, type Stage, throughAir } from '../canvas/stage.ts';

/** A wall of the alley in pixels: where it begins near the viewer and where it ends. */
type Wall = { near: number; far: number; farTop: number; farFoot: number; nearTop: number; nearFoot: number };

/**
 * An alley between two walls that runs to a vanishing point at `x`, `y`. `size` is half its width there, `height` how high
 * the walls stand at the edge of the picture, `color` their plaster, `count` the doors of each wall.
 */
export const drawAlley: DrawPart = (stage, options) => {
  const { width, height, unit, palette, defs } = stage;
  const x = (options.x ?? 0.5) * width;
  const y = (options.y ?? 0.62) * height;
  const half = (options.size ?? 0.07) * unit;
  const plaster = seen(stage, options.color ?? '#8f8d8a', 0.9);
  const side = (s: -1 | 1): Wall => ({
    near: s < 0 ? 0 : width,
    far: x + s * half,
    farTop: y - half * 1.5,
    farFoot: y + half * 0.5,
    nearTop: height * (0.72 - (options.height ?? 0.5)),
    nearFoot: height * 1.06,
  });
  const [left, right] = [side(-1), side(1)];
  const ground = seen(stage, '#b5aa98', 0.92);
  let out = path(
    polygon([
      [left.far, left.farFoot],
      [right.far, right.farFoot],
      [width, height * 1.06],
      [0, height * 1.06],
    ]),
    {
      fill: defs.linear([
        [0, mix(ground, palette.lit, 0.25)],
        [1, mix(ground, palette.ink, 0.35)],
      ]),
    },
  );
  out += path(slabs(stage, left, right), {
    stroke: mix(ground, palette.ink, 0.5),
    width: unit * 0.002,
    opacity: 0.45,
  });
  const isLitLeft = stage.sun.x > x;
  for (const wall of [left, right]) {
    const isLit = (wall === left) === isLitLeft;
    out += drawWall(stage, wall, isLit ? mix(plaster, palette.lit, 0.16) : mix(plaster, palette.ink, 0.2));
    out += doors(stage, wall, options.count ?? 2);
  }
  return out;
};

function seen(stage: Stage, color: string, depth: number): string {
  return throughAir(stage, mix(color, stage.palette.shade, stage.palette.shadeAmount), depth);
}

/** Returns the point of a wall at `t` (0 near, 1 far) and `v` (0 foot, 1 top). Distances shrink towards the end. */
function at(wall: Wall, t: number, v: number): Point {
  const u = 1 - (1 - t) ** 1.9;
  const foot = wall.nearFoot + (wall.farFoot - wall.nearFoot) * u;
  const top = wall.nearTop + (wall.farTop - wall.nearTop) * u;
  return [wall.near + (wall.far - wall.near) * u, foot + (top - foot) * v];
}

function drawWall(stage: Stage, wall: Wall, color: string): string {
  const { unit, palette } = stage;
  const quad = (from: number, to: number) =>
    polygon([at(wall, 0, from), at(wall, 1, from), at(wall, 1, to), at(wall, 0, to)]);
  const tiles = seen(stage, '#56646a', 0.92);
  let ribs = '';
  for (let i = 0; i <= 60; i++) {
    const [[x0, y0], [x1, y1]] = [at(wall, i / 60, 1), at(wall, i / 60, 1.09)];
    ribs += `M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}`;
  }
  return (
    path(quad(0, 1), { fill: color }) +
    path(quad(0, 0.08), { fill: mix(seen(stage, '#8d877e', 0.9), palette.ink, 0.15) }) +
    path(quad(0.97, 1.09), { fill: tiles }) +
    path(ribs, { stroke: mix(tiles, palette.ink, 0.5), width: unit * 0.003, opacity: 0.6 }) +
    path(quad(1.09, 1.115), { fill: mix(tiles, palette.ink, 0.35) })
  );
}

function doors(stage: Stage, wall: Wall, count: number): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const t = 0.16 + (i * 0.5) / Math.max(1, count - 1 || 1);
    const w = 0.1;
    const leaf = (from: number, to: number, low: number, high: number) =>
      polygon([at(wall, from, low), at(wall, to, low), at(wall, to, high), at(wall, from, high)]);
    out += path(leaf(t - 0.012, t + w + 0.012, 0.02, 0.62), { fill: seen(stage, '#a39784', 0.9) });
    out += path(leaf(t, t + w, 0.02, 0.56), { fill: seen(stage, '#5a3026', 0.92) });
    const [middle, top] = [at(wall, t + w / 2, 0.02), at(wall, t + w / 2, 0.56)];
    out += path(`M${n(middle[0])} ${n(middle[1])}L${n(top[0])} ${n(top[1])}`, {
      stroke: stage.palette.ink,
      width: stage.unit * 0.002,
      opacity: 0.5,
    });
  }
  return out;
}

function slabs(stage: Stage, left: Wall, right: Wall): string {
  let d = '';
  for (let i = 0; i < 14; i++) {
    const t = i / 14;
    const [a, b] = [at(left, t, 0), at(right, t, 0)];
    d += `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
  }
  for (const u of [0.3, 0.42, 0.58, 0.7])
    d += `M${n(left.far + (right.far - left.far) * u)} ${n(left.farFoot)}L${n(u * stage.width)} ${n(stage.height)}`;
  return d;
}
