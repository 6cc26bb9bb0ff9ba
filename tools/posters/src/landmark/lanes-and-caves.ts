import { arch } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** A cliff with rows of rectangular cave mouths and wooden stairs between them, as at Kizil and Yulin. */
export const caveCliff: Landmark = {
  height: 150,
  draw: (b) => {
    const rock = b.options.color ?? '#c79a6a';
    const face =
      'M-230 4C-232 -60 -214 -96 -176 -112C-140 -128 -120 -120 -92 -138C-60 -154 -30 -140 6 -148C50 -156 84 -136 118 -132C168 -126 206 -100 222 -62C232 -36 232 -10 230 4Z';
    let cracks = '';
    for (let i = 0; i < 26; i++) {
      const x = -210 + i * 17;
      cracks += `M${x} ${n(-20 - b.random() * 90)}q${n(b.random() * 8 - 4)} ${n(14 + b.random() * 20)} ${n(b.random() * 6 - 3)} ${n(34 + b.random() * 30)}`;
    }
    let mouths = '';
    let sills = '';
    for (const [y, from, to, step] of [
      [-84, -150, 160, 30],
      [-54, -186, 190, 27],
      [-24, -200, 200, 31],
    ] as const)
      for (let x = from; x <= to; x += step) {
        if (b.random() < 0.16) continue;
        const w = 10 + b.random() * 7;
        const h = 13 + b.random() * 7;
        mouths += `M${n(x - w / 2)} ${y}v${n(-h)}h${n(w)}v${n(h)}Z`;
        sills += `M${n(x - w / 2 - 2)} ${y}h${n(w + 4)}`;
      }
    const stairs = 'M-120 -4L-84 -54M-84 -54h70M-14 -54L22 -84M22 -84h64M120 -4L92 -54';
    return (
      path(face, { fill: b.side(rock) }) +
      `<g clip-path="${b.defs.clip(face)}">` +
      path(cracks, { stroke: b.dark(rock, 0.45), width: 2, opacity: 0.5 }) +
      path('M-232 -40q120 12 230 -2t236 4M-226 -70q110 -10 220 2t226 -6', {
        stroke: b.light(rock, 0.35),
        width: 2.4,
        opacity: 0.5,
      }) +
      '</g>' +
      path(mouths, { fill: b.dark('#3c2a22', 0.5) }) +
      path(sills, { stroke: b.light(rock, 0.4), width: 1.8 }) +
      path(stairs, { stroke: b.dark(MATERIAL.timber, 0.25), width: 3 })
    );
  },
};

/** A tower of steamed buns, as Cheung Chau builds for its festival. */
export const bunTower: Landmark = {
  height: 180,
  draw: (b) => {
    let out = path('M-42 0L-7 -160H7L42 0Z', { fill: b.dark('#c9a06a', 0.3) });
    let buns = '';
    let stamps = '';
    for (let row = 0; row < 17; row++) {
      const y = -6 - row * 9.4;
      const half = 42 - row * 2.1;
      const count = Math.max(2, Math.round((half * 2) / 10));
      for (let i = 0; i < count; i++) {
        const x = -half + ((i + 0.5) * half * 2) / count;
        buns += `M${n(x - 5)} ${n(y)}a5 4.6 0 1 1 10 0a5 4.6 0 1 1 -10 0Z`;
        stamps += `M${n(x - 1.4)} ${n(y)}a1.4 1.4 0 1 1 2.8 0a1.4 1.4 0 1 1 -2.8 0Z`;
      }
    }
    out += path(buns, { fill: b.side('#fff3e6'), stroke: b.dark('#e8cfae', 0.2), width: 0.8 });
    out += path(stamps, { fill: b.tone('#e0566a') });
    return (
      out +
      path('M0 -160v-20M0 -180l16 5l-16 6Z', { stroke: b.tone('#c9372b'), width: 2, fill: b.tone('#c9372b') })
    );
  },
};

