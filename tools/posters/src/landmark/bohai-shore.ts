import { arch, bays, merlons } from '../building/body.ts';
import type { Brush } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

const CLIFF = '#a8664a';

type Hall = { x: number; y: number; width: number; wall: number; height: number; storeys?: number };

/** Draws a hall with grey tiles; a second storey is narrower and has a gallery. */
function hall(b: Brush, { x, y, width, wall, height, storeys = 1 }: Hall): string {
  const tiles = '#5d6468';
  let out = bays(b, { x, y, width, height: wall, bays: Math.max(3, Math.round(width / 18)) });
  out += roof(b, {
    x,
    y: y - wall,
    width: width * 1.3,
    ridge: width * 0.8,
    height,
    lift: height * 0.5,
    color: tiles,
  });
  if (storeys < 2) return out;
  const top = y - wall - height * 0.6;
  out += rect(x - width * 0.44, top - wall * 0.3, width * 0.88, wall * 0.3, { fill: b.tone('#8a3a2c') });
  out += bays(b, { x, y: top - wall * 0.2, width: width * 0.76, height: wall * 0.95, bays: 5 });
  return (
    out +
    roof(b, {
      x,
      y: top - wall * 1.15,
      width: width * 1.16,
      ridge: width * 0.62,
      height: height * 1.25,
      lift: height * 0.7,
      color: tiles,
    })
  );
}

/** Penglai Pavilion: halls with grey tiles behind battlements, on the edge of a red cliff that falls into the sea. */
export const penglaiPavilion: Landmark = {
  height: 330,
  draw: (b) => {
    const face =
      'M-330 0L-318 -44L-286 -70L-262 -112L-214 -132L-196 -158H150L176 -146L196 -104L236 -84L252 -40L300 -22L322 0Z';
    let joints = '';
    for (let i = 0; i < 26; i++) {
      const x = -270 + i * 21 + b.random() * 12;
      const top = -142 + Math.abs(x) * 0.26 + b.random() * 24;
      joints += `M${n(x)} ${n(top)}l${n(-6 + b.random() * 12)} ${n(24 + b.random() * 30)}l${n(-8 + b.random() * 10)} ${n(20 + b.random() * 26)}`;
    }
    let out = hall(b, { x: 122, y: -152, width: 74, wall: 26, height: 24 });
    out += hall(b, { x: -168, y: -150, width: 70, wall: 26, height: 24 });
    out += hall(b, { x: 42, y: -156, width: 84, wall: 30, height: 26 });
    out += hall(b, { x: -62, y: -154, width: 128, wall: 36, height: 30, storeys: 2 });
    out += path(face, { fill: b.side(CLIFF) });
    out += `<g clip-path="${b.defs.clip(face)}">${
      path(joints, { stroke: b.dark(CLIFF, 0.6), width: 3, opacity: 0.65 }) +
      path('M-250 -92l70 8l60 -10l90 12l80 -8l110 10M-300 -36l90 8l110 -10l120 12l200 -8', {
        stroke: b.light('#d8946a', 0.25),
        width: 3,
        opacity: 0.45,
      }) +
      path('M-330 0V-24Q-240 -8 -160 -20T20 -14T180 -22T322 -10V0Z', {
        fill: b.dark('#4a3a38', 0.4),
        opacity: 0.8,
      })
    }</g>`;
    const wall = '#8f857a';
    out +=
      rect(-204, -168, 362, 18, { fill: b.side(wall) }) +
      path(merlons(-204, -168, 362, 8), { fill: b.side(wall) });
    for (const [x, r] of [
      [-236, 26],
      [-262, 18],
      [196, 24],
      [222, 17],
    ] as const)
      out += ellipse(x, -118 - r * 0.9, r, r * 0.9, { fill: b.side('#4f6b46') });
    return (
      out +
      path(
        'M-330 0q22 -9 44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0t44 0t36 0v8h-652Z',
        {
          fill: b.light('#ffffff', 0.2),
          opacity: 0.85,
        },
      )
    );
  },
};

