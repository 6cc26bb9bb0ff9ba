import type { Brush } from '../building/brush.ts';
import { n, path } from '../canvas/path.ts';
import type { Landmark } from '../landmark/landmark.ts';

const BLACK = '#24272b';
const WHITE = '#f3ecdf';

/** A sitting panda eating bamboo. */
export const panda: Landmark = {
  height: 130,
  draw: (b) => {
    const black = b.tone(BLACK);
    const white = b.side(WHITE);
    let out = path('M-44 -4C-54 -40 -40 -76 0 -78C40 -76 54 -40 44 -4C20 6 -20 6 -44 -4Z', { fill: white });
    out += path(
      'M-46 -62C-30 -80 30 -80 46 -62C54 -48 50 -40 40 -44C20 -54 -20 -54 -40 -44C-50 -40 -54 -48 -46 -62Z',
      { fill: black },
    );
    out += path('M-40 -58C-54 -50 -54 -28 -40 -22C-26 -18 -14 -26 -8 -34L-20 -46Z', { fill: black });
    out += path('M40 -58C56 -52 56 -26 40 -22C28 -20 16 -28 8 -40L22 -50Z', { fill: black });
    out += path(
      'M-46 2C-62 0 -64 -22 -46 -26C-30 -28 -22 -12 -24 2ZM46 2C62 0 64 -22 46 -26C30 -28 22 -12 24 2Z',
      { fill: black },
    );
    out += path('M-52 -6a7 8 0 1 0 14 0a7 8 0 1 0 -14 0ZM38 -6a7 8 0 1 0 14 0a7 8 0 1 0 -14 0Z', {
      fill: b.tone('#5a4c48'),
    });
    out += path('M-31 -112a11 11 0 1 1 20 -9M31 -112a11 11 0 1 0 -20 -9', { fill: black });
    out += path(
      'M-36 -94C-38 -116 -20 -126 0 -126C20 -126 38 -116 36 -94C34 -74 18 -66 0 -66C-18 -66 -34 -74 -36 -94Z',
      { fill: white },
    );
    out += path(
      'M-24 -98C-24 -108 -10 -108 -9 -100C-9 -92 -18 -86 -23 -90C-25 -92 -25 -95 -24 -98ZM24 -98C24 -108 10 -108 9 -100C9 -92 18 -86 23 -90C25 -92 25 -95 24 -98Z',
      { fill: black },
    );
    out += path(
      'M-18 -97a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0ZM13 -97a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z',
      { fill: '#fffaf0' },
    );
    out += path('M-6 -86C-4 -90 4 -90 6 -86C4 -81 -4 -81 -6 -86Z', { fill: black });
    out += path('M0 -82V-78M-7 -75C-4 -71 4 -71 7 -75', { stroke: black, width: 2 });
    const stem = b.tone('#6f9a4a');
    out += path('M-34 -20L30 -74', { stroke: stem, width: 4.6 });
    return (
      out +
      path(
        'M26 -70C34 -84 44 -88 54 -88C50 -78 42 -70 28 -68ZM18 -64C26 -62 36 -56 40 -48C30 -48 22 -54 16 -61ZM30 -76C28 -88 32 -98 38 -104C42 -94 40 -84 33 -75Z',
        { fill: b.tone('#4f8a4a') },
      )
    );
  },
};

/** A walking panda, from the side. */
export const walkingPanda: Landmark = {
  height: 80,
  draw: (b) => {
    const black = b.tone(BLACK);
    let out = path(
      'M-58 0C-62 -14 -60 -30 -52 -36H-34C-30 -24 -32 -10 -36 0ZM26 0C22 -14 22 -26 26 -36L46 -34C48 -20 48 -10 46 0Z',
      { fill: b.dark(BLACK, 0.3) },
    );
    out += path('M-64 -36C-64 -62 -36 -72 0 -70C30 -68 50 -56 48 -34C30 -22 -50 -22 -64 -36Z', {
      fill: b.side(WHITE),
    });
    out += path(
      'M20 -68C36 -66 50 -54 48 -34C46 -24 44 -10 40 0H20C22 -14 14 -30 14 -40C12 -52 14 -62 20 -68ZM-52 -30C-48 -18 -50 -8 -46 0H-26C-28 -12 -28 -22 -34 -30Z',
      { fill: black },
    );
    out += path(
      'M40 -66C38 -84 54 -92 70 -88C86 -84 92 -70 86 -58C80 -48 60 -46 50 -52C44 -56 41 -60 40 -66Z',
      { fill: b.side(WHITE) },
    );
    out += path('M46 -82a7 7 0 1 1 12 -7ZM78 -86a7 7 0 1 1 8 10Z', { fill: black });
    return (
      out +
      path(
        'M62 -72C64 -78 72 -78 72 -71C71 -66 64 -65 62 -68ZM84 -62C88 -64 92 -62 91 -58C88 -55 84 -57 84 -62Z',
        { fill: black },
      )
    );
  },
};

