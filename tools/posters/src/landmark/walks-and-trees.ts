import { type Brush, MATERIAL } from '../building/brush.ts';
import { ellipse, n, path, polygon, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** Centre and half width of a boardwalk at its bends, from the foreground to the distance. */
const BENDS: readonly (readonly [x: number, y: number, half: number])[] = [
  [-20, 6, 70],
  [70, -44, 36],
  [-44, -72, 22],
  [44, -92, 13],
  [-16, -106, 8],
  [20, -116, 4],
];

/** A boardwalk on posts that zigzags over shallow water or reeds to the distance. */
export const boardwalk: Landmark = {
  height: 120,
  floats: true,
  draw: (b) => {
    const wood = b.options.color ?? '#a8845c';
    let out = '';
    for (let i = BENDS.length - 2; i >= 0; i--) {
      const [near, far] = [BENDS[i], BENDS[i + 1]];
      if (!near || !far) continue;
      const [x0, y0, w0] = near;
      const [x1, y1, w1] = far;
      let posts = '';
      let planks = '';
      let rail = '';
      for (let k = 0; k <= 12; k++) {
        const t = k / 12;
        const [x, y, w] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, w0 + (w1 - w0) * t];
        planks += `M${n(x - w)} ${n(y)}H${n(x + w)}`;
        if (k % 3 === 0) {
          posts += `M${n(x - w)} ${n(y)}v${n(w * 0.3)}M${n(x + w)} ${n(y)}v${n(w * 0.3)}`;
          rail += `M${n(x - w)} ${n(y)}v${n(-w * 0.62)}M${n(x + w)} ${n(y)}v${n(-w * 0.62)}`;
        }
      }
      const line = (s: 1 | -1, up: number) =>
        `M${n(x0 + s * w0)} ${n(y0 - w0 * up)}L${n(x1 + s * w1)} ${n(y1 - w1 * up)}`;
      out += path(posts, { stroke: b.dark(wood, 0.5), width: Math.max(1, w0 * 0.09) });
      out += path(
        polygon([
          [x0 - w0, y0],
          [x1 - w1, y1],
          [x1 + w1, y1],
          [x0 + w0, y0],
        ]),
        { fill: b.side(wood) },
      );
      out += path(planks, { stroke: b.dark(wood, 0.4), width: Math.max(0.6, w0 * 0.03), opacity: 0.6 });
      out += path(rail + line(-1, 0.6) + line(1, 0.6) + line(-1, 0.3) + line(1, 0.3), {
        stroke: b.dark(wood, 0.2),
        width: Math.max(0.8, w0 * 0.06),
      });
    }
    return out;
  },
};

/** Draws a trunk of the rain forest: straight and pale, with buttresses and a high crown. */
function giantTree(b: Brush, x: number, k: number): string {
  const bark = '#b3a48c';
  const leaf = '#4f7f4a';
  let out = path(
    'M-44 8C-26 -10 -16 -44 -13 -90L-10 -400H10L13 -90C16 -44 26 -10 44 8C30 2 22 -8 14 -14L8 8H-10L-14 -14C-22 -8 -30 2 -44 8Z',
    { fill: b.side(bark) },
  );
  let marks = '';
  for (let i = 0; i < 22; i++)
    marks += `M${n(-9 + b.random() * 16)} ${n(-20 - b.random() * 360)}v${n(8 + b.random() * 20)}`;
  out += path(marks, { stroke: b.dark(bark, 0.4), width: 1.6, opacity: 0.5 });
  for (const [cx, cy, r] of [
    [-46, -386, 42],
    [44, -398, 46],
    [0, -430, 58],
    [-24, -408, 44],
  ] as const)
    out += path(
      `M${cx - r} ${cy}C${cx - r} ${n(cy - r * 0.8)} ${cx + r} ${n(cy - r * 0.8)} ${cx + r} ${cy}C${n(cx + r * 0.5)} ${n(cy + r * 0.3)} ${n(cx - r * 0.5)} ${n(cy + r * 0.3)} ${cx - r} ${cy}Z`,
      { fill: b.down(leaf) },
    );
  return `<g transform="translate(${x} 0) scale(${k})">${out}</g>`;
}

