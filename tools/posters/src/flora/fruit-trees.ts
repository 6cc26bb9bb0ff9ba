import { type Brush, MATERIAL } from '../building/brush.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from '../landmark/landmark.ts';

/** Crowns as clusters around the given centres, with fruit in them. */
function crown(
  b: Brush,
  centres: readonly (readonly [number, number, number])[],
  leaf: string,
  fruit: string,
  size: number,
): string {
  let out = '';
  for (const [x, y, r] of centres) out += ellipse(x, y, r, r * 0.84, { fill: b.side(leaf) });
  let leaves = '';
  let dots = '';
  for (const [x, y, r] of centres)
    for (let k = 0; k < r * 0.9; k++) {
      const a = b.random() * Math.PI * 2;
      const reach = Math.sqrt(b.random()) * r * 0.95;
      const [px, py] = [x + Math.cos(a) * reach, y + Math.sin(a) * reach * 0.84];
      leaves += `M${n(px)} ${n(py)}q3 -4 7 -1q-3 4 -7 1Z`;
      if (k % 5 === 0)
        dots += `M${n(px - size)} ${n(py)}a${n(size)} ${n(size)} 0 1 0 ${n(size * 2)} 0a${n(size)} ${n(size)} 0 1 0 ${n(-size * 2)} 0Z`;
    }
  return (
    out +
    path(leaves, { fill: b.light(leaf, 0.35), opacity: 0.55 }) +
    path(dots, { fill: b.light(fruit, 0.12) })
  );
}

/** A low round tree full of oranges. */
export const orangeTree: Landmark = {
  height: 120,
  draw: (b) =>
    path('M-6 0C-5 -24 -8 -36 -16 -50H16C8 -36 5 -24 6 0Z', { fill: b.side(MATERIAL.timber) }) +
    crown(
      b,
      [
        [-30, -62, 34],
        [30, -62, 34],
        [0, -78, 44],
        [-16, -96, 28],
        [20, -98, 26],
      ],
      '#3f7a48',
      '#ee8a22',
      5,
    ),
};

/** An old date tree: crooked trunk, loose crown, red dates. */
export const dateTree: Landmark = {
  height: 190,
  draw: (b) =>
    path('M-10 0C-6 -30 -14 -58 -2 -84L-40 -122L-34 -128L4 -98L34 -136L42 -132L14 -84C6 -58 10 -30 14 0Z', {
      fill: b.side(MATERIAL.darkTimber),
    }) +
    crown(
      b,
      [
        [-44, -126, 34],
        [44, -132, 36],
        [0, -150, 44],
        [-26, -168, 28],
        [26, -172, 28],
      ],
      '#6a9a48',
      '#b3302a',
      3.4,
    ),
};

/** The cypress of the Zhou at Jinci: a thick trunk that leans far over, bare roots, flat clouds of leaves. */
export const leaningCypress: Landmark = {
  height: 200,
  draw: (b) => {
    let out = path(
      'M-40 2C-20 -10 -18 -26 -8 -44C14 -84 52 -116 104 -150L112 -140C74 -108 44 -74 28 -38C22 -22 30 -8 46 2C30 -2 16 -4 4 0C-10 -6 -26 -2 -40 2Z',
      { fill: b.side('#8a6a54') },
    );
    out += path('M0 -34C20 -72 54 -104 96 -136M10 -20C24 -58 54 -92 92 -124M48 -98L40 -138M76 -122L84 -164', {
      stroke: b.dark('#5a4236', 0.4),
      width: 4,
      opacity: 0.7,
    });
    return (
      out +
      crown(
        b,
        [
          [40, -146, 26],
          [84, -172, 32],
          [120, -154, 34],
          [146, -136, 24],
          [66, -186, 20],
        ],
        '#3f6a50',
        '#5f8a62',
        2,
      )
    );
  },
};

/** A stone table with stools. */
export const stoneTable: Landmark = {
  height: 60,
  draw: (b) => {
    const stone = MATERIAL.stone;
    let out =
      rect(-10, -40, 20, 40, { fill: b.side(stone) }) +
      ellipse(0, -44, 52, 11, { fill: b.dark(stone, 0.35) }) +
      ellipse(0, -48, 52, 11, { fill: b.light(stone, 0.3) });
    for (const x of [-84, 84])
      out +=
        path(
          `M${x - 17} -24C${x - 22} -14 ${x - 20} -4 ${x - 15} 0H${x + 15}C${x + 20} -4 ${x + 22} -14 ${x + 17} -24Z`,
          { fill: b.side(stone) },
        ) + ellipse(x, -24, 17, 5, { fill: b.light(stone, 0.35) });
    return out;
  },
};

/** Red flags on poles in the wind. */
export const redFlags: Landmark = {
  height: 100,
  draw: (b) => {
    let out = '';
    for (const [x, k] of [
      [-54, 0.8],
      [0, 1],
      [56, 0.86],
    ] as const) {
      const top = -100 * k;
      out += path(`M${x} 0V${n(top)}`, { stroke: b.dark(MATERIAL.timber, 0.2), width: 3 });
      out += path(
        `M${x} ${n(top)}C${x + 16} ${n(top - 8)} ${x + 28} ${n(top + 10)} ${x + 46} ${n(top + 2)}V${n(top + 30 * k)}C${x + 28} ${n(top + 38 * k)} ${x + 16} ${n(top + 22 * k)} ${x} ${n(top + 30 * k)}Z`,
        { fill: b.side('#c4261e') },
      );
    }
    return out;
  },
};
