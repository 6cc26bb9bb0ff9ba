import { arch } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

const BRICK = {
  red: '#d8281e',
  yellow: '#f4c416',
  blue: '#1f6fc4',
  green: '#2f9a48',
  white: '#f4f1e8',
} as const;

/** Draws a toy brick with studs on top. */
function brick(b: Brush, x: number, y: number, w: number, h: number, color: string): string {
  const count = Math.max(1, Math.round(w / 22));
  let studs = '';
  for (let i = 0; i < count; i++) {
    const cx = x + ((i + 0.5) * w) / count;
    studs += rect(cx - w / count / 3.4, y - h - 6, (w / count) * 0.58, 7, { fill: b.light(color, 0.25) }, 2);
  }
  return studs + rect(x, y - h, w, h, { fill: b.side(color) }, 2);
}

/** Dada, the 26-metre toy figure in the middle of Legoland Shanghai: yellow head and hands, red trousers, a heart on the shirt, one arm up. */
export const toyGiant: Landmark = {
  height: 400,
  draw: (b) => {
    const yellow = BRICK.yellow;
    let out =
      path('M-66 0V-92H-6V0ZM6 0V-92H66V0Z', { fill: b.side(BRICK.blue) }) +
      rect(-70, -14, 66, 14, { fill: b.dark(BRICK.blue, 0.3) }) +
      rect(4, -14, 66, 14, { fill: b.dark(BRICK.blue, 0.3) });
    out += rect(-68, -110, 136, 24, { fill: b.side(BRICK.blue) }, 4);
    out += path('M-76 -108L-56 -244H56L76 -108Z', { fill: b.side(BRICK.red) });
    out += path(
      'M0 -140C-34 -166 -38 -190 -20 -200C-8 -204 0 -196 0 -186C0 -196 8 -204 20 -200C38 -190 34 -166 0 -140Z',
      { fill: b.light('#ffffff', 0.2) },
    );
    // Left arm hangs, right arm waves.
    out += path('M-58 -240C-96 -226 -106 -176 -104 -142', { stroke: b.side(BRICK.red), width: 32 });
    out += path('M-124 -140a21 21 0 1 1 40 2l-8 12a13 13 0 1 0 -22 0Z', { fill: b.side(yellow) });
    out += path('M58 -240C100 -252 120 -292 118 -326', { stroke: b.side(BRICK.red), width: 32 });
    out += path('M98 -330a21 21 0 1 0 40 -2l-8 -12a13 13 0 1 1 -22 0Z', { fill: b.side(yellow) });
    out += rect(-22, -258, 44, 16, { fill: b.side(yellow) });
    out += rect(-52, -342, 104, 86, { fill: b.side(yellow) }, 22);
    out += rect(-26, -364, 52, 24, { fill: b.side(yellow) }, 6);
    out += path('M-22 -308h.1M22 -308h.1', { stroke: '#16120e', width: 12 });
    return out + path('M-26 -288q26 28 52 0', { stroke: '#16120e', width: 6 });
  },
};

/** A gate of toy bricks: coloured towers and a broad arch, a coaster track behind. */
export const brickGate: Landmark = {
  height: 260,
  draw: (b) => {
    let out = path(
      'M-340 -30C-300 -240 -200 -250 -150 -120C-110 -20 -60 -60 -20 -170C20 -280 120 -280 170 -140C210 -40 270 -60 340 -190',
      { stroke: b.side(BRICK.red), width: 9 },
    );
    let ties = '';
    for (const x of [-316, -270, -222, -176, -60, -20, 60, 110, 160, 230, 290]) ties += `M${x} 0V-120`;
    out = path(ties, { stroke: b.dark('#8a9098', 0.2), width: 4, opacity: 0.6 }) + out;
    const colors = Object.values(BRICK);
    for (const s of [-1, 1] as const)
      for (let row = 0; row < 7; row++) {
        const w = row < 5 ? 96 : 60;
        const x = s * 236 - w / 2;
        out += brick(
          b,
          x,
          -row * 26,
          w,
          26,
          colors[(row * 2 + (s > 0 ? 1 : 0)) % colors.length] ?? BRICK.red,
        );
      }
    return out;
  },
};

/** The zebra of the open range: stripes on white. */
function zebra(b: Brush, x: number, y: number, k: number): string {
  const coat =
    'M-60 -46C-62 -74 -30 -82 4 -78L34 -84L52 -118L70 -124L78 -102L96 -92L92 -82L70 -84L56 -58C54 -40 48 -34 44 -30V6H34L30 -28H-28L-34 6H-46L-48 -32C-54 -34 -58 -40 -60 -46Z';
  let stripes = '';
  for (let i = 0; i < 12; i++) stripes += `M${-56 + i * 10} -86l${i % 2 ? 4 : -4} 62`;
  for (let i = 0; i < 5; i++) stripes += `M${38 + i * 8} ${-86 - i * 8}l22 10`;
  return `<g transform="translate(${x} ${y}) scale(${n(k)} ${n(Math.abs(k))})">${
    path(coat, { fill: b.side('#f4f1ea') }) +
    `<g clip-path="${b.defs.clip(coat)}">${path(stripes, { stroke: '#2a2724', width: 5 }) + path('M-46 -14h14M-46 -4h14M32 -14h12M32 -4h12', { stroke: '#2a2724', width: 4 })}</g>` +
    path('M-60 -50q-14 22 -8 46', { stroke: '#2a2724', width: 4 }) +
    path('M42 -96L58 -126', { stroke: '#2a2724', width: 7 }) +
    path('M76 -106h.1', { stroke: '#14100c', width: 6 })
  }</g>`;
}

