import { arch } from '../building/body.ts';
import type { Brush } from '../building/brush.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';
import { metalHall } from './storeys.ts';

/** Draws a rock: its shaded outline, with strokes that follow `grain`. */
function rockBody(b: Brush, outline: string, color: string, grain: string, width = 2): string {
  return (
    path(outline, { fill: b.side(color) }) +
    `<g clip-path="${b.defs.clip(outline)}">${path(grain, { stroke: b.dark(color, 0.5), width, opacity: 0.4 })}</g>`
  );
}

/** Draws short strokes at random inside a box, for the grain of a rock. */
function strokes(
  b: Brush,
  box: readonly [x: number, y: number, w: number, h: number],
  count: number,
): string {
  const [x, y, w, h] = box;
  let d = '';
  for (let i = 0; i < count; i++)
    d += `M${n(x + b.random() * w)} ${n(y + b.random() * h)}l${n((b.random() - 0.5) * 10)} ${n(14 + b.random() * 26)}`;
  return d;
}

function shrubs(b: Brush, places: readonly (readonly [number, number, number])[]): string {
  let d = '';
  for (const [x, y, r] of places)
    d += `M${n(x - r)} ${n(y)}q${n(-r * 0.1)} ${n(-r * 1.3)} ${n(r)} ${n(-r * 1.2)}q${n(r * 1.1)} 0 ${n(r)} ${n(r * 1.2)}Z`;
  return path(d, { fill: b.side('#4a7350') });
}

/** Maijishan: a rock like a stack of straw, with galleries, niches and three great Buddhas in its face. */
export const haystackRock: Landmark = {
  height: 250,
  draw: (b) => {
    const rock = b.options.color ?? '#b98358';
    const outline =
      'M-132 6C-150 -40 -172 -120 -150 -178C-130 -226 -70 -246 0 -248C76 -246 134 -222 152 -176C172 -118 150 -40 134 6Z';
    let out = rockBody(b, outline, rock, strokes(b, [-170, -240, 340, 230], 70));
    out += shrubs(
      b,
      Array.from({ length: 13 }, (_, i) => {
        const u = (i / 12) * 2 - 1;
        return [u * 118, -246 + u * u * 48 + 6, 15 + b.random() * 8] as const;
      }),
    );
    const plank = b.dark('#6a4630', 0.25);
    const niches: (readonly [number, number])[] = [];
    for (const [y, from, to] of [
      [-196, -86, 92],
      [-160, -128, -48],
      [-160, 52, 132],
      [-122, -140, -48],
      [-122, 52, 140],
      [-84, -132, -48],
      [-84, 52, 134],
      [-46, -112, 112],
    ] as const) {
      out += rect(from, y, to - from, 5, { fill: plank });
      let posts = '';
      for (let x = from; x <= to; x += 8) posts += `M${x} ${y}v-9`;
      out += path(`${posts}M${from} ${y - 9}H${to}`, { stroke: plank, width: 1.4 });
      for (let x = from + 12; x < to - 4; x += 22) niches.push([x, y - 3]);
    }
    out += path('M-48 -160L-70 -122M70 -122L52 -84M-70 -84L-48 -46M92 -196L110 -160M-86 -196L-108 -160', {
      stroke: plank,
      width: 5,
    });
    out += path(niches.map(([x, y]) => arch(x, y, 11, 19)).join(''), { fill: b.dark('#3a2a24', 0.4) });
    return out + buddhaTriad(b, rock);
  },
};

