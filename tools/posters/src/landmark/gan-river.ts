import { arch } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';
import { storeyed } from './storeys.ts';

/** The Pavilion of Prince Teng: a grey fort-like base in two steps, three great green eaves with broad wings, a gilded ridge. */
export const tengwangPavilion: Landmark = (() => {
  const body = storeyed({
    base: [300, 62],
    fort: { color: '#9d968a', gates: 1 },
    paint: '#a13a2c',
    tiles: '#3f7f6a',
    sweep: 0.75,
    tiers: [
      { wall: [214, 40], eaves: [300, 34], bays: 9 },
      { wall: [176, 36], eaves: [246, 32], bays: 7 },
      { wall: [136, 36], eaves: [200, 62], bays: 5, ridge: 96 },
    ],
  });
  const wing = storeyed({
    base: [110, 34],
    fort: { color: '#a89f90', gates: 0 },
    paint: '#a13a2c',
    tiles: '#3f7f6a',
    sweep: 0.8,
    tiers: [{ wall: [74, 30], eaves: [112, 44], bays: 3, ridge: 0 }],
    finial: 16,
  });
  return {
    height: body.height,
    draw: (b) =>
      `<g transform="translate(-218 0)">${wing.draw(b)}</g><g transform="translate(218 0)">${wing.draw(b)}</g>${body.draw(b)}`,
  };
})();

/** The hotel in Nanchang from which the rising of 1927 was led: grey, five storeys, arched windows, a red flag and star. */
export const uprisingHotel: Landmark = {
  height: 320,
  draw: (b) => {
    const grey = '#b9b4a8';
    let out = rect(-190, -232, 380, 232, { fill: b.side(grey) });
    for (let level = 0; level < 4; level++) {
      const y = -58 - level * 56;
      out += rect(-196, y, 392, 6, { fill: b.light('#e6e0d2', 0.2) });
      for (let i = 0; i < 7; i++) {
        const x = -156 + i * 52;
        if (level === 0 && i === 3) continue;
        out +=
          path(arch(x, y + 50, 26, 40), { fill: b.light('#e9e4d8', 0.2) }) +
          path(arch(x, y + 50, 18, 34), { fill: b.window() });
      }
    }
    out += rect(-200, -240, 400, 12, { fill: b.side('#d8d2c4') });
    out += path('M-70 -240V-276C-40 -300 40 -300 70 -276V-240Z', { fill: b.side(grey) });
    out += path('M0 -292l6 12h13l-10 8l4 13l-13 -8l-13 8l4 -13l-10 -8h13Z', { fill: '#c8281e' });
    out +=
      rect(-46, -74, 92, 16, { fill: b.dark('#20242c', 0.4) }) +
      path('M-34 -66h68', { stroke: b.light(MATERIAL.gold, 0.3), width: 6 });
    out +=
      path(arch(0, 0, 54, 62), { fill: b.dark('#3a2c24', 0.4) }) +
      path('M0 0v-56', { stroke: b.tone('#7a4a30'), width: 3 });
    out += rect(-2, -352, 4, 60, { fill: b.ink });
    return out + path('M2 -352c20 -10 36 12 66 0v40c-30 12 -46 -10 -66 0Z', { fill: b.side('#c8281e') });
  },
};

/** Draws a hoof ingot: a gold cup open at the top with a beaded rim. */
function hoof(b: Brush, x: number, y: number, k: number): string {
  const gold = '#e2a93a';
  return `<g transform="translate(${x} ${y}) scale(${n(k)})">${
    path('M-44 -70C-40 -40 -52 -20 -60 -4C-30 12 30 12 60 -4C52 -20 40 -40 44 -70Z', { fill: b.side(gold) }) +
    ellipse(0, -70, 44, 16, { fill: b.light('#f3cf70', 0.3) }) +
    ellipse(0, -70, 34, 11, { fill: b.light('#bfe0d0', 0.4) }) +
    path('M-44 -60q44 18 88 0M-45 -54q45 18 90 0', {
      stroke: b.dark('#9a6a18', 0.3),
      width: 2.4,
      opacity: 0.8,
    })
  }</g>`;
}

