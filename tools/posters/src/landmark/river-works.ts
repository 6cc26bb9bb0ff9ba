import { arch, bays } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** Draws a pavilion on a stone pier. */
function pierPavilion(b: Brush, x: number, k: number, storeys: number): string {
  let out = path(`M${n(x - 34 * k)} 14L${n(x - 26 * k)} -22H${n(x + 26 * k)}L${n(x + 34 * k)} 14Z`, {
    fill: b.side(MATERIAL.stone),
  });
  let y = -22;
  for (let i = 0; i < storeys; i++) {
    const w = (50 - i * 10) * k;
    out += bays(b, { x, y, width: w, height: 18 * k, bays: 3, wall: '#8c3a2c', open: i === 0 });
    y -= 18 * k;
    const top = i === storeys - 1;
    out += roof(b, {
      x,
      y: y + 3,
      width: w * 1.6,
      ridge: top ? w * 0.3 : w * 0.9,
      height: (top ? 26 : 11) * k,
      lift: 9 * k,
      color: i % 2 ? MATERIAL.greenTile : MATERIAL.tile,
      horns: top,
    });
    y -= 8 * k;
  }
  return out;
}

/** Guangji Bridge: pavilions on piers from both banks, joined in the middle by a chain of boats. */
export const pontoonBridge: Landmark = {
  height: 100,
  draw: (b) => {
    let out = '';
    for (const side of [-1, 1] as const) {
      out += path(`M${side * 420} -22H${side * 132}V-14H${side * 420}Z`, { fill: b.side(MATERIAL.stone) });
      for (const [x, k, storeys] of [
        [380, 1.05, 2],
        [298, 0.9, 1],
        [222, 1.1, 2],
        [152, 0.86, 1],
      ] as const)
        out += pierPavilion(b, side * x, k, storeys);
    }
    out += path('M-130 -16Q0 6 130 -16', { stroke: b.tone(MATERIAL.timber), width: 6 });
    out += path('M-130 -26Q0 -4 130 -26', { stroke: b.light(MATERIAL.timber, 0.4), width: 1.8 });
    for (let i = 0; i < 9; i++) {
      const x = -104 + i * 26;
      const y = 2 + 9 * (1 - (x / 130) ** 2);
      out += path(
        `M${x - 12} ${n(y - 6)}H${x + 12}C${x + 11} ${n(y + 4)} ${x + 7} ${n(y + 8)} ${x} ${n(y + 8)}C${x - 7} ${n(y + 8)} ${x - 11} ${n(y + 4)} ${x - 12} ${n(y - 6)}Z`,
        {
          fill: b.side('#a8573f'),
        },
      );
    }
    return out;
  },
};

/** Double-deck road and rail bridge on tall piers with a tower at its head. */
export const doubleDeckBridge: Landmark = {
  height: 130,
  draw: (b) => {
    const iron = '#8a9498';
    let out = '';
    for (let x = -360; x <= 240; x += 150)
      out += path(`M${x - 20} 14L${x - 13} -46H${x + 13}L${x + 20} 14Z`, { fill: b.side(MATERIAL.concrete) });
    let web = '';
    for (let x = -440; x < 320; x += 25) web += `M${x} -50L${x + 12.5} -88L${x + 25} -50M${x + 12.5} -88V-50`;
    out += path(web, { stroke: b.tone(iron), width: 3 });
    out +=
      rect(-450, -54, 780, 8, { fill: b.side(iron) }) +
      rect(-450, -96, 780, 10, { fill: b.down(MATERIAL.concrete) });
    let lamps = '';
    for (let x = -430; x < 320; x += 50) lamps += `M${x} -96v-16`;
    out += path(lamps, { stroke: b.dark(iron, 0.2), width: 2 });
    for (let x = -430; x < 320; x += 50)
      out += `<circle cx="${x}" cy="-114" r="3" fill="${b.glow > 0.2 ? '#ffe3a0' : b.light('#ffffff', 0.2)}"/>`;
    out += path('M318 14L322 -132H382L386 14Z', { fill: b.side('#d9cdb4') });
    out += path(arch(352, -50, 26, 36), { fill: b.dark('#4a4038', 0.4) });
    for (let i = 0; i < 4; i++) out += rect(330 + i * 13, -90, 7, 14, { fill: b.window() });
    out += roof(b, {
      x: 352,
      y: -128,
      width: 92,
      ridge: 62,
      height: 10,
      lift: 6,
      color: '#a8803f',
      horns: false,
    });
    out += rect(332, -150, 40, 18, { fill: b.side('#d9cdb4') });
    return (
      out +
      roof(b, { x: 352, y: -148, width: 66, ridge: 6, height: 26, lift: 8, color: '#a8803f', horns: false })
    );
  },
};

