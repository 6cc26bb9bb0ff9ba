import type { Brush } from '../building/brush.ts';
import { mix } from '../canvas/color.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from '../landmark/landmark.ts';

/** Levels of branches from the stem to the twigs. */
const LEVELS = 5;

type Strokes = { wood: string[]; feathers: string; lights: string };

/** Adds a branch and its twigs; the last twigs hang as feathers of ice. */
function grow(
  b: Brush,
  out: Strokes,
  [x, y, angle, length]: readonly [number, number, number, number],
  level: number,
): void {
  const bend = angle + (b.random() - 0.5) * 0.34;
  const x1 = x + Math.cos(bend) * length;
  const y1 = y - Math.sin(bend) * length * 0.92;
  out.wood[level] =
    `${out.wood[level] ?? ''}M${n(x)} ${n(y)}Q${n(x + Math.cos(angle) * length * 0.5)} ${n(y - Math.sin(angle) * length * 0.56)} ${n(x1)} ${n(y1)}`;
  if (level < 3) {
    for (let k = 0; k < 5; k++) {
      const t = (k + b.random()) / 5;
      const sway = (b.random() - 0.5) * 14 + Math.sign(x1) * 4;
      const drop = 10 + b.random() * (level === 0 ? 34 : 16);
      const feather = `M${n(x + (x1 - x) * t)} ${n(y + (y1 - y) * t)}q${n(sway * 0.9)} ${n(drop * 0.2)} ${n(sway)} ${n(drop)}`;
      if (b.random() < 0.45) out.lights += feather;
      else out.feathers += feather;
    }
  }
  if (level === 0) return;
  const spread = 0.36 + b.random() * 0.26;
  const next = length * (0.7 + b.random() * 0.14);
  grow(b, out, [x1, y1, bend + spread, next], level - 1);
  grow(b, out, [x1, y1, bend - spread, next], level - 1);
  if (level >= 3) grow(b, out, [x1, y1, bend + (b.random() - 0.5) * 0.3, next * 0.9], level - 2);
}

/** A willow covered with rime: dark boughs with a white back, every twig a feather of ice. */
export const rimeWillow: Landmark = {
  height: 250,
  draw: (b) => {
    const out: Strokes = { wood: [], feathers: '', lights: '' };
    grow(b, out, [0, -50, Math.PI / 2 + 0.36, 58], LEVELS);
    grow(b, out, [0, -50, Math.PI / 2 - 0.4, 54], LEVELS);
    const bark = '#5a4c4e';
    const white = mix(b.light('#ffffff', 0.1), '#fbfdff', 0.7);
    const blue = b.tone('#b4c8e2');
    let wood = path('M-11 0C-6 -18 -9 -36 -9 -58L9 -58C9 -36 8 -18 13 0Z', { fill: b.side(bark) });
    for (let level = LEVELS; level >= 3; level--) {
      const width = 3 + (level - 2) ** 1.5 * 1.7;
      const d = out.wood[level] ?? '';
      wood += path(d, { stroke: b.dark(bark, 0.1), width });
      wood += `<g transform="translate(${n(-width * 0.24)} ${n(-width * 0.3)})">${path(d, { stroke: white, width: width * 0.24 })}</g>`;
    }
    const twigs = out.wood.slice(0, 3).join('');
    return (
      path(out.feathers, { stroke: blue, width: 2.8, opacity: 0.9 }) +
      wood +
      path(out.feathers, { stroke: mix(blue, white, 0.45), width: 1.5 }) +
      path(twigs, { stroke: b.tone('#93a6c0'), width: 3.2 }) +
      path(twigs, { stroke: white, width: 2 }) +
      path(out.lights, { stroke: white, width: 1.6 })
    );
  },
};

/** Mallards that winter on the open water. */
export const ducks: Landmark = {
  height: 60,
  floats: true,
  draw: (b) =>
    (
      [
        [0, 0, 1],
        [-96, -14, 0.8],
        [84, -22, 0.72],
        [170, 2, 0.9],
      ] as const
    )
      .map(
        ([x, y, k], i) =>
          `<g transform="translate(${x} ${y}) scale(${i % 2 ? -k : k} ${k})">${path('M-34 -10C-40 -18 -44 -20 -48 -22C-40 -26 -30 -24 -22 -24C-6 -28 10 -24 18 -14C16 -4 6 0 -8 0C-22 0 -30 -4 -34 -10Z', { fill: b.side('#7a6654') })}${path('M8 -16C8 -30 12 -42 22 -42C32 -42 34 -34 32 -28C28 -24 22 -22 20 -12Z', { fill: b.tone('#2f6a52') })}${path('M9 -18l12 2', { stroke: b.light('#ffffff', 0.1), width: 3 })}${path('M32 -34l12 4l-12 3Z', { fill: b.tone('#d9a440') })}${ellipse(25, -35, 1.8, 1.8, { fill: b.ink })}</g>`,
      )
      .join(''),
};

/** A photographer behind a tripod, in a red winter coat. */
export const winterPhotographer: Landmark = {
  height: 120,
  draw: (b) =>
    path('M30 -66L12 0M30 -66L48 0M30 -66L32 0', { stroke: b.dark('#2a2a30', 0.4), width: 3.4 }) +
    rect(20, -82, 22, 15, { fill: b.dark('#22242a', 0.5) }, 2) +
    rect(40, -79, 10, 9, { fill: b.dark('#22242a', 0.5) }) +
    path('M-20 0L-17 -40H5L8 0H-3L-6 -26L-9 0Z', { fill: b.dark('#33343e', 0.3) }) +
    path('M-23 -34C-25 -70 -18 -90 -5 -91C8 -90 13 -70 11 -34Z', { fill: b.side('#c4352a') }) +
    path('M2 -76L24 -72', { stroke: b.dark('#c4352a', 0.15), width: 9 }) +
    ellipse(-4, -101, 11, 12, { fill: b.tone('#d9b08c') }) +
    path('M-17 -102C-18 -122 10 -122 9 -102C0 -108 -8 -108 -17 -102Z', { fill: b.light('#f2ead8', 0.2) }),
};
