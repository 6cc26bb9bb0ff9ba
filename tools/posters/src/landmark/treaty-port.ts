import { arch } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { mix } from '../canvas/color.ts';
import { n, type Point, path, polygon, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** A wall in perspective: `near` and `far` are the corners at the foot, `tops` the heights above them. */
type Wall = { near: Point; far: Point; tops: readonly [number, number] };

function at({ near, far, tops }: Wall, u: number, v: number): Point {
  const foot = near[1] + (far[1] - near[1]) * u;
  return [near[0] + (far[0] - near[0]) * u, foot - (tops[0] + (tops[1] - tops[0]) * u) * v];
}

function panel(wall: Wall, u: readonly [number, number], v: readonly [number, number]): string {
  return polygon([at(wall, u[0], v[0]), at(wall, u[1], v[0]), at(wall, u[1], v[1]), at(wall, u[0], v[1])]);
}

function band(wall: Wall, v: number): string {
  const [a, z] = [at(wall, 0, v), at(wall, 1, v)];
  return `M${n(a[0])} ${n(a[1])}L${n(z[0])} ${n(z[1])}`;
}

/** Draws one side of the wedge: stone arcade, five brick storeys with balconies, stone attic. */
function wedgeSide(b: Brush, wall: Wall, columns: number, isLit: boolean): string {
  const paint = (color: string) => (isLit ? b.light(color, 0.12) : b.dark(color, 0.34));
  const [stone, brick] = ['#ddd0b4', '#b9664a'];
  let out = path(panel(wall, [0, 1], [0, 1]), { fill: paint(stone) });
  out += path(panel(wall, [0, 1], [0.25, 0.87]), { fill: paint(brick) });
  let arcade = '';
  let panes = '';
  let sills = '';
  for (let i = 0; i < columns; i++) {
    const [u0, u1] = [(i + 0.2) / columns, (i + 0.8) / columns];
    const [a, m, z] = [at(wall, u0, 0.1), at(wall, (u0 + u1) / 2, 0.17), at(wall, u1, 0.1)];
    const [fa, fz] = [at(wall, u0, 0), at(wall, u1, 0)];
    arcade += `M${n(fa[0])} ${n(fa[1])}L${n(a[0])} ${n(a[1])}Q${n(m[0])} ${n(m[1] - 2)} ${n(z[0])} ${n(z[1])}L${n(fz[0])} ${n(fz[1])}Z`;
    for (let row = 0; row < 6; row++) {
      const v = 0.28 + row * 0.1;
      panes += panel(wall, [u0 + 0.06 / columns, u1 - 0.06 / columns], [v, v + 0.058]);
      if (row % 2 === 0) sills += panel(wall, [u0, u1], [v - 0.012, v - 0.002]);
    }
    panes += panel(wall, [u0, u1], [0.91, 0.955]);
  }
  out += path(arcade, { fill: b.dark('#4a3d36', 0.45) }) + path(panes, { fill: b.window() });
  out += path(sills, { fill: paint('#f0e6d0') });
  for (const [v, width] of [
    [0.25, 4],
    [0.87, 4.5],
    [1, 6],
  ] as const)
    out += path(band(wall, v), { stroke: b.light('#efe5d0', 0.3), width });
  return out;
}

/** The wedge-shaped block of flats at the end of Wukang Road: its rounded prow faces the crossing. */
export const flatiron: Landmark = {
  height: 240,
  draw: (b) => {
    const right: Wall = { near: [10, 0], far: [210, -16], tops: [232, 128] };
    const left: Wall = { near: [-10, 0], far: [-118, -14], tops: [232, 150] };
    let out = wedgeSide(b, left, 5, b.lightFrom > 0) + wedgeSide(b, right, 9, b.lightFrom < 0);
    const prow = (top: number, foot: number) =>
      `M-12 ${foot}V${top}C-8 ${top - 5} 8 ${top - 5} 12 ${top}V${foot}Z`;
    out +=
      path(prow(-232, 0), { fill: b.side('#ddd0b4') }) + path(prow(-201, -58), { fill: b.side('#b9664a') });
    for (let row = 0; row < 6; row++) {
      const y = -70 - row * 23;
      out += rect(-6, y - 13, 12, 13, { fill: b.window() }, 2);
      if (row % 2 === 0) out += rect(-13, y, 26, 4, { fill: b.light('#f0e6d0', 0.2) }, 1);
    }
    out +=
      path(arch(0, 0, 14, 36), { fill: b.dark('#4a3d36', 0.45) }) +
      rect(-6, -222, 12, 10, { fill: b.window() });
    return out + path('M-14 -233C-8 -239 8 -239 14 -233', { stroke: b.light('#efe5d0', 0.3), width: 6 });
  },
};

/** The customs house on the river at Hankou: a colonnade and a stepped clock tower. */
export const customsHouse: Landmark = {
  height: 220,
  draw: (b) => {
    const stone = b.options.color ?? '#cfc2a8';
    let out = path('M-150 0L-142 -12H142L150 0Z', { fill: b.light(stone, 0.25) });
    out += rect(-132, -96, 264, 84, { fill: b.side(stone) });
    out +=
      rect(-140, -104, 280, 10, { fill: b.light(stone, 0.35) }) +
      rect(-126, -112, 252, 8, { fill: b.side(stone) });
    let panes = '';
    for (let i = 0; i < 11; i++) {
      const x = -118 + i * 23.6;
      panes += `M${n(x - 6)} -88h12v18h-12ZM${n(x - 6)} -62h12v18h-12Z${arch(x, -12, 12, 26)}`;
    }
    out += path(panes, { fill: b.window() });
    for (let i = 0; i < 8; i++)
      out +=
        rect(-86 + i * 23.6, -94, 7, 82, { fill: b.light(stone, 0.5) }) +
        rect(-88.5 + i * 23.6, -94, 12, 4, { fill: b.light(stone, 0.6) });
    for (const [w, foot, top] of [
      [62, -104, -140],
      [48, -140, -186],
      [34, -186, -202],
    ] as const)
      out +=
        rect(-w / 2, top, w, foot - top, { fill: b.side(stone) }) +
        rect(-w / 2 - 4, top - 3, w + 8, 6, { fill: b.light(stone, 0.4) });
    out += path(arch(-12, -108, 11, 24) + arch(12, -108, 11, 24), { fill: b.window() });
    out += `<circle cx="0" cy="-163" r="15" fill="${b.light('#fff3d6', 0.5)}"/>`;
    out += path('M0 -163V-174M0 -163L7 -158', { stroke: b.ink, width: 2.2 });
    out += path('M-19 -204C-19 -228 19 -228 19 -204Z', { fill: b.side('#7f9a86') });
    return out + path('M0 -222V-240M0 -238h14v8h-14', { stroke: b.tone('#a63a2c'), width: 2.4 });
  },
};

/** Draws a grey-brick lane house of Shanghai: stone door frame with a pediment, shutters, attic window in the roof. */
function laneHouse(b: Brush, x: number, brick: string, pediment: 'round' | 'pointed'): string {
  const trim = '#d8c7aa';
  let out = path(`M${x - 52} -92L${x - 44} -118H${x + 44}L${x + 52} -92Z`, { fill: b.side('#6a5f5a') });
  out += path(`M${x - 16} -100V-118L${x} -132L${x + 16} -118V-100Z`, { fill: b.side(brick) });
  out +=
    rect(x - 7, -116, 14, 13, { fill: b.window() }) +
    path(`M${x - 19} -116L${x} -134L${x + 19} -116`, { stroke: b.dark('#6a5f5a', 0.2), width: 4 });
  out += rect(x - 50, -92, 100, 92, { fill: b.side(brick) });
  let joints = '';
  for (let y = -86; y < -4; y += 7) joints += `M${x - 50} ${y}h100`;
  out += path(joints, { stroke: b.light('#efe6d6', 0.2), width: 0.8, opacity: 0.35 });
  out +=
    rect(x - 50, -56, 100, 5, { fill: b.light('#a85a44', 0.1) }) +
    rect(x - 52, -94, 104, 5, { fill: b.light(trim, 0.2) });
  for (const side of [-30, 0, 30]) {
    out += rect(x + side - 9, -86, 18, 25, { fill: b.window() });
    out += path(`M${x + side - 9} -86h5v25h-5ZM${x + side + 4} -86h5v25h-5Z`, { fill: b.tone('#6b3a2e') });
  }
  out += rect(x - 21, -48, 42, 48, { fill: b.light(trim, 0.25) });
  out +=
    rect(x - 14, -40, 28, 40, { fill: b.dark('#2a2422', 0.3) }) +
    path(`M${x} -40V0`, { stroke: b.light('#6a5a50', 0.2), width: 1 });
  out += path(`M${x - 6} -20a2.4 2.4 0 1 0 .1 0M${x + 6} -20a2.4 2.4 0 1 0 .1 0`, {
    stroke: b.tone(MATERIAL.gold),
    width: 1.8,
  });
  const crown =
    pediment === 'round'
      ? `M${x - 25} -46C${x - 22} -66 ${x + 22} -66 ${x + 25} -46Z`
      : `M${x - 27} -46L${x} -64L${x + 27} -46Z`;
  out += path(crown, { fill: b.light(trim, 0.35) });
  return out + path(`M${x - 9} -50q9 -7 18 0`, { stroke: b.dark(trim, 0.35), width: 2 });
}

/** A row of stone-gate houses (shikumen). */
export const shikumenRow: Landmark = {
  height: 140,
  draw: (b) => {
    const brick = b.options.color ?? '#8f8a84';
    const warm = mix(brick, '#a85a44', 0.45);
    return (
      laneHouse(b, -104, brick, 'round') +
      laneHouse(b, 104, brick, 'round') +
      laneHouse(b, 0, warm, 'pointed')
    );
  },
};

/** A consulate with arched verandas on three floors, as on Shamian. */
export const verandaHouse: Landmark = {
  height: 150,
  draw: (b) => {
    const wall = b.options.color ?? '#e4c27e';
    const trim = '#f6eedd';
    let out = path('M-84 -116L-60 -144H60L84 -116Z', { fill: b.side('#9a5a44') });
    out += rect(-80, -116, 160, 116, { fill: b.side(wall) });
    for (const [floor, h] of [
      [0, 30],
      [-38, 30],
      [-76, 30],
    ] as const) {
      for (let i = 0; i < 6; i++) {
        const x = -66 + i * 26.4;
        out += path(arch(x, floor - 3, 21, h), { fill: b.light(trim, 0.3) });
        out += path(arch(x, floor - 3, 16, h - 4), {
          fill: b.glow > 0.2 ? b.window() : b.dark('#5a5048', 0.35),
        });
        if (floor < 0) {
          let rail = '';
          for (let k = -7; k <= 7; k += 3.5) rail += `M${n(x + k)} ${floor - 3}v-8`;
          out += path(rail, { stroke: b.light(trim, 0.5), width: 1.5 });
        }
      }
      out += rect(-84, floor - 38, 168, 5, { fill: b.light(trim, 0.4) });
    }
    out += path('M-34 -120L0 -142L34 -120Z', { fill: b.light(trim, 0.3) });
    out += path('M-6 -127a6 6 0 1 0 12 0a6 6 0 1 0 -12 0', { fill: b.dark(wall, 0.3) });
    return out + path(arch(0, 0, 24, 36), { fill: b.dark('#4a3428', 0.4) });
  },
};

/** Draws one front of the Chinese-baroque quarter: pilasters, arched windows, curled gable. */
function baroqueFront(b: Brush, x: number, w: number, h: number, wall: string): string {
  const trim = '#efe3cb';
  const half = w / 2;
  let out = rect(x - half, -h, w, h, { fill: b.side(wall) });
  const columns = Math.round(w / 24);
  for (let i = 0; i < columns; i++) {
    const cx = x - half + (w / columns) * (i + 0.5);
    for (let y = -8; y > -h + 30; y -= 38) {
      out +=
        path(arch(cx, y, 14, 28), { fill: b.light(trim, 0.3) }) +
        path(arch(cx, y, 11, 26), { fill: b.dark('#4a3a34', 0.3) });
      out += path(`M${n(cx - 9)} ${y - 30}q9 -6 18 0`, { stroke: b.light(trim, 0.35), width: 2 });
    }
  }
  for (let i = 0; i <= columns; i++)
    out += rect(x - half + (w / columns) * i - 1.5, -h, 3, h, { fill: b.light(trim, 0.25) });
  for (let y = -44; y > -h + 10; y -= 38)
    out += rect(x - half - 2, y, w + 4, 4, { fill: b.light(trim, 0.4) });
  const t = -h;
  out += path(
    `M${n(x - half - 4)} ${t}V${t - 8}H${n(x - half * 0.62)}C${n(x - half * 0.6)} ${t - 22} ${n(x - half * 0.4)} ${t - 14} ${n(x - half * 0.36)} ${t - 26}C${n(x - half * 0.2)} ${t - 46} ${n(x + half * 0.2)} ${t - 46} ${n(x + half * 0.36)} ${t - 26}C${n(x + half * 0.4)} ${t - 14} ${n(x + half * 0.6)} ${t - 22} ${n(x + half * 0.62)} ${t - 8}H${n(x + half + 4)}V${t}Z`,
    { fill: b.side(mix(wall, trim, 0.35)), stroke: b.light(trim, 0.45), width: 2.4 },
  );
  out += path(`M${n(x - 7)} ${t - 21}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0`, { fill: b.window() });
  for (const s of [-1, 1])
    out += path(`M${n(x + s * half - 4)} ${t - 8}l4 -16l4 16Z`, { fill: b.light(trim, 0.3) });
  if (b.snow)
    out += path(
      `M${n(x - half * 0.34)} ${t - 28}C${n(x - half * 0.2)} ${t - 50} ${n(x + half * 0.2)} ${t - 50} ${n(x + half * 0.34)} ${t - 28}C${n(x + half * 0.2)} ${t - 40} ${n(x - half * 0.2)} ${t - 40} ${n(x - half * 0.34)} ${t - 28}Z`,
      { fill: '#ffffff', opacity: 0.9 },
    );
  return out;
}

/** Shop fronts of Harbin's old Chinese quarter. */
export const baroqueRow: Landmark = {
  height: 150,
  draw: (b) =>
    baroqueFront(b, -116, 104, 84, '#a8452f') +
    baroqueFront(b, 112, 96, 84, '#7f8a6a') +
    baroqueFront(b, 0, 122, 122, '#d08f36'),
};

/** A painted log house with carved gables, as Russian families built on Sun Island. */
export const dacha: Landmark = {
  height: 120,
  draw: (b) => {
    const wall = b.options.color ?? '#5f8f7c';
    const trim = '#f4ecd8';
    let out = rect(-74, -48, 148, 48, { fill: b.side(wall) });
    let logs = '';
    for (let y = -42; y < 0; y += 8) logs += `M-74 ${y}h148`;
    out += path(logs, { stroke: b.dark(wall, 0.45), width: 1.4, opacity: 0.6 });
    out += path('M-88 -44L-62 -84H62L88 -44Z', { fill: b.side('#8a4a3a') });
    out += path('M-34 -46V-76L0 -108L34 -76V-46Z', { fill: b.side(wall) });
    out += path('M-42 -70L0 -112L42 -70', { stroke: b.light(trim, 0.4), width: 6 });
    let lace = '';
    for (let i = 1; i < 6; i++)
      lace += `M${n(-42 + i * 7)} ${n(-70 - i * 7 + 6)}l3 7l4 -6M${n(42 - i * 7)} ${n(-70 - i * 7 + 6)}l-3 7l-4 -6`;
    out += path(`${lace}M-88 -44H88`, { stroke: b.light(trim, 0.4), width: 2.4 });
    for (const [x, y] of [
      [-52, -12],
      [52, -12],
      [0, -58],
    ] as const) {
      out +=
        rect(x - 12, y - 24, 24, 24, { fill: b.light(trim, 0.4) }) +
        rect(x - 8, y - 20, 16, 18, { fill: b.window() });
      out += path(
        `M${x} ${y - 20}v18M${x - 8} ${y - 12}h16M${x - 15} ${y - 25}L${x} ${y - 34}L${x + 15} ${y - 25}`,
        { stroke: b.light(trim, 0.4), width: 2.4 },
      );
    }
    out +=
      rect(-15, -40, 30, 40, { fill: b.light(trim, 0.3) }) +
      rect(-10, -35, 20, 35, { fill: b.dark('#6a3f2c', 0.2) });
    out += rect(40, -104, 12, 26, { fill: b.side('#a4583f') });
    if (b.snow)
      out += path(
        'M-90 -46C-84 -62 -70 -82 -62 -90C-48 -88 -40 -84 -34 -80L-42 -70C-60 -58 -76 -52 -90 -46ZM90 -46C84 -62 70 -82 62 -90C48 -88 40 -84 34 -80L42 -70C60 -58 76 -52 90 -46ZM-46 -72L0 -120L46 -72C30 -84 16 -98 0 -106C-16 -98 -30 -84 -46 -72Z',
        { fill: '#ffffff', opacity: 0.95 },
      );
    return out;
  },
};
