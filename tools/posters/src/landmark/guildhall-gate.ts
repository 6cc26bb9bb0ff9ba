import { type Brush, MATERIAL } from '../building/brush.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** Draws a roof of southern Fujian: a sagging ridge with forked ends, a rim of green tiles. */
function forkedRoof(b: Brush, x: number, y: number, w: number, h: number): string {
  const tiles = '#8a4a34';
  const half = w / 2;
  const ridge = `M${n(x - half * 0.86)} ${n(y - h - 18)}Q${n(x)} ${n(y - h + 14)} ${n(x + half * 0.86)} ${n(y - h - 18)}`;
  let forks = '';
  for (const s of [-1, 1])
    forks += `M${n(x + s * half * 0.84)} ${n(y - h - 16)}l${s * 34} -26M${n(x + s * half * 0.86)} ${n(y - h - 14)}l${s * 40} -6`;
  let lines = '';
  for (let i = 1; i < 14; i++) {
    const u = (i / 14) * 2 - 1;
    lines += `M${n(x + u * half * 0.82)} ${n(y - h + 8 - Math.abs(u) * 22)}L${n(x + u * half)} ${n(y)}`;
  }
  return (
    path(
      `M${n(x - half)} ${n(y - 6)}L${n(x - half * 0.84)} ${n(y - h - 12)}Q${n(x)} ${n(y - h + 18)} ${n(x + half * 0.84)} ${n(y - h - 12)}L${n(x + half)} ${n(y - 6)}Q${n(x)} ${n(y + 8)} ${n(x - half)} ${n(y - 6)}Z`,
      { fill: b.side(tiles) },
    ) +
    path(lines, { stroke: b.dark(tiles, 0.5), width: 2.4, opacity: 0.5 }) +
    path(`M${n(x - half)} ${n(y - 6)}Q${n(x)} ${n(y + 8)} ${n(x + half)} ${n(y - 6)}`, {
      stroke: b.light('#3f8a68', 0.1),
      width: 8,
    }) +
    path(ridge, { stroke: b.dark('#3f5a4c', 0.2), width: 12 }) +
    path(forks, { stroke: b.dark('#3f5a4c', 0.2), width: 7 })
  );
}

/** Draws a field of gilded brackets that widens upwards. */
function brackets(b: Brush, x: number, y: number, w: number, rows: number): string {
  const out = rect(x - w / 2 - 6, y - rows * 15, w + 12, rows * 15, { fill: b.dark('#5a2018', 0.3) });
  let gold = '';
  let blue = '';
  for (let r = 0; r < rows; r++)
    for (let i = 0; i < Math.round(w / 18); i++) {
      const px = x - w / 2 + i * 18 + (r % 2 ? 9 : 0);
      const d = `M${n(px)} ${n(y - r * 15)}h12l4 -9h-20Z`;
      if ((i + r) % 3) gold += d;
      else blue += d;
    }
  return out + path(gold, { fill: b.light('#e0a93a', 0.2) }) + path(blue, { fill: b.light('#2f7f86', 0.1) });
}

/** Draws a stone column with a dragon wound round it. */
function dragonColumn(b: Brush, x: number): string {
  let coil = `M${x - 9} 0`;
  for (let i = 1; i < 9; i++)
    coil += `Q${x + (i % 2 ? 20 : -20)} ${-i * 18 + 8} ${x + (i % 2 ? 9 : -9)} ${-i * 18}`;
  return (
    rect(x - 9, -150, 18, 150, { fill: b.side('#6d7468') }) +
    path(coil, { stroke: b.light('#a9b3a0', 0.2), width: 7 }) +
    ellipse(x + 4, -140, 11, 9, { fill: b.light('#a9b3a0', 0.2) }) +
    rect(x - 15, -8, 30, 10, { fill: b.side('#8d8676') })
  );
}

/** The gate of the Fujian guildhall in Yantai: three forked roofs on gilded brackets, columns wound with dragons. */
export const guildhallGate: Landmark = {
  height: 330,
  draw: (b) => {
    let out = path('M-250 6L-236 -12H236L250 6Z', { fill: b.side('#a39a8a') });
    out += rect(-214, -150, 428, 140, { fill: b.dark('#4a1f1a', 0.35) });
    for (const x of [-150, 150])
      out +=
        rect(x - 40, -128, 80, 118, { fill: b.side('#9c3a2a') }) +
        rect(x - 26, -108, 52, 66, { fill: b.window() });
    out +=
      rect(-66, -134, 132, 124, { fill: b.side('#7a2a20') }) +
      path('M0 -134v124', { stroke: b.dark('#3a1612', 0.4), width: 3 });
    out += path('M-30 -72h.1M30 -72h.1', { stroke: b.light(MATERIAL.gold, 0.3), width: 13 });
    for (const x of [-208, -92, 92, 208]) out += dragonColumn(b, x);
    out += brackets(b, -150, -150, 130, 2) + brackets(b, 150, -150, 130, 2) + brackets(b, 0, -150, 176, 5);
    out +=
      forkedRoof(b, -160, -178, 170, 40) +
      forkedRoof(b, 160, -178, 170, 40) +
      forkedRoof(b, 0, -222, 264, 58);
    out += rect(-44, -196, 88, 32, {
      fill: b.dark('#1f2a4a', 0.2),
      stroke: b.light(MATERIAL.gold, 0.2),
      width: 4,
    });
    for (const x of [-46, 46]) out += ellipse(x, -116, 12, 15, { fill: b.light('#c8321f', 0.25) });
    return out + path('M-28 -180h56', { stroke: b.light('#e3b558', 0.3), width: 9 });
  },
};
