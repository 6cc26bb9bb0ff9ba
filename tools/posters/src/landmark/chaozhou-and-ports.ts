import { arch } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** Crests of the five gables, for a gable 100 wide: metal, wood, water, fire and earth. */
const CRESTS = {
  metal: 'C-40 -40 -26 -66 0 -66C26 -66 40 -40 50 0',
  wood: 'L-22 -40C-20 -72 20 -72 22 -40L50 0',
  water: 'C-44 -26 -34 -30 -28 -34C-24 -56 -14 -60 0 -62C14 -60 24 -56 28 -34C34 -30 44 -26 50 0',
  fire: 'L-26 -34L-18 -30L0 -76L18 -30L26 -34L50 0',
  earth: 'L-26 -46H26L50 0',
} as const;

const ELEMENTS = ['metal', 'wood', 'water', 'fire', 'earth'] as const;

/** Draws a gable of Chaozhou: lime wall, a dark band along the crest with painted borders, a medallion. */
function gable(
  b: Brush,
  x: number,
  foot: number,
  width: number,
  wall: number,
  element: keyof typeof CRESTS,
): string {
  const k = width / 100;
  const body = `M-50 ${n(wall / k)}V0${CRESTS[element]}V${n(wall / k)}Z`;
  const crest = `M-50 0${CRESTS[element]}`;
  return `<g transform="translate(${n(x)} ${n(foot - wall)}) scale(${n(k)})">${
    path(body, { fill: b.side('#e2dacb') }) +
    path(crest, { stroke: b.dark('#3a4248', 0.3), width: 15 }) +
    path(crest, { stroke: b.tone('#2f6f9a'), width: 7 }) +
    path(crest, { stroke: b.light('#f4ead2', 0.4), width: 2 }) +
    ellipse(0, -22, 8, 8, { fill: b.tone('#c4553a'), stroke: b.tone('#2f6f9a'), width: 2.4 }) +
    rect(-9, 8, 18, 16, { fill: b.dark('#3a4248', 0.3) }) +
    path('M-9 16h18M0 8v16', { stroke: b.light('#f4ead2', 0.3), width: 1.4 })
  }</g>`;
}

/** The gables of a village in a row, each in the form of another element. */
export const fiveGables: Landmark = {
  height: 150,
  draw: (b) => {
    let out = '';
    for (const [i, element] of ELEMENTS.entries()) out += gable(b, -312 + i * 156, 0, 112, 84, element);
    for (let i = 0; i < 6; i++) {
      const x = -390 + i * 156;
      out +=
        rect(x - 32, -70, 64, 72, { fill: b.side('#d8cfbe') }) +
        path(`M${x - 40} -66L${x - 34} -86H${x + 34}L${x + 40} -66Z`, { fill: b.side('#5a6264') });
      out +=
        rect(x - 15, -46, 30, 48, { fill: b.light(MATERIAL.stone, 0.25) }) +
        rect(x - 10, -40, 20, 42, { fill: b.side('#7a2f26') }) +
        path(`M${x} -40v42`, { stroke: b.dark('#3a1a16', 0.4), width: 1.6 });
    }
    return out;
  },
};

