import { beam } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { ellipse, n, type Point, path, polygon, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

type Wall = {
  x: number;
  /** Height of the foot above the ground; the ground is 0 and upwards is negative. */
  foot: number;
  width: number;
  height: number;
  color: string;
  windows?: readonly [columns: number, rows: number];
};

/**
 * Draws a Tibetan wall that leans inwards, with a maroon band of brushwood below a white edge, and windows in black
 * frames.
 */
function wall(b: Brush, { x, foot, width, height, color, windows }: Wall): string {
  const lean = height * 0.07;
  const half = width / 2;
  const top = foot - height;
  let out = path(
    `M${n(x - half - lean)} ${n(foot)}L${n(x - half)} ${n(top)}H${n(x + half)}L${n(x + half + lean)} ${n(foot)}Z`,
    { fill: b.side(color) },
  );
  out += rect(x - half - 1, top - 1, width + 2, 10, { fill: b.tone('#6a2728') });
  out += rect(x - half - 3, top - 4, width + 6, 4, { fill: b.light(MATERIAL.limewash, 0.3) });
  if (!windows) return out;
  const [columns, rows] = windows;
  let frames = '';
  let panes = '';
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const wx = x - half + ((c + 0.5) * width) / columns;
      const wy = top + 16 + (r * (height - 20)) / rows;
      frames += `M${n(wx - 5)} ${n(wy)}h10l2 13h-14Z`;
      panes += `M${n(wx - 3)} ${n(wy + 3)}h6v8h-6Z`;
    }
  return (
    out + path(frames, { fill: b.dark('#2c2426', 0.5) }) + path(panes, { fill: b.window(), opacity: 0.85 })
  );
}

type GreenRoof = readonly [x: number, y: number, width: number, ridge: number, rise: number];

/** Draws a glazed Chinese roof on its brackets, with ornaments on the ridge. */
function greenRoof(b: Brush, [x, y, width, ridge, rise]: GreenRoof): string {
  const glaze = b.options.color ?? '#2c8a68';
  const top = y - rise;
  let out = rect(x - width * 0.36, y - 2, width * 0.72, 20, { fill: b.tone('#8a3326') });
  out += beam(b, x, y, width * 0.76, 12);
  out += roof(b, { x, y, width, ridge, height: rise, lift: rise * 0.42, color: glaze });
  out += rect(x - ridge / 2, top - 5, ridge, 7, { fill: b.tone('#c99a3c') }, 2);
  return out + path(`M${n(x - 6)} ${n(top - 4)}l6 -18l6 18Z`, { fill: b.light('#e3b558', 0.25) });
}

/** The main hall of Shalu: red Tibetan walls below, above them four halls with green glazed Chinese roofs. */
export const shaluHall: Landmark = {
  height: 270,
  draw: (b) => {
    const red = '#a4493a';
    let out = wall(b, { x: 0, foot: -92, width: 216, height: 84, color: red, windows: [5, 1] });
    out += greenRoof(b, [0, -176, 262, 132, 62]);
    for (const x of [-178, 178]) {
      out += wall(b, { x, foot: -92, width: 112, height: 38, color: red, windows: [3, 1] });
      out += greenRoof(b, [x, -132, 158, 78, 42]);
    }
    out += wall(b, { x: 0, foot: 0, width: 500, height: 92, color: '#97402f' });
    for (const x of [-150, 150])
      out +=
        rect(x - 13, -66, 26, 34, { fill: b.dark('#2c2426', 0.5) }) +
        rect(x - 8, -60, 16, 24, { fill: b.window() });
    out += rect(-92, -74, 184, 74, { fill: b.dark('#2a1c1a', 0.5) });
    out +=
      rect(-26, -56, 52, 56, { fill: b.tone('#b3402c') }) +
      path('M0 -56V0', { stroke: b.dark('#5a2018', 0.5), width: 2.4 });
    for (const x of [-86, -40, 40, 86]) out += rect(x - 5, -74, 10, 74, { fill: b.side('#b8492f') });
    out += awning(b);
    out += wall(b, { x: 0, foot: -86, width: 176, height: 24, color: red });
    return out + greenRoof(b, [0, -108, 204, 112, 46]);
  },
};

/** Draws the curtain of yak hair over the porch, black with white lines, and its pleated edge. */
function awning(b: Brush): string {
  let pleats = 'M-98 -64';
  for (let i = 0; i < 14; i++) pleats += 'q7 7 14 0';
  return (
    rect(-98, -84, 196, 20, { fill: b.dark('#2c2830', 0.4) }) +
    path('M-92 -79H92M-92 -69H92', { stroke: b.light('#efe8d8', 0.2), width: 2 }) +
    path(`${pleats}Z`, { fill: b.tone('#e6dcc6'), stroke: b.tone('#2f6f9a'), width: 2 })
  );
}