/** A walkway of ropes and planks between the trunks of the highest trees. */
export const canopyWalk: Landmark = {
  height: 470,
  draw: (b) => {
    const spans = [-420, -150, 110, 400];
    let back = '';
    for (const [x, k] of [
      [-290, 0.86],
      [-20, 0.8],
      [250, 0.88],
    ] as const)
      back += giantTree(b, x, k);
    let out = `<g opacity="0.55">${back}</g>`;
    const y = -236;
    for (let i = 0; i < spans.length - 1; i++) {
      const [from, to] = [spans[i] ?? 0, spans[i + 1] ?? 0];
      const deck = (t: number) => [from + (to - from) * t, y + 4 * 22 * t * (1 - t)] as const;
      let net = '';
      let line = '';
      let top = '';
      let boards = '';
      for (let s = 0; s <= 22; s++) {
        const [px, py] = deck(s / 22);
        const [qx, qy] = deck(Math.min(1, (s + 1) / 22));
        line += `${s ? 'L' : 'M'}${n(px)} ${n(py)}`;
        top += `${s ? 'L' : 'M'}${n(px)} ${n(py - 34)}`;
        net += `M${n(px)} ${n(py)}L${n(qx)} ${n(qy - 34)}M${n(px)} ${n(py - 34)}L${n(qx)} ${n(qy)}`;
        boards += `M${n(px)} ${n(py)}v5`;
      }
      out += path(net, { stroke: b.light('#e8ddc4', 0.2), width: 1.4, opacity: 0.75 });
      out += path(line, { stroke: b.dark('#7a5a3c', 0.15), width: 7 });
      out += path(boards, { stroke: b.dark('#4a3626', 0.3), width: 2 });
      out += path(top, { stroke: b.dark('#6a5a48', 0.1), width: 3 });
    }
    for (const [x, color] of [
      [-60, '#c4442f'],
      [-30, '#e8ddc8'],
      [228, '#2f6f73'],
    ] as const)
      out +=
        path(`M${x - 7} -224V-250C${x - 7} -260 ${x + 7} -260 ${x + 7} -250V-224Z`, { fill: b.tone(color) }) +
        ellipse(x, -264, 6, 7, { fill: b.tone('#4a3428') });
    for (const x of spans) {
      out += giantTree(b, x, 1);
      out += rect(x - 22, y - 2, 44, 8, { fill: b.side('#8a6844') });
    }
    return out;
  },
};

/** A cypress of two and a half thousand years: the trunk split in three, one arm far out on a stone post. */
export const splitCypress: Landmark = {
  height: 230,
  draw: (b) => {
    const bark = '#7d6a58';
    let out = path('M128 2L132 -74H148L154 2Z', { fill: b.side(MATERIAL.stone) });
    for (const limb of [
      'M-30 6C-30 -40 -56 -84 -76 -150L-58 -168C-40 -110 -16 -74 -4 -22L-2 6Z',
      'M-14 6C-12 -60 -6 -120 -18 -196L2 -206C14 -140 14 -70 18 6Z',
      'M6 8C30 -34 90 -72 176 -96L196 -84C120 -56 70 -26 40 8Z',
    ])
      out += path(limb, { fill: b.side(bark) });
    out += path(
      'M-52 8C-40 -8 -38 -34 -44 -62C-26 -44 -14 -44 -6 -70C4 -50 22 -36 60 -36C48 -20 50 -4 62 8Z',
      { fill: b.side(bark) },
    );
    let grain = '';
    for (let i = 0; i < 7; i++)
      grain += `M${n(-26 + i * 3)} 0C${n(-30 + i * 3)} -50 ${n(-56 + i * 2)} -100 ${n(-70 + i * 2)} -150M${n(-10 + i * 4)} 0C${n(-4 + i * 3)} -70 ${n(-2 + i * 2)} -130 ${n(-12 + i * 2)} -190M${n(14 + i * 4)} 0C${n(50 + i * 3)} -40 110 ${n(-72 + i * 3)} 180 ${n(-92 + i * 2)}`;
    out += path(grain, { stroke: b.dark(bark, 0.5), width: 1.6, opacity: 0.6 });
    for (const [x, y, w] of [
      [-86, -158, 52],
      [-54, -184, 44],
      [-112, -132, 34],
      [-6, -206, 54],
      [26, -182, 36],
      [186, -98, 46],
      [224, -84, 34],
      [150, -108, 30],
    ] as const) {
      out += path(
        `M${x - w} ${y}C${n(x - w * 0.8)} ${n(y - w * 0.6)} ${n(x + w * 0.6)} ${n(y - w * 0.8)} ${x + w} ${y}C${n(x + w * 0.4)} ${n(y + w * 0.24)} ${n(x - w * 0.5)} ${n(y + w * 0.24)} ${x - w} ${y}Z`,
        {
          fill: b.down('#3f6648'),
        },
      );
      let sprigs = '';
      for (let i = 0; i < 9; i++)
        sprigs += `M${n(x - w * 0.8 + i * w * 0.2)} ${n(y - 4)}q4 ${n(-w * 0.2)} 8 ${n(-w * 0.26)}`;
      out += path(sprigs, { stroke: b.light('#7fa27c', 0.2), width: 2, opacity: 0.5 });
    }
    return out;
  },
};