/** Draws three standing figures in a recess, the middle one tallest. */
function buddhaTriad(b: Brush, rock: string): string {
  const recess = 'M-54 -58V-138C-54 -176 -30 -184 0 -186C30 -184 54 -176 54 -138V-58Z';
  const figure = (x: number, k: number) => {
    const robe = path('M-12 0C-13 -26 -17 -44 -12 -60C-8 -66 8 -66 12 -60C17 -44 13 -26 12 0Z', {
      fill: b.light('#e0bd90', 0.35),
    });
    const head = path('M-7 -73a7 9 0 1 0 14 0a7 9 0 1 0 -14 0Z', { fill: b.light('#e6c69c', 0.45) });
    const hair = path('M-7 -77C-6 -88 6 -88 7 -77C3 -80 -3 -80 -7 -77Z', { fill: b.dark('#4a5f80', 0.1) });
    const folds = path('M-10 -48C-3 -40 4 -40 10 -48M-11 -34C-3 -24 4 -24 11 -34M-11 -19C-3 -9 4 -9 11 -19', {
      stroke: b.dark(rock, 0.5),
      width: 1.6,
    });
    return `<g transform="translate(${x} -60) scale(${k})">${robe}${head}${hair}${folds}</g>`;
  };
  return path(recess, { fill: b.dark(rock, 0.55) }) + figure(-34, 0.98) + figure(34, 0.98) + figure(0, 1.36);
}

/** Mount Wudang's Heavenly Pillar: red walls around the rock and a golden hall on top. */
export const wudangPeak: Landmark = {
  height: 280,
  draw: (b) => {
    const rock = b.options.color ?? '#6f8278';
    const outline =
      'M-260 8L-206 -54L-180 -60L-146 -112L-118 -126L-92 -168L-76 -204H76L94 -166L122 -122L150 -110L178 -62L210 -52L262 8Z';
    const wall = '#a8402e';
    const band = (half: number, y: number) =>
      path(
        `M${-half} ${y}Q0 ${y + half * 0.16} ${half} ${y}V${y - 15}Q0 ${n(y - 15 + half * 0.16)} ${-half} ${y - 15}Z`,
        {
          fill: b.side(wall),
        },
      ) +
      path(`M${-half - 3} ${y - 15}Q0 ${n(y - 15 + half * 0.16)} ${half + 3} ${y - 15}`, {
        stroke: b.dark('#4f5a5c', 0.2),
        width: 4,
      });
    let out = rockBody(b, outline, rock, strokes(b, [-250, -200, 500, 200], 80));
    out += path('M20 0L-14 -40L34 -78L-10 -116L24 -150L0 -190', {
      stroke: b.light('#d8cdb8', 0.3),
      width: 6,
    });
    out += band(122, -112) + band(86, -166);
    out += rect(-10, -188, 20, 22, { fill: b.dark('#3a2420', 0.3) });
    out += shrubs(b, [
      [-170, -64, 20],
      [-128, -122, 14],
      [132, -118, 15],
      [176, -62, 20],
      [-214, -44, 18],
      [222, -40, 20],
    ]);
    return `${out}<g transform="translate(0 -200)">${metalHall.draw(b)}</g>`;
  },
};

/** Camel Hill of Guilin: a kneeling camel of rock. */
export const camelHill: Landmark = {
  height: 170,
  draw: (b) => {
    const rock = b.options.color ?? '#5f7f70';
    const outline =
      'M-196 6C-192 -36 -178 -60 -164 -96C-168 -118 -158 -136 -138 -142L-124 -152L-116 -138C-100 -134 -88 -124 -86 -112C-96 -104 -112 -104 -118 -94C-116 -74 -108 -58 -92 -60C-78 -66 -72 -92 -58 -118C-44 -142 -26 -140 -14 -110C-4 -84 8 -80 20 -100C36 -136 60 -150 80 -124C96 -100 108 -70 132 -52C156 -36 168 -20 174 6Z';
    return (
      rockBody(b, outline, rock, strokes(b, [-190, -150, 370, 150], 70)) +
      shrubs(b, [
        [-58, -112, 12],
        [-28, -126, 12],
        [52, -122, 13],
        [86, -112, 12],
        [-150, -128, 9],
        [126, -54, 13],
      ])
    );
  },
};

