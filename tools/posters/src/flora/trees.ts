import type { Brush } from '../building/brush.ts';
import { MATERIAL } from '../building/brush.ts';
import { n, path } from '../canvas/path.ts';
import type { Landmark } from '../landmark/landmark.ts';
import { GREEN, leafColor } from './foliage.ts';

/** Round-crowned broadleaf; its colour makes it ginkgo, maple or camphor. */
export const crownTree: Landmark = {
  height: 130,
  draw: (b) => {
    const color = leafColor(b, GREEN.leaf);
    let out = path('M-6 0C-3 -22 -6 -40 -12 -62L-6 -62C-2 -52 0 -50 2 -62L8 -64C4 -44 4 -20 8 0Z', {
      fill: b.side(MATERIAL.darkTimber),
    });
    const clumps: [number, number, number][] = [
      [-30, -66, 26],
      [30, -68, 27],
      [0, -62, 26],
      [-18, -92, 28],
      [20, -94, 27],
      [0, -112, 20],
    ];
    for (const [x, y, r] of clumps) out += clump(b, x, y, r, color);
    return out;
  },
};

export function clump(b: Brush, x: number, y: number, r: number, color: string): string {
  const lobes = 7;
  let d = '';
  for (let i = 0; i <= lobes; i++) {
    const a = (i / lobes) * Math.PI * 2;
    const px = x + Math.cos(a) * r;
    const py = y + Math.sin(a) * r * 0.82;
    if (i === 0) d = `M${n(px)} ${n(py)}`;
    else {
      const m = a - Math.PI / lobes;
      d += `Q${n(x + Math.cos(m) * r * 1.36)} ${n(y + Math.sin(m) * r * 1.1)} ${n(px)} ${n(py)}`;
    }
  }
  let dots = '';
  for (let i = 0; i < 9; i++) {
    const a = b.random() * Math.PI * 2;
    const q = b.random() * r * 0.85;
    dots += `M${n(x + Math.cos(a) * q)} ${n(y + Math.sin(a) * q * 0.8)}q2 -2.4 4.4 -1`;
  }
  return (
    path(`${d}Z`, { fill: b.down(color) }) +
    path(dots, { stroke: b.dark(color, 0.4), width: 1.4, opacity: 0.45 }) +
    path(
      `M${n(x - b.lightFrom * r * 0.9)} ${n(y - r * 0.2)}Q${n(x - b.lightFrom * r * 0.7)} ${n(y - r * 0.85)} ${n(x)} ${n(y - r * 0.92)}`,
      { stroke: b.light(color, 0.6), width: 2, opacity: 0.6 },
    )
  );
}

/** Weeping willow with hanging strands. */
export const willow: Landmark = {
  height: 150,
  draw: (b) => {
    const color = leafColor(b, GREEN.willow);
    let out = path(
      'M-6 0C0 -30 -12 -60 4 -96C12 -112 30 -118 40 -120L38 -114C22 -108 14 -100 12 -86C4 -54 10 -28 8 0Z',
      { fill: b.side(MATERIAL.darkTimber) },
    );
    out += path('M4 -92C-10 -112 -28 -118 -44 -118M8 -96C16 -124 30 -136 52 -138', {
      stroke: b.dark(MATERIAL.darkTimber, 0.3),
      width: 4,
    });
    let strands = '';
    let lights = '';
    for (let i = 0; i < 84; i++) {
      const u = i / 83;
      const x = -64 + u * 136;
      const y = -118 - Math.sin(u * Math.PI) * 30;
      const drop = 46 + b.random() * 66 * (0.6 + 0.4 * Math.sin(u * 9));
      const d = `M${n(x * 0.8)} ${n(y)}C${n(x)} ${n(y - 4)} ${n(x + (x > 0 ? 8 : -8))} ${n(y + drop * 0.4)} ${n(x + (x > 0 ? 6 : -6) + b.random() * 6)} ${n(y + drop)}`;
      if (i % 3 === 0) lights += d;
      else strands += d;
    }
    return (
      out +
      path(strands, { stroke: b.tone(color), width: 3.6, opacity: 0.85 }) +
      path(lights, { stroke: b.light(color, 0.4), width: 2.2, opacity: 0.85 })
    );
  },
};

/** Flowering cherry or plum: dark boughs and clouds of blossom. */
export const blossomTree: Landmark = {
  height: 130,
  draw: (b) => {
    const color = leafColor(b, '#eaa3ab');
    let out = path(
      'M-7 0C-2 -24 -12 -44 -4 -64C-12 -76 -28 -84 -40 -86L-38 -82C-26 -78 -16 -70 -10 -60C-16 -44 -4 -20 8 0ZM-4 -60C4 -78 22 -88 42 -92L40 -87C24 -82 10 -72 4 -56Z',
      { fill: b.dark(MATERIAL.darkTimber, 0.2) },
    );
    for (const [x, y, r] of [
      [-42, -84, 22],
      [42, -90, 24],
      [-14, -98, 25],
      [16, -106, 25],
      [0, -78, 20],
      [-28, -108, 17],
    ] as const)
      out += clump(b, x, y, r, color);
    let petals = '';
    for (let i = 0; i < 16; i++)
      petals += `M${n(-60 + b.random() * 120)} ${n(-70 + b.random() * 70)}q2 -1.6 3.6 .4`;
    return out + path(petals, { stroke: b.light(color, 0.3), width: 2 });
  },
};

