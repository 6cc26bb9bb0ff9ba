import { mix } from '../canvas/color.ts';
import { n2, type Point, path, polygon, rect } from '../canvas/path.ts';
import { type DrawPart, landColor, type Stage } from '../canvas/stage.ts';

/** A level water surface that mirrors what lies above it. */
export type Water = { y: number; seed: number; ripple: number; strength: number };

/** Draws the bare surface. The mirror image is laid over it later. */
export function drawWaterBed(stage: Stage, y: number, color?: string): string {
  const { palette, defs, width, height } = stage;
  const [top, middle, low] = palette.water;
  const tint = (c: string, t: number) =>
    color ? mix(c, mix(color, palette.shade, palette.shadeAmount), t) : c;
  const fill = defs.linear([
    [0, tint(top, 0.3)],
    [0.35, tint(middle, 0.6)],
    [1, tint(low, 0.45)],
  ]);
  return rect(0, y, width, height - y + 1, { fill });
}

/** Draws glitter under the sun and ripples, over the mirror image. */
export function drawWaterGlints(stage: Stage, y: number, calm: boolean): string {
  const { width, height, unit, random, palette, sun } = stage;
  const span = height - y;
  let out = '';
  const glint = mix(palette.sun, palette.halo, 0.4);
  for (let i = 0; i < (sun.r > 0 ? 60 : 0); i++) {
    const t = random() ** 1.3;
    const w = unit * (0.012 + random() * 0.04) * (0.5 + t * 1.6);
    const x = sun.x + (random() + random() - 1) * sun.r * (0.7 + t * 2);
    out += rect(
      x - w / 2,
      y + 6 + t * span * 0.95,
      w,
      unit * (0.001 + t * 0.0028),
      { fill: glint, opacity: 0.75 - t * 0.45 },
      2,
    );
  }
  const count = Math.round((calm ? 55 : 90) * (width / unit));
  for (let i = 0; i < count; i++) {
    const t = random() ** 1.2;
    const w = unit * (0.02 + random() * 0.11) * (0.35 + t * 1.2);
    const tone = random() < 0.55 ? palette.mist : palette.ink;
    out += rect(
      random() * width - w / 2,
      y + 4 + t * span,
      w,
      unit * (0.0008 + t * 0.0018),
      { fill: tone, opacity: 0.1 + random() * 0.16 },
      1,
    );
  }
  return out;
}

/** Rows of rolling waves for a sea that does not mirror. */
export const drawWaves: DrawPart = (stage, options) => {
  const { width, height, unit, random, palette, defs } = stage;
  const top = (options.y ?? 0.62) * height;
  let out = drawWaterBed(stage, top, options.color);
  const rows = options.count ?? 9;
  for (let row = 0; row < rows; row++) {
    const t = row / rows;
    const y = top + (height - top) * (t ** 1.5 * 0.95 + 0.03);
    const w = unit * (0.08 + t * 0.22);
    const h = unit * (0.004 + t * 0.02);
    let d = '';
    let foam = '';
    for (let x = -w * random(); x < width + w; x += w) {
      const arc = `C${n2(x + w * 0.3)} ${n2(y - h)} ${n2(x + w * 0.55)} ${n2(y - h)} ${n2(x + w)} ${n2(y)}`;
      d += d ? arc : `M${n2(x)} ${n2(y)}${arc}`;
      if (random() < 0.4) foam += `M${n2(x)} ${n2(y)}${arc}`;
    }
    const tone = mix(palette.water[1], palette.water[2], t);
    const fill = defs.linear([
      [0, mix(tone, palette.lit, 0.3), 0.55],
      [1, tone, 0],
    ]);
    out += path(`${d}v${n2(h * 5 + 8)}H-${n2(w)}Z`, { fill });
    out += path(foam, { stroke: palette.lit, width: unit * (0.0012 + t * 0.002), opacity: 0.6 });
  }
  return out + drawWaterGlints(stage, top, true);
};

/** A river winding from the distance to the foreground over land. */
export const drawRiver: DrawPart = (stage, options) => {
  const { width, height, unit, palette, defs, random } = stage;
  const top = (options.y ?? 0.6) * height;
  const start = (options.x ?? 0.55) * width;
  const end = (options.to ?? 0.4) * width;
  const swing = (options.height ?? 0.16) * width;
  const broad = (options.size ?? 0.3) * unit;
  const left: Point[] = [];
  const right: Point[] = [];
  const turns = options.count ?? 2.4;
  for (let i = 0; i <= 40; i++) {
    const t = i / 40;
    const y = top + (height * 1.02 - top) * t ** 1.35;
    const middle =
      start +
      (end - start) * t +
      Math.sin(t * turns * Math.PI + (options.flip ? Math.PI : 0)) * swing * (0.25 + t * 0.9);
    const half = broad * (0.02 + t ** 1.5);
    left.push([middle - half, y]);
    right.push([middle + half, y]);
  }
  const tint = options.color ?? palette.water[1];
  const fill = defs.linear([
    [0, mix(palette.water[0], palette.lit, 0.3)],
    [0.4, mix(palette.water[0], tint, 0.6)],
    [1, mix(tint, palette.water[2], 0.5)],
  ]);
  let glints = '';
  for (let i = 0; i < 40; i++) {
    const k = Math.floor(random() * 40);
    const a = left[k];
    const b = right[k];
    if (!a || !b) continue;
    const w = (b[0] - a[0]) * 0.4 * random();
    glints += `M${n2(a[0] + (b[0] - a[0] - w) * random())} ${n2(a[1])}h${n2(w)}`;
  }
  return (
    path(polygon([...left, ...right.toReversed()]), {
      fill,
      stroke: mix(landColor(stage, 0.6), palette.lit, 0.4),
      width: unit * 0.002,
    }) + path(glints, { stroke: palette.lit, width: unit * 0.0016, opacity: 0.5 })
  );
};