/** The python of Mount Sanqing: a thin column that swells into a head. */
export const pythonRock: Landmark = {
  height: 260,
  draw: (b) => {
    const rock = b.options.color ?? '#b39a88';
    const outline =
      'M-40 6C-26 -40 -22 -74 -24 -106C-27 -134 -15 -146 -17 -170C-20 -190 -40 -200 -48 -220L-36 -248L2 -258L40 -246L46 -226C30 -210 6 -206 6 -186C8 -168 16 -156 15 -132C15 -104 12 -76 20 -42C24 -22 34 -8 42 6Z';
    return (
      rockBody(b, outline, rock, strokes(b, [-44, -256, 88, 250], 46)) +
      path(
        'M-30 -212C-10 -204 12 -206 26 -214M-30 -150C-10 -144 8 -144 22 -150M-30 -96C-10 -90 8 -92 24 -98',
        {
          stroke: b.dark(rock, 0.5),
          width: 2.4,
          opacity: 0.7,
        },
      ) +
      shrubs(b, [
        [-30, -4, 16],
        [30, -2, 17],
        [-20, -138, 7],
        [12, -256, 8],
      ])
    );
  },
};

/** Hexagonal columns of volcanic rock side by side, broken off at different heights. */
export const basaltColumns: Landmark = {
  height: 220,
  draw: (b) => {
    const rock = b.options.color ?? '#bb8c66';
    const half = 13;
    let out = '';
    for (let i = -13; i <= 13; i++) {
      const x = i * half * 1.9;
      const top = -150 - Math.sin(i * 0.35 + 1) * 34 - b.random() * 34;
      const lean = 9 * Math.sin(i * 0.12);
      const left = `M${n(x - half)} 8C${n(x - half + lean)} ${n(top * 0.4)} ${n(x - half - lean)} ${n(top * 0.6)} ${n(x - half)} ${n(top)}`;
      const right = `C${n(x + half - lean)} ${n(top * 0.6)} ${n(x + half + lean)} ${n(top * 0.4)} ${n(x + half)} 8Z`;
      out += path(`${left}H${n(x + half)}${right}`, { fill: b.side(rock) });
      out += path(
        `M${n(x - half)} ${n(top)}L${n(x - half * 0.4)} ${n(top - 7)}H${n(x + half * 0.5)}L${n(x + half)} ${n(top)}L${n(x + half * 0.4)} ${n(top + 6)}H${n(x - half * 0.5)}Z`,
        { fill: b.light(rock, 0.5) },
      );
      out += path(`${left}M${n(x - half * 0.3)} ${n(top + 6)}V8`, {
        stroke: b.dark(rock, 0.55),
        width: 1.5,
        opacity: 0.7,
      });
    }
    return out;
  },
};

/** Tianyou Peak: one bare dome of rock, streaked by water, with a stair cut into its face. */
export const bareDome: Landmark = {
  height: 250,
  draw: (b) => {
    const rock = b.options.color ?? '#a3755e';
    const outline = 'M-290 8C-276 -80 -236 -168 -166 -212C-104 -246 20 -252 96 -226C186 -194 244 -96 268 8Z';
    let streaks = '';
    for (let i = 0; i < 44; i++) {
      const x = -270 + i * 12.4;
      streaks += `M${n(x * 0.86)} ${n(-246 + (x / 30) ** 2 * 0.9)}C${n(x)} -140 ${n(x * 1.03)} -70 ${n(x * 1.04)} 8`;
    }
    const stair = 'M60 4L30 -38L66 -78L22 -120L52 -160L16 -206L20 -242';
    return (
      rockBody(b, outline, rock, streaks, 3.4) +
      path(stair, { stroke: b.light('#e6d9c4', 0.4), width: 6 }) +
      path(stair, { stroke: b.dark('#5a4638', 0.2), width: 1.2 }) +
      shrubs(b, [
        [-60, -240, 16],
        [-28, -246, 18],
        [16, -244, 20],
        [52, -238, 16],
        [84, -228, 15],
        [-100, -230, 14],
      ])
    );
  },
};
