import { type Brush, MATERIAL } from '../building/brush.ts';
import { path } from '../canvas/path.ts';
import type { Landmark } from '../landmark/landmark.ts';

/** A bowl of noodles, steam and chopsticks. */
export const noodleBowl: Landmark = {
  height: 130,
  draw: (b) => {
    let out = path(
      'M-28 -118C-44 -102 -16 -92 -30 -74M4 -126C-12 -108 18 -98 2 -78M36 -118C20 -102 50 -92 34 -74',
      { stroke: '#fffaf0', width: 5, opacity: 0.65 },
    );
    out += path('M30 -62L112 -128M42 -58L122 -118', { stroke: b.tone(MATERIAL.darkTimber), width: 5 });
    out +=
      path('M-86 -58C-84 -16 -48 0 0 0C48 0 84 -16 86 -58Z', { fill: b.side('#2f5d8c') }) +
      path('M-86 -58C-86 -72 86 -72 86 -58C86 -46 -86 -46 -86 -58Z', { fill: b.tone('#f4ecd8') });
    out += path('M-76 -58C-76 -68 76 -68 76 -58C76 -49 -76 -49 -76 -58Z', { fill: b.tone('#c9753a') });
    out += path(
      'M-66 -58C-50 -66 -40 -52 -24 -60C-8 -66 6 -52 20 -60C34 -66 46 -54 62 -60M-58 -54C-36 -60 -20 -50 4 -55C24 -58 44 -50 58 -55',
      { stroke: b.light('#f2dfa8', 0.3), width: 4 },
    );
    out +=
      `<ellipse cx="28" cy="-62" rx="17" ry="7" fill="${b.tone('#fbf3e0')}"/><ellipse cx="28" cy="-62" rx="8" ry="4" fill="${b.tone('#e8a53a')}"/>` +
      path('M-44 -64q6 -8 12 0M-30 -62q6 -8 12 0M-56 -60q6 -8 12 0', { stroke: b.tone('#4f8a4a'), width: 4 });
    out += path(
      'M-76 -34C-66 -28 -62 -40 -54 -34C-46 -28 -42 -40 -34 -34C-26 -28 -22 -40 -14 -34C-6 -28 -2 -40 6 -34C14 -28 18 -40 26 -34C34 -28 38 -40 46 -34C54 -28 58 -40 66 -34',
      { stroke: b.light('#cfe0ea', 0.3), width: 3, fill: 'none' },
    );
    return out + path('M-30 0H30L24 10H-24Z', { fill: b.dark('#2f5d8c', 0.3) });
  },
};

/** Teapot and two cups on a tray. */
export const teaSet: Landmark = {
  height: 100,
  draw: (b) => {
    const clay = b.options.color ?? '#8c4a34';
    let out = path('M-112 6H112L100 16H-100Z', { fill: b.side(MATERIAL.darkTimber) });
    out +=
      path('M34 -26C58 -22 66 -50 84 -54L88 -48C74 -36 66 -10 36 -8Z', { fill: b.side(clay) }) +
      path('M-40 -50C-72 -56 -76 -12 -40 -14', { stroke: b.tone(clay), width: 8 });
    out +=
      path('M-44 4C-56 -22 -48 -56 0 -58C48 -56 56 -22 44 4Z', { fill: b.side(clay) }) +
      path('M-24 -56C-18 -66 18 -66 24 -56Z', { fill: b.dark(clay, 0.2) }) +
      `<circle cx="0" cy="-68" r="6" fill="${b.tone(clay)}"/>`;
    out += path('M-34 -40C-30 -48 -20 -52 -10 -52', { stroke: b.light(clay, 0.6), width: 3 });
    for (const x of [-86, 92])
      out +=
        path(`M${x - 17} -18C${x - 16} 0 ${x - 10} 5 ${x} 5C${x + 10} 5 ${x + 16} 0 ${x + 17} -18Z`, {
          fill: b.side('#e8e0cc'),
        }) + `<ellipse cx="${x}" cy="-18" rx="17" ry="4" fill="${b.tone('#b8883a')}"/>`;
    return (
      out +
      path('M86 -62C80 -70 92 -76 86 -86M96 -60C90 -68 102 -74 96 -84', {
        stroke: '#fffaf0',
        width: 3,
        opacity: 0.6,
      })
    );
  },
};