function camel(b: Brush, x: number, k: number, load: string): string {
  const coat = '#a3713f';
  const legs =
    'M-34 -46L-38 0H-31L-26 -40ZM-22 -46L-20 0H-13L-12 -42ZM22 -46L20 0H27L30 -42ZM34 -48L38 0H45L42 -46Z';
  const body =
    'M-46 -50C-50 -64 -40 -74 -32 -72C-28 -92 -16 -94 -10 -74C-4 -70 2 -70 6 -74C12 -94 26 -92 30 -72C42 -70 50 -66 54 -78C57 -92 60 -104 70 -106C78 -108 84 -104 88 -98C86 -93 78 -94 73 -92C69 -84 70 -66 62 -54C52 -40 30 -40 20 -42C0 -38 -30 -38 -46 -50Z';
  const inner =
    path('M-46 -56C-52 -48 -52 -40 -50 -34', { stroke: b.dark(coat, 0.3), width: 2.4 }) +
    path(legs, { fill: b.dark(coat, 0.35) }) +
    path(body, { fill: b.side(coat) }) +
    path('M-12 -76C-6 -84 0 -84 8 -76L14 -46C4 -42 -10 -42 -18 -46Z', { fill: b.side(load) }) +
    path('M-14 -66H11M-16 -56H13', { stroke: b.light('#f0d9a0', 0.3), width: 1.8 }) +
    path('M-32 -72C-28 -92 -16 -94 -10 -74M6 -74C12 -94 26 -92 30 -72', {
      stroke: b.light(coat, 0.6),
      width: 1.6,
    }) +
    path('M69 -106L66 -112L73 -107Z', { fill: b.dark(coat, 0.3) });
  return `<g transform="translate(${n(x)} 0) scale(${k})">${inner}</g>`;
}

/** A string of loaded camels, the first one led by a man. */
export const caravan: Landmark = {
  height: 110,
  draw: (b) => {
    const loads = ['#b3372d', '#2f6f73', '#c9872f', '#7a3a5a', '#b3372d'];
    const count = b.options.count ?? 4;
    let out = '';
    for (let i = 0; i < count; i++) {
      const x = -i * 142;
      if (i > 0)
        out += path(`M${x + 86} -96Q${x + 98} -74 ${x + 100} -64`, {
          stroke: b.dark('#6a4a30', 0.3),
          width: 1.4,
        });
      out += camel(b, x, 1 - (i % 2) * 0.05, loads[i % loads.length] ?? '#b3372d');
    }
    out += path('M86 -96Q104 -70 118 -52', { stroke: b.dark('#6a4a30', 0.3), width: 1.4 });
    return (
      out +
      path(
        'M118 0C116 -20 112 -44 120 -62C128 -70 140 -66 142 -54C146 -36 142 -18 144 0H134L130 -22L126 0Z',
        { fill: b.side('#e2d4b8') },
      ) +
      path('M122 -70a8 9 0 1 0 16 0a8 9 0 1 0 -16 0Z', { fill: b.tone('#6a4a38') }) +
      path('M119 -74C122 -84 138 -84 141 -74C134 -70 126 -70 119 -74Z', { fill: b.tone('#f2eadb') })
    );
  },
};

function horseShape(): string {
  return 'M-46 -44C-52 -58 -44 -70 -30 -70C-8 -72 10 -66 24 -70C34 -80 40 -94 52 -102L54 -110L60 -103C68 -100 76 -90 82 -80C82 -74 76 -72 70 -76C64 -78 60 -76 58 -70C54 -58 52 -50 44 -44C46 -30 48 -16 46 0H39C38 -14 36 -26 30 -38C20 -36 -4 -36 -16 -40C-22 -30 -20 -16 -22 0H-29C-30 -14 -34 -24 -34 -32C-38 -22 -44 -12 -44 0H-51C-52 -18 -46 -30 -46 -44Z';
}

