import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** Draws a carp cut into stone, its head to the right. */
function carvedFish(x: number, y: number, scale: number, light: string, dark: string): string {
  const body = 'M-92 4C-60 -34 20 -40 84 -4C96 4 92 12 84 14C30 40 -50 34 -92 4Z';
  let scales = '';
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 7; i++) scales += `M${-62 + i * 15 + (row % 2) * 7} ${-10 + row * 11}q8 6 0 12`;
  const cut = { stroke: dark, width: 4.4 };
  return `<g transform="translate(${x} ${y}) scale(${scale})">${
    path(`${body}M-88 4L-132 -26L-120 4L-134 32Z`, { fill: light, opacity: 0.35 }) +
    path(
      `${body}M-90 4L-132 -26L-120 4L-134 32L-90 4M-30 -26C-10 -52 24 -50 40 -26M-10 26L8 42L22 22M58 -20C44 -4 46 14 58 22`,
      cut,
    ) +
    path(scales, { stroke: dark, width: 3 }) +
    ellipse(70, -4, 6, 6, { stroke: dark, width: 3.4, fill: light })
  }</g>`;
}

/** The stone ridge of Baiheliang on the river bed: two carved fish and columns of writing. */
export const stoneFishReef: Landmark = {
  height: 240,
  draw: (b) => {
    const stone = b.options.color ?? '#a8a184';
    const ridge =
      'M-420 60L-400 -30L-330 -76L-250 -112L-140 -172L-30 -214L90 -232L190 -214L280 -166L370 -120L420 -40L440 60Z';
    let out = path(ridge, { fill: b.side(stone) });
    let strata = '';
    for (let i = 0; i < 9; i++)
      strata += `M-440 ${n(50 - i * 26)}L-120 ${n(10 - i * 27)}L160 ${n(-2 - i * 26)}L450 ${n(46 - i * 25)}`;
    out += `<g clip-path="${b.defs.clip(ridge)}">${path(strata, { stroke: b.dark(stone, 0.5), width: 3, opacity: 0.45 })}</g>`;
    const [light, dark] = [b.light('#e6e2c0', 0.4), b.dark('#2f3a32', 0.6)];
    out += carvedFish(-120, -76, 1.05, light, dark) + carvedFish(120, -96, 1.05, light, dark);
    let writing = '';
    for (const [x, top, rows] of [
      [-30, -176, 4],
      [0, -184, 4],
      [30, -190, 4],
      [250, -128, 6],
      [280, -116, 5],
      [310, -104, 4],
    ] as const)
      for (let i = 0; i < rows; i++)
        writing += `M${x} ${top + i * 21}h14M${x + 7} ${top - 5 + i * 21}v15M${x + 1} ${top + 8 + i * 21}l12 ${i % 2 ? 4 : -3}`;
    return out + path(writing, { stroke: dark, width: 3, opacity: 0.8 });
  },
};

/** The gallery below the river: a steel tube with lit portholes and visitors at them. */
export const portholeTunnel: Landmark = {
  height: 120,
  draw: (b) => {
    const steel = '#5f7072';
    let out = rect(-620, -120, 1240, 112, { fill: b.down(steel) }, 50);
    let rivets = '';
    for (let x = -560; x <= 560; x += 112) out += rect(x + 50, -122, 13, 116, { fill: b.dark(steel, 0.35) });
    for (let x = -600; x < 620; x += 22) rivets += `M${x} -110h.1M${x} -20h.1`;
    out += path(rivets, { stroke: b.light(steel, 0.5), width: 4, cap: 'round' });
    for (let i = 0; i < 10; i++) {
      const x = -504 + i * 112;
      out +=
        ellipse(x, -64, 37, 37, { fill: b.light('#b9a878', 0.2) }) +
        ellipse(x, -64, 29, 29, { fill: '#ffe2a0' });
      if (i % 3 !== 1)
        out += path(
          `M${x - 19} -42C${x - 19} -58 ${x - 9} -62 ${x} -62C${x + 9} -62 ${x + 19} -58 ${x + 19} -42C${x + 8} -34 ${x - 8} -34 ${x - 19} -42ZM${x - 9} -72a9 10 0 1 0 18 0a9 10 0 1 0 -18 0Z`,
          { fill: '#3a3430' },
        );
    }
    return out;
  },
};

/** A diver with a lamp. */
export const diver: Landmark = {
  height: 100,
  flies: true,
  draw: (b) => {
    const suit = b.dark('#1f2f36', 0.5);
    const beam = b.defs.linear(
      [
        [0, '#fff6c8', 0.75],
        [1, '#fff6c8', 0],
      ],
      'right',
    );
    let bubbles = '';
    for (let i = 0; i < 9; i++)
      bubbles += `M${n(38 + b.random() * 18)} ${n(-70 - i * 14)}a${3 + (i % 3)} ${3 + (i % 3)} 0 1 0 ${6 + (i % 3) * 2} 0a${3 + (i % 3)} ${3 + (i % 3)} 0 1 0 ${-6 - (i % 3) * 2} 0Z`;
    return (
      path('M74 -34L260 -46V40L76 -24Z', { fill: beam }) +
      path('M-96 -30L-150 -46L-148 -36L-160 -24L-98 -18ZM-92 -20L-146 -6L-140 2L-146 14L-90 -8Z', {
        fill: b.tone('#e0b040'),
      }) +
      path('M-100 -28C-50 -40 -10 -54 26 -56C40 -54 42 -36 28 -32C-10 -26 -50 -10 -96 -8Z', { fill: suit }) +
      path('M14 -36C34 -30 52 -30 74 -30', { stroke: suit, width: 11 }) +
      path('M-46 -62C-30 -72 6 -76 16 -68C20 -62 14 -54 4 -54L-44 -46Z', { fill: b.side('#e0b040') }) +
      ellipse(42, -50, 15, 15, { fill: suit }) +
      path('M46 -60C58 -58 60 -46 52 -42L44 -46Z', { fill: '#bfe6e2' }) +
      path(bubbles, { stroke: '#e8f6dc', width: 1.6, opacity: 0.8 })
    );
  },
};