/** An oil-paper umbrella, open. */
export const umbrella: Landmark = {
  height: 120,
  draw: (b) => {
    const red = b.options.color ?? '#c4453a';
    let out = path('M0 -96V0C0 10 -14 10 -14 0', { stroke: b.tone(MATERIAL.timber), width: 5 });
    out += path(
      'M-104 -48C-88 -92 -44 -112 0 -112C44 -112 88 -92 104 -48C90 -58 70 -58 56 -48C40 -58 16 -58 0 -48C-16 -58 -40 -58 -56 -48C-70 -58 -90 -58 -104 -48Z',
      { fill: b.side(red) },
    );
    out += path('M0 -112C-30 -98 -50 -76 -56 -48M0 -112C30 -98 50 -76 56 -48M0 -112V-48', {
      stroke: b.dark(red, 0.35),
      width: 1.8,
    });
    out += `<circle cx="-28" cy="-82" r="7" fill="${b.light('#f7dcd0', 0.2)}"/><circle cx="34" cy="-86" r="6" fill="${b.light('#f7dcd0', 0.2)}"/><circle cx="-64" cy="-66" r="5" fill="${b.light('#f7dcd0', 0.2)}"/>`;
    return out + path('M0 -112V-122', { stroke: b.tone(MATERIAL.darkTimber), width: 4 });
  },
};

/** Brush, ink stone and a sheet with strokes. */
export const writing: Landmark = {
  height: 120,
  draw: (b) => {
    let out = path('M-90 4L-64 -96L66 -104L84 -2Z', { fill: b.side('#f4ecd8') });
    out += path('M-30 -78C-14 -82 8 -82 22 -84M-4 -92C-4 -70 -8 -44 -26 -24M-12 -70C4 -48 22 -34 42 -24', {
      stroke: b.dark('#23282c', 0.6),
      width: 6,
    });
    out +=
      path('M40 -40L104 -150', { stroke: b.side(MATERIAL.timber), width: 8 }) +
      path('M36 -30C34 -40 38 -48 46 -52L52 -46C52 -38 46 -30 36 -24Z', { fill: b.dark('#23282c', 0.5) });
    return (
      out +
      path('M84 4H150V-18C150 -26 84 -26 84 -18Z', { fill: b.dark('#2a2c30', 0.3) }) +
      `<ellipse cx="117" cy="-18" rx="26" ry="6" fill="${b.dark('#101214', 0.6)}"/>`
    );
  },
};

/** A calabash and a spray of herbs: the sign of the apothecary. */
export const gourd: Landmark = {
  height: 130,
  draw: (b) => {
    let out = path('M0 -130V-118', { stroke: b.dark('#6a4a2c', 0.3), width: 6 });
    out += path(
      'M-44 -34C-44 -56 -24 -60 -18 -68C-30 -76 -28 -116 0 -116C28 -116 30 -76 18 -68C24 -60 44 -56 44 -34C44 -8 24 0 0 0C-24 0 -44 -8 -44 -34Z',
      { fill: b.side('#d09a48') },
    );
    out +=
      path('M-22 -67C-10 -62 10 -62 22 -67', { stroke: b.tone('#b3261e'), width: 6 }) +
      path('M20 -64C34 -56 36 -40 32 -28', { stroke: b.tone('#b3261e'), width: 3 });
    out += path('M-30 -40C-28 -50 -20 -54 -14 -56M-14 -100C-12 -106 -8 -108 -4 -108', {
      stroke: b.light('#f7dfa0', 0.4),
      width: 4,
    });
    return (
      out +
      path(
        'M-62 0C-84 -30 -92 -60 -88 -90M-72 -18C-90 -22 -102 -34 -106 -46C-92 -44 -80 -34 -74 -24ZM-82 -48C-98 -56 -106 -70 -106 -82C-94 -76 -86 -64 -82 -54ZM-80 -40C-70 -48 -64 -60 -66 -72C-76 -64 -82 -52 -82 -44Z',
        { stroke: b.tone('#4f7a4c'), width: 2.4, fill: b.tone('#6f9a5a') },
      )
    );
  },
};

