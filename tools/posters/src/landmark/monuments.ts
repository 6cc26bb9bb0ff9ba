import { arch, terrace } from '../building/body.ts';
import { MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** A memorial pillar; the variant `book` is an open stone calendar, `ring` stands in a colonnade. */
export const obelisk: Landmark = {
  height: 180,
  draw: (b) => {
    const stone = b.options.color ?? '#cfc4ae';
    if (b.options.variant === 'book') {
      let holes = '';
      for (let i = 0; i < 60; i++) holes += `M${n(-120 + b.random() * 240)} ${n(-20 - b.random() * 120)}h.1`;
      return (
        rect(-150, -10, 300, 12, { fill: b.side(MATERIAL.stone) }) +
        path('M-132 -10L-124 -152C-80 -164 -30 -158 0 -140C30 -158 80 -164 124 -152L132 -10Z', {
          fill: b.side(stone),
        }) +
        path(holes, { stroke: b.dark(stone, 0.6), width: 6, opacity: 0.6 }) +
        path('M0 -140V-10', { stroke: b.dark(stone, 0.5), width: 4 }) +
        path('M-104 -120H-28M-100 -96H-30M-96 -72H-40M28 -120H104M30 -96H100', {
          stroke: b.dark(stone, 0.6),
          width: 5,
          opacity: 0.7,
        })
      );
    }
    let out = '';
    if (b.options.variant === 'ring') {
      for (let i = 0; i < 13; i++) {
        const x = -210 + i * 35;
        const y = -Math.abs(i - 6) * 1.6;
        out += rect(x - 6, y - 70, 12, 70, { fill: b.side(stone) });
      }
      out += path('M-222 -82Q0 -66 222 -82V-70Q0 -54 -222 -70Z', { fill: b.side(stone) });
    }
    out +=
      terrace(b, { y: 0, width: 120, height: 14, color: stone }) +
      rect(-30, -44, 60, 30, { fill: b.side(stone) });
    out +=
      path('M-20 -44L-14 -152H14L20 -44Z', { fill: b.side(stone) }) +
      rect(-20, -160, 40, 9, { fill: b.light(stone, 0.3) });
    return (
      out +
      path('M-12 -160L0 -184L12 -160Z', { fill: b.tone(MATERIAL.gold) }) +
      path('M0 -62V-140', { stroke: b.tone('#b3261e'), width: 6, opacity: 0.75 })
    );
  },
};

/** Nine glazed dragons on one long screen. */
export const dragonScreen: Landmark = {
  height: 120,
  draw: (b) => {
    let out =
      rect(-270, -14, 540, 16, { fill: b.side(MATERIAL.stone) }) +
      rect(-256, -92, 512, 78, { fill: b.side('#3f8a86') });
    const hues = [
      '#d9a03f',
      '#8c5a9a',
      '#e6dccb',
      '#b8573f',
      '#d9a03f',
      '#b8573f',
      '#e6dccb',
      '#8c5a9a',
      '#d9a03f',
    ];
    hues.forEach((hue, i) => {
      const x = -226 + i * 56.4;
      const flip = i % 2 ? -1 : 1;
      const body = 'M-22 -4C-10 8 8 2 0 -12C-8 -26 -26 -22 -18 -38C-10 -52 14 -48 16 -32';
      const spine = 'M-22 -4C-10 8 8 2 0 -12C-8 -26 -26 -22 -18 -38';
      const claws = 'M2 -14l12 4l4 -5M14 -10l6 3M-12 -28l-10 6l-2 7M-6 2l-4 8l6 3';
      const head = 'M8 -40C12 -50 26 -48 26 -38L22 -30L12 -30ZM10 -46L4 -56M18 -48L20 -58M26 -36L34 -40';
      out += `<g transform="translate(${n(x)} -34) scale(${flip} 1)">${path(body, { stroke: b.side(hue), width: 9 })}${path(spine, { stroke: b.dark(hue, 0.4), width: 2, opacity: 0.7 })}${path(claws, { stroke: b.tone(hue), width: 3.4 })}${path(head, { fill: b.light(hue, 0.3), stroke: b.light(hue, 0.3), width: 3 })}${path('M19 -40h.1', { stroke: b.ink, width: 3.4 })}</g>`;
    });
    out += path(
      'M-256 -20Q-240 -28 -224 -20T-192 -20T-160 -20T-128 -20T-96 -20T-64 -20T-32 -20T0 -20T32 -20T64 -20T96 -20T128 -20T160 -20T192 -20T224 -20T256 -20',
      { stroke: b.light('#cfe8e0', 0.2), width: 4 },
    );
    return out + roof(b, { y: -90, width: 560, ridge: 520, height: 24, lift: 6, color: '#d9a03f' });
  },
};

/** A cluster of bell-shaped white spires, as in the far south-west. */
export const bambooShootStupa: Landmark = {
  height: 180,
  draw: (b) => {
    const white = b.options.color ?? MATERIAL.limewash;
    let out =
      path('M-130 2L-112 -34H112L130 2Z', { fill: b.side(white) }) +
      path('M-124 -10H124M-116 -26H116', { stroke: b.tone(MATERIAL.gold), width: 3 });
    const spire = (x: number, k: number) =>
      path(
        `M${n(x - 30 * k)} -34C${n(x - 30 * k)} ${n(-34 - 40 * k)} ${n(x - 10 * k)} ${n(-34 - 56 * k)} ${n(x - 5 * k)} ${n(-34 - 96 * k)}L${n(x)} ${n(-34 - 140 * k)}L${n(x + 5 * k)} ${n(-34 - 96 * k)}C${n(x + 10 * k)} ${n(-34 - 56 * k)} ${n(x + 30 * k)} ${n(-34 - 40 * k)} ${n(x + 30 * k)} -34Z`,
        { fill: b.side(white) },
      ) +
      path(
        `M${n(x - 27 * k)} ${n(-34 - 22 * k)}h${n(54 * k)}M${n(x - 19 * k)} ${n(-34 - 44 * k)}h${n(38 * k)}M${n(x - 10 * k)} ${n(-34 - 66 * k)}h${n(20 * k)}`,
        { stroke: b.dark(white, 0.3), width: 2 * k },
      ) +
      path(`M${n(x)} ${n(-34 - 108 * k)}V${n(-34 - 152 * k)}`, {
        stroke: b.tone(MATERIAL.gold),
        width: 3.4 * k,
      }) +
      path(arch(x, -34, 15 * k, 20 * k), { fill: b.tone('#d9a03f') });
    for (const x of [-94, 94, -52, 52]) out += spire(x, Math.abs(x) > 60 ? 0.5 : 0.6);
    return out + spire(0, 1);
  },
};

/** Rams of granite clambering on each other, the tallest looking out. */
export const fiveRams: Landmark = {
  height: 180,
  draw: (b) => {
    const stone = '#cdc2ae';
    let out = path('M-130 4C-120 -34 -70 -56 -20 -62C40 -64 110 -40 130 4Z', { fill: b.side('#a89a84') });
    const ram = (x: number, y: number, k: number, flip: boolean) =>
      `<g transform="translate(${x} ${y}) scale(${flip ? -k : k} ${k})">${path('M-44 0C-50 -30 -36 -44 -6 -44C10 -44 18 -60 26 -74C40 -84 60 -74 64 -60L50 -54C46 -40 42 -20 30 0H18L16 -18H-22L-28 0Z', { fill: b.side(stone) })}${path('M30 -76C10 -92 -8 -78 -2 -62C2 -54 12 -56 12 -64', { stroke: b.dark(stone, 0.3), width: 7 })}${path('M48 -66h.1', { stroke: b.ink, width: 5 })}</g>`;
    out +=
      ram(-70, -24, 0.7, true) +
      ram(78, -22, 0.72, false) +
      ram(-20, -40, 0.8, true) +
      ram(40, -34, 0.6, true);
    return (
      out +
      path('M-26 -46L-16 -120C-12 -142 6 -152 22 -148L44 -132L34 -122L20 -124C22 -96 30 -70 34 -46Z', {
        fill: b.side(stone),
      }) +
      path('M10 -146C-18 -176 -44 -154 -34 -132C-28 -122 -18 -128 -20 -138', {
        stroke: b.dark(stone, 0.3),
        width: 9,
      }) +
      path('M24 -136h.1', { stroke: b.ink, width: 5 })
    );
  },
};

/** An old gun on its carriage. */
export const cannon: Landmark = {
  height: 90,
  draw: (b) => {
    const iron = '#4a4e50';
    return (
      path('M-70 0L-50 -40H40L64 0H40L30 -16H-36L-46 0Z', { fill: b.side(MATERIAL.darkTimber) }) +
      `<g transform="translate(-8 -52) rotate(-10)">${path('M-70 -18C-82 -14 -82 14 -70 18L120 11V-11Z', { fill: b.down(iron) })}${path('M-40 -17V17M10 -15V15M60 -13V13M112 -14V14', { stroke: b.light(iron, 0.35), width: 5 })}<circle cx="-80" cy="0" r="7" fill="${b.tone(iron)}"/></g>` +
      `<circle cx="-34" cy="-14" r="17" fill="${b.dark(MATERIAL.darkTimber, 0.3)}"/><circle cx="34" cy="-14" r="17" fill="${b.dark(MATERIAL.darkTimber, 0.3)}"/><circle cx="-34" cy="-14" r="6" fill="${b.tone(iron)}"/><circle cx="34" cy="-14" r="6" fill="${b.tone(iron)}"/>`
    );
  },
};

/** A colossus standing on a lotus, one hand raised. */
export const standingBuddha: Landmark = {
  height: 220,
  draw: (b) => {
    const metal = b.options.color ?? '#8a8a58';
    let petals = '';
    for (let i = 0; i < 9; i++) petals += `M${-62 + i * 15.5} -14q-9 12 0 20q9 -8 0 -20Z`;
    let folds = '';
    for (let i = 0; i < 7; i++)
      folds += `M${-30 + i * 4} ${-150 + i * 18}Q0 ${-130 + i * 18} ${30 - i * 4} ${-150 + i * 18}`;
    return (
      path('M-70 0L-60 -16H60L70 0Z', { fill: b.side(MATERIAL.stone) }) +
      path('M-66 -14C-60 -30 60 -30 66 -14Z', { fill: b.side(metal) }) +
      path(petals, { fill: b.light(metal, 0.3) }) +
      path(
        'M-40 -20C-44 -80 -48 -120 -38 -152C-28 -168 -14 -172 0 -172C14 -172 28 -168 38 -152C48 -120 44 -80 40 -20Z',
        { fill: b.side(metal) },
      ) +
      path(folds, { stroke: b.dark(metal, 0.4), width: 2.4, opacity: 0.6 }) +
      path('M-36 -148C-54 -130 -52 -104 -44 -96L-40 -128M36 -148C52 -128 54 -96 48 -72', {
        stroke: b.side(metal),
        width: 13,
      }) +
      path('M-46 -98V-122', { stroke: b.light(metal, 0.25), width: 10 }) +
      path('M-20 -190C-20 -212 20 -212 20 -190C20 -176 10 -168 0 -168C-10 -168 -20 -176 -20 -190Z', {
        fill: b.side(metal),
      }) +
      path('M-21 -194C-22 -214 22 -214 21 -194C12 -202 -12 -202 -21 -194ZM-9 -208C-9 -220 9 -220 9 -208Z', {
        fill: b.dark(metal, 0.4),
      }) +
      path('M-9 -189h6M3 -189h6M-5 -177q5 3 10 0M0 -188v6', { stroke: b.dark(metal, 0.55), width: 1.8 })
    );
  },
};
