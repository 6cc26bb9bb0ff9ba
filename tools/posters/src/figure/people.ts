import { type Brush, MATERIAL } from '../building/brush.ts';
import { n, path } from '../canvas/path.ts';
import type { Landmark } from '../landmark/landmark.ts';

/** Draws a boatman in a straw cape and wide hat, leaning on his pole; foot at 0,0. */
function boatman(b: Brush, x: number, y: number, s: number): string {
  const robe = b.dark('#39474a', 0.55);
  const straw = '#b08d55';
  const body = `M-15 0C-16 -14 -19 -30 -17 -46C-16 -60 -9 -68 1 -68C12 -68 18 -58 18 -44C19 -28 15 -14 16 0C10 3 4 1 1 -1C-4 2 -10 3 -15 0Z`;
  const cape =
    'M-22 -34C-22 -54 -13 -68 1 -69C15 -68 23 -54 23 -34C16 -30 13 -37 8 -32C4 -37 -1 -30 -5 -35C-10 -30 -15 -37 -22 -34Z';
  const arms = 'M-13 -54C-20 -46 -24 -40 -22 -34M15 -54C22 -50 27 -44 25 -38';
  const hat = 'M-27 -75C-14 -80 -5 -89 0 -96C1 -98 3 -98 4 -96C9 -89 18 -80 31 -75C18 -70 -14 -70 -27 -75Z';
  let fringe = '';
  for (let i = 0; i < 9; i++)
    fringe += `M${n(-18 + i * 4.6)} ${n(-58 + Math.abs(i - 4) * 2)}L${n(-20 + i * 5.2)} -35`;
  const inner =
    path('M34 -118L-40 42', { stroke: b.dark('#6a4e32', 0.35), width: 2.6 }) +
    path(body, { fill: robe }) +
    path(arms, { stroke: robe, width: 8 }) +
    path(cape, { fill: b.side(straw) }) +
    path(fringe, { stroke: b.dark(straw, 0.5), width: 1, opacity: 0.6 }) +
    path('M-6 -70C-6 -62 9 -62 9 -70Z', { fill: b.dark('#8a6248', 0.3) }) +
    path(hat, { fill: b.side('#c9a566') }) +
    path('M-24 -75C-12 -79 -3 -88 1 -95M8 -90L14 -74M-2 -90L-8 -74', {
      stroke: b.dark('#8a6a3c', 0.3),
      width: 1,
      opacity: 0.7,
    });
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(s)})">${inner}</g>`;
}

function cormorant(b: Brush, x: number, y: number, k: number): string {
  const d =
    'M-4 0C-10 -8 -9 -18 -2 -24C2 -28 1 -33 -1 -37C-2 -42 3 -45 7 -43L17 -40L7 -38C8 -32 9 -28 8 -22C7 -12 5 -4 1 0L-8 6L-2 -1Z';
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${k} ${Math.abs(k)})">${path(d, { fill: b.dark('#20282c', 0.7) })}${path('M-3 -22C-8 -16 -8 -8 -4 -2', { stroke: b.lit, width: 1, opacity: 0.5 })}</g>`;
}

/** Bamboo raft, fisherman, lamp and cormorants. */
export const fisherRaft: Landmark = {
  height: 130,
  floats: true,
  draw: (b) => {
    const wood = '#7d7446';
    let out = path(
      'M-128 -16C-112 -2 -86 4 -40 6C10 8 70 6 104 -2C120 -6 130 -14 136 -22C134 -8 122 4 104 8C60 18 -40 20 -84 13C-112 8 -124 -2 -128 -16Z',
      { fill: b.side(wood) },
    );
    out += path('M-118 -8C-92 4 -50 9 0 9C50 9 100 4 124 -10M-100 6C-60 13 40 14 96 5', {
      stroke: b.dark(wood, 0.5),
      width: 1.2,
      opacity: 0.7,
    });
    out += path('M-124 -13C-100 2 -50 6 0 7C60 7 104 0 132 -18', { stroke: b.light(wood, 0.6), width: 1.4 });
    for (const x of [-88, -58, 40, 76]) out += path(`M${x} 4l3 10`, { stroke: b.dark(wood, 0.5), width: 2 });
    out += path('M-82 4C-86 -4 -86 -12 -82 -18H-56C-52 -12 -52 -4 -56 5Z', { fill: b.side(MATERIAL.thatch) });
    out += path('M-84 -12h30M-85 -4h32', { stroke: b.dark(MATERIAL.thatch, 0.5), width: 1 });
    out += path('M-104 2V-46C-100 -54 -92 -54 -88 -48', { stroke: b.dark('#4a3a2a', 0.4), width: 2.4 });
    const halo = b.defs.radial([
      [0, '#ffd98a', 0.9],
      [1, '#ffb45e', 0],
    ]);
    out += `<circle cx="-88" cy="-36" r="26" fill="${halo}" opacity="${b.glow > 0.5 ? 1 : 0.6}"/>`;
    out +=
      path('M-93 -46h10l2 14h-14Z', { fill: '#ffd98a' }) +
      path('M-94 -47h12M-95 -32h14', { stroke: b.dark('#4a3a2a', 0.4), width: 1.6 });
    out += boatman(b, 4, 6, 1);
    return out + cormorant(b, 66, 2, 0.95) + cormorant(b, 90, -1, -0.8);
  },
};

