import { type Brush, MATERIAL } from '../building/brush.ts';
import { ellipse, n, type Point, path, polygon, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** The gate of the Museum of Writing: the old form of the character for "character", a child under a roof, in gilded bronze. */
export const writingGate: Landmark = {
  height: 190,
  draw: (b) => {
    const gold = b.options.color ?? '#d2a13c';
    const frame = 'M-112 0V-112H-118L-126 -122L0 -186L126 -122L118 -112H112V0H86V-112L0 -154L-86 -112V0Z';
    let out = path(frame, { fill: b.side(gold) });
    let meander = '';
    for (let y = -104; y < -6; y += 14) for (const x of [-107, 91]) meander += `M${x} ${y}h15v9h-10v-5h6`;
    for (let i = 0; i < 7; i++) {
      const t = (i + 0.5) / 7;
      meander += `M${n(-108 + t * 100)} ${n(-120 - t * 50)}l9 -4l-3 9M${n(108 - t * 100)} ${n(-120 - t * 50)}l-9 -4l3 9`;
    }
    out += path(meander, { stroke: b.tone('#a63a2c'), width: 2.6 });
    out += path('M-7 -62H7C9 -34 10 -20 4 0H-8C-4 -20 -5 -34 -7 -62Z', { fill: b.side('#c4392c') });
    out += path(
      'M-4 -58C-30 -56 -46 -70 -52 -92L-40 -96C-36 -80 -24 -72 -4 -72ZM4 -58C30 -56 46 -70 52 -92L40 -96C36 -80 24 -72 4 -72Z',
      { fill: b.side('#c4392c') },
    );
    out +=
      ellipse(0, -92, 25, 24, { fill: b.side('#c4392c') }) +
      ellipse(0, -92, 13, 12, { fill: b.light(gold, 0.35) });
    for (const x of [-99, 99]) out += rect(x - 20, -8, 40, 10, { fill: b.side(MATERIAL.stone) });
    return out;
  },
};

/** The Museum of Writing of Anyang: red columns and gilded reliefs in tiers that grow upwards like a Shang palace. */
export const shangPalace: Landmark = {
  height: 150,
  draw: (b) => {
    const [red, gold] = ['#a83a2c', '#d2a13c'];
    let out = '';
    for (let i = 0; i < 4; i++)
      out += rect(-250 + i * 14, -8 - i * 7, 500 - i * 28, 8, {
        fill: i % 2 ? b.light(MATERIAL.stone, 0.3) : b.side(MATERIAL.stone),
      });
    out += rect(-190, -78, 380, 46, { fill: b.dark('#4a2a22', 0.4) });
    for (let i = 0; i < 12; i++) {
      const x = -184 + i * 32.4;
      out += rect(x, -78, 13, 46, { fill: b.side(red) });
      out += path(`M${n(x)} -66h13M${n(x)} -58h13M${n(x)} -44h13`, { stroke: b.tone(gold), width: 2 });
    }
    for (const [low, high, y, h] of [
      [206, 224, -78, 18],
      [150, 178, -100, 26],
      [104, 146, -130, 26],
    ] as const) {
      out += path(`M${-low} ${y}H${low}L${high} ${y - h}H${-high}Z`, { fill: b.side(h > 20 ? gold : red) });
      let relief = '';
      for (let x = -low + 8; x < low - 14; x += 22)
        relief += `M${x} ${n(y - h * 0.22)}v${n(-h * 0.5)}h13v${n(h * 0.36)}h-7v${n(-h * 0.18)}`;
      out += path(relief, { stroke: h > 20 ? b.tone(red) : b.tone(gold), width: 2.2 });
      out += rect(-high - 4, y - h - 4, high * 2 + 8, 5, { fill: b.light(gold, 0.35) });
    }
    return out;
  },
};

/** The Natural History Museum of Shanghai: a green roof that winds up from the ground behind a wall of glass cells. */
export const cellHall: Landmark = {
  height: 150,
  draw: (b) => {
    const stone = '#cfc8b8';
    let out = path('M-330 0C-240 -16 -120 -60 40 -128C120 -150 220 -150 300 -132V0Z', {
      fill: b.side(stone),
    });
    let joints = '';
    for (let y = -20; y > -140; y -= 18) joints += `M-330 ${y}H300`;
    const shape = 'M-330 0C-240 -16 -120 -60 40 -128C120 -150 220 -150 300 -132V0Z';
    out += `<g clip-path="${b.defs.clip(shape)}">${path(joints, { stroke: b.dark(stone, 0.4), width: 1, opacity: 0.5 })}</g>`;
    out += path(
      'M-330 0C-240 -16 -120 -60 40 -128C120 -150 220 -150 300 -132L300 -120C220 -136 124 -134 48 -112C-110 -44 -230 -6 -330 0Z',
      { fill: b.side('#6f9a55') },
    );
    const glass = 'M-110 0C-90 -36 -20 -84 70 -96C150 -100 200 -60 210 0Z';
    out += path(glass, { fill: b.glow > 0.2 ? b.window() : b.light('#a8c8cc', 0.15) });
    let cells = '';
    for (let row = 0; row < 7; row++)
      for (let i = 0; i < 14; i++) {
        const x = -120 + i * 26 + (row % 2) * 13 + (b.random() - 0.5) * 9;
        const y = -6 - row * 16 + (b.random() - 0.5) * 5;
        const points: Point[] = Array.from({ length: 6 }, (_, k) => {
          const a = (k / 6) * Math.PI * 2 + 0.5;
          return [x + Math.cos(a) * 14.6, y + Math.sin(a) * 10.8];
        });
        cells += polygon(points);
      }
    out += `<g clip-path="${b.defs.clip(glass)}">${path(cells, { stroke: b.light('#f4f0e4', 0.4), width: 3.4 })}</g>`;
    return out + path(glass, { stroke: b.light('#efe9da', 0.3), width: 4 });
  },
};

/** A mounted skeleton: the line of the back from the nose to the tail, the ribs and the legs, as data. */
export type Skeleton = {
  back: readonly (readonly [x: number, y: number])[];
  /** Ribs hang from these points of the back. */
  ribs: readonly [from: number, to: number];
  depth: number;
  legs: readonly string[];
  skull: string;
};

export function skeleton(b: Brush, { back, ribs, depth, legs, skull }: Skeleton): string {
  const bone = b.options.color ?? '#e9dcc0';
  const at = (t: number): Point => {
    const position = t * (back.length - 1);
    const i = Math.min(back.length - 2, Math.floor(position));
    const [a, z] = [back[i] ?? [0, 0], back[i + 1] ?? [0, 0]];
    const f = position - i;
    return [a[0] + (z[0] - a[0]) * f, a[1] + (z[1] - a[1]) * f];
  };
  const line = Array.from({ length: 61 }, (_, i) => at(i / 60));
  const spine = line.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('');
  let thorns = '';
  for (const [x, y] of line) thorns += `M${n(x)} ${n(y)}v-9`;
  let cage = '';
  for (let i = 0; i < 13; i++) {
    const [x, y] = at(ribs[0] + ((ribs[1] - ribs[0]) * i) / 12);
    const drop = depth * (0.6 + 0.4 * Math.sin((i / 12) * Math.PI));
    cage += `M${n(x)} ${n(y)}C${n(x + 13)} ${n(y + drop * 0.35)} ${n(x + 11)} ${n(y + drop * 0.75)} ${n(x - 6)} ${n(y + drop)}`;
  }
  const paint = b.light(bone, 0.25);
  const [far, near] = [legs.slice(0, 2).join(''), legs.slice(2).join('')];
  return (
    path(far, { stroke: b.dark(bone, 0.3), width: 8 }) +
    path(cage, { stroke: paint, width: 3.6 }) +
    path(thorns, { stroke: paint, width: 3.4 }) +
    path(spine, { stroke: b.dark(bone, 0.15), width: 9 }) +
    path(spine, { stroke: paint, width: 6 }) +
    path(near, { stroke: b.dark(bone, 0.25), width: 11 }) +
    path(near, { stroke: paint, width: 8 }) +
    path(skull, { fill: paint, stroke: b.dark(bone, 0.3), width: 1.6 })
  );
}

/** A Mamenchisaurus: half of its length is the neck. */
export const longNeckSkeleton: Landmark = {
  height: 220,
  draw: (b) =>
    skeleton(b, {
      back: [
        [-246, -212],
        [-206, -202],
        [-150, -172],
        [-92, -132],
        [-40, -108],
        [20, -106],
        [70, -96],
        [130, -66],
        [190, -40],
        [256, -30],
        [310, -36],
      ],
      ribs: [0.36, 0.58],
      depth: 58,
      legs: [
        'M-22 -92L-36 -48L-26 0',
        'M84 -86L68 -44L80 0',
        'M-4 -92L8 -46L-4 0h-10',
        'M62 -92L84 -46L64 0h-10',
      ],
      skull: 'M-244 -220C-256 -226 -280 -216 -284 -206C-280 -200 -262 -200 -250 -202L-240 -206Z',
    }),
};

/** The giant hornless rhinoceros of Turpan: long-necked, on legs like pillars. */
export const giantRhino: Landmark = {
  height: 210,
  draw: (b) =>
    skeleton(b, {
      back: [
        [-160, -176],
        [-122, -182],
        [-86, -160],
        [-40, -148],
        [10, -150],
        [60, -142],
        [96, -120],
        [112, -86],
        [116, -60],
      ],
      ribs: [0.4, 0.74],
      depth: 74,
      legs: [
        'M-44 -130L-58 -66L-46 0',
        'M84 -118L66 -60L80 0',
        'M-24 -132L-10 -64L-22 0h-12',
        'M66 -124L86 -62L68 0h-12',
      ],
      skull: 'M-150 -190C-176 -196 -210 -176 -216 -158C-212 -150 -192 -150 -176 -158L-152 -164Z',
    }),
};

/** Three prints of the 1950s to 1970s in frames: a rising sun over wheat, a tractor, a ship and gulls. */
export const posterWall: Landmark = {
  height: 150,
  draw: (b) => {
    let out = '';
    for (const [i, x] of [-150, 0, 150].entries()) {
      const [w, h] = i === 1 ? [118, 150] : [104, 128];
      const foot = i === 1 ? 0 : -11;
      const [left, top] = [x - w / 2, foot - h];
      out +=
        rect(left - 6, top - 6, w + 12, h + 12, { fill: b.side('#5a4232') }) +
        rect(left, top, w, h, { fill: b.light('#f2e2bc', 0.2) });
      const box = `M${left} ${top}h${w}v${h}h${-w}Z`;
      let art = '';
      if (i === 1) {
        let rays = '';
        for (let k = 0; k <= 12; k++) {
          const a = Math.PI * (1 + k / 12);
          rays += `M${x} ${foot - 52}L${n(x + Math.cos(a - 0.07) * 150)} ${n(foot - 52 + Math.sin(a - 0.07) * 150)}L${n(x + Math.cos(a + 0.07) * 150)} ${n(foot - 52 + Math.sin(a + 0.07) * 150)}Z`;
        }
        art +=
          rect(left, top, w, h, { fill: b.tone('#f0b73f') }) +
          path(rays, { fill: b.tone('#d5392b') }) +
          ellipse(x, foot - 52, 34, 34, { fill: b.tone('#d5392b') });
        let wheat = '';
        for (let k = 0; k < 16; k++) wheat += `M${n(left + 4 + k * 7.4)} ${foot}q2 -26 ${k % 2 ? 5 : -4} -44`;
        art +=
          rect(left, foot - 26, w, 26, { fill: b.tone('#b8802c') }) +
          path(wheat, { stroke: b.tone('#e8c25a'), width: 4 });
        art +=
          path(`M${x - 26} ${foot}v-30c0 -16 14 -20 26 -20s26 4 26 20v30Z`, { fill: b.tone('#2f5d8c') }) +
          ellipse(x, foot - 62, 13, 15, { fill: b.tone('#e0a878') }) +
          path(`M${x - 15} ${foot - 66}c2 -16 28 -16 30 0Z`, { fill: b.tone('#d5392b') });
      } else if (i === 0) {
        art +=
          rect(left, top, w, h * 0.55, { fill: b.tone('#7fb5b8') }) +
          rect(left, top + h * 0.55, w, h * 0.45, { fill: b.tone('#c98f3a') });
        let furrows = '';
        for (let k = -6; k <= 6; k++) furrows += `M${x} ${n(top + h * 0.55)}L${x + k * 30} ${foot}`;
        art += path(furrows, { stroke: b.tone('#8a5a24'), width: 2.4 });
        art +=
          path(`M${x - 28} ${foot - 26}h20v-20h24v16h14v14h-58Z`, { fill: b.tone('#d5392b') }) +
          ellipse(x - 18, foot - 22, 15, 15, { fill: b.tone('#33302e') }) +
          ellipse(x + 24, foot - 17, 9, 9, { fill: b.tone('#33302e') });
      } else {
        art +=
          rect(left, top, w, h, { fill: b.tone('#e9d8a8') }) +
          rect(left, foot - 40, w, 40, { fill: b.tone('#3f7fa0') });
        art +=
          path(`M${x - 44} ${foot - 44}h88l-12 26h-62Z`, { fill: b.tone('#33414a') }) +
          rect(x - 18, foot - 72, 34, 28, { fill: b.light('#f4eee0', 0.3) }) +
          rect(x - 2, foot - 88, 13, 18, { fill: b.tone('#d5392b') });
        art += path(
          `M${x - 40} ${foot - 96}q8 -7 14 0q6 -7 14 0M${x + 6} ${foot - 106}q8 -7 14 0q6 -7 14 0`,
          { stroke: b.tone('#33414a'), width: 3 },
        );
      }
      out += `<g clip-path="${b.defs.clip(box)}">${art}</g>`;
    }
    return out;
  },
};