/** Coconut palm leaning in the wind. */
export const palm: Landmark = {
  height: 170,
  draw: (b) => {
    const color = leafColor(b, GREEN.palm);
    let out = path('M-6 0C-2 -50 6 -90 26 -132L32 -130C16 -90 8 -50 8 0Z', { fill: b.side(MATERIAL.timber) });
    let rings = '';
    for (let i = 1; i < 16; i++) rings += `M${n(-5 + i * 1.9 + i * i * 0.02)} ${n(-i * 8)}l9 2`;
    out += path(rings, { stroke: b.dark(MATERIAL.timber, 0.5), width: 1, opacity: 0.6 });
    const leaf = (angle: number, length: number) => {
      const c = Math.cos(angle);
      const s = Math.sin(angle);
      const ex = 29 + c * length;
      const ey = -133 + s * length + length * 0.42;
      const mx = 29 + c * length * 0.55;
      const my = -133 + s * length * 0.75 - length * 0.12;
      let fringe = '';
      for (let i = 2; i <= 12; i++) {
        const t = i / 12;
        const px = (1 - t) ** 2 * 29 + 2 * t * (1 - t) * mx + t * t * ex;
        const py = (1 - t) ** 2 * -133 + 2 * t * (1 - t) * my + t * t * ey;
        const w = 15 * Math.sin(Math.PI * (0.15 + t * 0.8));
        fringe += `M${n(px)} ${n(py)}q${n(c * 4 + 1)} ${n(w * 0.5)} ${n(c * 6)} ${n(w)}M${n(px)} ${n(py)}q${n(c * 5)} ${n(-w * 0.1)} ${n(c * 12)} ${n(w * 0.35)}`;
      }
      return (
        path(`M29 -133Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}`, { stroke: b.dark(color, 0.3), width: 2.4 }) +
        path(fringe, { stroke: b.tone(color), width: 2.6 })
      );
    };
    for (const [a, l] of [
      [-2.9, 62],
      [-2.4, 64],
      [-1.9, 52],
      [-1.3, 54],
      [-0.8, 66],
      [-0.25, 62],
      [0.2, 48],
      [-3.4, 46],
    ] as const)
      out += leaf(a, l);
    return (
      out +
      path('M22 -126a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M30 -122a5 5 0 1 0 10 0a5 5 0 1 0 -10 0', {
        fill: b.dark(MATERIAL.timber, 0.3),
      })
    );
  },
};

/** A clump of bamboo stems with drooping leaves. */
export const bamboo: Landmark = {
  height: 190,
  draw: (b) => {
    const color = leafColor(b, GREEN.bamboo);
    let out = '';
    let leaves = '';
    for (let k = 0; k < 6; k++) {
      const x = -44 + k * 17 + b.random() * 8;
      const top = -150 - b.random() * 40;
      const lean = (x / 44) * 14;
      out += path(`M${n(x)} 0Q${n(x + lean * 0.2)} ${n(top * 0.6)} ${n(x + lean)} ${n(top)}`, {
        stroke: k % 2 ? b.tone(color) : b.dark(color, 0.3),
        width: 4.2 - (k % 3) * 0.8,
      });
      for (let i = 1; i < 8; i++) {
        const t = i / 8;
        const px = x + lean * t * t;
        const py = top * t;
        out += path(`M${n(px - 2.4)} ${n(py)}h5`, { stroke: b.light(color, 0.5), width: 1 });
        if (t < 0.4) continue;
        for (let j = 0; j < 4; j++) {
          const a = (b.random() < 0.5 ? 0.5 : Math.PI - 0.5) + (b.random() - 0.5) * 0.9;
          const l = 15 + b.random() * 14;
          const ex = px + Math.cos(a) * l;
          const ey = py + Math.sin(a) * l;
          leaves += `M${n(px)} ${n(py)}Q${n((px + ex) / 2 + 2)} ${n((py + ey) / 2 - 4)} ${n(ex)} ${n(ey)}Q${n((px + ex) / 2 - 1)} ${n((py + ey) / 2 + 2)} ${n(px)} ${n(py)}Z`;
        }
      }
    }
    return out + path(leaves, { fill: b.tone(color), opacity: 0.92 });
  },
};

/** White-barked birch with a thin golden or green crown. */
export const birch: Landmark = {
  height: 170,
  draw: (b) => {
    const color = leafColor(b, '#d9a93c');
    let out = path('M-4 0C-3 -60 -2 -110 0 -160H3C4 -110 5 -60 6 0Z', { fill: b.side('#efe8dc') });
    let marks = '';
    for (let i = 1; i < 12; i++) marks += `M${n(-3 + (i % 3))} ${n(-i * 12)}h${n(3 + (i % 2) * 2)}`;
    out += path(marks, { stroke: b.dark('#4a4038', 0.5), width: 1.3 });
    for (const [x, y, r] of [
      [-15, -72, 17],
      [17, -82, 18],
      [-16, -100, 19],
      [14, -112, 19],
      [-6, -130, 18],
      [5, -150, 14],
    ] as const)
      out += clump(b, x, y, r, color);
    return out;
  },
};