/** A tall prayer mast wrapped in flags. */
export const prayerMast: Landmark = {
  height: 260,
  draw: (b) => {
    const colors = ['#2f6aa8', '#efe8d8', '#b8392c', '#3f8a55', '#dba63a'];
    let out = path('M0 0V-250', { stroke: b.dark(MATERIAL.timber, 0.2), width: 6 });
    for (let i = 0; i < 25; i++)
      out += path(`M1 ${n(-232 + i * 8)}q8 -4 16 0l-1 9q-8 -4 -15 0Z`, {
        fill: b.tone(colors[i % 5] ?? '#efe8d8'),
      });
    return out + ellipse(0, -252, 7, 8, { fill: b.light(MATERIAL.gold, 0.3) });
  },
};

const ROCK: readonly Point[] = [
  [-470, 14],
  [-420, -22],
  [-362, -58],
  [-318, -72],
  [-268, -112],
  [-214, -128],
  [-150, -150],
  [-60, -168],
  [40, -172],
  [120, -160],
  [196, -140],
  [262, -118],
  [300, -84],
  [352, -66],
  [410, -26],
  [470, 14],
];

/** Clefts and lit faces of the rock under the fort. */
function rock(b: Brush): string {
  const color = '#9a7a5a';
  let clefts = '';
  let faces = '';
  for (let i = 0; i < 34; i++) {
    const x = -400 + i * 24 + b.random() * 14;
    const top = -150 + (Math.abs(x) / 400) ** 1.6 * 130 + b.random() * 30;
    const length = (0.35 + b.random() * 0.5) * -top;
    const side = x < 0 ? -1 : 1;
    if (length < 12) continue;
    clefts += `M${n(x)} ${n(top)}l${n(side * 5)} ${n(length * 0.5)}l${n(side * 14)} ${n(length * 0.5)}`;
    if (i % 2)
      faces += `M${n(x + 5)} ${n(top + 4)}l${n(side * 16)} ${n(length * 0.4)}l${n(-side * 3)} ${n(length * 0.5)}l${n(-side * 15)} ${n(-length * 0.5)}Z`;
  }
  return (
    path(polygon(ROCK), { fill: b.side(color) }) +
    path(faces, { fill: b.light('#c2a078', 0.2), opacity: 0.7 }) +
    path(clefts, { stroke: b.dark(color, 0.55), width: 4, opacity: 0.6 })
  );
}

/** The fort of Shigatse on its bare rock: long white wings that step down the ridge, the red block in the middle. */
export const samdruptseFort: Landmark = {
  height: 300,
  draw: (b) => {
    const white = MATERIAL.limewash;
    const red = '#93352f';
    let out = '';
    for (const side of [-1, 1]) {
      out += path(`M${side * 268} -44L${side * 262} -98L${side * 232} -132L${side * 222} -80Z`, {
        fill: b.side(white),
      });
      out += wall(b, { x: side * 280, foot: -40, width: 42, height: 66, color: white, windows: [1, 2] });
    }
    out += wall(b, { x: -202, foot: -70, width: 90, height: 78, color: white, windows: [3, 2] });
    out += wall(b, { x: 206, foot: -66, width: 84, height: 68, color: white, windows: [3, 2] });
    out += wall(b, { x: 134, foot: -84, width: 92, height: 92, color: white, windows: [3, 2] });
    out += wall(b, { x: 2, foot: -180, width: 176, height: 92, color: red, windows: [6, 3] });
    out += wall(b, { x: -126, foot: -84, width: 98, height: 104, color: white, windows: [3, 3] });
    out += wall(b, { x: 72, foot: -96, width: 86, height: 108, color: white, windows: [3, 3] });
    out += wall(b, { x: -44, foot: -96, width: 126, height: 96, color: white, windows: [4, 2] });
    out +=
      rect(-26, -288, 58, 18, { fill: b.side(red) }) + rect(-30, -292, 66, 5, { fill: b.light(white, 0.3) });
    const gold = b.light('#e3b558', 0.25);
    for (const [x, y] of [
      [-78, -275],
      [2, -292],
      [82, -275],
    ] as const)
      out += path(`M${x - 4} ${y}v-11q4 -8 8 0v11Z`, { fill: gold });
    return (
      rock(b) +
      path('M150 6L78 -28L152 -62L70 -104', { stroke: b.light('#d8c29c', 0.2), width: 5 }) +
      `<g transform="translate(0 -60) scale(0.8)">${out}</g>` +
      flags(b, [-362, -66], [-228, -146])
    );
  },
};

/** Draws a line of prayer flags between two points. */
function flags(b: Brush, [x0, y0]: Point, [x1, y1]: Point): string {
  const colors = ['#2f6aa8', '#efe8d8', '#b8392c', '#3f8a55', '#dba63a'];
  let out = '';
  for (let i = 0; i < 24; i++) {
    const t = (i + 0.5) / 24;
    const x = x0 + (x1 - x0) * t;
    const y = y0 + (y1 - y0) * t + Math.sin(t * Math.PI) * 26;
    out += rect(x - 3.6, y, 7.2, 7, { fill: b.tone(colors[i % 5] ?? '#efe8d8') });
  }
  return out;
}
