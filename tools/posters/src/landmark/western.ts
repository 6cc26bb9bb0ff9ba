import { arch } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** The stone façade of St Paul's with nothing behind it, on its long stairs. */
export const stPauls: Landmark = {
  height: 190,
  draw: (b) => {
    const stone = '#d8c39c';
    const sky = b.options.variant === 'solid' ? b.dark(stone, 0.5) : b.light('#bcd3d8', 0.3);
    let out = '';
    for (let i = 0; i < 9; i++) {
      const w = 250 - i * 9;
      out += rect(-w / 2, -5 - i * 5, w, 5.4, { fill: i % 2 ? b.light('#c9bda6', 0.25) : b.side('#b7a98e') });
    }
    const tiers: [number, number, number][] = [
      [-50, 172, 36],
      [-86, 164, 34],
      [-120, 104, 28],
    ];
    for (const [y, w, h] of tiers) {
      out += rect(-w / 2, y - h, w, h, { fill: b.side(stone) });
      const count = w > 120 ? 10 : 6;
      for (let i = 0; i < count; i++)
        out += rect(-w / 2 + 4 + (i * (w - 12)) / (count - 1), y - h + 2, 4, h - 4, {
          fill: b.light(stone, 0.4),
        });
      out += rect(-w / 2 - 4, y - h - 3, w + 8, 5, { fill: b.light(stone, 0.35) });
    }
    out += path(arch(0, -50, 22, 30) + arch(-54, -50, 15, 24) + arch(54, -50, 15, 24), { fill: sky });
    out += path(arch(0, -90, 16, 24) + arch(-36, -90, 13, 21) + arch(36, -90, 13, 21), { fill: sky });
    out += path(arch(0, -124, 12, 19), { fill: b.dark(stone, 0.5) });
    for (const x of [-66, 66])
      out += path(`M${x - 6} -123V-140L${x} -150L${x + 6} -140V-123Z`, { fill: b.side(stone) });
    out += path('M-84 -123C-70 -126 -56 -134 -52 -148V-123ZM84 -123C70 -126 56 -134 52 -148V-123Z', {
      fill: b.side(stone),
    });
    out +=
      path('M-58 -150L0 -182L58 -150Z', { fill: b.side(stone) }) +
      path('M-58 -150L0 -182L58 -150', { stroke: b.light(stone, 0.5), width: 3 });
    return (
      out +
      path('M-5 -162a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z', { fill: b.dark(stone, 0.5) }) +
      path('M0 -182V-200M-6 -194H6', { stroke: b.dark(stone, 0.3), width: 3 })
    );
  },
};

type Finial = 'cross' | 'crescent';

