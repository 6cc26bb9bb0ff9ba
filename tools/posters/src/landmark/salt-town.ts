import { arch, beam } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import { SEAL_GLYPHS } from '../seal-glyphs.data.ts';
import type { Landmark } from './landmark.ts';

type Wing = readonly [x: number, y: number, width: number, height: number, lift: number];

/** Draws an eave whose corners rise above its ridge, with a gilded crest. */
function wing(b: Brush, [x, y, width, height, lift]: Wing): string {
  const tiles = b.options.color ?? '#4c5a58';
  const gold = b.light('#d9a440', 0.2);
  const half = width / 2;
  const ridge = width * 0.54;
  const rise = Math.min(lift, height * 0.9);
  const tips = [-1, 1]
    .map((side) => {
      const at = (across: number, up: number) => `${n(x + side * half * across)} ${n(y - up)}`;
      return `M${at(0.8, rise * 0.5)}Q${at(1.02, rise * 0.9)} ${at(1.06, rise + lift * 0.8)}Q${at(0.97, rise * 1.1)} ${at(0.84, rise * 0.86)}Z`;
    })
    .join('');
  return (
    rect(x - width * 0.34, y - 2, width * 0.68, 13, { fill: b.tone('#7a2f26') }) +
    beam(b, x, y, width * 0.7, 9) +
    roof(b, { x, y, width, ridge, height, lift: rise, color: tiles, horns: false }) +
    rect(x - ridge / 2, y - height - 4, ridge, 6, { fill: gold }, 2) +
    path(tips, { fill: b.light(tiles, 0.2) })
  );
}

const GATE_WINGS: readonly Wing[] = [
  [-206, -112, 156, 30, 44],
  [206, -112, 156, 30, 44],
  [-142, -158, 142, 28, 44],
  [142, -158, 142, 28, 44],
  [-92, -204, 128, 28, 44],
  [92, -204, 128, 28, 44],
];

/** Draws a seated stone lion on its pedestal; `s` is the side of its tail. */
function lion(b: Brush, x: number, s: 1 | -1): string {
  const stone = '#cfc8b6';
  const line = { stroke: b.dark(stone, 0.55), width: 1.8 };
  return `<g transform="translate(${x} 8) scale(${s * 0.78} 0.78)">${[
    rect(-26, -26, 52, 26, { fill: b.side('#9a9484') }),
    path('M-24 -26C-34 -40 -30 -56 -22 -58C-26 -48 -22 -40 -16 -34Z', { fill: b.side(stone), ...line }),
    path('M-20 -26C-26 -44 -16 -64 -4 -70H14C22 -58 22 -40 22 -26Z', { fill: b.side(stone), ...line }),
    path(
      'M-14 -72c-8 -6 -6 -14 0 -16c-2 -8 6 -13 12 -10c4 -6 14 -5 16 1c8 0 10 8 7 13c6 5 3 13 -3 14c-2 8 -12 9 -16 5c-6 4 -14 1 -16 -7Z',
      { fill: b.side(stone), ...line },
    ),
    path('M-7 -86l7 4M17 -86l-7 4', { stroke: b.dark(stone, 0.7), width: 3.4 }),
    path('M-3 -74q8 -5 16 0q0 9 -8 10q-8 -1 -8 -10Z', { fill: b.dark('#5a4038', 0.5) }),
    path('M1 -79h8l-4 4Z', { fill: b.dark(stone, 0.55) }),
    path('M2 -26v-26M14 -26v-24M-12 -60q6 5 10 0q4 5 9 0q5 5 10 0', line),
  ].join('')}</g>`;
}

