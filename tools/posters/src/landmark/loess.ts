import { arch } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** Draws one cave dwelling: stone arch, papered fan window above a door. */
function cave(b: Brush, x: number, y: number, w: number, h: number): string {
  const r = w / 2;
  const spring = y - h + r;
  const wood = b.dark('#6b4a34', 0.15);
  let out = path(arch(x, y, w + 12, h + 7), { fill: b.light('#d9c39a', 0.25) });
  out += path(arch(x, y, w, h), { fill: b.glow > 0.2 ? b.light('#ffd992', 0.2) : b.light('#f2e8d2', 0.2) });
  let lattice = '';
  for (let i = 1; i < 6; i++) {
    const a = Math.PI + (i / 6) * Math.PI;
    lattice += `M${n(x)} ${n(spring)}L${n(x + Math.cos(a) * r)} ${n(spring + Math.sin(a) * r)}`;
  }
  lattice += `M${n(x - r * 0.5)} ${n(spring)}a${n(r * 0.5)} ${n(r * 0.5)} 0 0 1 ${n(r)} 0`;
  for (let k = 1; k < 4; k++) lattice += `M${n(x + 4 + (k * (r - 4)) / 4)} ${n(spring)}V${n(y - h * 0.24)}`;
  lattice += `M${n(x + 4)} ${n((spring + y - h * 0.24) / 2)}H${n(x + r)}`;
  out += path(lattice, { stroke: wood, width: 1.5 });
  out += path(`M${n(x - r)} ${n(spring)}H${n(x + r)}`, { stroke: wood, width: 3 });
  out += rect(x - r + 2, spring, r * 0.9, y - spring, { fill: wood });
  return out + rect(x + 2, y - h * 0.24, r - 2, h * 0.24, { fill: b.side('#b9a07a') });
}

/** A row of cave dwellings cut into a loess face; `count` sets how many. */
export const caveDwellings: Landmark = {
  height: 110,
  draw: (b) => {
    const earth = b.options.color ?? '#d0a468';
    const count = b.options.count ?? 5;
    const step = 74;
    const half = (count * step) / 2 + 24;
    let out = path(
      `M${n(-half - 40)} 0C${n(-half - 20)} -40 ${n(-half)} -96 ${n(-half + 30)} -104C${n(-half * 0.4)} -116 ${n(half * 0.4)} -112 ${n(half - 30)} -106C${n(half)} -98 ${n(half + 24)} -44 ${n(half + 44)} 0Z`,
      { fill: b.down(earth) },
    );
    let cuts = '';
    for (let k = 0; k < count * 9; k++) {
      const x = -half + 16 + b.random() * (half * 2 - 32);
      const y = -100 + b.random() * 22;
      cuts += `M${n(x)} ${n(y)}l${n(-2 + b.random() * 4)} ${n(7 + b.random() * 9)}`;
    }
    out += path(cuts, { stroke: b.dark(earth, 0.4), width: 1.6, opacity: 0.5 });
    out += rect(-half + 4, -84, half * 2 - 8, 7, { fill: b.side(MATERIAL.tile) });
    for (let i = 0; i < count; i++) out += cave(b, (i - (count - 1) / 2) * step, 0, 46, 68);
    return out;
  },
};

/** The hall of the congress at Yangjialing: pale stone, a stepped and rounded gable with a star, three arched doors. */
export const congressHall: Landmark = {
  height: 190,
  draw: (b) => {
    const stone = b.options.color ?? '#d9c69c';
    const body = 'M-80 0V-120H-64V-140H-44C-40 -168 40 -168 44 -140H64V-120H80V0Z';
    let out = path('M-176 0V-78L-84 -104V0ZM176 0V-78L84 -104V0Z', { fill: b.side(stone) });
    out += path('M-184 -76L-84 -112V-100L-176 -70ZM184 -76L84 -112V-100L176 -70Z', {
      fill: b.side(MATERIAL.tile),
    });
    for (const x of [-152, -120, 120, 152]) {
      out +=
        path(arch(x, -18, 19, 46), { fill: b.light(stone, 0.4) }) +
        path(arch(x, -20, 14, 41), { fill: b.window() });
    }
    out += path(body, { fill: b.side(stone) });
    let joints = '';
    for (let row = 0; row < 14; row++) {
      joints += `M-80 ${-10 - row * 11}h160`;
      for (let x = -74 + (row % 2) * 9; x < 80; x += 18) joints += `M${x} ${-10 - row * 11}v11`;
    }
    out += `<g clip-path="${b.defs.clip(body)}">${path(joints, { stroke: b.dark(stone, 0.35), width: 0.9, opacity: 0.45 })}</g>`;
    out += path('M-80 -120H-64V-140H-44C-40 -168 40 -168 44 -140H64V-120H80', {
      stroke: b.light(stone, 0.65),
      width: 5,
    });
    for (const x of [-80, -30, 24, 74]) out += rect(x, -118, 6, 118, { fill: b.light(stone, 0.35) });
    for (const x of [-50, 0, 50]) {
      out +=
        path(arch(x, 0, 31, 54), { fill: b.light(stone, 0.5) }) +
        path(arch(x, 0, 24, 49), { fill: b.dark('#5a2f26', 0.3) });
      out += path(`M${x} 0V-48M${x - 12} -30h24`, { stroke: b.light('#a8603f', 0.1), width: 1.6 });
      out += path(arch(x, -72, 22, 34), { fill: b.window() });
    }
    out += rect(-36, -66, 72, 9, { fill: b.light('#efe6d0', 0.3) }, 1);
    out += path('M-28 -61.5h10M-12 -61.5h10M4 -61.5h10M20 -61.5h10', { stroke: b.tone('#a63a2c'), width: 5 });
    out += path(star(0, -135, 15), { fill: b.light('#c4261e', 0.05) });
    return out + rect(-96, -4, 192, 6, { fill: b.light(MATERIAL.stone, 0.3) });
  },
};

function star(x: number, y: number, r: number): string {
  return `${Array.from({ length: 10 }, (_, i) => {
    const a = -Math.PI / 2 + (i * Math.PI) / 5;
    const reach = i % 2 ? r * 0.4 : r;
    return `${i ? 'L' : 'M'}${n(x + Math.cos(a) * reach)} ${n(y + Math.sin(a) * reach)}`;
  }).join('')}Z`;
}
