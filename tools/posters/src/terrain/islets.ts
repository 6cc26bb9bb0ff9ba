import { mix } from '../canvas/color.ts';
import { n, path } from '../canvas/path.ts';
import { type DrawPart, landColor } from '../canvas/stage.ts';

/** Wooded islands in open water between the rows `y` and `to`, larger towards the front. */
export const drawIslets: DrawPart = (stage, options) => {
  const { width, height, unit, palette, random } = stage;
  const count = Math.round((options.count ?? 14) * (width / unit / 1.3));
  const top = options.y ?? 0.5;
  const bottom = options.to ?? 0.95;
  let out = '';
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    // A step of the golden ratio spreads the islands without rows or clusters.
    const x = ((i * 0.618 + 0.21) % 1) * width * 1.1 - width * 0.05;
    const y = (top + (bottom - top) * t ** 1.3) * height;
    const half = unit * (0.035 + t * 0.13) * (0.7 + random() * 0.6);
    const rise = half * (0.5 + random() * 0.3);
    const color = mix(landColor(stage, 0.45 + t * 0.5), options.color ?? '#3f7a4c', 0.35 + t * 0.3);
    const steps = 14;
    let crown = `M${n(x - half)} ${n(y)}`;
    for (let k = 1; k <= steps; k++) {
      const u = k / steps;
      const px = x - half + u * half * 2;
      const py = y - Math.sin(u * Math.PI) ** 0.8 * rise * (0.85 + random() * 0.3);
      crown += `Q${n(px - half / steps)} ${n(py - rise * 0.22)} ${n(px)} ${n(k === steps ? y : py)}`;
    }
    const shore = `C${n(x + half * 0.6)} ${n(y + rise * 0.2)} ${n(x - half * 0.6)} ${n(y + rise * 0.2)} ${n(x - half)} ${n(y)}Z`;
    out +=
      path(`M${n(x - half * 1.04)} ${n(y)}L${n(x + half * 1.04)} ${n(y)}${shore}`, {
        fill: mix('#e2c898', palette.mist, 0.5 - t * 0.4),
      }) +
      path(`${crown}${shore}`, {
        fill: stage.defs.linear([
          [0, mix(color, palette.lit, 0.3)],
          [1, mix(color, palette.ink, 0.28)],
        ]),
      }) +
      path(
        `M${n(x - half * 0.8)} ${n(y + rise * 0.42)}h${n(half * 1.6)}M${n(x - half * 0.4)} ${n(y + rise * 0.6)}h${n(half * 0.9)}`,
        {
          stroke: mix(color, palette.water[2], 0.5),
          width: unit * 0.003,
          opacity: 0.4,
        },
      );
  }
  return out;
};
