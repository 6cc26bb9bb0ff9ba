import type { Brush } from '../building/brush.ts';
import { curve, ellipse, n, type Point, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** Points of the middle line with the half width there, from the top down. */
type Run = readonly (readonly [x: number, y: number, half: number])[];

type SkiHill = {
  outline: readonly Point[];
  runs: readonly Run[];
  ground: string;
  trees: readonly [dark: string, light: string];
  count: number;
  /** Trees stand as bare trunks, not as conifers. */
  bare?: boolean;
};

/** Returns a ski run as a closed path. */
export function ribbon(run: Run): string {
  const left = run.map(([x, y, half]): Point => [x - half, y]);
  const right = run.map(([x, y, half]): Point => [x + half, y]);
  return `${curve(left)}${curve(right.toReversed()).replace('M', 'L')}Z`;
}

function isOnRun(run: Run, x: number, y: number): boolean {
  return run.some(([x0, y0, w0], i) => {
    const [x1, y1, w1] = run[i + 1] ?? [x0, y0, w0];
    if (y < y0 || y >= y1) return false;
    const t = (y - y0) / (y1 - y0);
    return Math.abs(x - x0 - (x1 - x0) * t) < w0 + (w1 - w0) * t - 3;
  });
}

/** Draws a wooded hill with white ski runs; trees grow larger downwards and line the runs. */
function skiHill(b: Brush, hill: SkiHill): string {
  const xs = hill.outline.map(([x]) => x);
  const [from, to] = [Math.min(...xs), Math.max(...xs)];
  const top = Math.min(...hill.outline.map(([, y]) => y));
  const shape = `${curve(hill.outline)}L${n(to)} 30L${n(from)} 30Z`;
  let dark = '';
  let light = '';
  const spots = Array.from({ length: hill.count }, () => {
    const y = top + (10 - top) * b.random() ** 0.8;
    return [from + b.random() * (to - from), y] as const;
  })
    .filter(([x, y]) => !hill.runs.some((run) => isOnRun(run, x, y)))
    .toSorted((one, other) => one[1] - other[1]);
  for (const [x, y] of spots) {
    const s = 1.8 + (1 - y / top) * 3;
    if (b.random() < 0.45) light += hill.bare ? `M${n(x)} ${n(y)}v${n(-s * 4)}` : tree(x, y, s);
    else dark += tree(x, y, s);
  }
  let out = path(shape, { fill: b.down(hill.ground) });
  for (const run of hill.runs) out += path(ribbon(run), { fill: SNOW });
  out += path(dark, { fill: b.tone(hill.trees[0]) });
  out += hill.bare
    ? path(light, { stroke: b.tone(hill.trees[1]), width: 1.8 })
    : path(light, { fill: b.tone(hill.trees[1]) });
  return `<g clip-path="${b.defs.clip(shape)}">${out}</g>`;
}

/** Snow in full light. */
export const SNOW = '#fbfaf8';

const tree = (x: number, y: number, s: number) =>
  `M${n(x - s)} ${n(y)}L${n(x)} ${n(y - s * 3.6)}L${n(x + s)} ${n(y)}Z`;

const YABULI: SkiHill = {
  outline: [
    [-760, 20],
    [-600, -90],
    [-470, -150],
    [-330, -230],
    [-200, -270],
    [-60, -318],
    [70, -330],
    [180, -290],
    [310, -262],
    [440, -190],
    [590, -120],
    [760, 20],
  ],
  runs: [
    [
      [-196, -270, 6],
      [-216, -210, 12],
      [-232, -150, 17],
      [-270, -80, 24],
      [-300, -20, 46],
      [-310, 30, 60],
    ],
    [
      [-206, -236, 8],
      [-160, -180, 10],
      [-130, -110, 16],
      [-120, -40, 26],
      [-116, 30, 40],
    ],
    [
      [-24, -318, 8],
      [-34, -250, 17],
      [-22, -180, 22],
      [-40, -100, 32],
      [-30, -30, 50],
      [-30, 30, 70],
    ],
    [
      [76, -330, 8],
      [104, -250, 14],
      [120, -170, 24],
      [160, -90, 30],
      [150, -20, 50],
      [140, 30, 66],
    ],
    [
      [190, -290, 5],
      [214, -220, 12],
      [262, -150, 16],
      [286, -80, 26],
      [330, -20, 40],
      [350, 30, 54],
    ],
    [
      [112, -210, 10],
      [180, -160, 9],
      [270, -130, 12],
    ],
  ],
  ground: '#b4bfc6',
  trees: ['#3a555a', '#efe9e0'],
  count: 4200,
  bare: true,
};

/** The north side of Guokui mountain: forest of birch and larch, runs side by side, one gondola line. */
export const yabuliHill: Landmark = {
  height: 330,
  draw: (b) => {
    let out = skiHill(b, YABULI);
    let pylons = '';
    for (let i = 0; i < 6; i++) {
      const [x, y] = [10 + i * 6, -322 + i * 62];
      pylons += `M${x} ${y}v${8 + i * 4}M${x - 4 - i} ${y}h${8 + i * 2}`;
    }
    out += path(`${pylons}M10 -322L46 0`, { stroke: b.dark('#3a4448', 0.4), width: 2.2 });
    out += path('M-14 -326v-14l16 -9l22 9v14Z', { fill: b.side('#8a4a34') });
    return out;
  },
};

const CHONGLI: SkiHill = {
  outline: [
    [-1150, 20],
    [-900, -70],
    [-640, -110],
    [-520, -170],
    [-400, -160],
    [-270, -250],
    [-130, -280],
    [-10, -250],
    [130, -300],
    [270, -280],
    [400, -210],
    [560, -170],
    [680, -110],
    [900, -70],
    [1150, 20],
  ],
  runs: [
    [
      [-500, -168, 5],
      [-486, -110, 14],
      [-500, -50, 20],
      [-480, 30, 40],
    ],
    [
      [-262, -248, 6],
      [-244, -190, 14],
      [-262, -120, 20],
      [-252, -50, 30],
      [-262, 30, 54],
    ],
    [
      [-254, -200, 8],
      [-200, -150, 9],
      [-168, -90, 13],
      [-160, 30, 30],
    ],
    [
      [-126, -276, 4],
      [-108, -200, 10],
      [-104, -130, 13],
      [-70, -60, 20],
      [-60, 30, 40],
    ],
    [
      [130, -298, 7],
      [118, -220, 20],
      [126, -150, 24],
      [104, -80, 36],
      [110, 30, 66],
    ],
    [
      [252, -280, 5],
      [268, -210, 14],
      [262, -140, 20],
      [290, -70, 28],
      [300, 30, 50],
    ],
    [
      [124, -180, 10],
      [190, -130, 10],
      [276, -100, 14],
    ],
    [
      [470, -190, 5],
      [462, -130, 14],
      [484, -70, 18],
      [480, 30, 38],
    ],
  ],
  ground: '#b08a62',
  trees: ['#5a5038', '#8f6f46'],
  count: 2400,
};

/** Brown dry hills of the north with runs of made snow, and an earthen Great Wall on the crest. */
export const chongliHill: Landmark = {
  height: 300,
  draw: (b) => {
    let out = skiHill(b, CHONGLI);
    let wall = '';
    for (const [x, y] of [
      [-380, -172],
      [-320, -218],
      [-180, -272],
      [10, -262],
      [70, -282],
      [190, -298],
    ] as const)
      wall += `M${x - 9} ${y + 10}l3 -24h12l3 24Z`;
    out += path(wall, { fill: b.side('#9a7248') });
    return out;
  },
};

/** A skier in a turn, with a spray of powder. */
export const skier: Landmark = {
  height: 110,
  draw: (b) => {
    const coat = b.options.color ?? '#c4342a';
    let spray = '';
    for (let i = 0; i < 130; i++)
      spray += `M${n(-20 - b.random() * 110)} ${n(8 - b.random() * 50 * b.random())}h.1`;
    return (
      path(spray, { stroke: b.light('#ffffff', 0.3), width: 3.4, opacity: 0.9 }) +
      path('M-70 10L66 -14M-54 20L80 -2', { stroke: b.dark('#26323a', 0.2), width: 5 }) +
      path('M-6 0L18 -26L-2 -50M10 8L36 -18L6 -48', { stroke: b.dark('#2a3440', 0.4), width: 14 }) +
      path('M2 -50L22 -82', { stroke: b.tone(coat), width: 24 }) +
      path('M22 -80L54 -58L50 -44M20 -78L-8 -58L-16 -46', { stroke: b.tone(coat), width: 9 }) +
      path('M52 -58L24 6M-14 -52L-58 -22', { stroke: b.dark('#4a4e52', 0.3), width: 2.6 }) +
      ellipse(32, -98, 11, 12, { fill: b.tone('#efe6d2') }) +
      path('M33 -98h10', { stroke: b.dark('#26323a', 0.5), width: 6 })
    );
  },
};

/** Closed cabins of a gondola, hanging from a rope that rises to the right, and a pylon. */
export const gondola: Landmark = {
  height: 200,
  floats: true,
  flies: true,
  draw: (b) => {
    const rope = (x: number) => -130 - x * 0.2;
    const steel = b.dark('#4a5258', 0.25);
    let out = path(
      `M-900 ${n(rope(-900))}L900 ${n(rope(900))}M-900 ${n(rope(-900) - 12)}L900 ${n(rope(900) - 12)}`,
      {
        stroke: steel,
        width: 2.6,
      },
    );
    for (const [x, color] of [
      [-190, '#c4342a'],
      [140, '#e0b040'],
    ] as const) {
      const y = rope(x);
      out += path(`M${x} ${n(y)}v34`, { stroke: steel, width: 6 });
      out += rect(x - 44, y + 32, 88, 78, { fill: b.side(b.options.color ?? color) }, 18);
      out += rect(x - 37, y + 42, 33, 34, { fill: b.tone('#cfe0ea') }, 6);
      out += rect(x + 4, y + 42, 33, 34, { fill: b.tone('#b7cfdc') }, 6);
      out += path(`M${x - 36} ${n(y + 116)}v-30M${x - 28} ${n(y + 116)}v-32`, {
        stroke: b.dark('#2a3238', 0.3),
        width: 3,
      });
    }
    return out;
  },
};
