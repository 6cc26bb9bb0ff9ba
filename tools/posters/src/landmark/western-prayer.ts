import { arch, merlons } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { finial, roof } from '../building/roof.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** Draws a white block with sloping walls, a dark red frieze and black-framed windows. */
function tibetanBlock(b: Brush, x: number, w: number, h: number, windows: number): string {
  let out = path(
    `M${x - w / 2} 0L${n(x - w / 2 + h * 0.08)} ${-h}H${n(x + w / 2 - h * 0.08)}L${x + w / 2} 0Z`,
    { fill: b.side('#f6f0e2') },
  );
  out +=
    rect(x - w / 2 + h * 0.06, -h - 4, w - h * 0.12, 17, { fill: b.tone('#7a2b2c') }) +
    rect(x - w / 2 + h * 0.06, -h + 12, w - h * 0.12, 4, { fill: b.tone(MATERIAL.gold) });
  for (let row = 0; row < (h > 70 ? 2 : 1); row++)
    for (let i = 0; i < windows; i++) {
      const cx = x + (i - (windows - 1) / 2) * (w / (windows + 0.6));
      const y = -h + 30 + row * 38;
      out +=
        path(`M${n(cx - 10)} ${y + 26}L${n(cx - 8)} ${y}H${n(cx + 8)}L${n(cx + 10)} ${y + 26}Z`, {
          fill: b.dark('#2c2426', 0.5),
        }) + rect(cx - 5.4, y + 4, 10.8, 18, { fill: b.window() });
    }
  return out;
}

/** The temple in the dunes of Badain Jaran: white storeys, a Chinese roof on top, a stupa beside it. */
export const desertLamasery: Landmark = {
  height: 170,
  draw: (b) => {
    let out =
      tibetanBlock(b, -150, 110, 52, 3) + tibetanBlock(b, 150, 110, 52, 3) + tibetanBlock(b, 0, 230, 84, 5);
    out +=
      rect(-40, -46, 80, 46, { fill: b.side('#a63a2c') }) +
      rect(-17, -38, 34, 38, { fill: b.dark('#3a1f1c', 0.4) }) +
      rect(-46, -54, 92, 9, { fill: b.tone(MATERIAL.gold) });
    for (const x of [-38, -14, 14, 38]) out += rect(x - 3, -46, 6, 46, { fill: b.tone('#c4553a') });
    out +=
      rect(-68, -112, 136, 30, { fill: b.side('#a63a2c') }) + rect(-60, -106, 120, 16, { fill: b.window() });
    out +=
      roof(b, { y: -108, width: 190, ridge: 112, height: 42, lift: 14, color: '#d0a040' }) +
      finial(b, 0, -150, 26);
    let gilt = '';
    for (const x of [-100, 100, -190, 190]) gilt += `M${x - 5} ${Math.abs(x) > 150 ? -56 : -88}v-16h10v16Z`;
    out += path(gilt, { fill: b.tone(MATERIAL.gold) });
    const stupa = (x: number, k: number) =>
      `<g transform="translate(${x} 0) scale(${k})">${rect(-30, -20, 60, 22, { fill: b.side('#f6f0e2') }) + rect(-22, -34, 44, 15, { fill: b.side('#f6f0e2') }) + path('M-20 -34C-28 -60 -14 -70 0 -70C14 -70 28 -60 20 -34Z', { fill: b.side('#faf6ec') }) + path('M-7 -70L-3 -104H3L7 -70Z', { fill: b.tone(MATERIAL.gold) }) + ellipse(0, -108, 6, 5, { fill: b.light(MATERIAL.gold, 0.4) })}</g>`;
    return out + stupa(-236, 1) + stupa(236, 0.8);
  },
};

/** The tower for the sight of the moon in Hohhot: six sides of brick, a Chinese pavilion and a crescent on top. */
export const moonTower: Landmark = {
  height: 330,
  draw: (b) => {
    const brick = '#9a958c';
    let out = path('M-56 2L-50 -30H50L56 2Z', { fill: b.side(MATERIAL.stone) });
    out +=
      path('M-40 -28L-34 -232H34L40 -28Z', { fill: b.side(brick) }) +
      path('M-14 -28L-12 -232M14 -28L12 -232', { stroke: b.dark(brick, 0.45), width: 2.4, opacity: 0.7 });
    let courses = '';
    for (let y = -38; y > -228; y -= 10)
      courses += `M${n(-39 + (y + 28) * -0.03)} ${y}H${n(39 - (y + 28) * -0.03)}`;
    out += path(courses, { stroke: b.dark(brick, 0.4), width: 1, opacity: 0.4 });
    for (const y of [-60, -116, -172])
      out +=
        path(arch(0, y, 14, 26), { fill: b.dark('#2a2628', 0.5) }) +
        path(arch(-25, y - 26, 8, 16) + arch(25, y - 26, 8, 16), { fill: b.dark('#2a2628', 0.4) });
    for (const y of [-92, -150, -210]) out += rect(-42, y, 84, 7, { fill: b.light(brick, 0.3) });
    out +=
      path('M-52 -228H52L44 -244H-44Z', { fill: b.light(brick, 0.35) }) +
      path('M-50 -244v-16M-30 -244v-16M-10 -244v-16M10 -244v-16M30 -244v-16M50 -244v-16M-52 -258H52', {
        stroke: b.light(MATERIAL.marble, 0.3),
        width: 4,
      });
    for (const x of [-30, -10, 10, 30])
      out += rect(x - 3.4, -286, 6.8, 44, { fill: b.side(MATERIAL.vermilion) });
    out +=
      roof(b, { y: -282, width: 116, ridge: 4, height: 44, lift: 18, color: '#4a7a64', horns: false }) +
      finial(b, 0, -322, 24);
    return out + crescentMoon(b, 0, -352, 11);
  },
};