function onion(b: Brush, x: number, y: number, w: number, color: string, top: Finial): string {
  const h = w * 1.15;
  let out = path(
    `M${n(x - w * 0.36)} ${n(y)}C${n(x - w * 0.62)} ${n(y - h * 0.3)} ${n(x - w * 0.46)} ${n(y - h * 0.6)} ${n(x - w * 0.14)} ${n(y - h * 0.8)}Q${n(x - w * 0.02)} ${n(y - h * 0.9)} ${n(x)} ${n(y - h * 1.1)}Q${n(x + w * 0.02)} ${n(y - h * 0.9)} ${n(x + w * 0.14)} ${n(y - h * 0.8)}C${n(x + w * 0.46)} ${n(y - h * 0.6)} ${n(x + w * 0.62)} ${n(y - h * 0.3)} ${n(x + w * 0.36)} ${n(y)}Z`,
    { fill: b.side(color) },
  );
  out += path(
    `M${n(x - w * 0.2)} ${n(y)}C${n(x - w * 0.34)} ${n(y - h * 0.4)} ${n(x - w * 0.16)} ${n(y - h * 0.7)} ${n(x)} ${n(y - h)}M${n(x + w * 0.2)} ${n(y)}C${n(x + w * 0.34)} ${n(y - h * 0.4)} ${n(x + w * 0.16)} ${n(y - h * 0.7)} ${n(x)} ${n(y - h)}`,
    { stroke: b.dark(color, 0.4), width: 1.2, opacity: 0.6 },
  );
  if (b.snow)
    out += path(
      `M${n(x - w * 0.2)} ${n(y - h * 0.74)}Q${n(x - w * 0.02)} ${n(y - h * 0.9)} ${n(x)} ${n(y - h * 1.08)}Q${n(x + w * 0.02)} ${n(y - h * 0.9)} ${n(x + w * 0.24)} ${n(y - h * 0.7)}Q${n(x + w * 0.12)} ${n(y - h * 0.68)} ${n(x + w * 0.04)} ${n(y - h * 0.74)}Q${n(x - w * 0.08)} ${n(y - h * 0.64)} ${n(x - w * 0.2)} ${n(y - h * 0.74)}Z`,
      { fill: b.light('#ffffff', 0.1), opacity: 0.92 },
    );
  const tip = y - h * 1.06;
  const gold = { stroke: b.tone(MATERIAL.gold), width: Math.max(1, w * 0.04) };
  out += path(`M${n(x)} ${n(y - h * 0.8)}V${n(tip)}`, {
    stroke: b.tone(color),
    width: Math.max(1.4, w * 0.07),
  });
  if (top === 'cross')
    return (
      out +
      path(`M${n(x)} ${n(tip)}v${n(-w * 0.34)}M${n(x - w * 0.1)} ${n(tip - w * 0.22)}h${n(w * 0.2)}`, gold)
    );
  const r = Math.max(1.6, w * 0.1);
  return (
    out +
    path(
      `M${n(x)} ${n(tip)}v${n(-w * 0.16)}M${n(x + r * 0.7)} ${n(tip - w * 0.16 - r * 1.7)}A${n(r)} ${n(r)} 0 1 1 ${n(x - r * 0.7)} ${n(tip - w * 0.16 - r * 1.7)}`,
      gold,
    )
  );
}

/** St Sophia in Harbin: brick, green onion dome and tent roofs. */
export const onionCathedral: Landmark = {
  height: 210,
  draw: (b) => {
    const brick = b.options.color ?? '#a8573f';
    const green = '#3f7d68';
    let out = '';
    for (const x of [-88, 88]) {
      out +=
        rect(x - 26, -92, 52, 92, { fill: b.side(brick) }) + path(arch(x, -20, 18, 46), { fill: b.window() });
      out += rect(x - 28, -96, 56, 6, { fill: b.light(brick, 0.35) });
      out +=
        path(`M${x - 26} -94L${x} -138L${x + 26} -94Z`, { fill: b.side(green) }) +
        onion(b, x, -132, 16, green, 'cross');
    }
    out +=
      rect(-66, -104, 132, 104, { fill: b.side(brick) }) +
      rect(-70, -108, 140, 7, { fill: b.light(brick, 0.35) });
    for (const x of [-42, 42])
      out +=
        path(arch(x, -30, 17, 52), { fill: b.window() }) +
        path(arch(x, -28, 23, 58), { stroke: b.light(brick, 0.4), width: 2, fill: 'none' });
    out +=
      path('M-30 0V-72C-30 -96 30 -96 30 -72V0Z', { fill: b.dark(brick, 0.2) }) +
      path(arch(0, 0, 34, 54), { fill: b.light(brick, 0.3) }) +
      path(arch(0, 0, 26, 46), { fill: b.window() });
    out += path('M-8 -74a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z', { fill: b.window() });
    out += rect(-46, -136, 92, 30, { fill: b.side(brick) });
    for (let i = 0; i < 6; i++) out += path(arch(-36 + i * 14.4, -108, 8, 22), { fill: b.window() });
    out += rect(-50, -140, 100, 5, { fill: b.light(brick, 0.35) });
    return out + onion(b, 0, -138, 76, green, 'cross');
  },
};

