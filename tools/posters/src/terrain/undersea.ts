import { mix } from '../canvas/color.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { DrawPart } from '../canvas/stage.ts';

/** Green water from below the surface: shafts of light from above, floating silt and bubbles. */
export const drawUndersea: DrawPart = (stage, options) => {
  const { width, height, unit, random, defs } = stage;
  const color = options.color ?? '#2f7f78';
  const fill = defs.linear([
    [0, mix(color, '#d8f0dc', 0.55)],
    [0.4, color],
    [1, mix(color, '#06181f', 0.72)],
  ]);
  let out = rect(0, 0, width, height, { fill });
  const shaft = defs.linear([
    [0, '#f2ffe8', 0.42],
    [1, '#f2ffe8', 0],
  ]);
  for (let i = 0; i < Math.round((9 * width) / unit); i++) {
    const x = random() * width * 1.1;
    const w = unit * (0.02 + random() * 0.07);
    const drift = unit * (0.12 + random() * 0.1);
    const end = height * (0.5 + random() * 0.4);
    out += path(`M${n(x)} 0h${n(w)}L${n(x + w * 1.9 - drift)} ${n(end)}h${n(-w * 1.8)}Z`, {
      fill: shaft,
      opacity: 0.6,
    });
  }
  let silt = '';
  let bubbles = '';
  for (let i = 0; i < Math.round((110 * width) / unit); i++)
    silt += `M${n(random() * width)} ${n(random() * height)}h.1`;
  for (let i = 0; i < Math.round((26 * width) / unit); i++) {
    const r = unit * (0.002 + random() * 0.006);
    bubbles += `M${n(random() * width)} ${n(random() * height * 0.8)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0Z`;
  }
  return (
    out +
    path(silt, { stroke: '#e8f6dc', width: unit * 0.003, opacity: 0.35 }) +
    path(bubbles, { stroke: '#e8f6dc', width: unit * 0.0016, opacity: 0.6 })
  );
};