/** A gate of officials: a recess framed in carved granite, painted panels, leaves with door gods. */
export const officialsGate: Landmark = {
  height: 210,
  draw: (b) => {
    let out = gable(b, -210, 0, 150, 118, 'water') + gable(b, 210, 0, 150, 118, 'metal');
    out += rect(-140, -128, 280, 130, { fill: b.side('#ddd3c2') });
    const granite = b.light('#cfc4b0', 0.2);
    out +=
      rect(-96, -124, 192, 126, { fill: granite }) +
      rect(-84, -112, 168, 114, { fill: b.dark('#8a7a66', 0.25) });
    const panels = ['#2f7f8a', '#e0b45a', '#b5483a', '#4f8a5c', '#e0b45a', '#2f7f8a'];
    for (const [i, hue] of panels.entries()) {
      const x = -80 + (i % 3) * 12;
      const side = i < 3 ? 1 : -1;
      out += rect(side > 0 ? x : -x - 10, -100 + (i % 3) * 32, 10, 28, { fill: b.tone(hue) });
    }
    for (const x of [-64, 64]) {
      for (const y of [-102, -66, -32])
        out +=
          rect(x - 13, y, 26, 29, {
            fill: b.tone(y === -66 ? '#e6cf9a' : '#cfd6c2'),
            stroke: granite,
            width: 3,
          }) +
          path(`M${x - 7} ${y + 21}q4 -14 9 -7t6 -8M${x - 3} ${y + 11}h.1`, {
            stroke: b.dark('#2f5f5a', 0.2),
            width: 2.6,
          });
    }
    out += rect(-44, -96, 88, 98, { fill: granite });
    for (const s of [-1, 1]) {
      out +=
        rect(s < 0 ? -36 : 1, -88, 35, 90, { fill: b.side('#8a2a22') }) +
        ellipse(s * 18, -62, 9, 10, { fill: b.tone('#e8c8a0') }) +
        path(
          `M${s * 18 - 12} -52C${s * 18 - 15} -30 ${s * 18 - 12} -14 ${s * 18 - 10} -6H${s * 18 + 10}C${s * 18 + 12} -14 ${s * 18 + 15} -30 ${s * 18 + 12} -52Z`,
          { fill: b.tone(s < 0 ? '#2f7f6a' : '#2f5f9a') },
        ) +
        path(`M${s * 18 - 10} -70q10 -12 20 0`, { stroke: b.tone('#e0b040'), width: 4.4 }) +
        path(`M${s * 18} -50v40`, { stroke: b.tone('#e0b040'), width: 2.4 });
      out +=
        ellipse(s * 54, -12, 14, 15, { fill: granite, stroke: b.dark('#8a7a66', 0.3), width: 2.4 }) +
        rect(s * 54 - 15, -2, 30, 5, { fill: granite });
    }
    out +=
      rect(-52, -118, 104, 20, { fill: b.tone('#2a3a4a') }) +
      rect(-48, -114, 96, 12, { stroke: b.tone('#e0b040'), width: 2.6, fill: 'none' });
    out +=
      roof(b, { y: -124, width: 340, ridge: 260, height: 34, lift: 10, color: '#565e60', horns: false }) +
      rect(-132, -172, 264, 14, { fill: b.side('#e2d8c0') });
    const flowers = ['#c4553a', '#2f8fb0', '#e0b040', '#4f9a6a'];
    for (let i = 0; i < 26; i++)
      out += ellipse(-126 + i * 10, -165, 3.6, 4, { fill: b.tone(flowers[i % 4] ?? '#c4553a') });
    return out;
  },
};

