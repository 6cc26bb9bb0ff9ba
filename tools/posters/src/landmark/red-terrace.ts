import { arch, bays, merlons, stairs } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** Draws a gilded dragon that walks along the slope of a roof. */
function ridgeDragon(b: Brush, x: number, y: number, s: 1 | -1): string {
  const gold = b.light('#f0c552', 0.35);
  const body = `M${x} ${y}q${s * 6} -11 ${s * 12} -1t${s * 12} 5t${s * 12} 7t${s * 11} 8`;
  return (
    path(body, { stroke: b.dark('#8a5a1c', 0.3), width: 7 }) +
    path(body, { stroke: gold, width: 4.6 }) +
    path(`M${x} ${y}q${-s * 2} -9 ${s * 3} -13l${-s * 6} -2M${x + s * 2} ${y - 12}l${s * 6} -3`, {
      stroke: gold,
      width: 3.4,
    })
  );
}

/** The red terrace of Xumi Fushou Temple: three rows of windows, pavilions at the corners, a gilded roof with dragons. */
export const redTerrace: Landmark = {
  height: 250,
  draw: (b) => {
    const red = '#a8422f';
    let out = path('M-272 0L-266 -34H266L272 0Z', { fill: b.side('#ded2ba') });
    out += path('M-232 -32L-222 -146H222L232 -32Z', { fill: b.side(red) });
    out += rect(-224, -152, 448, 8, { fill: b.light('#d9b25c', 0.2) });
    out += path(merlons(-222, -151, 444, 8), { fill: b.side(red) });
    for (let row = 0; row < 3; row++)
      for (let i = 0; i < 13; i++) {
        const x = -204 + i * 34;
        const y = -122 + row * 30;
        if (Math.abs(x) < 30 && row > 0) continue;
        out += rect(x - 6, y - 2, 12, 16, { fill: b.window() });
        out += path(`M${x - 10} ${y - 2}L${x - 6} ${y - 8}H${x + 6}L${x + 10} ${y - 2}Z`, {
          fill: b.light(row === 0 ? MATERIAL.gold : MATERIAL.greenTile, 0.15),
        });
      }
    out += rect(-34, -96, 68, 64, { fill: b.light('#e6dcc4', 0.2) });
    for (const [x, w, h] of [
      [0, 20, 46],
      [-22, 13, 34],
      [22, 13, 34],
    ] as const)
      out += path(arch(x, -32, w, h), { fill: b.dark('#3a2420', 0.5) });
    out += roof(b, { y: -92, width: 92, ridge: 56, height: 16, lift: 6, color: MATERIAL.gold });
    out += stairs(b, 0, 0, 44, 34, MATERIAL.marble);
    for (const x of [-188, 188]) {
      out += bays(b, { x, y: -152, width: 44, height: 14, bays: 3 });
      out += roof(b, { x, y: -164, width: 68, ridge: 34, height: 22, lift: 8, color: '#c9952f' });
    }
    const gold = '#e2ae3c';
    out += bays(b, { y: -150, width: 176, height: 22, bays: 7 });
    out += roof(b, { y: -169, width: 226, ridge: 150, height: 22, lift: 10, color: gold, horns: false });
    out += rect(-64, -200, 128, 14, { fill: b.side(MATERIAL.vermilion) });
    out += roof(b, { y: -197, width: 190, ridge: 40, height: 46, lift: 12, color: gold, horns: false });
    out += ridgeDragon(b, 22, -240, 1) + ridgeDragon(b, -22, -240, -1);
    out += ridgeDragon(b, 56, -216, 1) + ridgeDragon(b, -56, -216, -1);
    return out + path('M0 -243v-10M-6 -246h12', { stroke: b.light(gold, 0.5), width: 5 });
  },
};
