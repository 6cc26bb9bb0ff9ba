import { type Brush, MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** Head and shoulders of Lu Xun, smoking, in brush lines on the wall. */
function luXun(b: Brush): string {
  const ink = b.dark('#2f2c2b', 0.3);
  const face = b.light('#d8d2c6', 0.35);
  return (
    path('M-74 0C-70 -40 -40 -54 -22 -58H24C44 -54 72 -40 76 0Z', { fill: b.dark('#5a5650', 0.35) }) +
    path('M-24 -58L2 -30L26 -58L18 -70H-18Z', { fill: face }) +
    path('M-34 -118C-36 -84 -20 -62 2 -60C26 -62 38 -84 36 -118C34 -136 -32 -136 -34 -118Z', {
      fill: face,
    }) +
    path(
      'M-38 -108C-44 -146 -26 -158 -20 -152L-12 -162L-4 -153L4 -163L11 -153L20 -160L26 -150C42 -146 42 -122 38 -106C36 -122 30 -130 20 -132H-20C-30 -130 -36 -122 -38 -108Z',
      { fill: ink },
    ) +
    path('M-24 -112q9 -7 18 -1M8 -113q10 -6 18 1', { stroke: ink, width: 4, cap: 'round' }) +
    ellipse(-14, -102, 4, 3, { fill: ink }) +
    ellipse(17, -102, 4, 3, { fill: ink }) +
    path('M2 -102l-4 16h8', { stroke: ink, width: 2.4 }) +
    path('M-16 -76Q2 -90 20 -76Q2 -72 -16 -76Z', { fill: ink }) +
    path('M14 -70L46 -60', { stroke: b.light('#fff8ec', 0.6), width: 5, cap: 'round' }) +
    path('M48 -62C62 -84 44 -96 58 -116C68 -132 56 -142 64 -156', {
      stroke: b.light('#ffffff', 0.5),
      width: 3.4,
      cap: 'round',
    })
  );
}

/** The long pale wall at the entrance of Lu Xun's street: the writer on the right, his town of canals in outline. */
export const luXunWall: Landmark = {
  height: 200,
  draw: (b) => {
    const stone = b.options.color ?? '#b9b4aa';
    const line = b.dark('#5a5650', 0.3);
    let town = 'M-226 -22H-20';
    for (const [x, w, h] of [
      [-220, 56, 52],
      [-158, 44, 72],
      [-108, 60, 58],
    ] as const)
      town += `M${x} -22v${-h}M${x + w} -22v${-h}M${x - 6} ${-22 - h}l${w / 2 + 6} -18l${w / 2 + 6} 18Z`;
    town += 'M-40 -22a30 26 0 0 1 60 0M-54 -22a44 42 0 0 1 88 0';
    let joints = '';
    for (let x = -196; x < 240; x += 60) joints += `M${x} -176V0`;
    return (
      rect(-250, -180, 500, 180, { fill: b.side(stone) }) +
      path(joints, { stroke: b.dark(stone, 0.3), width: 1, opacity: 0.5 }) +
      path(town, { stroke: line, width: 3, opacity: 0.75 }) +
      path('M-6 -12q40 12 80 0l-10 -10q-30 8 -60 0Z', { fill: line, opacity: 0.7 }) +
      `<g transform="translate(150 0) scale(1.04)">${luXun(b)}</g>` +
      roof(b, { x: 0, y: -178, width: 536, ridge: 510, height: 20, lift: 2, color: MATERIAL.tile }) +
      rect(-258, -8, 516, 9, { fill: b.side(MATERIAL.stone) })
    );
  },
};

/** One hall of a guild: a yellow wall below a fire gable that rises in waves like the back of a dragon. */
function waveGable(b: Brush, x: number, y: number, w: number, h: number): string {
  const wall = b.options.color ?? '#e0b04a';
  const crest = `C${n(x - w * 0.36)} ${n(y - h - w * 0.06)} ${n(x - w * 0.34)} ${n(y - h - w * 0.2)} ${n(x - w * 0.24)} ${n(y - h - w * 0.2)}C${n(x - w * 0.14)} ${n(y - h - w * 0.2)} ${n(x - w * 0.14)} ${n(y - h - w * 0.32)} ${x} ${n(y - h - w * 0.34)}C${n(x + w * 0.14)} ${n(y - h - w * 0.32)} ${n(x + w * 0.14)} ${n(y - h - w * 0.2)} ${n(x + w * 0.24)} ${n(y - h - w * 0.2)}C${n(x + w * 0.34)} ${n(y - h - w * 0.2)} ${n(x + w * 0.36)} ${n(y - h - w * 0.06)} ${n(x + w / 2)} ${n(y - h)}`;
  const start = `M${n(x - w / 2)} ${n(y - h)}`;
  return (
    path(`${start}${crest}V${y}H${n(x - w / 2)}Z`, { fill: b.side(wall) }) +
    path(`${start}${crest}`, { stroke: b.dark('#3f4448', 0.2), width: w * 0.06, cap: 'round' }) +
    path(`${start}${crest}`, { stroke: b.light('#8a9294', 0.3), width: w * 0.014 })
  );
}

/** The Huguang guild hall: yellow walls in tiers up the hill, wave gables, a carved gate in the middle. */
export const waveGables: Landmark = {
  height: 210,
  draw: (b) => {
    let out =
      waveGable(b, -40, -70, 150, 66) + waveGable(b, 130, -64, 140, 56) + waveGable(b, -190, -50, 140, 50);
    out += roof(b, { x: 40, y: -116, width: 130, ridge: 92, height: 34, lift: 14, color: '#59615f' });
    out += waveGable(b, -150, 0, 170, 78) + waveGable(b, 166, 0, 170, 74) + waveGable(b, 4, 0, 180, 88);
    out +=
      rect(-34, -72, 76, 72, { fill: b.side('#8f3a2c') }) +
      rect(-20, -50, 48, 50, { fill: b.dark('#3a2420', 0.4) }) +
      path('M4 -50V0', { stroke: b.light('#8f3a2c', 0.2), width: 2 }) +
      rect(-30, -68, 68, 12, { fill: b.tone(MATERIAL.gold) }) +
      roof(b, { x: 4, y: -70, width: 116, ridge: 72, height: 28, lift: 16, color: '#59615f' });
    let openings = '';
    for (const x of [-196, -128, 122, 196]) openings += `M${x - 9} -34h18v18h-18Z`;
    return out + path(openings, { fill: b.window() });
  },
};

/** Bamboo trays with the harvest of Huangling: red peppers, maize, chrysanthemums, on racks before the houses. */
export const dryingTrays: Landmark = {
  height: 110,
  draw: (b) => {
    const crops = ['#c8342a', '#e8b02e', '#c8342a', '#f0e2b0', '#d8622a', '#e8b02e', '#c8342a', '#8fa04a'];
    let out = path('M-214 -20L-190 -96M214 -20L190 -96M-214 -18H214M-196 -74H196', {
      stroke: b.side('#8a6a44'),
      width: 7,
      cap: 'round',
    });
    for (const [index, crop] of crops.entries()) {
      const isBack = index < 4;
      const x = isBack ? -138 + index * 92 : -160 + (index - 4) * 107;
      const [y, rx, ry] = isBack ? [-80, 42, 17] : [-28, 52, 21];
      let grains = '';
      for (let i = 0; i < 46; i++) {
        const a = b.random() * Math.PI * 2;
        const r = Math.sqrt(b.random()) * 0.8;
        grains += `M${n(x + Math.cos(a) * rx * r)} ${n(y - 3 + Math.sin(a) * ry * r)}h4`;
      }
      out +=
        ellipse(x, y, rx, ry, { fill: b.side('#c9a05c') }) +
        ellipse(x, y - 3, rx * 0.88, ry * 0.84, { fill: b.tone(crop) }) +
        path(grains, { stroke: b.light(crop, 0.4), width: 3, opacity: 0.8, cap: 'round' });
    }
    return out;
  },
};
