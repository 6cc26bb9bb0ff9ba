import { arch, bays, beam } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { finial, roof } from '../building/roof.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** Draws a stone bridge to one side of a pavilion: a deck on arches with a balustrade. */
function pondBridge(b: Brush, from: number, to: number): string {
  const stone = MATERIAL.marble;
  const [left, width] = [Math.min(from, to), Math.abs(to - from)];
  let out = rect(left, -24, width, 24, { fill: b.side(stone) });
  let openings = '';
  let posts = '';
  for (let i = 0; i < 3; i++) openings += arch(left + (width * (i + 0.5)) / 3, 1, width / 4, 17);
  for (let i = 0; i <= 9; i++) posts += `M${n(left + (width * i) / 9)} -24v-13`;
  out += path(openings, { fill: b.dark('#3f5a50', 0.4) });
  return (
    out +
    path(`${posts}M${n(left)} -35h${n(width)}M${n(left)} -29h${n(width)}`, {
      stroke: b.light(stone, 0.4),
      width: 2.6,
    })
  );
}

/** A two-eaved pavilion in the middle of a pond, with a bridge to each shore. */
export const pondPavilion: Landmark = {
  height: 170,
  draw: (b) => {
    const color = b.options.color ?? '#d8a23c';
    let out = pondBridge(b, -260, -66) + pondBridge(b, 66, 260);
    out += path('M-82 0L-74 -26H74L82 0Z', { fill: b.side(MATERIAL.marble) });
    out += rect(-78, -29, 156, 5, { fill: b.light(MATERIAL.marble, 0.4) });
    out += rect(-42, -68, 84, 40, { fill: b.dark('#5a2c22', 0.4) });
    for (const x of [-58, -38, -14, 14, 38, 58])
      out += rect(x - 3, -74, 6, 46, { fill: b.side(MATERIAL.vermilion) });
    out += beam(b, 0, -76, 126, 8);
    out += roof(b, { y: -72, width: 178, ridge: 100, height: 24, lift: 16, color, horns: false });
    out += bays(b, { y: -92, width: 80, height: 20, bays: 5 });
    out += roof(b, { y: -109, width: 138, ridge: 6, height: 48, lift: 20, color, horns: false });
    return out + finial(b, 0, -154, 22);
  },
};

/** The grave of a general: a round mound in a ring of stone with its stele in front. */
export const roundTomb: Landmark = {
  height: 120,
  draw: (b) => {
    const stone = b.options.color ?? '#a9a294';
    const ring = 'M-156 0V-42C-140 -56 140 -56 156 -42V0Z';
    let courses = '';
    for (let y = -8; y > -46; y -= 10) courses += `M-156 ${y}Q0 ${y - 8} 156 ${y}`;
    let out = path('M-148 -44C-132 -134 132 -134 148 -44Z', { fill: b.side('#6f8f4c') });
    let grass = '';
    for (let i = 0; i < 46; i++) {
      const u = b.random() * 2 - 1;
      grass += `M${n(u * 130)} ${n(-52 - (1 - u * u) * 54 * b.random())}l3 -9`;
    }
    out += path(grass, { stroke: b.dark('#4c6a36', 0.3), width: 2, opacity: 0.6 });
    out += path(ring, { fill: b.side(stone) }) + path(courses, { stroke: b.dark(stone, 0.4), width: 1.4 });
    out += path('M-158 -42C-140 -56 140 -56 158 -42', { stroke: b.light(stone, 0.4), width: 6 });
    out += rect(-30, -10, 60, 10, { fill: b.light(stone, 0.3) });
    out += rect(-20, -78, 40, 70, { fill: b.side('#8a867e') }, 3);
    out += path('M0 -70V-16', { stroke: b.light('#d8b25a', 0.2), width: 5 });
    return (
      out + roof(b, { y: -76, width: 62, ridge: 34, height: 16, lift: 6, color: '#6a7074', horns: false })
    );
  },
};

/** Iron figures on their knees behind a low rail, heads bowed and hands tied behind them. */
export const kneelingPair: Landmark = {
  height: 70,
  draw: (b) => {
    const iron = '#3d3a3a';
    const figure = (x: number) =>
      `<g transform="translate(${x} -6)">${path('M-24 0C-26 -10 -20 -16 -10 -17C-14 -34 -8 -46 4 -47C15 -45 18 -32 16 -18L24 -6L22 0Z', { fill: b.side(iron) })}${path('M-2 -54a10 11 0 1 0 20 1a10 11 0 1 0 -20 -1Z', { fill: b.side(iron) })}${path('M-10 -38L-22 -26L-12 -24', { stroke: b.dark(iron, 0.4), width: 6 })}</g>`;
    let rail = 'M-80 -18H80M-80 -8H80';
    for (let x = -80; x <= 80; x += 16) rail += `M${x} 0V-22`;
    return (
      rect(-78, -8, 156, 8, { fill: b.side(MATERIAL.stone) }) +
      figure(-36) +
      figure(34) +
      path(rail, { stroke: b.dark('#5a5652', 0.3), width: 2.4 })
    );
  },
};