/** The Catholic church of Ningbo: grey brick with red bands, a tall clock tower with a spire at one corner. */
export const riverChurch: Landmark = {
  height: 330,
  draw: (b) => {
    const brick = b.options.color ?? '#8f9088';
    const band = '#a8604a';
    let out =
      rect(-60, -112, 240, 114, { fill: b.side(brick) }) +
      path('M-70 -108L-40 -186H150L190 -108Z', { fill: b.side('#5a6064') });
    for (let i = 0; i < 5; i++) {
      const x = -24 + i * 44;
      out +=
        path(`M${x - 11} -22V-66L${x} -88L${x + 11} -66V-22Z`, { fill: b.window() }) +
        path(`M${x - 11} -22V-66L${x} -88L${x + 11} -66V-22M${x} -22V-84`, {
          stroke: b.light('#e6dcc8', 0.3),
          width: 3,
        }) +
        rect(x + 18, -112, 8, 114, { fill: b.light(brick, 0.2) });
    }
    out += path('M-60 -98H180M-60 -14H180', { stroke: b.tone(band), width: 6 });
    out +=
      path('M-150 2V-130L-94 -196L-38 -130V2Z', { fill: b.side(brick) }) +
      path('M-152 -128L-94 -198L-36 -128', { stroke: b.tone(band), width: 7 });
    out +=
      ellipse(-94, -132, 21, 21, { fill: b.window(), stroke: b.light('#e6dcc8', 0.3), width: 5 }) +
      path('M-94 -152v40M-114 -132h40M-108 -146l28 28M-80 -146l-28 28', {
        stroke: b.light('#e6dcc8', 0.3),
        width: 2.4,
      });
    out +=
      path('M-116 2V-58L-94 -88L-72 -58V2Z', { fill: b.light('#e6dcc8', 0.2) }) +
      path('M-109 2V-54L-94 -76L-79 -54V2Z', { fill: b.side('#6a3a2a') });
    out += rect(-40, -236, 64, 238, { fill: b.side(brick) });
    for (const y of [-60, -120, -176, -232]) out += rect(-44, y, 72, 8, { fill: b.tone(band) });
    out +=
      path(arch(-8, -70, 20, 36), { fill: b.window() }) +
      ellipse(-8, -148, 20, 20, { fill: b.light('#faf4e4', 0.4), stroke: b.tone(band), width: 4 }) +
      path('M-8 -148V-162M-8 -148L2 -142', { stroke: b.dark('#2a2426', 0.6), width: 3 });
    out +=
      path(arch(-20, -186, 14, 36) + arch(4, -186, 14, 36), { fill: b.dark('#2a2628', 0.5) }) +
      path('M-44 -234L-8 -318L28 -234Z', { fill: b.side('#4f6068') });
    for (const x of [-42, 26])
      out += path(`M${x - 6} -234L${x} -262L${x + 6} -234Z`, { fill: b.side(brick) });
    return out + path('M-8 -318V-344M-16 -334H0', { stroke: b.tone(MATERIAL.gold), width: 4 });
  },
};

/** The Mandarin's House in Macau: grey brick under tiled eaves, windows with shutters and panes of shell. */
export const mandarinsHouse: Landmark = {
  height: 190,
  draw: (b) => {
    const brick = b.options.color ?? '#7f8a90';
    let out = rect(-230, -142, 460, 144, { fill: b.side(brick) });
    let courses = '';
    for (let y = -134; y < 0; y += 8) courses += `M-230 ${y}H230`;
    out +=
      path(courses, { stroke: b.light(brick, 0.35), width: 1, opacity: 0.45 }) +
      rect(-230, -152, 460, 22, { fill: b.light('#efe4cc', 0.2) }) +
      rect(-232, -76, 464, 8, { fill: b.light('#efe4cc', 0.2) });
    let leaves = '';
    for (let i = 0; i < 23; i++) leaves += `M${-220 + i * 20} -136q10 -13 20 0`;
    out += path(leaves, { stroke: b.tone('#5f8a7a'), width: 2.6 });
    for (let i = 0; i < 6; i++) {
      const x = -190 + i * 76;
      out +=
        rect(x - 24, -126, 48, 46, { fill: b.light('#efe4cc', 0.3) }) +
        rect(x - 10, -121, 20, 38, { fill: '#ffe6b0', opacity: 0.85 }) +
        path(`M${x} -121v38M${x - 10} -109h20M${x - 10} -96h20`, {
          stroke: b.dark('#6a5a3c', 0.2),
          width: 1.6,
        });
      for (const s of [-1, 1]) {
        out += rect(s < 0 ? x - 30 : x + 12, -124, 18, 42, { fill: b.side('#3f7a6a') });
        let louvres = '';
        for (let y = -118; y < -84; y += 6) louvres += `M${s < 0 ? x - 27 : x + 15} ${y}h12`;
        out += path(louvres, { stroke: b.dark('#1f4a40', 0.3), width: 1.8 });
      }
    }
    for (const x of [-152, 152])
      out +=
        rect(x - 26, -58, 52, 36, { fill: b.light('#efe4cc', 0.3) }) +
        rect(x - 20, -53, 40, 26, { fill: b.dark('#3a4248', 0.3) }) +
        path(`M${x - 20} -40h40M${x - 7} -53v26M${x + 7} -53v26`, {
          stroke: b.light('#efe4cc', 0.3),
          width: 2,
        });
    out +=
      path('M-66 2V-60H66V2Z', { fill: b.light('#efe4cc', 0.2) }) +
      path('M-26 2A44 44 0 1 1 26 2Z', { fill: b.dark('#3a3a36', 0.35) }) +
      path('M-26 2A44 44 0 1 1 26 2', { stroke: b.light('#d8ccb4', 0.4), width: 5 });
    out += path('M-18 2C-20 -24 -10 -40 4 -50C16 -38 22 -22 20 2Z', { fill: b.tone('#5f8a5c') });
    return out + roof(b, { y: -150, width: 500, ridge: 410, height: 32, lift: 10, color: '#5a6468' });
  },
};

