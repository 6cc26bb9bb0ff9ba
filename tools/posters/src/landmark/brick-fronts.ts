import { arch, merlons } from '../building/body.ts';
import type { Brush } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** Courses of brick inside a rectangle. */
function courses(b: Brush, box: readonly [x: number, y: number, w: number, h: number], step = 7): string {
  const [x, y, w, h] = box;
  let d = '';
  for (let at = y + step; at < y + h; at += step) d += `M${n(x)} ${n(at)}h${n(w)}`;
  return path(d, { stroke: b.dark('#6a4438', 0.3), width: 0.8, opacity: 0.35 });
}

/** Draws a banner on a pole: red with a black star, as the uprising of 1911 flew it. */
function starBanner(b: Brush, x: number, y: number, s: 1 | -1): string {
  let rays = '';
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI * 2;
    rays += `M${n(x + s * 25)} ${n(y + 15)}l${n(Math.cos(a) * 12)} ${n(Math.sin(a) * 11)}`;
  }
  return (
    path(`M${x} ${y + 62}V${y - 4}`, { stroke: b.dark('#5a4a3a', 0.2), width: 3 }) +
    path(`M${x} ${y}h${s * 50}l${-s * 4} 15l${s * 4} 15h${-s * 50}Z`, { fill: b.side('#c4342a') }) +
    path(rays, { stroke: b.ink, width: 3.4 })
  );
}

/** The red assembly building of Wuchang: two storeys of arcades, a portico and a domed lantern over the roof. */
export const redHouse: Landmark = {
  height: 190,
  draw: (b) => {
    const brick = b.options.color ?? '#b0503a';
    const trim = '#efe4cf';
    let out = path('M-222 -88L-196 -122H196L222 -88Z', { fill: b.side('#93402f') });
    out += rect(-212, -90, 424, 90, { fill: b.side(brick) }) + courses(b, [-212, -90, 424, 90]);
    for (const y of [-4, -48])
      for (let i = 0; i < 14; i++) {
        const x = -195 + i * 30;
        if (Math.abs(x) < 58) continue;
        out += path(arch(x, y, 22, 36), { fill: b.light(trim, 0.2) });
        out += path(arch(x, y, 16, 32), { fill: b.glow > 0.2 ? b.window() : b.dark('#5a4038', 0.35) });
      }
    for (const y of [-46, -92]) out += rect(-216, y, 432, 5, { fill: b.light(trim, 0.35) });
    out += rect(-62, -116, 124, 116, { fill: b.side(brick) });
    out += path('M-72 -114L0 -150L72 -114Z', { fill: b.light(trim, 0.25) });
    out += path('M-50 -118L0 -142L50 -118Z', { fill: b.side(brick) });
    for (const [y, h] of [
      [0, 42],
      [-60, 40],
    ] as const)
      for (const x of [-38, 0, 38]) {
        out += path(arch(x, y, 30, h), { fill: b.light(trim, 0.3) });
        out += path(arch(x, y, 23, h - 5), { fill: b.glow > 0.2 ? b.window() : b.dark('#4a342c', 0.4) });
      }
    out +=
      rect(-66, -62, 132, 6, { fill: b.light(trim, 0.4) }) +
      rect(-66, -118, 132, 6, { fill: b.light(trim, 0.4) });
    out += rect(-20, -172, 40, 30, { fill: b.side(trim) });
    for (const x of [-11, 0, 11]) out += path(arch(x, -146, 7, 20), { fill: b.dark('#5a5048', 0.3) });
    out += path('M-24 -172C-22 -196 22 -196 24 -172Z', { fill: b.side('#8a4a3a') });
    out += path('M0 -192V-206', { stroke: b.dark('#5a4a3a', 0.2), width: 3 });
    out += starBanner(b, -84, -58, -1) + starBanner(b, 84, -58, 1);
    return out + rect(-80, -4, 160, 6, { fill: b.light('#cfc4ae', 0.3) });
  },
};

