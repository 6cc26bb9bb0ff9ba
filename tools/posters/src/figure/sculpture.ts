import { MATERIAL } from '../building/brush.ts';
import { path, rect } from '../canvas/path.ts';
import type { Landmark } from '../landmark/landmark.ts';

/** A woman of stone lying on waves with her child. */
export const motherAndChild: Landmark = {
  height: 110,
  draw: (b) => {
    const stone = b.options.color ?? '#d8cbb8';
    return (
      rect(-170, -12, 340, 14, { fill: b.side('#8d6f5c') }) +
      path(
        'M-160 -12C-140 -30 -120 -12 -100 -22C-70 -36 -50 -14 -20 -24C10 -36 40 -14 70 -24C100 -34 130 -14 160 -12Z',
        { fill: b.side('#b9a58c') },
      ) +
      path(
        'M-132 -26C-110 -44 -70 -52 -30 -48C0 -46 20 -56 40 -72C52 -84 66 -88 76 -82L92 -30C60 -22 0 -20 -60 -20C-100 -18 -128 -18 -132 -26Z',
        { fill: b.side(stone) },
      ) +
      path('M52 -84C48 -104 62 -116 78 -112C94 -108 96 -92 88 -82C78 -76 62 -76 52 -84Z', {
        fill: b.side(stone),
      }) +
      path(
        'M56 -100C58 -118 88 -122 98 -100C112 -90 108 -70 98 -58C98 -76 94 -92 84 -98C74 -104 64 -102 56 -100Z',
        { fill: b.dark(stone, 0.35) },
      ) +
      path('M78 -74C92 -60 96 -44 92 -28', { stroke: b.side(stone), width: 14 }) +
      path('M-40 -48C-34 -68 0 -70 10 -54C4 -46 -24 -40 -40 -48Z', { fill: b.light(stone, 0.25) }) +
      `<circle cx="12" cy="-64" r="13" fill="${b.light(stone, 0.3)}"/>` +
      path('M-110 -34C-70 -44 -30 -38 10 -36M-90 -26C-40 -32 10 -26 60 -34', {
        stroke: b.dark(stone, 0.4),
        width: 2.4,
        opacity: 0.6,
      })
    );
  },
};

/** Paintings on their easels. */
export const easels: Landmark = {
  height: 120,
  draw: (b) => {
    let out = '';
    const views: readonly (readonly [number, string, string, string])[] = [
      [-120, '#7fb0d0', '#e0b040', '#5f8a4a'],
      [0, '#e8a06a', '#c4453a', '#6a4a7a'],
      [120, '#cfe0d4', '#f4efe2', '#2f7a86'],
    ];
    for (const [x, sky, sun, land] of views) {
      out += path(`M${x - 44} 2L${x} -120L${x + 44} 2M${x} -110V-20`, {
        stroke: b.side(MATERIAL.timber),
        width: 5,
      });
      out +=
        rect(x - 46, -98, 92, 66, { fill: b.side('#c9a86a') }) +
        rect(x - 40, -92, 80, 54, { fill: b.tone(sky) });
      out += `<circle cx="${x + 16}" cy="-76" r="9" fill="${b.tone(sun)}"/>`;
      out +=
        path(`M${x - 40} -38V-56Q${x - 20} -76 ${x} -56T${x + 40} -60V-38Z`, { fill: b.tone(land) }) +
        rect(x - 50, -32, 100, 5, { fill: b.side(MATERIAL.timber) });
    }
    return out;
  },
};