/** A round-headed pram or child's kite pair: family travel. */
export const family: Landmark = {
  height: 110,
  draw: (b: Brush) => {
    const person = (x: number, k: number, coat: string, hair: string) =>
      `<g transform="translate(${x} 0) scale(${k})">${path('M-11 0C-10 -16 -10 -28 -9 -36H9C10 -28 10 -16 11 0H3L0 -24L-3 0Z', { fill: b.dark('#3d3a42', 0.3) })}${path('M-16 -28C-18 -52 -12 -70 0 -71C12 -70 18 -52 16 -28C6 -25 -6 -25 -16 -28Z', { fill: b.side(coat) })}<circle cx="0" cy="-81" r="9.5" fill="${b.tone(hair)}"/></g>`;
    let out = path('M-30 -46C-20 -40 -12 -38 -4 -38M34 -48C26 -42 18 -40 10 -38', {
      stroke: b.tone('#c9a080'),
      width: 5,
    });
    out +=
      person(-42, 1.1, '#2f6f73', '#3a2c28') +
      person(46, 1.02, '#c4694a', '#4a3428') +
      person(3, 0.62, '#e2b23c', '#3a2c28');
    return (
      out +
      path('M10 -36L84 -150', { stroke: b.dark('#6a5a4a', 0.2), width: 1.4 }) +
      path('M84 -150L104 -184L118 -146L96 -124Z', { fill: b.tone('#b3261e') }) +
      path('M84 -150L118 -146M104 -184L96 -124', { stroke: b.tone('#f2dfb0'), width: 2 }) +
      path('M96 -124q-8 12 2 20q-8 10 0 20', { stroke: b.tone('#e2b23c'), width: 2.4 })
    );
  },
};

/** A traveller in a wheelchair and a companion. */
export const wheelchair: Landmark = {
  height: 100,
  draw: (b) => {
    let out = `<circle cx="-8" cy="-26" r="26" fill="none" stroke="${b.dark('#3a3f44', 0.3)}" stroke-width="4.5"/><circle cx="40" cy="-9" r="9" fill="none" stroke="${b.dark('#3a3f44', 0.3)}" stroke-width="4"/>`;
    out +=
      path('M-34 -66V-34H26L40 -14', { stroke: b.dark('#4a5054', 0.3), width: 5 }) +
      path('M-24 -36C-30 -56 -24 -76 -10 -77C4 -76 10 -60 8 -42L30 -40L36 -12H24L18 -30Z', {
        fill: b.side('#c4694a'),
      }) +
      `<circle cx="-9" cy="-88" r="11" fill="${b.tone('#4a3428')}"/>`;
    return (
      out +
      `<g transform="translate(-70 2) scale(1.16)">${path('M-11 0C-10 -16 -10 -28 -9 -36H9C10 -28 10 -16 11 0H3L0 -24L-3 0Z', { fill: b.dark('#3d3a42', 0.3) })}${path('M-16 -28C-18 -52 -12 -70 0 -71C12 -70 18 -52 16 -28Z', { fill: b.side('#2f6f73') })}<circle cx="0" cy="-81" r="9.5" fill="${b.tone('#3a2c28')}"/>${path('M12 -56L30 -58', { stroke: b.tone('#2f6f73'), width: 7 })}</g>`
    );
  },
};
