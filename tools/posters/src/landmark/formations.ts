import { n, path } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** A natural arch of limestone spanning a chasm. */
export const naturalArch: Landmark = {
  height: 230,
  draw: (b) => {
    const rock = b.options.color ?? '#6f8078';
    const shape =
      'M-330 10C-330 -90 -310 -170 -250 -214C-170 -248 -60 -236 20 -246C130 -250 230 -230 290 -180C330 -130 334 -60 336 10H150C150 -60 140 -130 70 -160C10 -182 -60 -170 -96 -130C-130 -90 -130 -40 -132 10Z';
    let strata = '';
    for (let i = 0; i < 22; i++) {
      let line = `M-340 ${n(4 - i * 12)}`;
      for (let x = -340; x < 340; x += 68)
        line += `q34 ${n((b.random() - 0.5) * 16)} 68 ${n((b.random() - 0.5) * 6)}`;
      strata += line;
    }
    let shrubs = '';
    for (let i = 0; i < 26; i++) {
      const u = i / 25;
      const r = 10 + b.random() * 12;
      const x = -270 + u * 560;
      const y = -206 - Math.sin(u * Math.PI) * 34;
      shrubs += `M${n(x - r)} ${n(y + 8)}q0 ${n(-r * 1.3)} ${n(r)} ${n(-r * 1.2)}q${n(r)} 0 ${n(r)} ${n(r * 1.2)}Z`;
    }
    return (
      path(shape, { fill: b.side(rock) }) +
      `<g clip-path="${b.defs.clip(shape)}">${path(strata, { stroke: b.dark(rock, 0.45), width: 2, opacity: 0.4 })}${path('M150 10C150 -60 140 -130 70 -160C10 -182 -60 -170 -96 -130', { stroke: b.dark(rock, 0.6), width: 26, opacity: 0.6 })}</g>` +
      path(shrubs, { fill: b.tone('#3f6a50') })
    );
  },
};

/** A hill pierced by a round hole, like a moon. */
export const moonHill: Landmark = {
  height: 200,
  draw: (b) => {
    const rock = b.options.color ?? '#4f7f6c';
    const hill = 'M-190 10C-176 -70 -150 -150 -92 -186C-40 -214 50 -210 98 -180C150 -146 176 -70 190 10Z';
    const sky = b.light('#e2eee6', 0.5);
    let strokes = '';
    for (let i = 0; i < 90; i++)
      strokes += `M${n(-170 + b.random() * 340)} ${n(-6 - b.random() * 180)}q3 9 -2 ${n(14 + b.random() * 14)}`;
    let shrubs = '';
    for (let i = 0; i < 18; i++) {
      const u = i / 17;
      const r = 10 + b.random() * 10;
      const x = -150 + u * 300;
      const y = -100 - Math.sin(u * Math.PI) * 96;
      shrubs += `M${n(x - r)} ${n(y + 10)}q0 ${n(-r * 1.3)} ${n(r)} ${n(-r * 1.2)}q${n(r)} 0 ${n(r)} ${n(r * 1.2)}Z`;
    }
    return (
      path(hill, { fill: b.side(rock) }) +
      `<g clip-path="${b.defs.clip(hill)}">${path(strokes, { stroke: b.dark(rock, 0.5), width: 2, opacity: 0.4 })}</g>` +
      path(shrubs, { fill: b.tone('#3a6446') }) +
      path('M-62 -84C-66 -134 -30 -160 6 -158C46 -154 70 -124 64 -84C40 -76 -40 -74 -62 -84Z', {
        fill: sky,
      }) +
      path('M-62 -84C-66 -134 -30 -160 6 -158C-22 -146 -42 -118 -40 -80Z', { fill: b.dark(rock, 0.5) })
    );
  },
};

/** The upside-down club of rock above Chengde. */
export const clubRock: Landmark = {
  height: 200,
  draw: (b) => {
    const rock = b.options.color ?? '#b08a6a';
    const shape =
      'M-26 10C-34 -40 -44 -80 -52 -130C-58 -176 -34 -206 4 -204C42 -202 60 -172 52 -128C44 -80 32 -40 28 10Z';
    let bands = '';
    for (let y = -8; y > -196; y -= 13) bands += `M-60 ${n(y)}q60 ${n(6 + b.random() * 8)} 120 0`;
    return (
      path('M-150 14C-120 -26 -70 -40 0 -40C70 -40 120 -26 150 14Z', { fill: b.side('#7f8a64') }) +
      path(shape, { fill: b.side(rock) }) +
      `<g clip-path="${b.defs.clip(shape)}">${path(bands, { stroke: b.dark(rock, 0.45), width: 2.4, opacity: 0.5 })}</g>` +
      path('M-8 -202q4 -12 14 -12q8 2 10 12Z', { fill: b.tone('#4f7a4a') })
    );
  },
};

/** A carved stone of goats, riders and a mask. */
export const rockArt: Landmark = {
  height: 130,
  draw: (b) => {
    const rock = b.options.color ?? '#8d6f56';
    const cut = { stroke: b.light('#e8d3b0', 0.3), width: 4 };
    const goat = (x: number, y: number, k: number) =>
      `<g transform="translate(${x} ${y}) scale(${k})">${path('M-18 0H14M-16 0V18M-8 0V18M6 0V18M14 0V18M14 0L22 -12L30 -8M22 -12C16 -30 0 -28 -6 -18M-18 0l-6 -6', cut)}</g>`;
    return (
      path('M-170 8C-172 -40 -150 -96 -96 -118C-50 -138 30 -128 80 -122C136 -112 168 -60 172 8Z', {
        fill: b.side(rock),
      }) +
      path('M-96 -118C-110 -80 -120 -40 -118 6M80 -122C96 -80 92 -30 104 6', {
        stroke: b.dark(rock, 0.4),
        width: 2.4,
        opacity: 0.6,
      }) +
      goat(-86, -36, 1) +
      goat(-52, -82, 0.8) +
      goat(126, -30, 0.8) +
      `<circle cx="38" cy="-74" r="26" fill="none" stroke="${b.light('#e8d3b0', 0.3)}" stroke-width="4"/>` +
      path(
        'M28 -80h.1M48 -80h.1M38 -74v8M28 -60q10 6 20 0M38 -104v-12M20 -98l-6 -10M56 -98l6 -10M8 -84l-12 -4M68 -84l12 -4',
        { ...cut, width: 5 },
      )
    );
  },
};

/** Three domes of water welling up from below. */
export const springs: Landmark = {
  height: 60,
  floats: true,
  flies: true,
  draw: (b) => {
    let out = '';
    for (const [x, y] of [
      [-110, 0],
      [100, 4],
      [0, 20],
    ] as const) {
      for (let i = 3; i > 0; i--)
        out += `<ellipse cx="${x}" cy="${y}" rx="${i * 30}" ry="${i * 9}" fill="none" stroke="${b.light('#ffffff', 0.2)}" stroke-width="2" opacity="${n(0.8 - i * 0.18)}"/>`;
      out += path(
        `M${x - 30} ${y}C${x - 24} ${y - 30} ${x + 24} ${y - 30} ${x + 30} ${y}Q${x} ${y + 12} ${x - 30} ${y}Z`,
        { fill: b.light('#f4fbfa', 0.1), opacity: 0.8 },
      );
      out += path(`M${x - 18} ${y - 2}q6 -10 12 -13M${x + 4} ${y - 1}q8 -8 12 -13`, {
        stroke: b.tone('#5fa8a0'),
        width: 3,
        opacity: 0.7,
      });
    }
    return out;
  },
};