/** A raft with two travellers under a parasol and a boatman behind. */
export const bambooRaft: Landmark = {
  height: 120,
  floats: true,
  draw: (b) => {
    const wood = '#8a9a58';
    let out = path('M-120 -12C-100 0 -60 4 0 4C60 4 96 0 122 -10L118 2C80 14 -80 14 -114 2Z', {
      fill: b.side(wood),
    });
    out += path('M-116 -6C-60 8 60 8 118 -4M-112 0C-60 12 60 12 114 2', {
      stroke: b.dark(wood, 0.5),
      width: 1.2,
      opacity: 0.7,
    });
    for (const x of [-24, 8]) {
      const shirt = x < 0 ? '#d4694a' : '#e6dcc6';
      out += path(
        `M${x - 10} 2C${x - 12} -14 ${x - 9} -26 ${x} -27C${x + 9} -26 ${x + 12} -14 ${x + 10} 2Z`,
        { fill: b.side(shirt) },
      );
      out += path(`M${x - 6} -32a6 6.5 0 1 0 12 0a6 6.5 0 1 0 -12 0Z`, { fill: b.tone('#3a2c28') });
    }
    out += path('M-8 -2V-64', { stroke: b.dark('#5a4634', 0.3), width: 2 });
    out += path(
      'M-58 -50C-44 -74 -24 -80 -8 -80C8 -80 28 -74 42 -50C30 -56 20 -56 12 -50C4 -56 -10 -56 -18 -50C-28 -56 -46 -56 -58 -50Z',
      { fill: b.side('#c4453a') },
    );
    out += path('M-8 -80C-16 -70 -18 -60 -18 -50M-8 -80C2 -70 10 -60 12 -50', {
      stroke: b.dark('#8c2f2a', 0.3),
      width: 1.2,
    });
    return out + boatman(b, 84, 2, 0.85);
  },
};

/** Black-awning boat of the water towns. */
export const awningBoat: Landmark = {
  height: 90,
  floats: true,
  draw: (b) => {
    const wood = '#5a3f30';
    let out = path(
      'M-130 -24C-104 -8 -60 -4 0 -4C50 -4 100 -8 130 -28C126 -4 104 12 60 15C10 18 -60 18 -92 12C-116 6 -128 -8 -130 -24Z',
      { fill: b.side(wood) },
    );
    out += path('M-128 -20C-100 -4 -60 0 0 0C50 0 100 -4 128 -24', { stroke: b.light(wood, 0.5), width: 2 });
    out += path('M-66 -4C-68 -34 -50 -46 -20 -46H14C40 -46 54 -34 54 -4Z', { fill: b.side('#3d4446') });
    let weave = '';
    for (let i = 0; i < 8; i++)
      weave += `M${n(-58 + i * 14)} -5C${n(-58 + i * 14)} -30 ${n(-54 + i * 14)} -42 ${n(-50 + i * 14)} -46`;
    out += path(weave, { stroke: b.light('#6a7274', 0.3), width: 1.2, opacity: 0.6 });
    out += path('M-66 -4C-68 -34 -50 -46 -20 -46C-44 -40 -52 -26 -52 -4Z', {
      fill: b.window(),
      opacity: 0.9,
    });
    out += path('M54 -30h3v5h-3Z', { fill: '#c4342a' });
    return out + boatman(b, 92, -4, 0.85);
  },
};

