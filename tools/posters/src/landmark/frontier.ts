import { arch } from '../building/body.ts';
import { type Brush } from '../building/brush.ts';
import { n, path } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** Layers of rammed earth and rain furrows inside an outline. */
function weathered(
  b: Brush,
  outline: string,
  clay: string,
  box: { x: number; w: number; h: number },
): string {
  let layers = '';
  for (let y = -6; y > -box.h; y -= 9)
    layers += `M${n(box.x)} ${n(y + b.random() * 3)}q${n(box.w / 4)} ${n(b.random() * 5 - 2)} ${n(box.w / 2)} 0t${n(box.w / 2)} 0`;
  let furrows = '';
  for (let i = 0; i < box.w / 7; i++) {
    const x = box.x + b.random() * box.w;
    const y = -box.h * (0.3 + b.random() * 0.7);
    furrows += `M${n(x)} ${n(y)}q${n(3 - b.random() * 6)} ${n(box.h * 0.12)} ${n(2 - b.random() * 4)} ${n(box.h * (0.16 + b.random() * 0.2))}`;
  }
  return (
    path(outline, { fill: b.side(clay) }) +
    `<g clip-path="${b.defs.clip(outline)}">${path(layers, { stroke: b.dark(clay, 0.4), width: 1.6, opacity: 0.45 })}${path(furrows, { stroke: b.dark(clay, 0.55), width: 2.4, opacity: 0.4 })}</g>`
  );
}

/** A beacon tower of rammed earth worn down to a stump. */
export const beaconMound: Landmark = {
  height: 130,
  draw: (b) => {
    const clay = b.options.color ?? '#c99a62';
    const outline =
      'M-92 6C-84 -22 -74 -60 -66 -92C-62 -110 -50 -104 -44 -116C-30 -122 -18 -112 -6 -120C8 -126 20 -116 32 -120C44 -118 50 -104 62 -100C70 -70 84 -26 94 6Z';
    return weathered(b, outline, clay, { x: -94, w: 188, h: 126 });
  },
};

/** Little Fangpan: a square keep of earth with two gates, roofless and alone. */
export const earthKeep: Landmark = {
  height: 120,
  draw: (b) => {
    const clay = b.options.color ?? '#d0a268';
    const outline =
      'M-130 6L-116 -92C-100 -102 -84 -94 -66 -100C-40 -108 -10 -100 16 -106C44 -102 70 -110 92 -100L118 -96L132 6Z';
    return (
      weathered(b, outline, clay, { x: -132, w: 264, h: 108 }) +
      path('M118 -96L152 -84L168 6H132Z', { fill: b.dark(clay, 0.45) }) +
      path(arch(-20, 6, 34, 52), { fill: b.dark('#4a3424', 0.5) })
    );
  },
};

/** Streets and stumps of walls left of an earthen city. */
export const ruinedCity: Landmark = {
  height: 120,
  draw: (b) => {
    const clay = b.options.color ?? '#cf9c60';
    let out = '';
    const blocks: readonly (readonly [number, number, number])[] = [
      [-250, 84, 58],
      [-150, 110, 82],
      [-40, 84, 112],
      [64, 104, 70],
      [164, 90, 96],
      [258, 84, 54],
      [-206, 100, 34],
      [10, 130, 40],
      [206, 120, 36],
    ];
    for (const [x, w, h] of blocks) {
      const l = x - w / 2;
      const bite = w * (0.2 + b.random() * 0.3);
      const outline = `M${n(l)} 6L${n(l + 4)} ${n(-h * 0.8)}L${n(l + w * 0.14)} ${n(-h)}L${n(l + bite)} ${n(-h * 0.92)}L${n(l + bite + w * 0.1)} ${n(-h * (0.6 + b.random() * 0.2))}L${n(l + w * 0.7)} ${n(-h * 0.7)}L${n(l + w * 0.8)} ${n(-h * (0.8 + b.random() * 0.2))}L${n(l + w - 4)} ${n(-h * 0.6)}L${n(l + w)} 6Z`;
      out += weathered(b, outline, clay, { x: l, w, h });
      if (h > 50)
        out += path(arch(x + w * 0.08, 6, 16, 30) + arch(x - w * 0.24, -h * 0.4, 10, 15), {
          fill: b.dark('#4a3020', 0.5),
        });
    }
    return out;
  },
};