function crescentMoon(b: Brush, x: number, y: number, r: number): string {
  return path(
    `M${n(x + r * 0.5)} ${n(y - r * 0.8)}A${r} ${r} 0 1 0 ${n(x + r * 0.5)} ${n(y + r * 0.8)}A${n(r * 0.78)} ${n(r * 0.78)} 0 1 1 ${n(x + r * 0.5)} ${n(y - r * 0.8)}Z`,
    { fill: b.light(MATERIAL.gold, 0.4) },
  );
}

/** The Great Mosque of Hohhot: grey brick, three arched gates, five lanterns on the roof of the prayer hall. */
export const greyMosque: Landmark = {
  height: 170,
  draw: (b) => {
    const brick = b.options.color ?? '#9a958c';
    let out = '';
    for (const [x, k] of [
      [-130, 0.8],
      [-68, 0.9],
      [68, 0.9],
      [130, 0.8],
      [0, 1.2],
    ] as const) {
      const y = -96;
      out +=
        rect(x - 20 * k, y - 34 * k, 40 * k, 36 * k, { fill: b.side('#8f5a44') }) +
        rect(x - 14 * k, y - 28 * k, 10 * k, 22 * k, { fill: b.window() }) +
        rect(x + 4 * k, y - 28 * k, 10 * k, 22 * k, { fill: b.window() });
      out +=
        roof(b, {
          x,
          y: y - 32 * k,
          width: 62 * k,
          ridge: 0,
          height: 30 * k,
          lift: 10 * k,
          color: '#5a6a6c',
          horns: false,
        }) +
        finial(b, x, y - 60 * k, 14 * k) +
        crescentMoon(b, x, y - 78 * k, 6 * k);
    }
    out += roof(b, { y: -72, width: 420, ridge: 330, height: 34, lift: 10, color: '#5a6264' });
    out += rect(-196, -76, 392, 78, { fill: b.side(brick) });
    let courses = '';
    for (let row = 0; row < 9; row++) courses += `M-196 ${-68 + row * 8}H196`;
    out += path(courses, { stroke: b.dark(brick, 0.4), width: 1, opacity: 0.4 });
    out +=
      path('M-74 2V-96L0 -116L74 -96V2Z', { fill: b.light(brick, 0.12) }) +
      path('M-80 -94L0 -118L80 -94L80 -102L0 -126L-80 -102Z', { fill: b.side('#6a7274') });
    for (const [x, w, h] of [
      [0, 46, 66],
      [-134, 32, 48],
      [134, 32, 48],
    ] as const)
      out +=
        path(arch(x, 2, w + 12, h + 9), { fill: b.light('#c9c2b4', 0.3) }) +
        path(arch(x, 2, w, h), { fill: b.side('#7a3a2c') }) +
        path(`M${x} 0v${-h}`, { stroke: b.dark('#3a1f1c', 0.4), width: 2.4 });
    return (
      out +
      rect(-34, -88, 68, 15, { fill: b.tone('#24506e') }) +
      path('M-28 -80q5 -6 10 0t10 0t10 0t10 0t10 0', { stroke: b.tone(MATERIAL.gold), width: 2.6 })
    );
  },
};

/** The residence of the princes of Kuqa: a carved veranda between a tower of brick and a Chinese roof. */
export const kuqaPalace: Landmark = {
  height: 170,
  draw: (b) => {
    const clay = b.options.color ?? '#d9b47c';
    let out =
      rect(-240, -76, 480, 78, { fill: b.side(clay) }) +
      path(merlons(-240, -76, 480, 10), { fill: b.light(clay, 0.2) });
    for (let i = 0; i < 8; i++) {
      const x = -210 + i * 60;
      out +=
        path(arch(x, 2, 38, 58), { fill: b.light(clay, 0.35) }) +
        path(arch(x, 2, 28, 50), { fill: b.side('#3f7f9a') }) +
        path(`M${x} 0v-48`, { stroke: b.light('#e6dcc0', 0.3), width: 2 });
    }
    out += rect(-110, -120, 220, 46, { fill: b.dark('#5a3a28', 0.3) });
    for (let i = 0; i < 8; i++) {
      const x = -106 + i * 30.3;
      out +=
        rect(x - 3.4, -120, 6.8, 46, { fill: b.side('#4a8a86') }) +
        path(`M${n(x - 12)} -112Q${n(x)} -122 ${n(x + 12)} -112L${n(x)} -104Z`, { fill: b.tone('#e0b45a') });
    }
    out += path('M-110 -84H110', { stroke: b.light('#e6dcc0', 0.3), width: 5 });
    out += roof(b, { y: -118, width: 280, ridge: 186, height: 48, lift: 18, color: '#3f7a72' });
    for (const s of [-1, 1]) {
      out += path(`M${s * 262} 2L${s * 256} -150H${s * 226}L${s * 220} 2Z`, { fill: b.side('#b5794a') });
      let bands = '';
      for (let y = -18; y > -140; y -= 17)
        bands += `M${s * 222} ${y}l${s * 9} -8l${s * 9} 8l${s * 9} -8l${s * 9} 8`;
      out +=
        path(bands, { stroke: b.light('#e8c890', 0.3), width: 2.4 }) +
        path(`M${s * 270} -148H${s * 212}L${s * 220} -160H${s * 262}Z`, { fill: b.light(clay, 0.3) }) +
        path(
          `M${s * 260} -160C${s * 262} -182 ${s * 248} -188 ${s * 241} -200C${s * 234} -188 ${s * 220} -182 ${s * 222} -160Z`,
          { fill: b.side('#3f8a86') },
        ) +
        crescentMoon(b, s * 241, -208, 6);
    }
    return out;
  },
};
