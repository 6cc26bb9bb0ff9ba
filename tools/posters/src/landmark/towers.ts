import { type Brush, MATERIAL } from '../building/brush.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** Draws rows of lit windows inside a column; `w(t)` is the half width at height share t. */
function floors(
  b: Brush,
  h: number,
  half: (t: number) => number,
  axis: (t: number) => number = () => 0,
): string {
  let lit = '';
  let lines = '';
  for (let y = -8; y > -h + 8; y -= 7) {
    const t = -y / h;
    const w = half(t) * 0.84;
    lines += `M${n(axis(t) - w)} ${y}h${n(w * 2)}`;
    for (let k = 0; k < 3; k++)
      if (b.random() < 0.34) lit += `M${n(axis(t) - w + b.random() * w * 1.7)} ${y}h${n(w * 0.22)}`;
  }
  return (
    path(lines, { stroke: b.dark(MATERIAL.glass, 0.3), width: 1, opacity: 0.45 }) +
    path(lit, {
      stroke: b.glow > 0.2 ? '#ffdf9e' : b.light('#ffffff', 0.4),
      width: 2.2,
      opacity: 0.35 + b.glow * 0.6,
    })
  );
}

function column(
  b: Brush,
  points: string,
  h: number,
  half: (t: number) => number,
  color: string = MATERIAL.glass,
): string {
  return path(points, { fill: b.side(color) }) + floors(b, h, half);
}

/** Oriental Pearl: tripod, spheres and spire. */
export const orientalPearl: Landmark = {
  height: 300,
  draw: (b) => {
    const pink = b.glow > 0.5 ? '#f08a9c' : '#c96f7f';
    let out = path('M-44 0L-12 -96M44 0L12 -96M0 0V-90', { stroke: b.tone('#b9b4ae'), width: 8 });
    for (const x of [-10, 0, 10]) out += path(`M${x} -60V-206`, { stroke: b.tone('#c9c4bc'), width: 6 });
    const ball = (y: number, r: number) => {
      const fill = b.defs.radial([
        [0, b.light(pink, 0.55)],
        [0.6, b.tone(pink)],
        [1, b.dark(pink, 0.5)],
      ]);
      return `<circle cx="0" cy="${y}" r="${r}" fill="${fill}"/>${path(`M${-r} ${y}H${r}M${n(-r * 0.9)} ${n(y - r * 0.35)}H${n(r * 0.9)}M${n(-r * 0.9)} ${n(y + r * 0.35)}H${n(r * 0.9)}`, { stroke: b.glow > 0.4 ? '#ffd9a8' : b.dark(pink, 0.3), width: 1.4, opacity: 0.7 })}`;
    };
    out += ball(-74, 32) + ball(-120, 6) + ball(-142, 6) + ball(-164, 6) + ball(-200, 22);
    out += path('M-4 -220L-2 -262H2L4 -220Z', { fill: b.side('#c9c4bc') }) + ball(-246, 8);
    return out + path('M0 -254V-304', { stroke: b.tone('#c9c4bc'), width: 2 });
  },
};

/** Shanghai Tower: a twisting, tapering column. */
export const twistTower: Landmark = {
  height: 330,
  draw: (b) => {
    const d = 'M-34 0C-32 -110 -24 -220 -14 -316C-8 -330 8 -326 15 -306C24 -220 32 -110 34 0Z';
    let out = column(b, d, 310, (t) => 34 - t * 18);
    out += path('M20 0C-6 -80 30 -160 -2 -240C-8 -270 4 -300 12 -312', {
      stroke: b.light('#ffffff', 0.3),
      width: 3,
      opacity: 0.7,
    });
    return (
      out +
      path('M34 0C20 -90 40 -180 10 -260', { stroke: b.dark(MATERIAL.glass, 0.4), width: 2, opacity: 0.5 })
    );
  },
};

/** World Financial Center: blade with the opening at the top. */
export const bladeTower: Landmark = {
  height: 260,
  draw: (b) =>
    column(b, 'M-34 0L-22 -254H22L34 0ZM-12 -244L-15 -216H15L12 -244Z', 210, (t) => 33 - t * 10, '#8fb0c4') +
    path('M-12 -244L-15 -216H15L12 -244Z', { fill: b.light('#e6e0d2', 0.4), opacity: 0.8 }),
};