/** The synagogue of Hongkew: grey brick with bands of red, arched windows and a curved gable over the door. */
export const ohelMoshe: Landmark = {
  height: 160,
  draw: (b) => {
    const [grey, red] = ['#9a968e', '#a8563f'];
    let out = rect(-108, -124, 216, 124, { fill: b.side(grey) });
    for (const y of [-124, -86, -48, -10]) out += rect(-108, y, 216, 10, { fill: b.side(red) });
    out += courses(b, [-108, -124, 216, 124], 5);
    for (const x of [-108, -48, 40, 100]) out += rect(x, -124, 8, 124, { fill: b.side(red) });
    out += path('M-52 -122C-46 -146 -24 -150 -18 -156H18C24 -150 46 -146 52 -122Z', { fill: b.side(grey) });
    out += path('M-56 -122C-50 -148 -26 -152 -18 -159H18C26 -152 50 -148 56 -122', {
      stroke: b.light('#d8cbb4', 0.2),
      width: 5,
    });
    out += path('M0 -148L10 -130H-10ZM0 -124L-10 -142H10Z', { stroke: b.light('#f4ead2', 0.4), width: 2.6 });
    for (const y of [-52, -88])
      for (const x of [-76, 76, -24, 0, 24]) {
        if (y === -52 && Math.abs(x) < 30) continue;
        const w = Math.abs(x) > 30 ? 26 : 15;
        out += path(arch(x, y, w + 6, 31), { fill: b.side(red) });
        out += path(arch(x, y, w, 27), { fill: b.window() });
        out += path(`M${x} ${y}v-26M${n(x - w / 2)} ${y - 12}h${w}`, {
          stroke: b.light('#efe6d4', 0.3),
          width: 2,
        });
      }
    for (const x of [-76, 76]) {
      out +=
        path(arch(x, -14, 32, 31), { fill: b.side(red) }) + path(arch(x, -14, 26, 27), { fill: b.window() });
      out += path(`M${x} -14v-26M${x - 13} -26h26`, { stroke: b.light('#efe6d4', 0.3), width: 2 });
    }
    out += path(arch(0, 0, 56, 54), { fill: b.light('#d8cbb4', 0.25) });
    out += path(arch(0, 0, 42, 47), { fill: b.side('#6a3a2a') });
    out += path('M0 0V-46M-20 -26H20', { stroke: b.dark('#3a2018', 0.4), width: 2 });
    return out + rect(-36, -4, 72, 6, { fill: b.light('#cfc4ae', 0.3) });
  },
};

/** A small English church of dressed stone: steep nave, porch and a bell under a gable. */
export const stoneChurch: Landmark = {
  height: 170,
  draw: (b) => {
    const stone = b.options.color ?? '#a8a298';
    let out = rect(30, -66, 150, 66, { fill: b.side(stone) });
    out += path('M20 -64L34 -118H176L192 -64Z', { fill: b.side('#5d6468') });
    for (let i = 0; i < 4; i++) out += path(arch(62 + i * 34, -12, 14, 42), { fill: b.window() });
    for (const x of [45, 79, 113, 147, 180])
      out += path(`M${x - 5} 0V-46L${x} -56L${x + 5} -46V0Z`, { fill: b.light(stone, 0.25) });
    out += path('M-66 0V-66L0 -134L66 -66V0Z', { fill: b.side(stone) });
    let joints = '';
    for (let y = -10; y > -130; y -= 11) {
      const half = y > -66 ? 64 : (134 + y) * 0.96;
      joints += `M${n(-half)} ${y}H${n(half)}`;
    }
    out += path(joints, { stroke: b.dark(stone, 0.4), width: 1, opacity: 0.4 });
    out += path('M-76 -58L0 -138L76 -58', { stroke: b.dark('#565c60', 0.3), width: 9 });
    out += path('M-13 -130V-156L0 -172L13 -156V-130Z', { fill: b.light(stone, 0.2) });
    out += path(arch(0, -134, 11, 20), { fill: b.dark('#3a3430', 0.4) });
    out += path('M0 -172V-190M-6 -183H6', { stroke: b.dark('#5a5048', 0.2), width: 3 });
    for (const [x, y, w, h] of [
      [0, -56, 20, 54],
      [-24, -56, 13, 38],
      [24, -56, 13, 38],
    ] as const) {
      out += path(
        `M${x - w / 2 - 3} ${y}v${-h + w * 0.8}Q${x - w / 2} ${y - h} ${x} ${y - h - 6}Q${x + w / 2} ${y - h} ${x + w / 2 + 3} ${y - h + w * 0.8}V${y}Z`,
        { fill: b.light(stone, 0.35) },
      );
      out += path(
        `M${x - w / 2} ${y}v${-h + w * 0.8}Q${x - w / 2 + 2} ${y - h + 3} ${x} ${y - h}Q${x + w / 2 - 2} ${y - h + 3} ${x + w / 2} ${y - h + w * 0.8}V${y}Z`,
        { fill: b.window() },
      );
    }
    out += path('M-30 0V-34L0 -58L30 -34V0Z', { fill: b.light(stone, 0.15) });
    out += path('M-34 -30L0 -60L34 -30', { stroke: b.dark('#565c60', 0.3), width: 5 });
    return out + path(arch(0, 0, 26, 36), { fill: b.dark('#4a2c20', 0.3) });
  },
};

/**
 * Draws one house of old Canton: granite foot, a sliding grille of round bars in the door, coloured panes, a gable
 * like the ear of a wok.
 */