/** A pine of fifteen centuries, its crown spread flat over the whole court. */
export const courtPine: Landmark = {
  height: 170,
  draw: (b) => {
    const bark = '#6a5142';
    let out = path('M-22 4C-16 -40 -30 -70 -14 -104L-4 -124H8C0 -92 20 -60 12 -30L20 4Z', {
      fill: b.side(bark),
    });
    out += path(
      'M-8 -96C-60 -108 -120 -104 -170 -108M0 -110C50 -128 110 -122 176 -128M-4 -84C40 -92 80 -90 120 -96M-10 -74C-50 -82 -90 -80 -122 -82',
      {
        stroke: b.side(bark),
        width: 9,
      },
    );
    for (const [x, y, w] of [
      [-160, -108, 78],
      [166, -128, 82],
      [-74, -122, 84],
      [72, -138, 90],
      [0, -152, 84],
      [120, -98, 58],
      [-120, -84, 54],
    ] as const) {
      const h = w * 0.34;
      out += path(
        `M${x - w} ${y}C${n(x - w * 0.8)} ${n(y - h * 1.2)} ${n(x - w * 0.2)} ${n(y - h * 1.1)} ${x} ${n(y - h)}C${n(x + w * 0.4)} ${n(y - h * 1.3)} ${n(x + w * 0.9)} ${n(y - h * 0.8)} ${x + w} ${y}C${n(x + w * 0.5)} ${n(y + h * 0.4)} ${n(x - w * 0.5)} ${n(y + h * 0.4)} ${x - w} ${y}Z`,
        {
          fill: b.down('#3c6146'),
        },
      );
      let needles = '';
      for (let i = 0; i < 16; i++) {
        const u = (i / 15) * 2 - 1;
        needles += `M${n(x + u * w * 0.86)} ${n(y - 1)}l${n(u * 5)} ${n(-h * (0.8 - u * u * 0.5))}`;
      }
      out += path(needles, { stroke: b.dark('#24402e', 0.4), width: 1.6, opacity: 0.45 });
    }
    return out;
  },
};