/** The house of red brick by the lotus pond of Nanxun: arches, white bands, a gable of the West. */
export const lotusVilla: Landmark = {
  height: 200,
  draw: (b) => {
    const brick = b.options.color ?? '#a8523c';
    const white = b.light('#efe6d4', 0.3);
    let out =
      rect(-120, -146, 240, 148, { fill: b.side(brick) }) +
      path('M-128 -144L-92 -188H92L128 -144Z', { fill: b.side('#5f5a58') });
    for (const y of [-146, -78, -8]) out += rect(-124, y, 248, 8, { fill: white });
    for (let storey = 0; storey < 2; storey++)
      for (let i = 0; i < 4; i++) {
        const x = -87 + i * 58;
        const y = -8 - storey * 70;
        out +=
          path(arch(x, y, 42, 56), { fill: white }) +
          path(arch(x, y, 32, 49), { fill: b.window() }) +
          path(`M${x} ${y}v-47M${x - 16} ${y - 26}h32`, { stroke: white, width: 2.4 });
      }
    for (const x of [-116, -58, 0, 58, 116])
      out += rect(x - 5, -140, 10, 132, { fill: b.light(brick, 0.25) });
    return (
      out +
      path('M-40 -146V-176C-40 -190 -20 -190 -14 -202C-6 -212 6 -212 14 -202C20 -190 40 -190 40 -176V-146Z', {
        fill: b.side(brick),
        stroke: white,
        width: 6,
      }) +
      ellipse(0, -174, 11, 11, { fill: b.window(), stroke: white, width: 4 })
    );
  },
};

/** A bridge of stone slabs that turns several times between lotus. */
export const zigzagBridge: Landmark = {
  height: 50,
  draw: (b) => {
    const stone = b.options.color ?? '#c9bda6';
    const points = [
      [-420, -26],
      [-250, -26],
      [-180, -4],
      [-20, -4],
      [50, -26],
      [220, -26],
      [290, -2],
      [440, -2],
    ] as const;
    const line = (dy: number) => points.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y + dy}`).join('');
    let posts = '';
    let piers = '';
    for (let i = 0; i < points.length - 1; i++) {
      const [x0, y0] = points[i] ?? [0, 0];
      const [x1, y1] = points[i + 1] ?? [0, 0];
      for (let k = 0; k < 4; k++)
        posts += `M${n(x0 + ((x1 - x0) * k) / 4)} ${n(y0 + ((y1 - y0) * k) / 4)}v-24`;
      piers += `M${x0} ${y0 + 6}v22`;
    }
    return (
      path(piers, { stroke: b.dark(stone, 0.35), width: 12 }) +
      path(line(4), { stroke: b.side(stone), width: 15 }) +
      path(line(-2), { stroke: b.light(stone, 0.4), width: 4 }) +
      path(posts, { stroke: b.light(stone, 0.2), width: 4 }) +
      path(line(-22), { stroke: b.light(stone, 0.3), width: 4.4 })
    );
  },
};
