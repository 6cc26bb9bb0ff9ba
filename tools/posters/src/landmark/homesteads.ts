import { arch } from '../building/body.ts';
import { MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { windows } from '../building/windows.ts';
import { mix } from '../canvas/color.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** Round rammed-earth tulou. */
export const tulou: Landmark = {
  height: 90,
  draw: (b) => {
    const earth = b.options.color ?? '#d8ac74';
    let out = path('M-120 -52V-4C-120 8 -60 14 0 14C60 14 120 8 120 -4V-52Z', { fill: b.side(earth) });
    let cracks = '';
    for (let i = 0; i < 14; i++) cracks += `M${n(-108 + i * 16)} ${n(-30 + (i % 4) * 5)}q2 12 -1 24`;
    out += path(cracks, { stroke: b.dark(earth, 0.3), width: 1, opacity: 0.4 });
    let holes = '';
    for (let i = 0; i < 13; i++) {
      const a = ((i + 0.5) / 13) * Math.PI;
      const x = -Math.cos(a) * 112;
      holes += `M${n(x - 3)} ${n(-38 + Math.sin(a) * 9)}h6v8h-6Z`;
    }
    out +=
      path(holes, { fill: b.window() }) +
      path(arch(0, 14, 22, 32), { fill: b.tone(MATERIAL.stone) }) +
      path(arch(0, 14, 15, 26), { fill: b.dark('#3a2a24', 0.5) });
    const outer =
      'M-140 -54C-140 -76 -78 -90 0 -90C78 -90 140 -76 140 -54C140 -36 78 -26 0 -26C-78 -26 -140 -36 -140 -54Z';
    out += path(outer, { fill: b.side(MATERIAL.tile) });
    let tiles = '';
    for (let i = 0; i < 60; i++) {
      const a = (i / 60) * Math.PI * 2;
      tiles += `M${n(Math.cos(a) * 92)} ${n(-60 + Math.sin(a) * 21)}L${n(Math.cos(a) * 138)} ${n(-57 + Math.sin(a) * 31)}`;
    }
    out += path(tiles, { stroke: b.dark(MATERIAL.tile, 0.45), width: 0.9, opacity: 0.55 });
    out += path(
      'M-90 -60C-90 -74 -50 -82 0 -82C50 -82 90 -74 90 -60C90 -47 50 -40 0 -40C-50 -40 -90 -47 -90 -60Z',
      { fill: b.dark(MATERIAL.timber, 0.35) },
    );
    out += path(
      'M-62 -58C-62 -68 -34 -73 0 -73C34 -73 62 -68 62 -58C62 -50 34 -45 0 -45C-34 -45 -62 -50 -62 -58Z',
      { fill: b.side('#6f7a7c') },
    );
    out += path(
      'M-36 -57C-36 -62 -20 -65 0 -65C20 -65 36 -62 36 -57C36 -53 20 -50 0 -50C-20 -50 -36 -53 -36 -57Z',
      { fill: b.light(earth, 0.2) },
    );
    out += roof(b, { y: -53, width: 30, ridge: 16, height: 11, lift: 3, color: MATERIAL.tile });
    return (
      out +
      path('M-140 -54C-140 -36 -78 -26 0 -26C78 -26 140 -36 140 -54', {
        stroke: b.light(MATERIAL.tile, 0.5),
        width: 2,
      })
    );
  },
};

/** Kaiping watch house: a tower with western loggia and dome. */
export const diaolou: Landmark = {
  height: 170,
  draw: (b) => {
    const wall = b.options.color ?? '#d9cdb4';
    let out = rect(-36, -108, 72, 108, { fill: b.side(wall) });
    out += windows(b, -26, -96, 3, 4, [20, 23], [8, 12]);
    out += path('M-44 -108H44L38 -118H-38Z', { fill: b.dark(wall, 0.25) });
    out += rect(-42, -134, 84, 16, { fill: b.dark('#6a5a4c', 0.35) });
    for (let i = 0; i < 5; i++) out += path(arch(-33 + i * 16.5, -118, 12, 15), { fill: b.window() });
    for (let i = 0; i <= 5; i++) out += rect(-43 + i * 16.6, -134, 3, 16, { fill: b.light(wall, 0.3) });
    out += rect(-46, -138, 92, 5, { fill: b.light(wall, 0.3) });
    out +=
      rect(-20, -152, 40, 14, { fill: b.side(wall) }) +
      path('M-22 -152C-20 -168 20 -168 22 -152Z', { fill: b.side('#a4583f') });
    out += path('M0 -164V-176', { stroke: b.dark(wall, 0.4), width: 2 });
    for (const x of [-40, 40])
      out += path(`M${x - 7} -138C${x - 6} -150 ${x + 6} -150 ${x + 7} -138Z`, { fill: b.side('#a4583f') });
    return out + path(arch(0, 0, 16, 28), { fill: b.dark('#3a2a24', 0.4) });
  },
};

/** White felt tents of the grassland. */
export const yurts: Landmark = {
  height: 70,
  draw: (b) => {
    const one = (x: number, y: number, k: number) => {
      let o = path('M-56 0V-30C-56 -36 56 -36 56 -30V0C30 4 -30 4 -56 0Z', {
        fill: b.side(MATERIAL.limewash),
      });
      o += path('M-60 -30C-40 -52 -14 -60 0 -60C14 -60 40 -52 60 -30C30 -24 -30 -24 -60 -30Z', {
        fill: b.side('#e9dfcb'),
      });
      o += path('M-56 -20C-20 -14 20 -14 56 -20', { stroke: b.tone('#2f6fb0'), width: 4 });
      o += path('M-40 -36l8 -6l8 6l8 -7l8 7l8 -7l8 7l8 -6l8 6l8 -6', { stroke: b.tone('#b3372d'), width: 2 });
      o +=
        path('M-11 1V-27H11V1Z', { fill: b.tone('#b3512d') }) +
        path('M0 1V-27M-11 -13H11', { stroke: b.tone('#e0b040'), width: 1.4 });
      return `<g transform="translate(${x} ${y}) scale(${k})">${o}${path('M-9 -59C-6 -66 6 -66 9 -59Z', { fill: b.tone('#b3372d') })}</g>`;
    };
    return one(-120, -10, 0.7) + one(110, -6, 0.78) + one(0, 0, 1.05);
  },
};

/** Flat-roofed adobe town stacked on a bluff. */
export const adobeTown: Landmark = {
  height: 120,
  draw: (b) => {
    const clay = b.options.color ?? MATERIAL.adobe;
    let out = '';
    for (let row = 0; row < 5; row++) {
      const y = -86 + row * 22;
      const spread = 96 + row * 30;
      const count = 4 + row;
      for (let i = 0; i < count; i++) {
        const x = -spread + ((i + 0.5) / count) * spread * 2 + (b.random() - 0.5) * 8;
        const w = (spread * 2) / count + 4;
        const h = 20 + b.random() * 14;
        const tint = mix(clay, b.random() < 0.5 ? '#e6c48e' : '#b9835a', b.random() * 0.5);
        out += rect(x - w / 2, y - h, w, h + 26, { fill: b.side(tint) });
        out += path(`M${n(x - w / 2)} ${n(y - h)}h${n(w)}`, { stroke: b.light(tint, 0.5), width: 2 });
        const arched = b.random() < 0.5;
        if (arched)
          out += path(arch(x - w * 0.18, y - h * 0.2, 9, 14) + arch(x + w * 0.18, y - h * 0.2, 9, 14), {
            fill: b.window(),
          });
        else
          out +=
            rect(x - w * 0.3, y - h + 6, w * 0.6, 9, { fill: b.tone(MATERIAL.timber) }) +
            windows(b, x - w * 0.24, y - h + 7, 3, 1, [w * 0.19, 8], [w * 0.1, 7]);
      }
    }
    return out;
  },
};

/** Villas with red hipped roofs on a hillside. */
export const redRoofs: Landmark = {
  height: 110,
  draw: (b) => {
    let out = '';
    for (let row = 0; row < 5; row++) {
      const count = 5 + (row % 2);
      const spread = 150 + row * 14;
      for (let i = 0; i < count; i++) {
        const x = -spread + ((i + 0.5) / count) * spread * 2 + (b.random() - 0.5) * 24;
        const y = -80 + row * 20 + (x / 60) ** 2 * (4 - row) * 0.7 + (b.random() - 0.5) * 8;
        const w = 34 + b.random() * 16;
        const wall = ['#efe0c0', '#e8d0a8', '#f3ead8'][Math.floor(b.random() * 3)] ?? '#efe0c0';
        out += rect(x - w / 2, y - 17, w, 21, { fill: b.side(wall) });
        out += windows(b, x - w * 0.34, y - 12, 3, 1, [w * 0.25, 8], [w * 0.13, 7]);
        out += path(
          `M${n(x - w * 0.62)} ${n(y - 15)}L${n(x - w * 0.26)} ${n(y - 31)}H${n(x + w * 0.26)}L${n(x + w * 0.62)} ${n(y - 15)}Z`,
          { fill: b.side('#b9553a') },
        );
        if (b.random() < 0.4) out += rect(x + w * 0.1, y - 36, 4, 9, { fill: b.tone('#8f5a44') });
        if (b.random() < 0.55)
          out += path(`M${n(x + w * 0.6)} ${n(y + 4)}q-9 -12 0 -18q9 6 0 18Z`, { fill: b.tone('#4f7a56') });
      }
    }
    return out;
  },
};

/** Thick Tibetan houses with black window frames. */
export const tibetanHouses: Landmark = {
  height: 80,
  draw: (b) => {
    let out = '';
    for (const [x, w, h] of [
      [-110, 74, 50],
      [-36, 70, 66],
      [36, 76, 48],
      [108, 72, 60],
    ] as const) {
      out += path(`M${n(x - w / 2)} 0L${n(x - w / 2 + 5)} ${-h}H${n(x + w / 2 - 5)}L${n(x + w / 2)} 0Z`, {
        fill: b.side(MATERIAL.limewash),
      });
      out +=
        rect(x - w / 2 + 2, -h - 5, w - 4, 8, { fill: b.tone(MATERIAL.maroon) }) +
        rect(x - w / 2, -h - 7, w, 3, { fill: b.light(MATERIAL.limewash, 0.4) });
      for (let r = 0; r < Math.floor(h / 24); r++)
        for (let c = 0; c < 3; c++) {
          const wx = x - w * 0.28 + c * w * 0.28;
          const wy = -h + 12 + r * 22;
          out +=
            path(`M${n(wx - 5)} ${wy}h10l2 14h-14Z`, { fill: b.dark('#2a2426', 0.6) }) +
            rect(wx - 3, wy + 3, 6, 8, { fill: b.window() }) +
            rect(wx - 6, wy - 2, 12, 3, { fill: b.tone('#b3372d') });
        }
    }
    return out;
  },
};