/** Jin Mao: stepped pagoda-like skyscraper. */
export const steppedTower: Landmark = {
  height: 230,
  draw: (b) => {
    let out = '';
    let y = 0;
    for (let i = 0; i < 8; i++) {
      const h = 40 - i * 3.6;
      const w = 30 - i * 2.6;
      out += path(`M${-w} ${n(y)}L${n(-w + 1)} ${n(y - h)}H${n(w - 1)}L${w} ${n(y)}Z`, {
        fill: b.side('#b5a98c'),
      });
      out += path(`M${n(-w - 3)} ${n(y - h)}H${n(w + 3)}L${n(w - 1)} ${n(y - h + 4)}H${n(-w + 1)}Z`, {
        fill: b.light('#cfc4a6', 0.3),
      });
      y -= h;
    }
    return (
      out +
      floors(b, 190, (t) => 28 - t * 14) +
      path(`M0 ${n(y)}V${n(y - 26)}`, { stroke: b.tone('#b5a98c'), width: 3 })
    );
  },
};

/** Returns half the width of the Canton Tower, which is widest at foot and head. */
function waist(t: number): number {
  return 11 + 34 * (t - 0.6) ** 2 * 2.1 + 3;
}

/** Canton Tower: a waist of crossing steel. */
export const cantonTower: Landmark = {
  height: 330,
  draw: (b) => {
    const h = 250;
    let net = '';
    for (let k = -8; k <= 8; k++) {
      let a = '';
      let c = '';
      for (let i = 0; i <= 16; i++) {
        const t = i / 16;
        const turn = (k / 8) * Math.PI + t * 2.2;
        const turn2 = (k / 8) * Math.PI - t * 2.2;
        a += `${i ? 'L' : 'M'}${n(Math.sin(turn) * waist(t))} ${n(-t * h)}`;
        c += `${i ? 'L' : 'M'}${n(Math.sin(turn2) * waist(t))} ${n(-t * h)}`;
      }
      net += a + c;
    }
    let rings = '';
    for (let i = 0; i <= 26; i++) {
      const t = i / 26;
      const w = waist(t);
      rings += `M${n(-w)} ${n(-t * h)}q${n(w)} ${n(w * 0.22)} ${n(w * 2)} 0`;
    }
    let d = 'M';
    for (let i = 0; i <= 20; i++) d += `${i ? 'L' : ''}${n(-waist(i / 20))} ${n((-i / 20) * h)}`;
    for (let i = 20; i >= 0; i--) d += `L${n(waist(i / 20))} ${n((-i / 20) * h)}`;
    const hues =
      b.glow > 0.4
        ? b.defs.linear([
            [0, '#f2a0c0'],
            [0.4, '#ffd08a'],
            [0.7, '#8fd8d0'],
            [1, '#9aa8f0'],
          ])
        : b.side('#b9c4c8');
    return (
      path(`${d}Z`, { fill: hues, opacity: 0.72 }) +
      path(net, { stroke: b.light('#f2f0ea', 0.3), width: 1.2, opacity: 0.85 }) +
      path(rings, { stroke: b.light('#f2f0ea', 0.2), width: 0.8, opacity: 0.6 }) +
      path(`M-9 ${-h}L-3 ${-h - 24}H3L9 ${-h}ZM0 ${-h - 20}V${-h - 84}`, {
        fill: b.side('#b9c4c8'),
        stroke: b.tone('#d8d4cc'),
        width: 2.6,
      })
    );
  },
};

/** Hong Kong: Bank of China with its crossed prisms. */
export const prismTower: Landmark = {
  height: 260,
  draw: (b) => {
    let out = path('M-30 0V-150L-10 -190V-226L14 -250V-190L30 -160V0Z', { fill: b.side('#8fb4c4') });
    out += path('M-30 0L30 -56L-30 -112L26 -166M30 0L-30 -56L30 -112L-22 -164M-10 -190L14 -210', {
      stroke: b.light('#ffffff', 0.5),
      width: 2.2,
    });
    return out + path('M2 -240V-276M8 -246V-270', { stroke: b.light('#ffffff', 0.2), width: 1.6 });
  },
};

