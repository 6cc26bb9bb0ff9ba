import type { Brush } from '../building/brush.ts';
import { MATERIAL } from '../building/brush.ts';
import { n, path } from '../canvas/path.ts';
import type { Landmark } from '../landmark/landmark.ts';
import { GREEN, leafColor } from './foliage.ts';

/** Flat-topped pine in pads, as on Huangshan. */
export const pine: Landmark = {
  height: 160,
  draw: (b) => {
    const color = leafColor(b, GREEN.pine);
    let out = path(
      'M-5 0C-9 -40 8 -62 0 -92C-4 -112 6 -126 2 -146L8 -146C14 -124 6 -112 10 -92C16 -62 2 -38 8 0Z',
      { fill: b.side(MATERIAL.darkTimber) },
    );
    out += path(
      'M0 -70C-20 -78 -36 -80 -50 -78M6 -88C26 -98 40 -98 58 -96M2 -112C-14 -122 -28 -124 -38 -122',
      { stroke: b.dark(MATERIAL.darkTimber, 0.3), width: 4 },
    );
    const pads: [number, number, number][] = [
      [-46, -76, 44],
      [50, -94, 46],
      [-30, -120, 40],
      [30, -128, 38],
      [2, -148, 42],
      [-8, -98, 30],
    ];
    for (const [x, y, w] of pads) out += pad(b, x, y, w, color);
    return out;
  },
};

function pad(b: Brush, x: number, y: number, w: number, color: string): string {
  const d = `M${n(x - w)} ${n(y)}C${n(x - w * 0.9)} ${n(y - w * 0.3)} ${n(x - w * 0.5)} ${n(y - w * 0.38)} ${n(x - w * 0.3)} ${n(y - w * 0.34)}C${n(x - w * 0.1)} ${n(y - w * 0.55)} ${n(x + w * 0.3)} ${n(y - w * 0.5)} ${n(x + w * 0.42)} ${n(y - w * 0.34)}C${n(x + w * 0.7)} ${n(y - w * 0.38)} ${n(x + w * 0.95)} ${n(y - w * 0.2)} ${n(x + w)} ${n(y)}C${n(x + w * 0.5)} ${n(y + w * 0.14)} ${n(x - w * 0.5)} ${n(y + w * 0.14)} ${n(x - w)} ${n(y)}Z`;
  let needles = '';
  for (let i = 0; i < 9; i++) {
    const u = (i / 8) * 2 - 1;
    needles += `M${n(x + u * w * 0.8)} ${n(y - w * 0.02)}l${n(u * w * 0.1)} ${n(-w * (0.3 - u * u * 0.18))}`;
  }
  const top = b.snow ? '#ffffff' : color;
  const rim = `M${n(x - w * 0.85)} ${n(y - w * 0.14)}C${n(x - w * 0.6)} ${n(y - w * 0.36)} ${n(x - w * 0.4)} ${n(y - w * 0.34)} ${n(x - w * 0.3)} ${n(y - w * 0.34)}C${n(x - w * 0.1)} ${n(y - w * 0.55)} ${n(x + w * 0.3)} ${n(y - w * 0.5)} ${n(x + w * 0.42)} ${n(y - w * 0.34)}C${n(x + w * 0.6)} ${n(y - w * 0.38)} ${n(x + w * 0.8)} ${n(y - w * 0.26)} ${n(x + w * 0.9)} ${n(y - w * 0.14)}`;
  return (
    path(d, { fill: b.down(color) }) +
    path(needles, { stroke: b.dark(color, 0.45), width: 1.1, opacity: 0.5 }) +
    path(rim, {
      stroke: b.light(top, b.snow ? 0.1 : 0.5),
      width: b.snow ? w * 0.16 : 1.6,
      opacity: b.snow ? 0.95 : 0.7,
    })
  );
}

/** Conical mountain conifer. */
export const spruce: Landmark = {
  height: 150,
  draw: (b) => {
    const color = leafColor(b, GREEN.spruce);
    let out = path('M-3 0V-30H3V0Z', { fill: b.side(MATERIAL.darkTimber) });
    for (let i = 0; i < 6; i++) {
      const w = 38 - i * 5.6;
      const y = -14 - i * 21;
      const h = 38;
      const tier = `M0 ${n(y - h)}C${n(w * 0.3)} ${n(y - h * 0.5)} ${n(w * 0.6)} ${n(y - h * 0.2)} ${n(w)} ${n(y)}Q${n(w * 0.6)} ${n(y - 2)} ${n(w * 0.4)} ${n(y + 4)}Q${n(w * 0.15)} ${n(y - 1)} 0 ${n(y + 5)}Q${n(-w * 0.2)} ${n(y - 1)} ${n(-w * 0.45)} ${n(y + 4)}Q${n(-w * 0.6)} ${n(y - 2)} ${n(-w)} ${n(y)}C${n(-w * 0.6)} ${n(y - h * 0.2)} ${n(-w * 0.3)} ${n(y - h * 0.5)} 0 ${n(y - h)}Z`;
      out += path(tier, { fill: b.side(color) });
      if (b.snow)
        out += path(
          `M0 ${n(y - h)}C${n(w * 0.3)} ${n(y - h * 0.5)} ${n(w * 0.5)} ${n(y - h * 0.25)} ${n(w * 0.8)} ${n(y - 4)}Q${n(w * 0.1)} ${n(y - h * 0.3)} ${n(-w * 0.8)} ${n(y - 4)}C${n(-w * 0.5)} ${n(y - h * 0.25)} ${n(-w * 0.3)} ${n(y - h * 0.5)} 0 ${n(y - h)}Z`,
          { fill: b.light('#ffffff', 0.15), opacity: 0.92 },
        );
    }
    return out;
  },
};

/** Slender upright poplar or cypress. */
export const poplar: Landmark = {
  height: 170,
  draw: (b) => {
    const color = leafColor(b, '#7d9a4c');
    let out = path('M-3 0V-40H3V0Z', { fill: b.side(MATERIAL.timber) });
    out += path(
      'M0 -168C16 -140 22 -90 17 -52C14 -30 8 -22 0 -22C-8 -22 -14 -30 -17 -52C-22 -90 -16 -140 0 -168Z',
      { fill: b.side(color) },
    );
    let flecks = '';
    for (let i = 0; i < 26; i++) {
      const y = -30 - b.random() * 120;
      flecks += `M${n((b.random() - 0.5) * 24)} ${n(y)}q1 -6 0 -11`;
    }
    return out + path(flecks, { stroke: b.dark(color, 0.4), width: 1.6, opacity: 0.45 });
  },
};
