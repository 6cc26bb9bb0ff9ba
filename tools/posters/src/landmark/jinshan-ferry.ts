import { arch, bays } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';
import { storeyed } from './storeys.ts';

const CISHOU = storeyed({
  base: [70, 14],
  paint: '#a8442f',
  tiles: '#4c5a58',
  sweep: 0.7,
  tiers: [62, 58, 54, 50, 46, 42, 38].map((width, i) => ({
    wall: [width * 0.74, 24] as const,
    eaves: [width * 1.5, i === 6 ? 34 : 13] as const,
    bays: 3,
  })),
  finial: 44,
});

/** Jinshan of Zhenjiang: halls with yellow walls climb a hill until they cover it, the pagoda of seven storeys on its top. */
export const jinshanTemple: Landmark = {
  height: 430,
  draw: (b) => {
    const hill = 'M-320 0C-280 -50 -190 -120 -60 -152C20 -166 100 -152 160 -120C240 -80 290 -40 320 0Z';
    let out = `<g transform="translate(-36 -142)">${CISHOU.draw(b)}</g>`;
    out += path(hill, { fill: b.side('#5c774a') });
    for (let i = 0; i < 26; i++) {
      const x = -270 + i * 22;
      out += ellipse(x, -34 - 84 * Math.cos((x / 320) * 1.4), 20 + b.random() * 8, 17, {
        fill: b.side('#527046'),
      });
    }
    const hall = (x: number, y: number, w: number, storeys: number) => {
      const h = w * 0.26;
      let part = rect(x - w / 2, y - h * storeys, w, h * storeys, { fill: b.side('#e0aa48') });
      for (let s = 1; s < storeys; s++)
        part += roof(b, {
          x,
          y: y - h * s,
          width: w * 1.16,
          ridge: w * 0.98,
          height: h * 0.36,
          lift: h * 0.3,
          color: '#565f60',
        });
      for (let k = -1; k <= 1; k++)
        part += path(arch(x + k * w * 0.3, y, w * 0.13, h * 0.66), { fill: b.window() });
      return (
        part +
        roof(b, {
          x,
          y: y - h * storeys,
          width: w * 1.28,
          ridge: w * 0.84,
          height: h * 0.95,
          lift: h * 0.42,
          color: '#565f60',
        })
      );
    };
    out += hall(96, -118, 74, 1) + hall(150, -78, 96, 1) + hall(-140, -84, 88, 1) + hall(36, -72, 118, 2);
    out += hall(-216, -34, 100, 1) + hall(216, -26, 108, 1) + hall(-74, -34, 122, 1);
    out += rect(-320, -26, 640, 26, { fill: b.side('#d9a040') });
    out += hall(70, -8, 156, 1);
    return out + path('M-320 -26h640', { stroke: b.side('#565f60'), width: 9 });
  },
};

/** Xijin Ferry: the stone stupa that stands astride the lane on its gate, worn steps below, grey shop houses on both sides. */
export const stupaGate: Landmark = {
  height: 400,
  draw: (b) => {
    const stone = '#cfc5b0';
    let out = '';
    for (const s of [-1, 1] as const) {
      const x = s * 210;
      out += rect(x - 96, -190, 192, 196, { fill: b.side('#8d8a82') });
      out += rect(x - 96, -98, 192, 10, { fill: b.dark('#5a4a3c', 0.3) });
      out += bays(b, { x, y: 4, width: 176, height: 88, bays: 5, wall: '#7a3f2c', column: '#6a3626' });
      for (let k = -1; k <= 1; k++)
        out +=
          rect(x + k * 54 - 17, -168, 34, 52, { fill: b.window() }) +
          path(`M${x + k * 54} -168v52M${x + k * 54 - 17} -142h34`, { stroke: b.tone('#7a4a34'), width: 3 });
      out += roof(b, { x, y: -188, width: 236, ridge: 190, height: 44, lift: 14, color: '#4f575a' });
      out +=
        path(`M${s * 122} -120v26`, { stroke: b.ink, width: 2 }) +
        ellipse(s * 122, -82, 11, 14, { fill: b.light('#c8321f', 0.2) });
    }
    out +=
      rect(-92, -168, 36, 174, { fill: b.side('#b4aa96') }) +
      rect(56, -168, 36, 174, { fill: b.side('#b4aa96') });
    out += rect(-104, -190, 208, 26, { fill: b.side(stone) });
    out += path('M-84 -190L-70 -216H70L84 -190ZM-62 -216L-54 -238H54L62 -216Z', { fill: b.side(stone) });
    out += path('M-46 -238C-60 -262 -58 -300 -30 -312H30C58 -300 60 -262 46 -238Z', {
      fill: b.side('#e6dfd0'),
    });
    out += path(arch(0, -250, 22, 34), { fill: b.dark('#6d6454', 0.4) });
    out += rect(-22, -326, 44, 14, { fill: b.side(stone) });
    for (let i = 0; i < 7; i++)
      out += rect(-17 + i * 1.7, -336 - i * 8, 34 - i * 3.4, 6, { fill: b.side('#bdb29c') });
    out += path('M-10 -386h20l-10 -26Z', { fill: b.side(MATERIAL.gold) });
    out += path('M-48 -182h96', { stroke: b.light(MATERIAL.gold, 0.2), width: 7 });
    let steps = '';
    for (let i = 0; i < 7; i++)
      steps += `M${-62 - i * 10} ${6 + i * 14}h${124 + i * 20}v14h${-124 - i * 20}Z`;
    return out + path(steps, { fill: b.side('#a39a8a'), stroke: b.dark('#6a6256', 0.3), width: 2 });
  },
};