/** A red sandstone dome cracked like the shell of a tortoise, shaped like a bell. */
export const bellRock: Landmark = {
  height: 210,
  draw: (b) => {
    const rock = b.options.color ?? '#b0654a';
    const outline =
      'M-176 6C-170 -20 -150 -34 -140 -70C-128 -136 -96 -204 0 -208C96 -204 128 -136 140 -70C150 -34 170 -20 176 6Z';
    let cracks = '';
    for (let row = 0; row < 8; row++) {
      const y = -14 - row * 25;
      for (let i = -6; i <= 6; i++) {
        const x = i * 29 + (row % 2) * 14 + (b.random() - 0.5) * 8;
        cracks += `M${n(x)} ${n(y)}l${n(13 + b.random() * 4)} ${n(-7 - b.random() * 3)}l${n(14)} ${n(6 + b.random() * 4)}M${n(x)} ${n(y)}l${n((b.random() - 0.5) * 5)} ${n(13 + b.random() * 3)}`;
      }
    }
    let out = path(outline, { fill: b.side(rock) });
    out += `<g clip-path="${b.defs.clip(outline)}">${path(cracks, { stroke: b.dark(rock, 0.5), width: 2.4, opacity: 0.55 })}</g>`;
    out += path('M-48 4V-70C-48 -102 48 -102 48 -70V4Z', { fill: b.dark(rock, 0.55) });
    out += path('M-62 -84C-40 -92 -20 -104 0 -114C20 -104 40 -92 62 -84L56 -78H-56Z', {
      fill: b.side('#6a7074'),
    });
    const seat = '#d09a72';
    out += path('M-26 2V-14H26V2Z', { fill: b.light(seat, 0.1) });
    out += path('M-24 -12C-26 -34 -18 -48 0 -50C18 -48 26 -34 24 -12Z', { fill: b.light(seat, 0.25) });
    out +=
      ellipse(0, -58, 9, 10, { fill: b.light(seat, 0.35) }) +
      path('M-9 -62L0 -82L9 -62Z', { fill: b.light(seat, 0.2) });
    for (const x of [-37, 37]) out += path(`M${x - 6} 2V-30q6 -12 12 0V2Z`, { fill: b.light(seat, 0.15) });
    return out;
  },
};

/** A chairlift: open double chairs on a rope that rises to the right. */
export const chairLift: Landmark = {
  height: 200,
  floats: true,
  flies: true,
  draw: (b) => {
    const rope = (x: number) => -92 - x * 0.36;
    let out = path(`M-620 ${n(rope(-620))}L620 ${n(rope(620))}`, {
      stroke: b.dark('#3a3c3e', 0.3),
      width: 3,
    });
    for (const [x, color] of [
      [-250, '#2f7a78'],
      [0, '#c4442f'],
      [250, '#d9a03f'],
    ] as const) {
      const y = rope(x);
      out += path(`M${x} ${n(y)}v52h-30M${x} ${n(y + 52)}h30`, { stroke: b.dark('#4a4e50', 0.3), width: 4 });
      out += path(`M${x - 32} ${n(y + 50)}v26h64v-26`, { stroke: b.side('#5a5e60'), width: 5 });
      for (const [dx, cloth] of [
        [-14, color],
        [14, '#efe6d2'],
      ] as const)
        out +=
          path(`M${x + dx - 9} ${n(y + 76)}v-22c0 -10 18 -10 18 0v22l2 20h-7l-3 -18l-4 18h-6Z`, {
            fill: b.tone(cloth),
          }) + ellipse(x + dx, y + 40, 7, 8, { fill: b.tone('#5a4034') });
    }
    return out;
  },
};

/** A quay of grey stone along a river: a water gate with stairs, and houses may stand above. */
export const quayWall: Landmark = {
  height: 100,
  draw: (b) => {
    const stone = b.options.color ?? '#9a958a';
    let out = path('M-600 10L-594 -96H594L600 10Z', { fill: b.side(stone) });
    let blocks = '';
    for (let row = 0; row < 9; row++)
      for (let x = -594 + (row % 2) * 20; x < 590; x += 40) blocks += `M${x} ${-row * 11}h38v-9`;
    out += path(blocks, { stroke: b.dark(stone, 0.4), width: 1.4, opacity: 0.4 });
    let battlements = '';
    for (let x = -590; x < 590; x += 22) battlements += `M${x} -95v-11h13v11Z`;
    out += path(battlements, { fill: b.side(stone) });
    out += path('M-46 -8V-50C-46 -84 46 -84 46 -50V-8Z', { fill: b.light(stone, 0.3) });
    out += path('M-35 -8V-48C-35 -74 35 -74 35 -48V-8Z', { fill: b.dark('#241f1e', 0.6) });
    for (let i = 0; i < 6; i++)
      out += rect(-52 - i * 9, -8 + i * 5, 104 + i * 18, 5.6, {
        fill: i % 2 ? b.light('#c7beae', 0.2) : b.side('#b3aa9a'),
      });
    return out;
  },
};