/** The gate of the Xiqin Guildhall in Zigong: four columns, seven roofs in four tiers, the lower ones split into wings; two lions. */
export const xiqinGate: Landmark = {
  height: 330,
  draw: (b) => {
    const red = '#9c3a2a';
    let out = rect(-270, -104, 540, 104, { fill: b.side('#a9a294') });
    let courses = '';
    for (let y = -12; y > -100; y -= 12) courses += `M-270 ${y}h540`;
    out += path(courses, { stroke: b.dark('#a9a294', 0.4), width: 1, opacity: 0.4 });
    out += path('M-190 -104V-120H-140V-166H-92V-212H-56V-250H56V-212H92V-166H140V-120H190V-104Z', {
      fill: b.tone('#6c2a22'),
    });
    out += rect(-190, -110, 380, 110, { fill: b.dark('#3a1f1a', 0.55) });
    for (const x of [-124, 124])
      out +=
        path(arch(x, 0, 64, 92), { fill: b.tone('#b3402c') }) +
        path(`M${x} 0v-90`, { stroke: b.dark('#5a2018', 0.5), width: 2.4 });
    out += rect(-46, -92, 92, 92, { fill: b.tone('#b3402c') });
    let studs = '';
    for (let r = 0; r < 5; r++) for (let c = 0; c < 6; c++) studs += `M${-38 + c * 15} ${-80 + r * 16}h.1`;
    out += path(studs, { stroke: b.light(MATERIAL.gold, 0.2), width: 5 });
    out += path('M0 0v-92', { stroke: b.dark('#5a2018', 0.5), width: 2.6 });
    for (const panel of GATE_WINGS) out += wing(b, panel);
    out += rect(-56, -246, 112, 148, { fill: b.tone('#7a2f26') });
    out += beam(b, 0, -246, 116, 14) + beam(b, 0, -190, 112, 12) + beam(b, 0, -118, 112, 14);
    out += rect(
      -25,
      -180,
      50,
      66,
      { fill: b.dark('#22202a', 0.4), stroke: b.light('#d9a440', 0.2), width: 4 },
      2,
    );
    for (const [i, character] of ['西', '秦'].entries())
      out += `<g transform="translate(-13 ${-176 + i * 30}) scale(0.26)">${path(SEAL_GLYPHS[character] ?? '', { fill: b.light('#e3b558', 0.3) })}</g>`;
    out += wing(b, [0, -244, 210, 50, 62]);
    out += path('M0 -298l-9 -10l9 -20l9 20Z', { fill: b.light('#d9a440', 0.3) });
    for (const x of [-192, -66, 66, 192]) out += rect(x - 8, -118, 16, 118, { fill: b.side(red) });
    for (const x of [-94, 94])
      out +=
        path(`M${x} -104v12`, { stroke: b.dark('#3a2a20', 0.3), width: 2 }) +
        ellipse(x, -80, 11, 13, { fill: b.light('#c8321f', 0.15) });
    out += path('M-90 0h180l16 12h-212ZM-106 12h212l16 12h-244Z', {
      fill: b.side('#bdb5a4'),
      stroke: b.dark('#8d8676', 0.3),
      width: 1.4,
    });
    return out + lion(b, -154, 1) + lion(b, 154, -1);
  },
};

/** Draws a leg of a derrick: fir trunks tied together with rings of bamboo rope. */
function bundle(
  b: Brush,
  from: readonly [number, number],
  to: readonly [number, number],
  width: number,
): string {
  const wood = '#7d5a3c';
  const [x0, y0] = from;
  const [x1, y1] = to;
  const line = `M${x0} ${y0}L${x1} ${y1}`;
  let ropes = '';
  for (let i = 1; i < 22; i++) {
    const t = i / 22;
    const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
    ropes += `M${n(x - width * 0.54)} ${n(y)}h${n(width * 1.08)}`;
  }
  return (
    path(line, { stroke: b.dark(wood, 0.35), width: width + 2 }) +
    path(line, { stroke: b.tone(wood), width: width - 1 }) +
    path(`M${x0 - width * 0.2} ${y0}L${x1 - width * 0.2} ${y1}`, {
      stroke: b.light('#b08a5e', 0.2),
      width: 2.4,
    }) +
    path(`M${x0 + width * 0.2} ${y0}L${x1 + width * 0.2} ${y1}`, { stroke: b.dark(wood, 0.5), width: 1.8 }) +
    path(ropes, { stroke: b.light('#d8bb84', 0.2), width: 3 })
  );
}

/** Draws the well house of Sichuan: dark timber frame, white plaster, grey tiles. */
function wellHouse(b: Brush, x: number, width: number, wall: number): string {
  const half = width / 2;
  let frame = '';
  const count = Math.round(width / 34);
  for (let i = 0; i <= count; i++) frame += `M${n(x - half + (i * width) / count)} 0v${-wall}`;
  return (
    rect(x - half, -wall, width, wall, { fill: b.side(MATERIAL.limewash) }) +
    path(`${frame}M${x - half} ${-wall * 0.55}h${width}`, {
      stroke: b.dark(MATERIAL.timber, 0.3),
      width: 4,
    }) +
    path(
      `M${x - half - 16} ${-wall + 4}L${x - half + 22} ${-wall - 44}H${x + half - 22}L${x + half + 16} ${-wall + 4}Z`,
      { fill: b.side('#5c6264') },
    ) +
    path(`M${x - half + 20} ${-wall - 45}h${width - 40}`, { stroke: b.dark('#3c4244', 0.3), width: 5 })
  );
}