/** Draws a consulate: white arched verandas on two storeys under a red hipped roof. */
function consulate(b: Brush, x: number, y: number, width: number): string {
  const wall = '#e6dcc6';
  const storey = width * 0.25;
  const count = Math.round(width / 24);
  const step = width / count;
  let openings = '';
  for (let level = 0; level < 2; level++)
    for (let i = 0; i < count; i++)
      openings += arch(x - width / 2 + (i + 0.5) * step, y - 4 - level * storey, step * 0.62, storey * 0.78);
  return (
    rect(x - width / 2, y - storey * 2, width, storey * 2, { fill: b.side(wall) }) +
    path(openings, { fill: b.dark('#5a463c', 0.45) }) +
    path(`M${n(x - width / 2)} ${n(y - storey)}h${n(width)}`, { stroke: b.light(wall, 0.4), width: 4 }) +
    path(
      `M${n(x - width * 0.56)} ${n(y - storey * 2)}L${n(x - width * 0.36)} ${n(y - storey * 3.1)}H${n(x + width * 0.36)}L${n(x + width * 0.56)} ${n(y - storey * 2)}Z`,
      { fill: b.side('#b04a34') },
    ) +
    rect(x + width * 0.16, y - storey * 3.5, width * 0.07, storey * 0.7, { fill: b.side('#8d4a38') })
  );
}

/** Yantai Hill: the tall white lighthouse with its glazed gallery, consulates with red roofs among trees, rocks at the sea. */
export const yantaiHill: Landmark = {
  height: 400,
  draw: (b) => {
    const white = '#f3efe4';
    const hill = 'M-330 0C-300 -56 -220 -84 -140 -112C-60 -140 60 -140 130 -112C220 -80 300 -52 330 0Z';
    let out = path(hill, { fill: b.side('#5c7a4c') });
    const crowns: (readonly [number, number, number])[] = [];
    for (let i = 0; i < 34; i++)
      crowns.push([
        -290 + i * 17.4,
        -40 - 78 * Math.cos(((-290 + i * 17.4) / 330) * 1.45),
        20 + b.random() * 12,
      ]);
    out += crowns.map(([x, y, r]) => ellipse(x, y, r, r * 0.8, { fill: b.side('#55744a') })).join('');
    out +=
      path('M-50 -122H50V-168H-50Z', { fill: b.side('#e8e2d4') }) +
      rect(-58, -174, 116, 8, { fill: b.tone('#c8c0ae') });
    out += path(arch(0, -122, 26, 34), { fill: b.dark('#4a4640', 0.4) });
    out += path('M-27 -170L-20 -330H20L27 -170Z', { fill: b.side(white) });
    out += path('M-9 -170L-7 -330M9 -170L7 -330', { stroke: b.dark('#b8b4a8', 0.2), width: 2.4 });
    let windows = '';
    for (let y = -196; y > -320; y -= 30) windows += arch(0, y, 8, 14);
    out += path(windows, { fill: b.window() });
    out += path('M-20 -326L-44 -340V-350H44V-340L20 -326Z', { fill: b.side(white) });
    out += rect(-38, -368, 76, 18, { fill: b.light('#9fc0cc', 0.2) });
    out += path('M-38 -368v18M-22 -368v18M-7 -368v18M8 -368v18M23 -368v18M38 -368v18', {
      stroke: b.tone(white),
      width: 3,
    });
    out += rect(-44, -374, 88, 7, { fill: b.tone(white) });
    out +=
      rect(-15, -394, 30, 20, { fill: '#ffe7a8' }) +
      path('M-20 -394C-16 -412 16 -412 20 -394Z', { fill: b.side('#b5382a') });
    out += path('M0 -408v-16', { stroke: b.ink, width: 3 });
    out += consulate(b, -196, -44, 150) + consulate(b, 172, -52, 132);
    for (let i = 0; i < 16; i++) {
      const x = -306 + i * 40 + b.random() * 16;
      out += ellipse(x, -22 - b.random() * 14, 22, 18, { fill: b.side('#4c6b44') });
    }
    let rocks = '';
    for (let x = -336; x < 330; x += 34) rocks += `M${x} 4l8 -22l16 -8l14 12l6 18Z`;
    return out + path(rocks, { fill: b.side('#8a7764') });
  },
};