/** A castle of ice blocks lit from inside. */
export const iceCastle: Landmark = {
  height: 190,
  draw: (b) => {
    const glows = ['#7fd3f2', '#f29ac0', '#9fe6c8', '#f7d27a', '#a9a4f0'];
    let out = '';
    const towers: [number, number, number][] = [
      [-120, 96, 46],
      [120, 104, 46],
      [-66, 136, 44],
      [66, 128, 44],
      [0, 168, 60],
    ];
    towers.forEach(([x, h, w], i) => {
      const hue = glows[i % glows.length] ?? '#7fd3f2';
      const fill = b.defs.linear([
        [0, '#f4fbff', 0.96],
        [0.4, hue, 0.85],
        [1, b.tone(MATERIAL.ice), 0.95],
      ]);
      out += path(`M${n(x - w / 2)} 0V${-h + 18}H${n(x + w / 2)}V0Z`, { fill });
      let joints = '';
      for (let y = -8; y > -h + 18; y -= 10)
        joints += `M${n(x - w / 2)} ${y}h${w}M${n(x - w / 2 + (y % 20 ? 10 : 22))} ${y}v-10`;
      out += path(joints, { stroke: '#ffffff', width: 0.9, opacity: 0.5 });
      out += path(`M${n(x - w / 2 - 5)} ${-h + 18}h${w + 10}v-7h${-w - 10}Z`, { fill: '#eaf7fd' });
      out += path(`M${n(x - w * 0.42)} ${-h + 11}L${x} ${-h - 22}L${n(x + w * 0.42)} ${-h + 11}Z`, { fill });
      out += path(arch(x, -h * 0.5, w * 0.26, h * 0.2), { fill: '#fffbe8', opacity: 0.9 });
    });
    out += path('M-150 0V-34H150V0Z', {
      fill: b.defs.linear([
        [0, '#eaf7fd', 0.95],
        [1, '#a9d8ec', 0.9],
      ]),
    });
    let crown = '';
    for (let x = -148; x < 148; x += 14) crown += `M${x} -34v-8h8v8Z`;
    return (
      out +
      path(crown, { fill: '#eaf7fd' }) +
      path(arch(0, 0, 40, 46), { fill: '#ffe9b8' }) +
      path(arch(0, 0, 46, 52), { stroke: '#ffffff', width: 3, fill: 'none' })
    );
  },
};

/** Bund fronts: classical blocks, a dome and the clock tower. */
export const bundRow: Landmark = {
  height: 140,
  draw: (b) => {
    const stone = '#d9c8a6';
    let out = '';
    const blocks: [number, number, number][] = [
      [-230, 70, 62],
      [-156, 76, 78],
      [-74, 84, 66],
      [10, 84, 84],
      [96, 84, 70],
      [180, 80, 82],
      [254, 66, 64],
    ];
    for (const [x, w, h] of blocks) {
      out +=
        rect(x - w / 2, -h, w, h, { fill: b.side(stone) }) +
        rect(x - w / 2 - 3, -h - 4, w + 6, 5, { fill: b.light(stone, 0.4) });
      const columns = Math.round(w / 11);
      for (let c = 0; c < columns; c++)
        for (let r = 0; r < Math.floor(h / 15); r++)
          out += rect(x - w / 2 + 5 + c * ((w - 8) / columns), -h + 7 + r * 14, 4.4, 8, {
            fill: b.window(),
            opacity: b.random() < 0.8 ? 1 : 0.4,
          });
      out += rect(x - w / 2, -13, w, 2.4, { fill: b.light(stone, 0.35) });
    }
    out +=
      rect(-86, -92, 24, 26, { fill: b.side(stone) }) +
      path('M-92 -92C-92 -118 -56 -118 -56 -92Z', { fill: b.side('#5f8a80') }) +
      path('M-74 -110V-124', { stroke: b.tone('#5f8a80'), width: 2.4 });
    out +=
      rect(84, -118, 26, 50, { fill: b.side(stone) }) +
      rect(88, -130, 18, 12, { fill: b.side(stone) }) +
      path('M86 -130L97 -148L108 -130Z', { fill: b.side('#5f8a80') });
    out +=
      path('M89 -104a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z', { fill: '#fff1cf' }) +
      path('M97 -104v-5M97 -104h4', { stroke: b.ink, width: 1.2 });
    return (
      out +
      path('M-6 -84L10 -132L26 -84Z', { fill: b.side('#4f8a78') }) +
      rect(-8, -90, 36, 8, { fill: b.light(stone, 0.3) })
    );
  },
};