/** A giraffe, with net of brown patches. */
function giraffe(b: Brush, x: number, y: number, k: number): string {
  const coat =
    'M-54 -126C-52 -146 -16 -152 16 -150L62 -292L54 -314L78 -318L108 -298L104 -288L84 -290L54 -152C52 -124 46 -112 44 -100V6H32L26 -98H-20L-30 6H-42L-44 -98C-50 -104 -54 -114 -54 -126Z';
  let patches = '';
  for (let i = 0; i < 30; i++) {
    const t = i / 30;
    const px = i < 15 ? -48 + (i % 5) * 20 : 20 + (i - 15) * 3.4;
    const py = i < 15 ? -142 + Math.floor(i / 5) * 17 : -152 - (i - 15) * 9.6;
    patches += `M${n(px + t)} ${n(py)}l9 3l2 8l-10 2l-5 -7Z`;
  }
  return `<g transform="translate(${x} ${y}) scale(${n(k)} ${n(Math.abs(k))})">${
    path(coat, { fill: b.side('#e8c078') }) +
    `<g clip-path="${b.defs.clip(coat)}">${path(patches, { fill: b.tone('#a5632c') })}</g>` +
    path('M62 -316v-14M72 -318v-14', { stroke: b.tone('#8a5426'), width: 4 }) +
    path('M84 -304h.1', { stroke: '#14100c', width: 6 })
  }</g>`;
}

/** The safari of Shanghai Wild Animal Park: a bus with barred windows among zebras and giraffes. */
export const safariBus: Landmark = {
  height: 330,
  draw: (b) => {
    let out = giraffe(b, -196, -16, 1) + giraffe(b, -110, -30, 0.76);
    out += zebra(b, 236, 0, -0.94) + zebra(b, 150, -34, 0.6);
    const green = '#f0b428';
    out += rect(-96, -132, 236, 112, { fill: b.side(green) }, 14);
    out += rect(-84, -118, 212, 46, { fill: b.light('#bfe0ea', 0.2) }, 4);
    let bars = '';
    for (let x = -84; x <= 128; x += 13) bars += `M${x} -118v46`;
    out += path(`${bars}M-84 -95h212`, { stroke: b.dark('#3a4046', 0.3), width: 2.4 });
    let marks = '';
    for (let x = -84; x < 130; x += 36) marks += `M${x} -62l18 34l10 0l-16 -34Z`;
    out += path(marks, { fill: b.dark('#3a2a16', 0.3) });
    for (const x of [-48, 94])
      out += ellipse(x, -18, 25, 25, { fill: b.ink }) + ellipse(x, -18, 11, 11, { fill: b.tone('#b9b9b4') });
    return out;
  },
};

/** A film camera on its crane, with a clapperboard. */
export const filmCrane: Landmark = {
  height: 300,
  draw: (b) => {
    const steel = '#3c4248';
    let out = path('M-150 0L-70 -64L10 0ZM-70 -64V-96', { stroke: b.dark(steel, 0.3), width: 9 });
    out +=
      path('M-190 -52L150 -232', { stroke: b.side('#6a7278'), width: 13 }) +
      rect(-222, -60, 54, 36, { fill: b.dark(steel, 0.3) }, 4);
    out += `<g transform="translate(150 -232)">${rect(-30, -14, 74, 46, { fill: b.dark(steel, 0.4) }, 5) + path('M44 -2l30 -12v40l-30 -10Z', { fill: b.dark(steel, 0.2) }) + ellipse(-12, -26, 20, 20, { fill: b.dark(steel, 0.3) }) + ellipse(28, -26, 16, 16, { fill: b.dark(steel, 0.3) })}</g>`;
    out += rect(-70, -18, 20, 18, { fill: b.ink });
    out += `<g transform="translate(196 -6)">${rect(-62, -70, 124, 76, { fill: b.dark('#20242a', 0.4) }, 4) + path('M-64 -76L54 -108L60 -90L-58 -60Z', { fill: b.light('#f4f1e8', 0.2) }) + path('M-44 -80l16 -5l8 14l-16 5ZM-8 -90l16 -5l8 14l-16 5ZM28 -100l16 -5l8 14l-16 5Z', { fill: b.ink }) + path('M-46 -46h92M-46 -22h60', { stroke: b.light('#f4f1e8', 0.1), width: 5 })}</g>`;
    return out;
  },
};

/** A lamp of a film set on its stand, with a cone of light. */
export const stageLamp: Landmark = {
  height: 260,
  draw: (b) => {
    const glow = b.defs.linear([
      [0, '#fff2c0'],
      [1, '#fff2c0'],
    ]);
    return (
      path('M0 0V-190M-46 0L0 -70L46 0', { stroke: b.dark('#3c4248', 0.3), width: 8 }) +
      path('M34 -214L300 -150L286 -20L30 -190Z', { fill: glow, opacity: 0.18 }) +
      path('M-34 -236L26 -252L44 -196L-20 -180Z', { fill: b.dark('#2c3036', 0.4) }) +
      path(arch(34, -196, 26, 56), { fill: '#fff4cc' }) +
      rect(-4, -190, 8, 10, { fill: b.tone(MATERIAL.bronze) })
    );
  },
};