/** St Joseph's at Wangfujing: a grey front with three round arches under three domed bell towers. */
export const wangfujingChurch: Landmark = {
  height: 170,
  draw: (b) => {
    const stone = b.options.color ?? '#a39d95';
    let out = rect(-110, -92, 220, 92, { fill: b.side(stone) });
    for (const [x, w, top] of [
      [-78, 54, -124],
      [78, 54, -124],
      [0, 66, -138],
    ] as const) {
      out += rect(x - w / 2, top, w, -top, { fill: b.side(stone) });
      out += rect(x - w / 2 - 4, top - 4, w + 8, 7, { fill: b.light(stone, 0.35) });
      out += rect(x - w / 2 - 3, -66, w + 6, 5, { fill: b.light(stone, 0.3) });
      out += path(
        `M${n(x - w * 0.4)} ${top - 4}C${n(x - w * 0.42)} ${n(top - w * 0.46)} ${n(x - w * 0.12)} ${n(top - w * 0.52)} ${x} ${n(top - w * 0.6)}C${n(x + w * 0.12)} ${n(top - w * 0.52)} ${n(x + w * 0.42)} ${n(top - w * 0.46)} ${n(x + w * 0.4)} ${top - 4}Z`,
        { fill: b.side('#6d7478') },
      );
      out += path(`M${x} ${n(top - w * 0.56)}v-16M${x - 5} ${n(top - w * 0.56 - 10)}h10`, {
        stroke: b.dark('#4a4a4a', 0.3),
        width: 2.4,
      });
      out += path(arch(x, 0, w * 0.42, 44), { fill: b.dark('#3b3130', 0.5) });
      out += path(arch(x - w * 0.18, -74, w * 0.2, 32) + arch(x + w * 0.18, -74, w * 0.2, 32), {
        fill: b.window(),
      });
    }
    out += `<circle cx="0" cy="-56" r="0.1" fill="${b.tone(stone)}"/>`;
    return out + rect(-124, -5, 248, 6, { fill: b.light(stone, 0.25) });
  },
};

const PANES = ['#d9a441', '#c9563f', '#5d93a8', '#88a86a', '#b9c7cc'] as const;

/** Shops of glass, each box turned a little and panelled in its own colour, as in Taikoo Li Sanlitun. */
export const glassShops: Landmark = {
  height: 120,
  draw: (b) =>
    (
      [
        [-150, 84, 84, 0],
        [-62, 88, 112, 1],
        [36, 100, 92, 2],
        [136, 92, 118, 3],
      ] as const
    )
      .map(([x, w, h, i]) => glassBox(b, x, w, h, PANES[i] ?? PANES[0]))
      .join(''),
};

function glassBox(b: Brush, x: number, w: number, h: number, color: string): string {
  const lean = 6;
  const shape = `M${n(x - w / 2)} 0L${n(x - w / 2 + lean)} ${-h}H${n(x + w / 2 + lean)}L${n(x + w / 2)} 0Z`;
  let panels = '';
  let lights = '';
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 5; i++) {
      const left = x - w / 2 + (i * w) / 5 + (row / 6) * lean;
      const cell = `M${n(left + 1)} ${n((-h * row) / 6 - 1)}h${n(w / 5 - 2)}v${n(-h / 6 + 2)}h${n(2 - w / 5)}Z`;
      if (b.random() < 0.45) panels += cell;
      else lights += cell;
    }
  return (
    path(shape, { fill: b.side('#8fa6ae') }) +
    path(panels, { fill: b.side(color), opacity: 0.85 }) +
    path(lights, { fill: b.glow > 0.2 ? b.window() : b.light('#cfe0e4', 0.2), opacity: 0.75 }) +
    rect(x - w / 2, -16, w, 16, { fill: b.window() }) +
    path(`M${n(x - w / 2)} -17h${w}`, { stroke: b.dark('#46525a', 0.3), width: 2 })
  );
}

/** A cairn of stones with a pole and ropes of flags, as herders build on the grassland (aobao). */
export const aobao: Landmark = {
  height: 130,
  draw: (b) => {
    let out = '';
    let y = 0;
    for (const [w, h] of [
      [150, 24],
      [112, 22],
      [76, 20],
    ] as const) {
      let stones = '';
      for (let x = -w / 2 + 6; x < w / 2 - 2; x += 12)
        stones += `M${n(x - 6)} ${n(y - 2)}q2 ${n(-h * 0.5)} 7 ${n(-h * 0.42)}q6 2 5 ${n(h * 0.4)}Z`;
      out +=
        path(`M${-w / 2} ${y}L${-w / 2 + 7} ${y - h}H${w / 2 - 7}L${w / 2} ${y}Z`, {
          fill: b.side('#a49c90'),
        }) + path(stones, { fill: b.dark('#8d857a', 0.2), opacity: 0.6 });
      y -= h;
    }
    out += path(`M0 ${y}V-130`, { stroke: b.dark(MATERIAL.timber, 0.2), width: 4 });
    const colors = ['#3f74b0', '#f2efe6', '#c9372b', '#3f8a5c', '#e0b04b'];
    for (const [end, foot] of [
      [-170, -4],
      [170, -4],
      [-96, 2],
      [96, 2],
    ] as const) {
      out += path(`M0 -124L${end} ${foot}`, { stroke: b.dark('#6a6058', 0.2), width: 1.2 });
      for (let i = 1; i < 9; i++) {
        const t = i / 9;
        const x = end * t;
        const top = -124 + (foot + 124) * t;
        out += path(`M${n(x - 5)} ${n(top)}h9l-1 11h-8Z`, { fill: b.tone(colors[i % 5] ?? '#f2efe6') });
      }
    }
    return out;
  },
};