/** A grazing herd: three horses. */
export const horses: Landmark = {
  height: 110,
  draw: (b) => {
    const one = (x: number, y: number, k: number, coat: string) =>
      `<g transform="translate(${x} ${y}) scale(${k} ${Math.abs(k)})">${path('M-46 -60C-60 -56 -64 -40 -60 -22C-54 -32 -50 -44 -42 -52Z', { fill: b.dark(coat, 0.5) })}${path('M18 -38L22 0H29L30 -38ZM-14 -40L-12 0H-5L-4 -38Z', { fill: b.dark(coat, 0.45) })}${path(horseShape(), { fill: b.side(coat) })}${path('M52 -102C44 -98 34 -84 26 -70C36 -72 46 -84 56 -98Z', { fill: b.dark(coat, 0.55) })}</g>`;
    return one(-90, -6, 0.8, '#d8c3a0') + one(84, -4, -0.86, '#4a342c') + one(0, 4, 1, '#8a5234');
  },
};

/** A galloping rider with a pole. */
export const rider: Landmark = {
  height: 130,
  draw: (b) => {
    const coat = '#7a4a30';
    let out = path('M-48 -54C-66 -56 -74 -44 -82 -30C-68 -34 -56 -40 -44 -46Z', { fill: b.dark(coat, 0.5) });
    out += path(
      'M-46 -44C-52 -58 -44 -68 -30 -68C-8 -68 10 -64 24 -68C36 -78 44 -90 58 -96L61 -104L66 -96C76 -92 82 -82 86 -72C84 -66 78 -66 72 -70C66 -72 62 -68 60 -62C56 -52 50 -46 42 -42C52 -34 66 -30 78 -26L80 -18C64 -18 44 -24 32 -34C20 -34 -4 -34 -18 -36C-30 -26 -46 -14 -62 -6L-66 -12C-52 -20 -44 -30 -46 -44ZM20 -36C32 -24 46 -14 48 -2H40C34 -10 20 -20 8 -30ZM-30 -36C-40 -22 -34 -10 -40 2L-47 0C-46 -14 -46 -24 -40 -36Z',
      { fill: b.side(coat) },
    );
    out += path('M56 -96C46 -92 36 -80 26 -66C38 -68 50 -80 60 -92Z', { fill: b.dark(coat, 0.55) });
    out += path('M-6 -66C-12 -84 -8 -100 4 -102C16 -102 20 -88 16 -72L22 -50L14 -48L2 -64Z', {
      fill: b.side('#b3372d'),
    });
    out +=
      path('M-2 -112a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z', { fill: b.tone('#5a4034') }) +
      path('M-6 -116C-2 -126 14 -126 18 -116Z', { fill: b.tone('#2f5d8c') });
    return (
      out +
      path('M12 -92C24 -88 34 -84 40 -80', { stroke: b.tone('#b3372d'), width: 6 }) +
      path('M10 -62L108 -126', { stroke: b.dark('#6a4a30', 0.2), width: 2.4 })
    );
  },
};

/** A yak with its skirt of hair. */
export const yak: Landmark = {
  height: 100,
  draw: (b) => {
    const coat = b.options.color ?? '#2f2a2c';
    let fringe = '';
    for (let i = 0; i < 20; i++) fringe += `M${n(-56 + i * 5.4)} -36l-2 ${n(22 + (i % 3) * 5)}`;
    let out = path('M-46 -20V0H-36V-20ZM-20 -18V0H-10V-18ZM20 -18V0H30V-18ZM36 -20V0H46V-20Z', {
      fill: b.dark(coat, 0.3),
    });
    out += path(
      'M-64 -30C-70 -58 -50 -76 -22 -74C-8 -84 14 -92 32 -82C44 -76 50 -66 60 -64C74 -62 84 -50 82 -38C80 -30 70 -28 62 -34C54 -20 -50 -10 -64 -30Z',
      { fill: b.side(coat) },
    );
    out +=
      path(fringe, { stroke: b.tone(coat), width: 4 }) +
      path('M-64 -50C-78 -46 -78 -20 -74 -10C-66 -20 -62 -34 -58 -42Z', { fill: b.dark(coat, 0.2) });
    out += path(
      'M58 -66C54 -80 62 -88 72 -86C66 -82 64 -74 66 -66ZM76 -62C84 -74 94 -74 98 -66C90 -68 84 -62 80 -56Z',
      { fill: b.light('#d9cbb0', 0.2) },
    );
    out += path('M74 -42a8 6 0 1 0 12 2Z', { fill: b.tone('#8a7a72') });
    return (
      out +
      path('M-20 -72C-8 -60 10 -60 22 -80L26 -50C10 -42 -8 -42 -22 -48Z', { fill: b.side('#b3372d') }) +
      path('M-20 -60C-4 -50 12 -52 24 -64', { stroke: b.tone('#e0b040'), width: 2.4 })
    );
  },
};