/** A round hill with the graves of a regiment in rows and an obelisk on its top. */
export const graveHill: Landmark = {
  height: 220,
  draw: (b) => {
    const stone = '#d6d0c2';
    const grass = b.options.color ?? '#6d8d55';
    const hill = 'M-310 6C-210 -24 -140 -104 -56 -138H56C140 -104 210 -24 310 6Z';
    let out = path(hill, { fill: b.side(grass) });
    let stones = '';
    let shades = '';
    for (let row = 0; row < 9; row++) {
      const y = -6 - row * 14.4;
      const half = 268 - row * 25.5;
      const k = 1.25 - row * 0.07;
      for (let x = 24; x < half; x += 17 * k)
        for (const s of [-1, 1]) {
          const lift = -9 * (1 - (x / half) ** 2);
          stones += `M${n(s * x - 4 * k)} ${n(y + lift)}v${n(-8 * k)}q${n(4 * k)} ${n(-5 * k)} ${n(8 * k)} 0v${n(8 * k)}Z`;
          shades += `M${n(s * x - 5 * k)} ${n(y + lift + 1)}h${n(10 * k)}`;
        }
    }
    out += path(shades, { stroke: b.dark(grass, 0.5), width: 2.4, opacity: 0.6 });
    out += path(stones, { fill: b.light(stone, 0.3) });
    out += path('M-9 -140H9L15 6H-15Z', { fill: b.light('#cfc6b4', 0.2) });
    let steps = '';
    for (let y = -134; y < 4; y += 7) steps += `M-13 ${y}h26`;
    out += path(steps, { stroke: b.dark('#8a8274', 0.3), width: 1.2 });
    out += rect(-34, -148, 68, 12, { fill: b.side(stone) });
    out += path('M-13 -148L-8 -212L0 -222L8 -212L13 -148Z', { fill: b.side('#bdb6a8') });
    return out + path('M0 -200V-158', { stroke: b.dark('#6a6258', 0.3), width: 4 });
  },
};

/** A round pool of boiling water in a stone rail, with clouds of steam. */
export const boilingPot: Landmark = {
  height: 170,
  draw: (b) => {
    const stone = MATERIAL.stone;
    let rail = '';
    for (let i = 0; i <= 16; i++) {
      const a = Math.PI * (1 + i / 16);
      rail += `M${n(Math.cos(a) * 196)} ${n(-46 + Math.sin(a) * 40)}v-20`;
    }
    let out = path(rail, { stroke: b.light(stone, 0.3), width: 6 });
    out += path('M-196 -64A196 40 0 0 1 196 -64', { stroke: b.light(stone, 0.4), width: 6 });
    out += path('M-206 -44V-14C-190 22 190 22 206 -14V-44Z', { fill: b.side('#8f8474') });
    let blocks = '';
    for (let i = -9; i <= 9; i++) {
      const x = Math.sin((i / 10) * 1.5) * 205;
      const sag = Math.sqrt(Math.max(0, 1 - (x / 207) ** 2)) * 26;
      blocks += `M${n(x)} ${n(-40 + sag)}v26`;
    }
    out += path(blocks, { stroke: b.dark('#6a6052', 0.4), width: 2 });
    out += ellipse(0, -46, 206, 40, { fill: b.side('#cabda4') });
    out += ellipse(0, -45, 184, 33, { fill: b.tone('#6fb9ae') });
    let rings = '';
    for (let i = 0; i < 30; i++) {
      const a = b.random() * 6.3;
      const r = Math.sqrt(b.random());
      const w = 5 + b.random() * 11;
      rings += `M${n(Math.cos(a) * r * 150 - w)} ${n(-45 + Math.sin(a) * r * 24)}a${n(w)} ${n(w * 0.45)} 0 1 1 ${n(w * 2)} 0`;
    }
    out += path(rings, { stroke: b.light('#f2fbf6', 0.6), width: 3 });
    const steam = b.defs.radial([
      [0, '#ffffff', 0.85],
      [1, '#ffffff', 0],
    ]);
    for (let i = 0; i < 16; i++) {
      const t = i / 16;
      out += ellipse((b.random() - 0.5) * (250 - t * 60) + t * 40, -60 - t * 150, 46 + t * 44, 30 + t * 26, {
        fill: steam,
        opacity: 0.8 - t * 0.4,
      });
    }
    return out;
  },
};
