import { type Brush, MATERIAL } from '../building/brush.ts';
import { mix } from '../canvas/color.ts';
import { curve, ellipse, n, type Point, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

const PEAK: readonly Point[] = [
  [-900, 30],
  [-900, -170],
  [-740, -214],
  [-600, -172],
  [-500, -150],
  [-400, -196],
  [-322, -226],
  [-262, -236],
  [-206, -262],
  [-150, -300],
  [-96, -350],
  [-48, -386],
  [0, -396],
  [44, -384],
  [88, -340],
  [132, -304],
  [180, -284],
  [222, -298],
  [264, -306],
  [306, -286],
  [370, -228],
  [450, -180],
  [540, -190],
  [640, -228],
  [760, -170],
  [900, -200],
  [900, 30],
];

/** Returns a run from the summit to the foot, wider below. */
function run(line: readonly Point[], from: number, to: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const steps = 44;
  for (let i = 0; i <= steps; i++) {
    const position = (i / steps) * (line.length - 1);
    const k = Math.min(line.length - 2, Math.floor(position));
    const [a, z] = [line[k] ?? [0, 0], line[k + 1] ?? [0, 0]];
    const f = position - k;
    const smooth = f * f * (3 - 2 * f);
    const x = a[0] + (z[0] - a[0]) * smooth;
    const y = a[1] + (z[1] - a[1]) * f;
    const half = from + (to - from) * (i / steps) ** 1.3;
    left.push([x - half, y]);
    right.push([x + half, y]);
  }
  return `${curve(left)}L${curve(right.toReversed()).slice(1)}Z`;
}

const RUNS = [
  run(
    [
      [6, -396],
      [-46, -330],
      [-26, -250],
      [-110, -170],
      [-70, -80],
      [-150, 30],
    ],
    3,
    38,
  ),
  run(
    [
      [12, -392],
      [66, -310],
      [48, -230],
      [128, -150],
      [100, -70],
      [40, 30],
    ],
    3,
    34,
  ),
  run(
    [
      [262, -304],
      [236, -240],
      [270, -160],
      [226, -80],
      [270, 30],
    ],
    3,
    30,
  ),
  run(
    [
      [-262, -234],
      [-236, -170],
      [-310, -100],
      [-290, -40],
      [-360, 30],
    ],
    3,
    28,
  ),
];

/** The mountain of Beidahu: a wooded peak, white with rime at the top, with long runs down to the base and a line of gondola towers. */
export const skiMountain: Landmark = {
  height: 400,
  floats: true,
  draw: (b) => {
    const outline = `${curve(PEAK.slice(1, -1))}L900 30H-900Z`;
    const clip = b.defs.clip(outline);
    let inside = path('M-900 30V-420H900V30Z', {
      fill: b.defs.linear([
        [0, b.light('#e8f0f6', 0.3)],
        [0.2, b.tone('#b9cad6')],
        [0.42, b.tone('#5f8290')],
        [1, b.tone('#34545e')],
      ]),
    });
    inside += forest(b);
    inside += path('M0 -400L34 -330L20 -260L120 -180L190 -60L330 30H900V-200L216 -236Z', {
      fill: b.dark('#2c4a66', 0.3),
      opacity: 0.28,
    });
    inside += path(RUNS.join(''), { fill: mix(b.light('#f6fafd', 0.1), '#fafdff', 0.7) });
    return `${path(outline, { fill: b.tone('#5f8290') })}<g clip-path="${clip}">${inside}</g>${towers(b)}`;
  },
};

function forest(b: Brush): string {
  let dark = '';
  let rimed = '';
  for (let row = 0; row < 19; row++) {
    const y = -346 + row * 20;
    const h = 13 + row * 0.9;
    for (let x = -900; x < 900; x += 11 + b.random() * 10) {
      const dy = b.random() * 18;
      const tree = `M${n(x - h * 0.3)} ${n(y + dy)}L${n(x)} ${n(y + dy - h)}L${n(x + h * 0.3)} ${n(y + dy)}Z`;
      if (b.random() < 0.7 - row * 0.035) rimed += tree;
      else dark += tree;
    }
  }
  return (
    path(dark, { fill: b.dark('#1f3c44', 0.3), opacity: 0.75 }) +
    path(rimed, { fill: b.light('#dfe9f0', 0.2), opacity: 0.7 })
  );
}

/** Draws the line of the gondola from the base to the hut on the summit. */
function towers(b: Brush): string {
  const foot: Point = [-330, 20];
  const top: Point = [-8, -404];
  const at = (t: number): Point => [
    foot[0] + (top[0] - foot[0]) * t,
    foot[1] + (top[1] - foot[1]) * t - Math.sin(t * Math.PI) * 14,
  ];
  let masts = '';
  let cabins = '';
  for (let i = 0; i < 7; i++) {
    const t = 0.06 + i * 0.145;
    const [x, y] = at(t);
    const h = 46 * (1 - t * 0.7);
    masts += `M${n(x)} ${n(y + 8)}v${n(-h)}m${n(-h * 0.2)} 0h${n(h * 0.4)}`;
    const [cx, cy] = at(t + 0.07);
    const k = 9 * (1 - t * 0.55);
    cabins += `M${n(cx - k * 0.7)} ${n(cy - h * 0.6)}h${n(k * 1.4)}v${n(k * 1.3)}h${n(-k * 1.4)}Z`;
  }
  const [x1, y1] = at(1);
  return (
    path(masts, { stroke: b.dark('#4a5258', 0.3), width: 3 }) +
    path(`M${n(foot[0] + 6)} ${n(foot[1] - 44)}L${n(x1)} ${n(y1 - 14)}`, {
      stroke: b.dark('#3a4248', 0.3),
      width: 1.6,
    }) +
    path(cabins, { fill: b.tone('#c8402c') }) +
    rect(x1 - 20, y1 - 10, 40, 18, { fill: b.side('#8a5a3c') }) +
    path(`M${n(x1 - 26)} ${n(y1 - 8)}l26 -14l26 14Z`, { fill: b.light('#ffffff', 0.2) })
  );
}

/** A gondola cabin for eight on its rope, seen from near. */
export const gondolaCabin: Landmark = {
  height: 220,
  floats: true,
  flies: true,
  draw: (b) => {
    const red = b.options.color ?? '#c8402c';
    return (
      path('M-1400 -20L1400 -420', { stroke: b.dark('#3a4248', 0.3), width: 5 }) +
      path('M-26 -212h52M0 -220C16 -190 16 -170 0 -140', { stroke: b.dark('#4a5258', 0.3), width: 9 }) +
      rect(-40, -146, 80, 9, { fill: b.dark('#4a5258', 0.3) }, 4) +
      path(
        'M-58 -136H58C72 -136 78 -110 80 -76C82 -30 74 0 58 0H-58C-74 0 -82 -30 -80 -76C-78 -110 -72 -136 -58 -136Z',
        { fill: b.side(red) },
      ) +
      path('M-62 -122H-6V-52H-74C-74 -84 -70 -106 -62 -122ZM6 -122H62C70 -106 74 -84 74 -52H6Z', {
        fill: b.light('#bcd8e6', 0.35),
      }) +
      path('M-50 -52v-26a11 12 0 0 1 22 0v26ZM24 -52v-30a11 12 0 0 1 22 0v30Z', {
        fill: b.dark('#3a4a5a', 0.3),
        opacity: 0.8,
      }) +
      path('M-39 -98a9 10 0 1 0 .1 0ZM35 -102a9 10 0 1 0 .1 0Z', {
        fill: b.tone(MATERIAL.gold),
        opacity: 0.9,
      }) +
      path('M0 -134V-2M-78 -44H78', { stroke: b.dark(red, 0.45), width: 3 }) +
      path('M84 -60v46M92 -62v50M-86 -60v46', { stroke: b.dark('#3f6f9a', 0.2), width: 4 })
    );
  },
};

type Skier = readonly [x: number, y: number, scale: number, jacket: string, turn: 1 | -1];

/** Skiers in their turns, each with a curved track behind. */
export const skiers: Landmark = {
  height: 100,
  floats: true,
  draw: (b) => {
    const all: readonly Skier[] = [
      [0, 0, 1, b.options.color ?? '#d2452f', 1],
      [-150, -62, 0.62, '#2f7aa8', -1],
      [-226, -112, 0.42, '#e0a83e', 1],
    ];
    return all.map((one) => skier(b, one)).join('');
  },
};

function skier(b: Brush, [x, y, k, jacket, turn]: Skier): string {
  const figure = [
    path('M-30 4C-90 -2 -120 -34 -170 -40M-22 8C-84 4 -116 -28 -168 -36', {
      stroke: b.dark('#9ab4cc', 0.1),
      width: 3,
      opacity: 0.7,
    }),
    path('M-44 -2L46 12M-36 6L54 20', { stroke: b.dark('#2a3038', 0.4), width: 5 }),
    path('M-6 2L-16 -24L4 -46L18 -40L6 -24L18 8Z', { fill: b.dark('#2f3a48', 0.3) }),
    path('M-4 -40C-10 -62 4 -82 22 -82C36 -76 34 -54 22 -38Z', { fill: b.side(jacket) }),
    path('M14 -70L42 -56L52 -60', { stroke: b.dark(jacket, 0.15), width: 9 }),
    path('M52 -62L28 4M2 -62L-40 -20', { stroke: b.dark('#3a4048', 0.3), width: 2.6 }),
    ellipse(30, -92, 11, 12, { fill: b.tone('#34465a') }),
    path('M32 -93h10', { stroke: b.light('#f0b23a', 0.2), width: 6 }),
  ].join('');
  return `<g transform="translate(${x} ${y}) scale(${k * turn} ${k})">${figure}</g>`;
}