/** A crane with raised wings in flight. */
export const crane: Landmark = {
  height: 90,
  floats: true,
  flies: true,
  draw: (b) => {
    const white = b.light('#ffffff', 0.1);
    let out = path('M-10 -40C-34 -48 -58 -76 -96 -84C-78 -62 -70 -44 -40 -30C-28 -26 -16 -28 -6 -32Z', {
      fill: white,
    });
    out += path('M-96 -84C-84 -66 -74 -54 -58 -44C-66 -56 -70 -66 -74 -76ZM-80 -78C-66 -58 -56 -48 -44 -40', {
      fill: b.tone('#2a2d33'),
      stroke: b.tone('#2a2d33'),
      width: 1.6,
    });
    out += path('M2 -42C10 -66 30 -86 60 -90C50 -66 44 -46 16 -30C8 -28 2 -34 2 -42Z', { fill: white });
    out += path('M60 -90C54 -74 48 -62 38 -50C46 -56 54 -70 60 -90Z', { fill: b.tone('#2a2d33') });
    out += path(
      'M-34 -24C-20 -36 6 -40 26 -32C46 -34 64 -44 86 -46C92 -46 96 -44 100 -42L118 -40L100 -37C84 -36 60 -24 34 -22C10 -14 -20 -14 -34 -24Z',
      { fill: b.side('#f7f2e8') },
    );
    out +=
      path('M60 -37C72 -42 80 -45 88 -45C84 -40 74 -34 62 -30Z', { fill: b.tone('#2a2d33') }) +
      path('M90 -46C94 -49 99 -47 100 -43Z', { fill: '#c4342a' });
    return (
      out +
      path('M-32 -22C-52 -18 -72 -12 -96 -10M-30 -19C-50 -14 -70 -6 -92 -4', {
        stroke: b.tone('#2a2d33'),
        width: 1.8,
      })
    );
  },
};

/** An Asian elephant. */
export const elephant: Landmark = {
  height: 120,
  draw: (b) => {
    const coat = '#7d7a78';
    let out = path('M-52 -40L-54 0H-36L-32 -40ZM10 -40L10 0H28L30 -40Z', { fill: b.dark(coat, 0.5) });
    out += path(
      'M-70 -50C-76 -88 -50 -112 -10 -112C10 -112 22 -110 34 -112C52 -118 76 -110 82 -90C88 -70 92 -40 88 -18C86 -8 76 -6 76 -12C80 -24 76 -44 70 -56C64 -48 56 -44 48 -46C46 -30 48 -14 46 0H28C30 -14 26 -30 22 -40C0 -36 -24 -36 -34 -42C-36 -28 -34 -12 -36 0H-54C-56 -16 -66 -30 -70 -50Z',
      { fill: b.side(coat) },
    );
    out += path('M34 -104C22 -96 20 -70 34 -60C46 -58 52 -74 50 -90C48 -102 42 -106 34 -104Z', {
      fill: b.dark(coat, 0.28),
    });
    return (
      out +
      path('M70 -58C80 -54 92 -54 100 -60C94 -48 82 -46 70 -50Z', { fill: b.light('#f0e6d0', 0.2) }) +
      path('M62 -88a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0Z', { fill: b.dark('#201c1c', 0.6) }) +
      path('M-70 -70C-78 -60 -78 -44 -76 -34', { stroke: b.dark(coat, 0.3), width: 2.6 })
    );
  },
};