/** Sea-going junk with battened sails. */
export const junk: Landmark = {
  height: 190,
  floats: true,
  draw: (b) => {
    const wood = '#7a4a34';
    const sail = b.options.color ?? '#b8503a';
    let out = '';
    for (const [x, h, w] of [
      [-58, 104, 52],
      [4, 158, 82],
      [72, 90, 40],
    ] as const) {
      out += path(`M${x} -10V${-h - 12}`, { stroke: b.dark(wood, 0.4), width: 3.4 });
      out += path(
        `M${n(x - w * 0.32)} -28C${n(x - w * 0.4)} ${n(-h * 0.5)} ${n(x - w * 0.3)} ${n(-h * 0.9)} ${n(x - w * 0.08)} ${n(-h - 6)}C${n(x + w * 0.34)} ${n(-h * 0.94)} ${n(x + w * 0.66)} ${n(-h * 0.7)} ${n(x + w * 0.72)} ${n(-h * 0.42)}C${n(x + w * 0.72)} ${n(-h * 0.3)} ${n(x + w * 0.66)} -34 ${n(x + w * 0.6)} -30Z`,
        { fill: b.side(sail) },
      );
      let battens = '';
      for (let i = 1; i < 7; i++) {
        const y = -28 - ((h - 30) * i) / 7;
        const t = i / 7;
        battens += `M${n(x - w * (0.36 - t * 0.12))} ${n(y)}L${n(x + w * (0.7 - t * t * 0.42))} ${n(y - 6)}`;
      }
      out += path(battens, { stroke: b.dark(sail, 0.5), width: 1.6, opacity: 0.75 });
    }
    out += path(
      'M-122 -34C-110 -18 -80 -12 -20 -12C40 -12 84 -16 108 -44H130C128 -8 106 18 70 20H-64C-96 18 -116 -6 -122 -34Z',
      { fill: b.side(wood) },
    );
    out += path('M-120 -28C-100 -12 -60 -6 -10 -6C50 -6 96 -12 126 -36M-108 -8C-60 6 60 8 112 -10', {
      stroke: b.light('#c98a5a', 0.3),
      width: 2,
    });
    return (
      out +
      path('M92 -28h8v6h-8ZM76 -24h8v6h-8Z', { fill: b.window() }) +
      path('M4 -172l22 6l-22 6Z', { fill: '#c4342a' })
    );
  },
};

/** A walker with hat, pack and staff, seen from behind. */
export const wanderer: Landmark = {
  height: 110,
  draw: (b) => {
    const robe = b.options.color ?? '#3f5a60';
    let out = path('M30 0L22 -84', { stroke: b.dark('#6a4e32', 0.3), width: 3 });
    out += path(
      'M-14 0C-10 -8 -12 -18 -13 -26H-3C-3 -16 -4 -8 -4 0ZM5 0C6 -10 3 -18 2 -26H13C14 -16 14 -8 15 0Z',
      { fill: b.dark('#3a3230', 0.3) },
    );
    out += path('M-21 -22C-24 -44 -18 -72 0 -74C18 -72 23 -44 21 -22C8 -17 -8 -17 -21 -22Z', {
      fill: b.side(robe),
    });
    out += path('M17 -62C24 -56 27 -50 25 -44', { stroke: b.dark(robe, 0.2), width: 8 });
    out += path('M-14 -60C-16 -44 -14 -32 -11 -28H10C13 -32 14 -44 12 -60C4 -65 -8 -65 -14 -60Z', {
      fill: b.side('#b5794a'),
    });
    out +=
      path('M-14 -50H12M-4 -63V-30', { stroke: b.dark('#7a4a2c', 0.4), width: 1.6 }) +
      path('M-17 -68C-10 -75 10 -75 15 -68L13 -61C6 -66 -10 -66 -15 -61Z', { fill: b.side('#c4453a') });
    out += path('M-8 -82C-9 -70 8 -70 8 -82Z', { fill: b.dark('#5a4034', 0.2) });
    return (
      out +
      path('M-27 -84C-13 -89 -6 -98 0 -106C6 -98 13 -89 28 -84C12 -79 -12 -79 -27 -84Z', {
        fill: b.side('#d9b878'),
      }) +
      path('M-22 -84C-10 -89 -4 -97 0 -104', { stroke: b.light('#f2deb0', 0.4), width: 1.6 })
    );
  },
};

/** Two travellers standing and pointing, for scale. */
export const travellers: Landmark = {
  height: 100,
  draw: (b) => {
    const person = (x: number, k: number, coat: string, hat: boolean) =>
      `<g transform="translate(${x} 0) scale(${k})">${path('M-11 0C-10 -16 -10 -28 -9 -36H9C10 -28 10 -16 11 0H3C2 -10 1 -18 0 -24C-1 -18 -2 -10 -3 0Z', { fill: b.dark('#3d3a42', 0.3) })}${path('M-15 -30C-17 -52 -12 -70 0 -71C12 -70 17 -52 15 -30C6 -27 -6 -27 -15 -30Z', { fill: b.side(coat) })}${path('M-8 -80a8 9 0 1 0 16 0a8 9 0 1 0 -16 0Z', { fill: b.tone('#4a342c') })}${hat ? path('M-15 -84C-8 -88 -6 -94 0 -95C6 -94 8 -88 15 -84C6 -81 -6 -81 -15 -84Z', { fill: b.side('#e2cda0') }) : ''}</g>`;
    return (
      person(-18, 1, '#b8513c', true) +
      person(16, 0.92, '#e6dbc4', false) +
      path('M28 -56C38 -62 48 -70 56 -78', { stroke: b.tone('#e6dbc4'), width: 6 })
    );
  },
};
