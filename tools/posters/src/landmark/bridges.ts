import { arch, bays } from '../building/body.ts';
import { MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** High-backed stone moon bridge. */
export const archBridge: Landmark = {
  height: 80,
  draw: (b) => {
    const stone = b.options.color ?? MATERIAL.stone;
    const deck = 'M-150 0C-100 -10 -60 -66 0 -66C60 -66 100 -10 150 0';
    let out = path(`${deck}V8H46A46 46 0 0 0 -46 8H-150Z`, { fill: b.side(stone) });
    out += path('M-46 8A46 46 0 0 1 46 8L40 8A40 40 0 0 0 -40 8Z', { fill: b.light(stone, 0.4) });
    let joints = '';
    for (let i = 0; i < 13; i++) {
      const a = Math.PI + (i / 12) * Math.PI;
      joints += `M${n(Math.cos(a) * 40)} ${n(8 + Math.sin(a) * 40)}L${n(Math.cos(a) * 47)} ${n(8 + Math.sin(a) * 47)}`;
    }
    for (let i = 0; i < 5; i++)
      joints += `M${n(-110 + i * 9)} ${n(-4 - i * 8)}h${n(50 - i * 4)}M${n(110 - i * 9)} ${n(-4 - i * 8)}h${n(-50 + i * 4)}`;
    out += path(joints, { stroke: b.dark(stone, 0.45), width: 0.9, opacity: 0.5 });
    let posts = '';
    for (let i = 0; i <= 16; i++) {
      const u = (i / 16) * 2 - 1;
      const y = -66 * (0.5 + 0.5 * Math.cos(Math.min(1, Math.abs(u) * 1.02) * Math.PI)) ** 0.9;
      posts += `M${n(u * 146)} ${n(y)}v-12`;
    }
    out += path('M-150 -9C-100 -19 -60 -76 0 -76C60 -76 100 -19 150 -9', {
      stroke: b.light(stone, 0.45),
      width: 3.4,
    });
    return out + path(posts, { stroke: b.light(stone, 0.25), width: 2.6 });
  },
};

/** Returns the height of the deck of the long bridge. */
function deckAt(x: number): number {
  return -34 * Math.cos((x / 230) * 1.35);
}

/** Long low bridge of many arches. */
export const longBridge: Landmark = {
  height: 50,
  draw: (b) => {
    const stone = MATERIAL.marble;
    let holes = '';
    let deck = 'M-230 6';
    for (let x = -230; x <= 230; x += 10) deck += `L${x} ${n(deckAt(x) + 0)}`;
    for (let i = -8; i <= 8; i++) {
      const x = i * 25.5;
      const h = -deckAt(x) * 0.72 + 4;
      holes += arch(x, 6, 17 - Math.abs(i) * 0.5, Math.max(5, h));
    }
    let rail = '';
    for (let x = -226; x <= 226; x += 9) rail += `M${x} ${n(deckAt(x))}v-6`;
    let line = '';
    for (let x = -230; x <= 230; x += 10) line += `${x === -230 ? 'M' : 'L'}${x} ${n(deckAt(x) - 6)}`;
    return (
      path(`${deck}V6Z`, { fill: b.side(stone) }) +
      path(holes, { fill: b.dark('#4a6a70', 0.35) }) +
      path(rail, { stroke: b.light(stone, 0.3), width: 1.6 }) +
      path(line, { stroke: b.light(stone, 0.5), width: 2 })
    );
  },
};

/** Covered wind-and-rain bridge with three towers. */
export const coveredBridge: Landmark = {
  height: 110,
  draw: (b) => {
    const timber = MATERIAL.timber;
    let out = '';
    for (const x of [-130, 0, 130])
      out += path(`M${x - 22} 10L${x - 16} -26H${x + 16}L${x + 22} 10Z`, { fill: b.side(MATERIAL.stone) });
    out += rect(-190, -32, 380, 9, { fill: b.side(MATERIAL.darkTimber) });
    out += bays(b, {
      y: -32,
      width: 372,
      height: 18,
      bays: 22,
      wall: timber,
      column: timber,
      open: true,
      beam: false,
    });
    out += path('M-188 -38h376', { stroke: b.light(timber, 0.3), width: 2 });
    out += roof(b, { y: -47, width: 396, ridge: 372, height: 15, lift: 4, color: MATERIAL.tile });
    for (const [x, k] of [
      [-130, 0.85],
      [130, 0.85],
      [0, 1.1],
    ] as const) {
      out += roof(b, {
        x,
        y: -54,
        width: 92 * k,
        ridge: 52 * k,
        height: 14 * k,
        lift: 8,
        color: MATERIAL.tile,
        horns: false,
      });
      out += rect(x - 24 * k, -70 * (0.2 + 0.8 * k), 48 * k, 12 * k, { fill: b.side(timber) });
      out += roof(b, {
        x,
        y: -62 * (0.1 + 0.9 * k),
        width: 74 * k,
        ridge: 38 * k,
        height: 13 * k,
        lift: 8,
        color: MATERIAL.tile,
        horns: false,
      });
      out += roof(b, {
        x,
        y: -73 * (0.1 + 0.9 * k),
        width: 56 * k,
        ridge: 5,
        height: 24 * k,
        lift: 8,
        color: MATERIAL.tile,
        horns: false,
      });
    }
    return out;
  },
};

/** Cable-stayed road bridge. */
export const cableBridge: Landmark = {
  height: 150,
  draw: (b) => {
    const steel = MATERIAL.concrete;
    let cables = '';
    for (const x of [-90, 90])
      for (let i = 1; i < 11; i++)
        cables += `M${x} ${n(-140 + i * 3)}L${x - i * 11} -30M${x} ${n(-140 + i * 3)}L${x + i * 8.2} -30`;
    let out = path(cables, { stroke: b.light(steel, 0.2), width: 0.9, opacity: 0.85 });
    for (const x of [-90, 90])
      out += path(`M${x - 9} 10L${x - 4} -146H${x + 4}L${x + 9} 10Z`, { fill: b.side(steel) });
    return (
      out +
      path('M-300 -26C-100 -34 100 -34 300 -26V-20C100 -28 -100 -28 -300 -20Z', { fill: b.side('#8d8a84') })
    );
  },
};

/** Red iron suspension walkway or chain bridge. */
export const chainBridge: Landmark = {
  height: 70,
  draw: (b) => {
    let planks = '';
    for (let i = 0; i <= 40; i++) {
      const u = (i / 40) * 2 - 1;
      const y = 18 * (1 - u * u) - 18;
      planks += `M${n(u * 180)} ${n(y)}v-18`;
    }
    return (
      path('M-180 -18Q0 18 180 -18', { stroke: b.tone(MATERIAL.timber), width: 6 }) +
      path(planks, { stroke: b.dark('#5a4a3c', 0.3), width: 1 }) +
      path('M-180 -38Q0 0 180 -38', { stroke: b.dark('#5a4a3c', 0.3), width: 2.4 })
    );
  },
};
