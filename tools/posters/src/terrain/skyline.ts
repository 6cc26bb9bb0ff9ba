import { mix } from '../canvas/color.ts';
import { n, path, rect } from '../canvas/path.ts';
import { type DrawPart, landColor } from '../canvas/stage.ts';

/** Anonymous high-rises along a line, between `from` and `to`; `x` is where they are tallest. */
export const drawSkyline: DrawPart = (stage, options) => {
  const { width, height, unit, random, palette, defs } = stage;
  const depth = options.depth ?? 0.3;
  const base = (options.y ?? 0.66) * height;
  const tall = (options.height ?? 0.26) * height;
  const from = (options.from ?? 0) * width;
  const to = (options.to ?? 1) * width;
  const peak = (options.x ?? 0.5) * width;
  const land = landColor(stage, depth);
  const glass = mix(land, mix('#a9c0c8', palette.shade, palette.shadeAmount), 0.3);
  let out = '';
  let lit = '';
  let dark = '';
  const step = unit * (0.032 + depth * 0.022) * (options.size ?? 1);
  for (let x = from; x < to; x += step * (0.5 + random() * 0.5)) {
    const near = 1 - Math.min(1, Math.abs(x - peak) / (width * 0.55));
    const h = tall * (0.25 + 0.45 * random() + 0.4 * near * random());
    const w = step * (0.6 + random() * 0.6);
    const tone = mix(glass, random() < 0.5 ? palette.lit : palette.ink, random() * 0.16);
    const fill = defs.linear([
      [0, mix(tone, palette.lit, 0.18)],
      [0.6, tone],
      [1, mix(tone, palette.mist, 0.5), depth < 0.6 ? 0.5 : 1],
    ]);
    out += path(top(x, base, w, h, random()), { fill });
    const side = stage.sun.x > x ? 0 : w * 0.62;
    out += rect(x + side, base - h + w * 0.3, w * 0.38, h - w * 0.3, {
      fill: palette.ink,
      opacity: 0.12 + depth * 0.1,
    });
    const rows = Math.floor(h / (unit * 0.013));
    for (let r = 1; r < rows; r++)
      for (let c = 0; c < 3; c++) {
        const wx = x + w * (0.16 + c * 0.26);
        const wy = base - h + w * 0.3 + r * unit * 0.013;
        if (wy > base - unit * 0.02) continue;
        const mark = `M${n(wx)} ${n(wy)}h${n(w * 0.13)}`;
        if (random() < 0.16 + palette.glow * 0.4) lit += mark;
        else if (random() < 0.5) dark += mark;
      }
  }
  const lamp = palette.glow > 0.2 ? '#ffd992' : mix(palette.lit, '#ffffff', 0.4);
  return (
    out +
    path(dark, { stroke: mix(glass, palette.ink, 0.4), width: unit * 0.004, opacity: 0.3, cap: 'butt' }) +
    path(lit, { stroke: lamp, width: unit * 0.0045, opacity: 0.35 + palette.glow * 0.5, cap: 'butt' })
  );
};

function top(x: number, base: number, w: number, h: number, kind: number): string {
  const y = base - h;
  if (kind < 0.3) return `M${n(x)} ${n(base)}V${n(y)}H${n(x + w)}V${n(base)}Z`;
  if (kind < 0.5) return `M${n(x)} ${n(base)}V${n(y + w * 0.3)}L${n(x + w)} ${n(y)}V${n(base)}Z`;
  if (kind < 0.7)
    return `M${n(x)} ${n(base)}V${n(y + w * 0.3)}H${n(x + w * 0.2)}V${n(y)}H${n(x + w * 0.8)}V${n(y + w * 0.3)}H${n(x + w)}V${n(base)}Z`;
  if (kind < 0.85)
    return `M${n(x)} ${n(base)}V${n(y + w * 0.4)}Q${n(x + w / 2)} ${n(y - w * 0.3)} ${n(x + w)} ${n(y + w * 0.4)}V${n(base)}Z`;
  return `M${n(x)} ${n(base)}V${n(y + w * 0.5)}L${n(x + w / 2)} ${n(y)}L${n(x + w)} ${n(y + w * 0.5)}V${n(base)}ZM${n(x + w / 2 - 1)} ${n(y)}v${n(-w * 0.6)}h2v${n(w * 0.6)}Z`;
}