/** A causeway of granite beams laid on boat-shaped piers. */
export const beamBridge: Landmark = {
  height: 60,
  draw: (b) => {
    const stone = b.options.color ?? '#b9ab92';
    let out = '';
    for (let x = -390; x <= 390; x += 60) {
      out += path(`M${x - 22} 12L${x - 13} -20H${x + 13}L${x + 22} 12Z`, { fill: b.side(stone) });
      out += path(`M${x - 20} 4h40M${x - 17} -4h34M${x - 15} -12h30`, {
        stroke: b.dark(stone, 0.5),
        width: 1,
        opacity: 0.5,
      });
    }
    out += rect(-430, -28, 860, 9, { fill: b.down(stone) });
    let posts = '';
    for (let x = -424; x <= 424; x += 22) posts += `M${x} -28v-13`;
    out +=
      path(posts, { stroke: b.light(stone, 0.3), width: 3 }) +
      path('M-428 -38H428', { stroke: b.light(stone, 0.4), width: 2.4 });
    if (b.options.variant !== 'pagoda') return out;
    for (const x of [-180, 200]) {
      out +=
        rect(x - 15, -62, 30, 34, { fill: b.side(stone) }) +
        path(`M${x - 20} -62H${x + 20}L${x + 12} -70H${x - 12}Z`, { fill: b.light(stone, 0.3) });
      out +=
        rect(x - 10, -88, 20, 18, { fill: b.side(stone) }) +
        path(`M${x - 14} -88L${x} -104L${x + 14} -88Z`, { fill: b.side(stone) });
    }
    return out;
  },
};

/** A red steel suspension bridge between two mountain sides. */
export const suspensionBridge: Landmark = {
  height: 150,
  draw: (b) => {
    const red = b.options.color ?? '#a8432f';
    let hangers = '';
    for (let x = -330; x <= 330; x += 15) hangers += `M${x} ${n(-42 - 92 * (x / 350) ** 2)}V-26`;
    let truss = '';
    for (let x = -440; x < 440; x += 20) truss += `M${x} -26L${x + 10} -10L${x + 20} -26`;
    let out = path(hangers, { stroke: b.tone('#8a9498'), width: 1.2 });
    out += path('M-470 -60L-350 -138Q0 50 350 -138L470 -60', { stroke: b.dark('#6a7478', 0.2), width: 4 });
    out +=
      rect(-470, -30, 940, 6, { fill: b.side(red) }) +
      path(truss, { stroke: b.tone(red), width: 2.6 }) +
      rect(-470, -11, 940, 4, { fill: b.side(red) });
    for (const x of [-350, 350])
      out +=
        path(`M${x - 14} 30L${x - 8} -146H${x - 2}V-20H${x + 2}V-146H${x + 8}L${x + 14} 30Z`, {
          fill: b.side(MATERIAL.concrete),
        }) + rect(x - 12, -116, 24, 8, { fill: b.side(MATERIAL.concrete) });
    return out;
  },
};

/** A monorail leaving the apartment block it runs through. */
export const monorailBlock: Landmark = {
  height: 230,
  draw: (b) => {
    const wall = '#cfc4b2';
    let out = rect(-86, -236, 172, 236, { fill: b.side(wall) });
    for (let r = 0; r < 15; r++)
      for (let c = 0; c < 8; c++) {
        const y = -226 + r * 15;
        if (y > -118 && y < -70) continue;
        out += rect(-78 + c * 20.4, y, 11, 8, {
          fill: b.random() < 0.7 ? b.window() : b.dark('#5a544e', 0.4),
        });
      }
    let floors = '';
    for (let y = -214; y < 0; y += 15) floors += `M-86 ${y}H86`;
    out += path(floors, { stroke: b.dark(wall, 0.4), width: 1.2, opacity: 0.5 });
    out += rect(-94, -120, 188, 50, { fill: b.dark('#3a3634', 0.5) });
    for (let x = 150; x < 620; x += 130)
      out += path(`M${x - 12} 0L${x - 9} -66H${x + 9}L${x + 12} 0Z`, { fill: b.side(MATERIAL.concrete) });
    out += rect(-94, -76, 760, 12, { fill: b.down(MATERIAL.concrete) });
    out += path(
      'M-60 -78V-108C-60 -114 -52 -116 -44 -116H236C252 -116 262 -106 268 -92C270 -84 268 -78 262 -78Z',
      { fill: b.down('#f2efe8') },
    );
    out += path('M-60 -86H268', { stroke: b.tone('#4f9a4a'), width: 5 });
    for (let i = 0; i < 9; i++)
      out += rect(
        -46 + i * 31,
        -109,
        22,
        14,
        { fill: b.glow > 0.2 ? b.window() : b.dark('#42545e', 0.3) },
        2,
      );
    return out + path('M244 -110C254 -108 260 -102 264 -94H244Z', { fill: b.dark('#2a3a44', 0.4) });
  },
};