/** The derrick of the Shenhai well: legs of bound fir trunks, a pulley at the top, guy ropes; the well house below. */
export const saltDerrick: Landmark = {
  height: 400,
  draw: (b) => {
    const guys = 'M-14 -386L-330 -2M14 -386L330 -2M-14 -380L-240 -2M14 -380L240 -2';
    let out = path(guys, { stroke: b.dark('#5a4a38', 0.3), width: 1.8, opacity: 0.85 });
    out += wellHouse(b, -128, 190, 62) + wellHouse(b, 140, 170, 54);
    out += bundle(b, [-34, -2], [-9, -380], 9) + bundle(b, [34, -2], [9, -380], 9);
    out += bundle(b, [-84, 0], [-17, -388], 16) + bundle(b, [84, 0], [17, -388], 16);
    let rungs = '';
    for (let i = 1; i < 8; i++) {
      const t = i / 8.4;
      const reach = 84 - 67 * t + 7;
      rungs += `M${n(-reach)} ${n(-388 * t)}H${n(reach)}`;
    }
    out +=
      path(rungs, { stroke: b.dark('#7d5a3c', 0.3), width: 7 }) +
      path(rungs, { stroke: b.light('#a8825a', 0.15), width: 3.4 });
    out += rect(-40, -396, 80, 11, { fill: b.side('#7d5a3c') });
    out += ellipse(0, -374, 15, 15, { stroke: b.dark('#4c3328', 0.3), width: 5, fill: 'none' });
    out += path('M-15 -374L-15 -60M15 -374L15 -60', { stroke: b.dark('#3a2c22', 0.4), width: 2 });
    out += path('M-11 -130h22v70h-22Z', { fill: b.side('#c9a860') });
    out += path('M-66 0V-60L0 -96L66 -60V0Z', { fill: b.dark('#2e241e', 0.4) });
    out += path('M-86 -54L0 -104L86 -54L76 -46L0 -90L-76 -46Z', { fill: b.side('#5c6264') });
    return out + wheel(b, -196, -40);
  },
};

/** Draws the winding wheel beside the well. */
function wheel(b: Brush, x: number, y: number): string {
  let spokes = '';
  for (let i = 0; i < 8; i++)
    spokes += `M${x} ${y}L${n(x + Math.cos((i * Math.PI) / 4) * 40)} ${n(y + Math.sin((i * Math.PI) / 4) * 40)}`;
  return (
    ellipse(x, y, 41, 41, { stroke: b.dark(MATERIAL.darkTimber, 0.2), width: 7, fill: 'none' }) +
    ellipse(x, y, 33, 33, { stroke: b.tone('#9a7448'), width: 3, fill: 'none' }) +
    path(spokes, { stroke: b.dark(MATERIAL.darkTimber, 0.2), width: 4 })
  );
}

/** Flat pans of brine over gas flames on a brick stove, white with salt and steaming; a man rakes. */
export const brinePans: Landmark = {
  height: 150,
  floats: true,
  draw: (b) => {
    const iron = '#3a3634';
    let out = raker(b, 2);
    out += path('M-330 0L-306 -46H306L330 0V30H-330Z', { fill: b.side('#9a6a4c') });
    let courses = '';
    for (let y = -34; y < 26; y += 12) {
      const half = 328 + Math.min(0, y) * 0.52;
      courses += `M${n(-half)} ${y}h${n(half * 2)}`;
    }
    out += path(courses, { stroke: b.dark('#6a4632', 0.4), width: 1.4, opacity: 0.5 });
    const steam = b.defs.radial([
      [0, '#ffffff', 0.62],
      [0.6, '#ffffff', 0.3],
      [1, '#ffffff', 0],
    ]);
    for (const x of [-220, -74, 74, 220]) {
      out +=
        path(arch(x, 14, 52, 40), { fill: b.dark('#241a16', 0.5) }) +
        path(`M${x - 16} 13q4 -22 9 -10q4 -24 9 -2q6 -18 10 0q6 -10 6 12Z`, { fill: '#7fb6ea' }) +
        path(`M${x - 9} 13q4 -12 8 -3q5 -12 9 3Z`, { fill: '#f6d27a' });
      out +=
        ellipse(x, -44, 68, 21, { fill: b.dark(iron, 0.3) }) +
        ellipse(x, -48, 64, 18, { fill: b.tone('#c9cfc8') }) +
        path(
          `M${x - 56} -47C${x - 40} -60 ${x - 14} -66 ${x + 2} -62C${x + 22} -64 ${x + 44} -56 ${x + 54} -46C${x + 30} -36 ${x - 32} -36 ${x - 56} -47Z`,
          {
            fill: b.light('#ffffff', 0.1),
          },
        );
    }
    for (const x of [-236, -70, 84, 236])
      for (const [dx, dy, rx, ry] of [
        [0, -78, 64, 30],
        [16, -118, 54, 38],
        [-8, -164, 46, 44],
        [14, -212, 34, 46],
      ] as const)
        out += ellipse(x + dx, dy, rx, ry, { fill: steam });
    return out;
  },
};

function raker(b: Brush, x: number): string {
  return (
    path(
      `M${x - 17} -30C${x - 18} -76 ${x - 12} -104 ${x} -106C${x + 14} -104 ${x + 19} -76 ${x + 17} -30Z`,
      {
        fill: b.side('#3f5f78'),
      },
    ) +
    ellipse(x, -120, 11, 13, { fill: b.tone('#b98a5c') }) +
    path(`M${x - 12} -122C${x - 12} -138 ${x + 12} -138 ${x + 12} -122Z`, { fill: b.light('#efe6d2', 0.1) }) +
    path(`M${x + 8} -92L${x + 40} -72L${x + 26} -66`, { stroke: b.dark('#3f5f78', 0.2), width: 9 }) +
    path(`M${x - 10} -56L${x + 96} -92`, { stroke: b.dark('#8a6a44', 0.2), width: 4 }) +
    path(`M${x - 20} -60l14 16`, { stroke: b.dark('#8a6a44', 0.2), width: 6 })
  );
}