/** Black vinegar of Zhenjiang: the potbellied jar with its red square, a dish, a bowl of pot-lid noodles. */
export const vinegarJar: Landmark = {
  height: 260,
  draw: (b) => {
    const clay = '#6b3d2a';
    let out = path('M-96 0C-140 -40 -150 -130 -84 -176H-12C54 -130 44 -40 0 0Z', { fill: b.side(clay) });
    out +=
      rect(-92, -202, 88, 28, { fill: b.side('#7d4a34') }, 6) +
      path('M-98 -202C-92 -236 -4 -236 2 -202Z', { fill: b.side('#b3402c') });
    out += `<g transform="rotate(45 -48 -92)">${rect(-84, -128, 72, 72, { fill: b.side('#c8321f') })}</g>`;
    out += path('M-66 -116h36M-48 -124v20M-68 -98h40M-62 -84h28v22h-28Z', {
      stroke: b.light('#f3cf70', 0.3),
      width: 6,
    });
    out += path('M40 -56C48 -14 80 0 128 0C176 0 208 -14 216 -56Z', { fill: b.side('#e8e2d6') });
    out +=
      ellipse(128, -56, 88, 22, { fill: b.side('#f4efe4') }) +
      ellipse(128, -54, 76, 17, { fill: b.side('#7a3f20') });
    out += path('M66 -58q22 -16 44 0t44 0t34 -2M76 -50q24 -12 48 2t50 -4', {
      stroke: b.light('#f0d9a0', 0.3),
      width: 6,
    });
    out +=
      ellipse(150, -62, 30, 9, { fill: b.side('#a9764a') }) +
      path('M140 -66h20', { stroke: b.dark('#6a4426', 0.3), width: 3 });
    return out + path('M176 -74L250 -170M188 -70L266 -160', { stroke: b.side('#9a4a2e'), width: 6 });
  },
};

/** Draws one hill of tea: rows that follow its curve. */
function teaRows(b: Brush, x: number, y: number, w: number, h: number, tone: string): string {
  let rows = '';
  for (let i = 1; i < 9; i++) {
    const t = i / 9;
    rows += `M${n(x - w * 0.5 * t)} ${n(y - h * (1 - t))}Q${n(x)} ${n(y - h * (1 - t) - h * 0.12)} ${n(x + w * 0.5 * t)} ${n(y - h * (1 - t))}`;
  }
  return (
    path(
      `M${x - w / 2} ${y}C${x - w * 0.36} ${y - h * 0.7} ${x - w * 0.14} ${y - h} ${x} ${y - h}C${x + w * 0.14} ${y - h} ${x + w * 0.36} ${y - h * 0.7} ${x + w / 2} ${y}Z`,
      { fill: b.side(tone) },
    ) +
    path(rows, { stroke: b.dark('#24502c', 0.3), width: h * 0.045, opacity: 0.55 }) +
    path(rows, { stroke: b.light('#9ac46a', 0.2), width: h * 0.018, opacity: 0.9 })
  );
}

/** The tea hills of Anxi: rows on round hills, a village house with swallow-tail roof, trays of leaves that wither in the sun. */
export const anxiTeaHills: Landmark = {
  height: 300,
  draw: (b) => {
    let out =
      teaRows(b, -210, -40, 420, 220, '#4f8a48') +
      teaRows(b, 190, -40, 460, 250, '#437d42') +
      teaRows(b, 0, 0, 520, 170, '#5a9650');
    out += path('M-330 0V-20Q0 -70 330 -20V0Z', { fill: b.side('#c9a878') });
    for (const [x, y, r] of [
      [-232, -10, 58],
      [-96, -2, 66],
      [54, -2, 66],
      [196, -10, 58],
    ] as const) {
      out +=
        ellipse(x, y, r, r * 0.34, { fill: b.side('#b98a4c') }) +
        ellipse(x, y - 4, r * 0.88, r * 0.28, { fill: b.side('#6f9a4e') });
      let leaves = '';
      for (let k = 0; k < 22; k++) {
        const a = b.random() * 6.28;
        const q = Math.sqrt(b.random()) * 0.8;
        leaves += `M${n(x + Math.cos(a) * q * r)} ${n(y - 4 + Math.sin(a) * q * r * 0.26)}l7 -3`;
      }
      out += path(leaves, { stroke: b.dark('#2f5a30', 0.2), width: 4 });
    }
    return out;
  },
};
