import { bays } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { windows } from '../building/windows.ts';
import { mix } from '../canvas/color.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';
/** White walls, dark tiles and stepped horse-head gables in a row along the water. */
export const jiangnanRow: Landmark = {
  height: 100,
  draw: (b) => {
    const white = MATERIAL.limewash;
    let out = '';
    const houses: [number, number, number, boolean][] = [
      [-150, 62, 52, true],
      [-88, 66, 66, false],
      [-20, 58, 50, true],
      [42, 70, 70, false],
      [112, 58, 54, true],
    ];
    for (const [x, w, h, gable] of houses) {
      out += rect(x - w / 2, -h, w, h, { fill: b.side(white) });
      out += rect(x - w / 2, -6, w, 6, { fill: b.side(MATERIAL.stone) });
      if (gable) out += gableTop(b, x, -h, w);
      else
        out += roof(b, {
          x,
          y: -h + 3,
          width: w + 14,
          ridge: w * 0.86,
          height: 18,
          lift: 4,
          color: MATERIAL.tile,
          horns: false,
        });
      const columns = gable ? 2 : 3;
      out += windows(b, x - w * 0.3, -h * 0.74, columns, 1, [(w * 0.6) / columns + 2, 20], [w * 0.16, 11]);
      out += rect(x - w * 0.09, -h * 0.36, w * 0.18, h * 0.36, { fill: b.dark(MATERIAL.timber, 0.25) });
      if (!gable)
        out += bays(b, {
          x,
          y: -h * 0.36,
          width: w * 0.9,
          height: 10,
          bays: 6,
          wall: MATERIAL.timber,
          column: MATERIAL.darkTimber,
          beam: false,
        });
      out += path(`M${n(x - w / 2)} ${n(-h * 0.2)}q${n(w * 0.1)} 6 ${n(w * 0.22)} 2`, {
        stroke: b.dark(white, 0.2),
        width: 2,
        opacity: 0.35,
      });
    }
    for (const x of [-118, -54, 10, 78])
      out += path(`M${x - 3} -30a3.4 4 0 1 0 7 0a3.4 4 0 1 0 -7 0Z`, {
        fill: b.light('#c4342a', b.glow * 0.3),
      });
    return out;
  },
};

function gableTop(b: Brush, x: number, y: number, w: number): string {
  const white = MATERIAL.limewash;
  const half = w / 2;
  const steps: [number, number][] = [
    [half, 0],
    [half * 0.62, 11],
    [half * 0.28, 21],
  ];
  let out = '';
  for (const [s, h] of steps) {
    out += rect(x - s, y - h - 1, s * 2, h + 2, { fill: b.side(white) });
    out += path(
      `M${n(x - s - 4)} ${n(y - h - 4)}Q${n(x - s)} ${n(y - h - 1)} ${n(x - s + 5)} ${n(y - h - 1.4)}H${n(x + s - 5)}Q${n(x + s)} ${n(y - h - 1)} ${n(x + s + 4)} ${n(y - h - 4)}L${n(x + s)} ${n(y - h + 3)}H${n(x - s)}Z`,
      { fill: b.tone(MATERIAL.tile) },
    );
  }
  return out;
}

/** Timber houses on stilts over a river bank, storey over storey. */
export const stiltRow: Landmark = {
  height: 110,
  draw: (b) => {
    const timber = b.options.color ?? MATERIAL.timber;
    let out = '';
    const houses: [number, number, number][] = [
      [-140, 66, 2],
      [-72, 70, 3],
      [0, 72, 2],
      [72, 66, 3],
      [140, 70, 2],
    ];
    for (const [x, w, floors] of houses) {
      let stilts = '';
      for (let i = 0; i <= 4; i++)
        stilts += `M${n(x - w * 0.44 + i * w * 0.22)} -30L${n(x - w * 0.46 + i * w * 0.23)} 8`;
      out += path(`${stilts}M${n(x - w * 0.44)} -12L${n(x + w * 0.44)} -4`, {
        stroke: b.dark(MATERIAL.darkTimber, 0.35),
        width: 3,
      });
      let y = -28;
      for (let f = 0; f < floors; f++) {
        const fw = w * (f % 2 ? 0.86 : 0.94);
        out += bays(b, {
          x,
          y,
          width: fw,
          height: 22,
          bays: 5,
          wall: mix(timber, '#5a3424', 0.2),
          column: MATERIAL.darkTimber,
          beam: false,
        });
        out += path(
          `M${n(x - fw / 2 - 3)} ${n(y)}h${n(fw + 6)}M${n(x - fw / 2 - 2)} ${n(y - 6)}h${n(fw + 4)}`,
          { stroke: b.light(timber, 0.25), width: 1.6 },
        );
        y -= 22;
        if (f < floors - 1) {
          out += roof(b, {
            x,
            y: y + 2,
            width: w * 1.12,
            ridge: w * 0.9,
            height: 6,
            lift: 3,
            color: MATERIAL.tile,
            horns: false,
          });
          y -= 4;
        }
      }
      out += roof(b, {
        x,
        y: y + 3,
        width: w * 1.2,
        ridge: w * 0.8,
        height: 20,
        lift: 7,
        color: MATERIAL.tile,
        horns: false,
      });
      out += path(`M${n(x - 3)} -34a3.4 4 0 1 0 7 0a3.4 4 0 1 0 -7 0Z`, {
        fill: b.light('#c4342a', b.glow * 0.4),
      });
    }
    return out;
  },
};

/** A hillside covered with timber houses, densest in the middle. */
export const hillVillage: Landmark = {
  height: 170,
  draw: (b) => {
    const timber = b.options.color ?? MATERIAL.timber;
    const white = b.options.variant === 'white';
    let out = '';
    for (let row = 0; row < 7; row++) {
      const y = -142 + row * 22;
      const spread = 70 + row * 26;
      const count = 3 + row;
      for (let i = 0; i < count; i++) {
        const x = -spread + ((i + 0.5) / count) * spread * 2 + (b.random() - 0.5) * 10;
        const w = 34 + b.random() * 10;
        const yy = y + (b.random() - 0.5) * 7 + Math.abs(x) * 0.06;
        out += rect(x - w / 2, yy - 17, w, 20, { fill: b.side(white ? MATERIAL.limewash : timber) });
        out += windows(b, x - w * 0.36, yy - 12, 3, 1, [w * 0.27, 8], [w * 0.15, 7]);
        out += roof(b, {
          x,
          y: yy - 14,
          width: w * 1.32,
          ridge: w * 0.78,
          height: 14,
          lift: 4,
          color: mix(MATERIAL.tile, '#3a3a40', b.random() * 0.4),
          horns: false,
        });
      }
    }
    return out;
  },
};

/** A row of grey-roofed northern courtyard houses. */
export const courtyards: Landmark = {
  height: 60,
  draw: (b) => {
    let out = '';
    for (let row = 0; row < 3; row++) {
      const y = -30 + row * 15;
      for (let i = 0; i < 6; i++) {
        const x = -170 + i * 66 + (row % 2) * 30 + (b.random() - 0.5) * 10;
        const w = 56 + b.random() * 14;
        out += rect(x - w * 0.44, y - 12, w * 0.88, 15, { fill: b.side(row % 2 ? '#a8a096' : '#97675a') });
        out += roof(b, {
          x,
          y: y - 9,
          width: w * 1.14,
          ridge: w * 0.94,
          height: 15,
          lift: 3,
          color: '#6a7275',
        });
        if (b.random() < 0.3) out += rect(x - 3, y - 8, 6, 8, { fill: b.window() });
      }
    }
    return out;
  },
};
