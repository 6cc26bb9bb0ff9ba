import { mix } from '../canvas/color.ts';
import { n, path } from '../canvas/path.ts';
import { type DrawPart, landColor } from '../canvas/stage.ts';

/** Ploughed or planted rows running to the horizon, such as lavender, vines or vegetables. */
export const drawFieldRows: DrawPart = (stage, options) => {
  const { width, height, unit, palette, defs, random } = stage;
  const top = (options.y ?? 0.64) * height;
  const vanish = (options.x ?? 0.5) * width;
  const base = mix(options.color ?? palette.foliage, palette.shade, palette.shadeAmount);
  const far = mix(base, landColor(stage, 0.2), 0.5);
  const fill = defs.linear([
    [0, mix(far, palette.lit, 0.25)],
    [0.5, base],
    [1, mix(base, palette.ink, 0.3)],
  ]);
  let out = path(`M0 ${n(top)}H${n(width)}V${n(height)}H0Z`, { fill });
  const rows = Math.round((options.count ?? 16) * (width / unit));
  const gapFill = defs.linear([
    [0, mix(far, palette.earth, 0.3), 0.3],
    [1, mix(palette.earth, palette.ink, 0.35), 0.85],
  ]);
  for (let i = -rows; i <= rows; i++) {
    const bottom = vanish + (i / rows) * width * 2.1;
    const w = width / rows / 2.2;
    const start = vanish + (i / rows) * width * 0.34;
    out += path(
      `M${n(start)} ${n(top)}L${n(bottom)} ${n(height)}h${n(w)}L${n(start + w * 0.06)} ${n(top)}Z`,
      { fill: gapFill },
    );
  }
  let dots = '';
  for (let k = 0; k < 260 * (width / unit); k++) {
    const t = random() ** 0.7;
    const s = unit * (0.001 + t * 0.006);
    dots += `M${n(random() * width)} ${n(top + t * (height - top))}h${n(s)}`;
  }
  return out + path(dots, { stroke: mix(base, palette.lit, 0.45), width: unit * 0.004, opacity: 0.6 });
};