/** Draws the head of a cask: staves, hoops, a bronze plate and the tap. */
function cask(b: Brush, x: number, r: number): string {
  const oak = '#9a6538';
  const y = -r * 1.04;
  let staves = '';
  for (let k = -6; k <= 6; k++) {
    const dx = (k / 7) * r;
    const dy = Math.sqrt(r * r - dx * dx) * 0.93;
    staves += `M${n(x + dx)} ${n(y - dy)}V${n(y + dy)}`;
  }
  return (
    ellipse(x, y, r * 1.06, r * 1.06, { fill: b.dark('#3a2c22', 0.4) }) +
    ellipse(x, y, r, r, { fill: b.side('#7d4e2c') }) +
    ellipse(x, y, r * 0.92, r * 0.92, { fill: b.side(oak) }) +
    path(staves, { stroke: b.dark(oak, 0.55), width: 2.2, opacity: 0.8 }) +
    path(`M${n(x - r * 0.9)} ${n(y + r * 0.1)}h${n(r * 1.8)}v${n(r * 0.17)}h${n(-r * 1.8)}Z`, {
      fill: b.side('#6d4326'),
    }) +
    ellipse(x, y - r * 0.38, r * 0.24, r * 0.24, { fill: b.side('#d7a548') }) +
    path(`M${n(x - r * 0.1)} ${n(y - r * 0.38)}h${n(r * 0.2)}M${n(x)} ${n(y - r * 0.5)}v${n(r * 0.24)}`, {
      stroke: b.dark('#7a5418', 0.4),
      width: 3,
    }) +
    path(`M${n(x)} ${n(y + r * 0.52)}v${n(r * 0.2)}M${n(x - r * 0.08)} ${n(y + r * 0.56)}h${n(r * 0.16)}`, {
      stroke: b.light('#d9b25c', 0.2),
      width: 5,
    }) +
    rect(x - r * 0.86, -r * 0.2, r * 1.72, r * 0.2, { fill: b.side('#4c3524') })
  );
}

/** The cellar of Changyu: a vault of grey brick with lamps, three great casks at its end and barrels along the sides. */
export const wineCellar: Landmark = {
  height: 420,
  floats: true,
  draw: (b) => {
    const brick = '#8c7a68';
    let out = rect(-1400, -1100, 2800, 1500, { fill: b.dark('#54463a', 0.35) });
    for (let ring = 0; ring < 10; ring++) {
      const s = 1.8 - ring * 0.14;
      const tone = ring % 2 ? b.dark(brick, 0.42) : b.dark(brick, 0.22);
      out += path(
        `M${n(-410 * s)} ${n(120 * s)}V${n(-190 * s)}C${n(-400 * s)} ${n(-470 * s)} ${n(400 * s)} ${n(-470 * s)} ${n(410 * s)} ${n(-190 * s)}V${n(120 * s)}Z`,
        { fill: tone },
      );
    }
    let courses = '';
    for (let y = -300; y < 0; y += 13) courses += `M-206 ${y}h412`;
    out += path(courses, { stroke: b.dark(brick, 0.6), width: 1.4, opacity: 0.45 });
    const glow = b.defs.radial([
      [0, '#ffd98a', 0.75],
      [1, '#ffd98a', 0],
    ]);
    out += path('M-1400 720L-206 0H206L1400 720Z', { fill: b.dark('#7d6e5e', 0.15) });
    let paving = '';
    for (const y of [16, 40, 74, 120, 180]) paving += `M${-206 - y * 1.66} ${y}H${206 + y * 1.66}`;
    for (let k = -7; k <= 7; k++) paving += `M${k * 29} 0L${k * 92} 260`;
    out += path(paving, { stroke: b.dark('#4a3f36', 0.4), width: 2.4, opacity: 0.5 });
    out += cask(b, -138, 74) + cask(b, 138, 74) + cask(b, 0, 104);
    for (const s of [-1, 1] as const)
      for (const [x, y, r] of [
        [246, 34, 40],
        [318, 84, 56],
      ] as const)
        out += `<g transform="translate(${s * x} ${y})">${cask(b, 0, r)}</g>`;
    for (const x of [-232, 232])
      out += ellipse(x, -176, 90, 90, { fill: glow }) + rect(x - 7, -192, 14, 26, { fill: '#ffe9b4' }, 4);
    return out + ellipse(0, -262, 130, 90, { fill: glow });
  },
};
