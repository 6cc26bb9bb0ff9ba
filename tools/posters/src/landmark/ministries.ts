import { MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { windows } from '../building/windows.ts';
import { path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** The former State Council of Manchukuo at Changchun: brown brick wings and a columned tower under a stepped, tiled roof. */
export const stateCouncil: Landmark = {
  height: 260,
  draw: (b) => {
    const brick = b.options.color ?? '#a8795a';
    const [stone, tiles] = ['#ddd0b6', '#5a4a44'];
    let out = '';
    for (const s of [-1, 1] as const) {
      const x = s > 0 ? 66 : -250;
      out +=
        rect(x, -96, 184, 96, { fill: b.side(brick) }) +
        rect(x - 3, -101, 190, 7, { fill: b.light(stone, 0.25) });
      out += windows(b, x + 14, -84, 8, 4, [21, 22], [11, 13]);
      out += rect(x, -12, 184, 12, { fill: b.side(stone) });
      const end = s > 0 ? 250 : -300;
      out +=
        rect(end, -116, 50, 116, { fill: b.side(brick) }) +
        windows(b, end + 10, -102, 2, 4, [19, 24], [11, 14]);
      out += roof(b, { x: end + 25, y: -112, width: 74, ridge: 30, height: 26, lift: 6, color: tiles });
    }
    out +=
      rect(-66, -132, 132, 132, { fill: b.side(brick) }) +
      rect(-70, -137, 140, 8, { fill: b.light(stone, 0.3) });
    out += rect(-52, -98, 104, 98, { fill: b.dark('#3f2f28', 0.4) });
    for (const x of [-52, -21, 10, 41]) out += rect(x, -98, 11, 98, { fill: b.side(stone) });
    out +=
      rect(-58, -106, 116, 9, { fill: b.light(stone, 0.35) }) +
      rect(-64, -8, 128, 8, { fill: b.light(stone, 0.2) });
    out += windows(b, -50, -124, 6, 1, [19, 10], [9, 12]);
    out += roof(b, { y: -134, width: 158, ridge: 112, height: 14, lift: 5, color: tiles, horns: false });
    out +=
      rect(-46, -196, 92, 54, { fill: b.side(brick) }) +
      rect(-34, -190, 68, 48, { fill: b.dark('#3f2f28', 0.4) });
    for (const x of [-36, -15, 6, 27]) out += rect(x, -192, 9, 50, { fill: b.light(stone, 0.15) });
    out += roof(b, { y: -192, width: 122, ridge: 66, height: 18, lift: 8, color: tiles, horns: false });
    out += rect(-30, -218, 60, 12, { fill: b.side(brick) });
    out += roof(b, { y: -214, width: 92, ridge: 0, height: 36, lift: 8, color: tiles });
    return out + path('M0 -248v-16', { stroke: b.tone(MATERIAL.gold), width: 3 });
  },
};