function xiguanHouse(b: Brush, x: number, isEared: boolean): string {
  const brick = '#8d938f';
  const half = 54;
  let out = '';
  if (isEared) {
    const ear = `M${x - half} -112C${x - half} -124 ${x - 38} -126 ${x - 34} -138C${x - 30} -164 ${x + 30} -164 ${x + 34} -138C${x + 38} -126 ${x + half} -124 ${x + half} -112Z`;
    out += path(ear, { fill: b.side(brick) }) + path(ear, { stroke: b.dark('#3f4648', 0.3), width: 7 });
  } else
    out += roof(b, {
      x,
      y: -110,
      width: 118,
      ridge: 100,
      height: 20,
      lift: 3,
      color: '#5a6468',
      horns: false,
    });
  out +=
    rect(x - half, -114, half * 2, 114, { fill: b.side(brick) }) +
    courses(b, [x - half, -112, half * 2, 100], 5);
  out += rect(x - half, -16, half * 2, 16, { fill: b.side('#c3b7a6') });
  const panes = ['#3f8a6a', '#d9a03f', '#3a6ea5', '#b8453a'];
  out += rect(x - 34, -104, 68, 27, { fill: b.side('#6a4030') });
  for (let i = 0; i < 8; i++)
    out += rect(x - 31 + (i % 4) * 16, -101 + Math.floor(i / 4) * 11.5, 13, 9.6, {
      fill: b.light(panes[(i * 3 + (isEared ? 1 : 0)) % 4] ?? '#3f8a6a', 0.15 + b.glow * 0.4),
    });
  out +=
    rect(x - 25, -68, 50, 68, { fill: b.light('#cbbfae', 0.2) }) +
    rect(x - 20, -63, 40, 63, { fill: b.dark('#33221c', 0.5) });
  let bars = '';
  for (let i = 0; i < 11; i++) bars += `M${x - 20} ${-59 + i * 5.4}h40`;
  out += path(bars, { stroke: b.light('#a8683f', 0.15), width: 3 });
  return (
    out + path(`M${x} -63V-2M${x - 20} -63V0M${x + 20} -63V0`, { stroke: b.tone('#6a3c28'), width: 2.6 })
  );
}

/** Three grey-brick houses of the western suburb of Canton. */
export const xiguanRow: Landmark = {
  height: 160,
  draw: (b) => xiguanHouse(b, -112, true) + xiguanHouse(b, 112, true) + xiguanHouse(b, 0, false),
};

/** A French wayside station in yellow plaster with red tiles and a clock. */
export const yellowStation: Landmark = {
  height: 120,
  draw: (b) => {
    const wall = b.options.color ?? '#e0b24f';
    const trim = '#f4ead2';
    let out = rect(-150, -54, 300, 54, { fill: b.side(wall) });
    out += path('M-164 -52L-140 -78H140L164 -52Z', { fill: b.side('#a8503a') });
    out += rect(-52, -88, 104, 88, { fill: b.side(wall) });
    out += path('M-66 -84L-44 -116H44L66 -84Z', { fill: b.side('#a8503a') });
    for (const x of [-52, 44]) out += rect(x, -88, 8, 88, { fill: b.light(trim, 0.2) });
    for (const x of [-124, -84, 84, 124]) {
      out +=
        path(arch(x, -10, 22, 34), { fill: b.light(trim, 0.3) }) +
        path(arch(x, -10, 16, 30), { fill: b.window() });
      out += path(`M${x - 18} -12v-22h7v22ZM${x + 11} -12v-22h7v22Z`, { fill: b.tone('#3f7a6a') });
    }
    out += `<circle cx="0" cy="-70" r="11" fill="${b.light('#fffaf0', 0.5)}"/>`;
    out += path('M0 -70v-8M0 -70l6 3', { stroke: b.ink, width: 2 });
    for (const x of [-28, 0, 28])
      out +=
        path(arch(x, 0, 20, 44), { fill: b.light(trim, 0.3) }) +
        path(arch(x, 0, 14, 40), { fill: b.dark('#4a342a', 0.3) });
    return out + rect(-176, -4, 352, 6, { fill: b.light('#b8aa94', 0.2) });
  },
};

/** A plain town gate: a low wall of worn brick on granite, one arch with its tablet, grass between the battlements. */
export const plainGate: Landmark = {
  height: 120,
  draw: (b) => {
    const brick = b.options.color ?? '#8f8577';
    let out = path('M-230 0L-222 -96H222L230 0Z', { fill: b.side(brick) });
    out += courses(b, [-224, -94, 448, 60], 6);
    let stones = '';
    for (let row = 0; row < 3; row++)
      for (let x = -226 + (row % 2) * 14; x < 214; x += 28) stones += `M${x} ${-row * 11}h25v-10h-25Z`;
    out += path(stones, { fill: b.light('#b5a48c', 0.15), opacity: 0.8 });
    out += path(merlons(-220, -95, 440, 15), { fill: b.side(brick) });
    out += path(arch(0, 2, 78, 74), { fill: b.light('#b98d6c', 0.1) });
    out += path(arch(0, 2, 62, 65), { fill: b.dark('#2a2420', 0.6) });
    out +=
      rect(-26, -91, 52, 15, { fill: b.light('#d8cbb2', 0.2) }) +
      path('M-14 -87v7M-4 -87v7M6 -87v7M15 -87v7', { stroke: b.ink, width: 2.4 });
    let grass = '';
    for (let i = 0; i < 24; i++)
      grass += `M${n(-214 + b.random() * 428)} -96q-2 -8 ${n(-4 + b.random() * 9)} -13`;
    return out + path(grass, { stroke: b.tone('#5f8a4a'), width: 2.4 });
  },
};
