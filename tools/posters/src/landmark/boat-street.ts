import type { Brush } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { ellipse, n, type Point, path, polygon, polyline, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

const TILES = '#5f6668';
/** Half the length of the street. */
const LENGTH = 520;

/** Returns half the width of the street of Luocheng at `t`, from bow 0 to stern 1. */
const hull = (t: number) => Math.sin(Math.PI * t) ** 1.15 * 128;

type Side = 1 | -1;

/** Returns the point at `t` along one side of the street, `w` out from its edge; the near side is larger. */
function at(t: number, side: Side, w: number): Point {
  const taper = 0.35 + 0.65 * Math.sin(Math.PI * t) ** 0.6;
  return [(t - 0.5) * 2 * LENGTH, -150 + side * (hull(t) * 0.7 + w * taper * 0.8) * (side > 0 ? 1.1 : 0.84)];
}

const alongside = (side: Side, w: number): Point[] =>
  Array.from({ length: 41 }, (_, i) => at(0.01 + (0.98 * i) / 40, side, w));

const strip = (side: Side, from: number, to: number): string =>
  polygon([...alongside(side, from), ...alongside(side, to).toReversed()]);

/** Draws lines across a row of roofs. */
function across(side: Side, count: number, from: number, to: number): string {
  let d = '';
  for (let i = 1; i < count; i++) d += polyline([at(i / count, side, from), at(i / count, side, to)]);
  return d;
}

function roofs(b: Brush, side: Side): string {
  const isNear = side > 0;
  return (
    path(strip(side, 86, isNear ? 112 : 94), { fill: b.side('#b5a588') }) +
    path(strip(side, 0, 46), { fill: isNear ? b.light(TILES, 0.12) : b.side(TILES) }) +
    path(strip(side, 46, 92), { fill: isNear ? b.side(TILES) : b.light(TILES, 0.12) }) +
    path(across(side, 76, 0, 92), { stroke: b.dark(TILES, 0.5), width: 1.8, opacity: 0.5 }) +
    path(across(side, 10, -3, 95), { stroke: b.dark(TILES, 0.5), width: 5 }) +
    path(polyline(alongside(side, 46)), { stroke: b.dark(TILES, 0.5), width: 7 }) +
    path(polyline(alongside(side, 1)), { stroke: b.light('#d8c8a4', 0.3), width: 5 })
  );
}

/** Columns of the far arcade and people at tables before it. */
function arcade(b: Brush): string {
  let columns = '';
  for (let i = 2; i < 36; i++) {
    const [x, y] = at(i / 38, -1, 0);
    columns += `M${n(x)} ${n(y)}v15`;
  }
  let out = path(columns, { stroke: b.side('#7a4a30'), width: 5 });
  for (let i = 0; i < 20; i++) {
    const t = 0.16 + (i / 19) * 0.7;
    if (Math.abs(t - 0.5) < 0.11) continue;
    const [x, y] = at(t, -1, -26 - (i % 3) * 16);
    out +=
      rect(x - 9, y - 5, 18, 7, { fill: b.side('#8a5a38') }) +
      ellipse(x - 15, y - 6, 4.4, 5, { fill: b.tone('#3f5f8a') }) +
      ellipse(x + 15, y - 6, 4.4, 5, { fill: b.tone('#b5483a') });
  }
  return out;
}

/** Draws the stage for operas on its arch. */
function operaStage(b: Brush): string {
  let out =
    rect(-52, -178, 104, 34, { fill: b.side('#c9b48c') }) +
    path('M-20 -144V-160A20 20 0 0 1 20 -160V-144Z', { fill: b.dark('#3a2a22', 0.5) });
  for (const x of [-46, -18, 18, 46]) out += rect(x - 3, -216, 6, 40, { fill: b.side('#a63a2c') });
  return (
    out +
    rect(-46, -214, 92, 12, { fill: b.tone('#d9a23c') }) +
    roof(b, { y: -212, width: 150, ridge: 74, height: 46, lift: 26, color: '#4f5a5c' })
  );
}

/** The street of Luocheng from above: two bent rows of tiled roofs like the sides of a boat, the stage as its cabin. */
export const boatStreet: Landmark = {
  height: 330,
  draw: (b) => {
    let slabs = '';
    for (let i = 1; i < 30; i++) slabs += polyline([at(i / 30, -1, 0), at(i / 30, 1, 0)]);
    return (
      path(polygon([...alongside(-1, 0), ...alongside(1, 0).toReversed()]), { fill: b.side('#cdbfa2') }) +
      path(slabs, { stroke: b.dark('#8a7c64', 0.3), width: 2, opacity: 0.6 }) +
      roofs(b, -1) +
      arcade(b) +
      operaStage(b) +
      roofs(b, 1)
    );
  },
};

/** Towers of glass and concrete that close in on a temple. */
export const towerBlocks: Landmark = {
  height: 500,
  draw: (b) => {
    let out = '';
    for (const [x, w, h, hue] of [
      [-470, 130, 470, '#7f8f9c'],
      [-330, 110, 380, '#a09a92'],
      [-200, 92, 500, '#6f8494'],
      [-86, 90, 350, '#b0a596'],
      [40, 104, 440, '#7a8a98'],
      [170, 96, 520, '#8f8f92'],
      [294, 112, 400, '#6f8494'],
      [440, 130, 490, '#a39c92'],
    ] as const) {
      out += rect(x - w / 2, -h, w, h, { fill: b.side(hue) });
      const columns = Math.round(w / 17);
      let lit = '';
      let dark = '';
      for (let row = 0; row * 19 < h - 60; row++)
        for (let c = 0; c < columns; c++) {
          const pane = `M${n(x - w / 2 + 6 + c * ((w - 10) / columns))} ${-h + 14 + row * 19}h${n(((w - 10) / columns) * 0.66)}v11h${n(-((w - 10) / columns) * 0.66)}Z`;
          if (b.random() < 0.46) lit += pane;
          else dark += pane;
        }
      out +=
        path(lit, { fill: '#ffdc94', opacity: 0.85 }) +
        path(dark, { fill: b.dark(hue, 0.5), opacity: 0.7 }) +
        rect(x - w / 2 - 3, -h - 6, w + 6, 8, { fill: b.light(hue, 0.3) });
    }
    return out;
  },
};

/** Boats hung with lanterns on a river in the evening. */
export const lanternBoats: Landmark = {
  height: 100,
  floats: true,
  draw: (b) => {
    const glow = b.defs.radial([
      [0, '#ffc46a', 0.8],
      [1, '#ff8a3a', 0],
    ]);
    const boat = (x: number, y: number, k: number) => {
      let o = ellipse(0, -30, 120, 54, { fill: glow });
      o += path('M-96 -18C-60 -4 60 -4 100 -22C88 8 50 12 0 12C-56 12 -84 8 -96 -18Z', {
        fill: b.side('#6a3f2a'),
      });
      for (const px of [-50, 50]) o += rect(px - 2.4, -60, 5, 50, { fill: b.side('#8a5a38') });
      o += path('M-70 -56C-40 -78 40 -78 70 -56Z', { fill: b.side('#4a5a5c') });
      for (let i = 0; i < 7; i++) o += ellipse(-54 + i * 18, -46, 6.4, 7.4, { fill: '#ff6a3a' });
      o +=
        ellipse(-18, -28, 7, 8, { fill: b.tone('#5a4034') }) +
        path('M-28 -6C-30 -20 -8 -20 -8 -6Z', { fill: b.side('#e0b45a') }) +
        ellipse(18, -28, 7, 8, { fill: b.tone('#5a4034') }) +
        path('M8 -6C6 -20 28 -20 28 -6Z', { fill: b.side('#c4553a') });
      return `<g transform="translate(${x} ${y}) scale(${k})">${o}</g>`;
    };
    let lamps = '';
    for (let i = 0; i < 14; i++)
      lamps += ellipse(-420 + i * 64 + b.random() * 30, 20 + (b.random() - 0.5) * 60, 6, 4, {
        fill: '#ffb45e',
      });
    return lamps + boat(-250, -30, 0.6) + boat(210, -24, 0.7) + boat(0, 10, 1);
  },
};
