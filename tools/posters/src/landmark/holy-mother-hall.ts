import { bays, beam, terrace } from '../building/body.ts';
import { MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** The Hall of the Holy Mother at Jinci: two broad eaves and eight columns wound with wooden dragons. */
export const holyMotherHall: Landmark = {
  height: 190,
  draw: (b) => {
    const tiles = b.options.color ?? '#4f6f66';
    let out = terrace(b, { y: 0, width: 300, height: 16, color: MATERIAL.stone, steps: false });
    out += bays(b, {
      y: -16,
      width: 250,
      height: 56,
      bays: 7,
      wall: '#8f3a2c',
      column: '#5f3a2c',
      beam: false,
    });
    for (let i = 0; i < 8; i++) {
      const x = -125 + (i * 250) / 7;
      out += rect(x - 5, -72, 10, 56, { fill: b.side('#4a3128') }, 3);
      let coil = `M${n(x - 6)} -20`;
      for (let k = 0; k < 4; k++) coil += `q6 -7 12 -5t0 -4q-6 -4 -12 -4`;
      out += path(coil, { stroke: b.light(MATERIAL.gold, 0.15), width: 3 });
      out += `<circle cx="${n(x + 4)}" cy="-64" r="4.5" fill="${b.light(MATERIAL.gold, 0.2)}"/>`;
    }
    out += beam(b, 0, -82, 262, 11);
    out += roof(b, { y: -78, width: 344, ridge: 250, height: 34, lift: 18, color: tiles, horns: false });
    out += rect(-106, -116, 212, 12, { fill: b.side(MATERIAL.vermilion) }) + beam(b, 0, -120, 218, 8);
    out += roof(b, { y: -116, width: 288, ridge: 176, height: 62, lift: 18, color: tiles });
    out += rect(-22, -110, 44, 20, { fill: b.dark('#22424e', 0.2) }, 2);
    out += path('M-14 -100h6M-3 -100h6M8 -100h6', { stroke: b.light(MATERIAL.gold, 0.4), width: 7 });
    return out + path('M-88 -178H88', { stroke: b.light('#d9a03f', 0.2), width: 3 });
  },
};

/** The Flying Bridge before it: a cross of stone decks with white rails, on pillars in a square fish pond. */
export const crossBridge: Landmark = {
  height: 90,
  draw: (b) => {
    const stone = MATERIAL.marble;
    const pool = 'M-210 4L-150 -52H150L210 4L196 26H-196Z';
    let out = path('M-224 8L-158 -58H158L224 8L206 34H-206Z', { fill: b.side(MATERIAL.stone) });
    out += path(pool, { fill: b.down('#3f7a74') });
    let glints = '';
    for (let k = 0; k < 26; k++)
      glints += `M${n(-180 + b.random() * 340)} ${n(-40 + b.random() * 60)}h${n(10 + b.random() * 18)}`;
    let fish = '';
    for (let k = 0; k < 9; k++) {
      const x = k % 2 ? 90 + b.random() * 80 : -170 + b.random() * 80;
      const y = -10 + b.random() * 28;
      fish += `M${n(x)} ${n(y)}q6 -4 13 0l4 -3v6l-4 -3q-7 4 -13 0Z`;
    }
    out += `<g clip-path="${b.defs.clip(pool)}">${path(glints, { stroke: b.light('#cfe6dc', 0.5), width: 1.6, opacity: 0.5 })}${path(fish, { fill: b.light('#e0703a', 0.15) })}</g>`;
    for (const x of [-150, -112, -74, 74, 112, 150])
      out += rect(x - 4, -26, 8, 34, { fill: b.dark(MATERIAL.stone, 0.25) });
    // The arms slope down to the banks; the crossing is level.
    const arm = 'M-216 -12L-60 -42H60L216 -12V-2L60 -28H-60L-216 -2Z';
    out +=
      path(arm, { fill: b.side(stone) }) +
      path('M-216 -2L-60 -28H60L216 -2', { stroke: b.dark(MATERIAL.timber, 0.2), width: 4 });
    out += rails(b.light(stone, 0.55), b.tone(stone), [-216, -12], [-60, -42]);
    out += rails(b.light(stone, 0.55), b.tone(stone), [60, -42], [216, -12]);
    for (const x of [-44, -16, 16, 44]) out += rect(x - 4, -20, 8, 50, { fill: b.dark(MATERIAL.stone, 0.3) });
    out += path('M-40 -64H40L62 -30L74 34H-74L-62 -30Z', { fill: b.down(stone) });
    out += path('M-38 -58H38M-44 -44H44M-52 -28H52M-58 -8H58M-64 14H64', {
      stroke: b.dark(stone, 0.35),
      width: 1.4,
      opacity: 0.6,
    });
    out += rails(b.light(stone, 0.55), b.tone(stone), [-40, -64], [-76, 34]);
    return out + rails(b.light(stone, 0.55), b.tone(stone), [40, -64], [76, 34]);
  },
};

/** Draws a rail of posts and panels between two points. */
function rails(
  post: string,
  panel: string,
  from: readonly [number, number],
  to: readonly [number, number],
): string {
  const count = 8;
  let posts = '';
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    posts += `M${n(from[0] + (to[0] - from[0]) * t)} ${n(from[1] + (to[1] - from[1]) * t + 1)}v-15`;
  }
  return (
    path(`M${from[0]} ${from[1] - 2}L${to[0]} ${to[1] - 2}V${to[1] - 10}L${from[0]} ${from[1] - 10}Z`, {
      fill: panel,
    }) +
    path(posts, { stroke: post, width: 3.4 }) +
    path(`M${from[0]} ${from[1] - 11}L${to[0]} ${to[1] - 11}`, { stroke: post, width: 2.4 })
  );
}