/** Mosque with a green dome and two minarets. */
export const mosque: Landmark = {
  height: 170,
  draw: (b) => {
    const wall = b.options.color ?? '#e2c48a';
    let out = '';
    for (const x of [-92, 92]) {
      out += path(`M${x - 9} 0L${x - 7} -116H${x + 7}L${x + 9} 0Z`, { fill: b.side(wall) });
      for (let i = 1; i < 9; i++)
        out += path(`M${x - 8} ${-i * 13}l5 -5l5 5l5 -5`, {
          stroke: b.tone('#2f8a86'),
          width: 1.6,
          opacity: 0.7,
        });
      out +=
        rect(x - 10, -122, 20, 7, { fill: b.light(wall, 0.3) }) +
        path(`M${x - 8} -122V-132H${x + 8}V-122Z`, { fill: b.side(wall) }) +
        onion(b, x, -131, 19, '#2f8a72', 'crescent');
    }
    out += rect(-86, -52, 172, 52, { fill: b.side(wall) });
    for (const x of [-62, -34, 34, 62])
      out +=
        path(arch(x, -6, 18, 34), { fill: b.tone('#2f8a86') }) +
        path(arch(x, -6, 12, 28), { fill: b.dark('#2a3a3a', 0.4) });
    out +=
      rect(-26, -84, 52, 84, { fill: b.side(wall) }) +
      path('M-18 0V-46Q-18 -62 0 -72Q18 -62 18 -46V0Z', { fill: b.tone('#2f8a86') }) +
      path('M-12 0V-42Q-12 -54 0 -62Q12 -54 12 -42V0Z', { fill: b.dark('#243434', 0.5) });
    out += rect(-30, -88, 60, 5, { fill: b.light(wall, 0.4) });
    return out + rect(-22, -98, 44, 11, { fill: b.side(wall) }) + onion(b, 0, -97, 54, '#2f8a72', 'crescent');
  },
};

/** Tapering brick minaret with patterned bands, as at Turpan. */
export const minaret: Landmark = {
  height: 200,
  draw: (b) => {
    const clay = '#c98f57';
    let out = path('M-42 0C-40 -60 -30 -130 -16 -180H16C30 -130 40 -60 42 0Z', { fill: b.side(clay) });
    for (let i = 0; i < 12; i++) {
      const y = -12 - i * 14;
      const w = 40 - i * 2.2;
      let zig = `M${n(-w)} ${y}`;
      for (let k = 1; k <= 10; k++) zig += `L${n(-w + (k * w * 2) / 10)} ${n(y - (k % 2 ? 7 : 0))}`;
      out += path(zig, { stroke: i % 2 ? b.light(clay, 0.5) : b.dark(clay, 0.4), width: 1.6, opacity: 0.8 });
    }
    return (
      out +
      path('M-16 -180C-16 -198 16 -198 16 -180Z', { fill: b.side(clay) }) +
      path('M-18 -180h36', { stroke: b.light(clay, 0.4), width: 3 })
    );
  },
};

/** Octagonal pavilion at the end of a long pier. */
export const pier: Landmark = {
  height: 90,
  floats: true,
  draw: (b) => {
    let piles = '';
    for (let i = 0; i < 26; i++) piles += `M${n(30 + i * 20)} -8v18`;
    let out = path(piles, { stroke: b.dark(MATERIAL.stone, 0.4), width: 4 });
    out +=
      path('M-40 -6H560V-14H-40Z', { fill: b.side(MATERIAL.stone) }) +
      path('M-60 10C-60 -6 60 -6 60 10V-2C60 -14 -60 -14 -60 -2Z', { fill: b.side(MATERIAL.stone) });
    let rail = '';
    for (let i = 0; i < 60; i++) rail += `M${n(44 + i * 9)} -14v-6`;
    out += path(`${rail}M40 -20H560`, { stroke: b.light(MATERIAL.stone, 0.4), width: 1.4 });
    out += rect(-34, -40, 68, 32, { fill: b.side('#b3432f') });
    for (const x of [-22, 0, 22]) out += path(arch(x, -10, 13, 24), { fill: b.window() });
    out += roof(b, { y: -37, width: 92, ridge: 56, height: 13, lift: 8, color: '#d9a03f', horns: false });
    out += rect(-24, -54, 48, 12, { fill: b.side('#b3432f') });
    return (
      out +
      roof(b, { y: -51, width: 70, ridge: 5, height: 30, lift: 9, color: '#d9a03f', horns: false }) +
      path('M0 -80v-12', { stroke: b.tone(MATERIAL.gold), width: 2.4 })
    );
  },
};