/** Gold of the Marquis of Haihun: round cakes in stacks, hoof ingots, and the lamp in the shape of a goose that holds a fish. */
export const haihunGold: Landmark = {
  height: 360,
  floats: true,
  draw: (b) => {
    const gold = '#e2a93a';
    let out = rect(-1400, -1100, 2800, 1500, {
      fill: b.defs.radial([
        [0, '#8a3b30'],
        [1, '#34171a'],
      ]),
    });
    out += path(
      'M-760 -1100V-10M-640 -1100V-10M-520 -1100V-10M-400 -1100V-10M400 -1100V-10M520 -1100V-10M640 -1100V-10M760 -1100V-10',
      {
        stroke: '#2a1214',
        width: 14,
        opacity: 0.5,
      },
    );
    out +=
      rect(-1400, -6, 2800, 500, { fill: '#241416' }) +
      path('M-340 0L-310 -40H310L340 0Z', { fill: b.side('#9c3a34') });
    for (const [x, rows] of [
      [-236, 5],
      [-140, 3],
      [238, 4],
    ] as const)
      for (let i = 0; i < rows; i++)
        out +=
          ellipse(x, -36 - i * 20, 52, 17, { fill: b.side('#b77f22') }) +
          ellipse(x, -43 - i * 20, 52, 17, { fill: b.side(gold) });
    out += hoof(b, 132, -26, 0.9) + hoof(b, -160, -112, 0.7) + hoof(b, 246, -118, 0.7);
    const green = '#5f8a78';
    out += ellipse(0, -30, 70, 18, { fill: b.side('#4a6f60') });
    out += path('M-6 -34L-16 -96H20L14 -34Z', { fill: b.side(green) });
    out += path('M-84 -130C-96 -176 -40 -200 20 -184C64 -172 92 -150 104 -120C72 -84 -56 -84 -84 -130Z', {
      fill: b.side(green),
    });
    out += path('M92 -138l44 -24l-20 40Z', { fill: b.dark(green, 0.2) });
    out += path('M-58 -150C-30 -166 24 -164 56 -138M-44 -136C-16 -150 26 -146 48 -126', {
      stroke: b.dark(green, 0.5),
      width: 3,
    });
    out += path('M-66 -164C-96 -190 -96 -240 -66 -270C-40 -294 -2 -290 14 -268', {
      stroke: b.side(green),
      width: 28,
    });
    out +=
      ellipse(16, -268, 24, 18, { fill: b.side(green) }) +
      path('M34 -276L66 -262L36 -256Z', { fill: b.dark('#b03a2a', 0.1) });
    out += path('M18 -274a4 4 0 1 0 .1 0', { fill: b.ink });
    out +=
      path('M56 -270C96 -276 120 -256 118 -232C92 -224 66 -238 56 -258Z', { fill: b.side('#7aa38f') }) +
      path('M114 -240l28 -16l-6 30Z', { fill: b.side('#7aa38f') });
    out += path('M88 -230V-204', { stroke: b.dark(green, 0.3), width: 10 });
    const glow = b.defs.radial([
      [0, '#ffe7a0', 0.9],
      [1, '#ffe7a0', 0],
    ]);
    out +=
      ellipse(88, -196, 40, 12, { fill: b.side(green) }) +
      ellipse(88, -216, 60, 50, { fill: glow }) +
      path('M88 -204c-9 -12 4 -16 0 -30c12 12 12 24 0 30Z', { fill: '#ffd05a' });
    return out;
  },
};

/** The Star of Nanchang: a wheel of 160 metres on four legs, cabins on its rim. */
export const nanchangStar: Landmark = {
  height: 330,
  draw: (b) => {
    const steel = '#e8eaec';
    let spokes = '';
    let cabins = '';
    for (let i = 0; i < 36; i++) {
      const a = (i / 36) * Math.PI * 2;
      const [x, y] = [Math.cos(a), Math.sin(a)];
      spokes += `M0 -176L${n(x * 148)} ${n(-176 + y * 148)}`;
      cabins += ellipse(x * 156, -176 + y * 156, 7, 7, { fill: i % 2 ? '#ffd36b' : b.light('#e0503a', 0.1) });
    }
    return (
      path(spokes, { stroke: b.light(steel, 0.2), width: 1.4, opacity: 0.8 }) +
      ellipse(0, -176, 148, 148, { fill: 'none', stroke: b.tone(steel), width: 6 }) +
      ellipse(0, -176, 132, 132, { fill: 'none', stroke: b.tone(steel), width: 2.4 }) +
      cabins +
      path('M0 -176L-92 0M0 -176L92 0M0 -176L-56 0M0 -176L56 0', { stroke: b.side(steel), width: 9 }) +
      ellipse(0, -176, 15, 15, { fill: b.side('#d9a440') }) +
      rect(-120, -10, 240, 14, { fill: b.side('#a9a59a') })
    );
  },
};