/** Rounded supertall such as IFC, KK100 or Ping An. */
export const crownTower: Landmark = {
  height: 280,
  draw: (b) => {
    let out = column(
      b,
      'M-30 0L-27 -214C-25 -246 -12 -268 0 -276C12 -268 25 -246 27 -214L30 0Z',
      240,
      (t) => 29 - t * 4,
      b.options.color ?? '#9fb4bc',
    );
    for (const x of [-20, -10, 0, 10, 20])
      out += path(`M${x} -210L${n(x * 0.3)} -268`, {
        stroke: b.light('#ffffff', 0.4),
        width: 1.4,
        opacity: 0.7,
      });
    return out;
  },
};

/** Television tower with one pod. */
export const tvTower: Landmark = {
  height: 300,
  draw: (b) => {
    let out = path('M-26 0C-10 -60 -6 -120 -5 -180H5C6 -120 10 -60 26 0Z', {
      fill: b.side(MATERIAL.concrete),
    });
    out += path('M-24 -188C-22 -210 22 -210 24 -188C18 -176 -18 -176 -24 -188Z', {
      fill: b.side(b.options.color ?? '#a9b4b8'),
    });
    out += path('M-23 -190H23', { stroke: b.window(), width: 4 });
    return (
      out +
      path('M-3 -204L-1.4 -250H1.4L3 -204ZM0 -250V-302', {
        fill: b.tone(MATERIAL.concrete),
        stroke: b.tone('#c4453a'),
        width: 1.8,
      })
    );
  },
};

/** Ferris wheel on a bridge, as in Tianjin. */
export const ferrisWheel: Landmark = {
  height: 200,
  draw: (b) => {
    let out = path('M-70 0L0 -104L70 0', { stroke: b.tone('#d8d4cc'), width: 7 });
    let spokes = '';
    for (let i = 0; i < 24; i++) {
      const a = (i / 24) * Math.PI * 2;
      spokes += `M0 -108L${n(Math.cos(a) * 84)} ${n(-108 + Math.sin(a) * 84)}`;
      const cx = Math.cos(a) * 92;
      const cy = -108 + Math.sin(a) * 92;
      out += rect(cx - 4.5, cy - 3, 9, 8, { fill: b.glow > 0.4 ? '#ffe1a0' : b.light('#f2eadb', 0.2) }, 3);
    }
    out += path(spokes, { stroke: b.light('#f2f0ea', 0.3), width: 1, opacity: 0.8 });
    return (
      out +
      `<circle cx="0" cy="-108" r="84" fill="none" stroke="${b.light('#f2f0ea', 0.3)}" stroke-width="3.4"/><circle cx="0" cy="-108" r="76" fill="none" stroke="${b.tone('#c9707a')}" stroke-width="1.4"/><circle cx="0" cy="-108" r="8" fill="${b.tone('#c9c4bc')}"/>`
    );
  },
};

/** Lotus-topped casino tower of Macau. */
export const lotusTower: Landmark = {
  height: 220,
  draw: (b) => {
    const gold = '#d9a441';
    let out = path('M-22 0L-12 -90H12L22 0Z', { fill: b.side(gold) });
    for (const a of [-1.1, 1.1, -0.75, 0.75, -0.38, 0.38, 0]) {
      const tx = Math.sin(a) * 92;
      const ty = -84 - Math.cos(a) * 126;
      out += path(
        `M0 -78C${n(Math.sin(a - 0.5) * 60)} ${n(-90 - Math.cos(a - 0.5) * 60)} ${n(tx - 10)} ${n(ty + 40)} ${n(tx)} ${n(ty)}C${n(tx + 12)} ${n(ty + 44)} ${n(Math.sin(a + 0.5) * 66)} ${n(-90 - Math.cos(a + 0.5) * 60)} 0 -78Z`,
        { fill: b.side(Math.abs(a) < 0.2 ? '#e8bc5c' : gold), stroke: b.light('#fff0c0', 0.4), width: 1.2 },
      );
    }
    return out;
  },
};
