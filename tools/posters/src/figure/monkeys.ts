import type { Brush } from '../building/brush.ts';
import { ellipse, path } from '../canvas/path.ts';
import type { Landmark } from '../landmark/landmark.ts';

function monkey(b: Brush, x: number, y: number, k: number, s: 1 | -1): string {
  const fur = b.options.color ?? '#a8784a';
  const body =
    path('M26 -6C60 -4 66 -44 46 -62', { stroke: b.side(fur), width: 8 }) +
    path('M-26 0C-36 -22 -26 -58 -6 -70C16 -72 34 -44 32 -14C30 -4 26 0 18 0Z', { fill: b.side(fur) }) +
    path('M-8 0C-14 -16 -10 -34 4 -34C18 -34 24 -14 18 0Z', { fill: b.dark(fur, 0.25) }) +
    path('M-16 -54C-28 -42 -30 -22 -26 -4', { stroke: b.light(fur, 0.1), width: 9 }) +
    ellipse(-12, -82, 21, 20, { fill: b.side(fur) }) +
    ellipse(6, -86, 6, 7, { fill: b.light('#e0b08a', 0.1) }) +
    path('M-30 -84C-32 -96 -10 -98 -10 -84C-6 -76 -10 -66 -20 -66C-30 -66 -34 -76 -30 -84Z', {
      fill: b.light('#eec0a0', 0.2),
    }) +
    ellipse(-25, -83, 2.4, 2.8, { fill: b.ink }) +
    ellipse(-15, -83, 2.4, 2.8, { fill: b.ink }) +
    path('M-25 -72q5 4 10 0', { stroke: b.ink, width: 1.8 });
  return `<g transform="translate(${x} ${y}) scale(${k * s} ${k})">${body}</g>`;
}

/** A family of macaques on a rock. */
export const macaques: Landmark = {
  height: 150,
  draw: (b) =>
    path('M-170 2C-160 -30 -110 -48 -60 -46C-30 -66 40 -64 70 -44C120 -44 160 -26 172 2Z', {
      fill: b.side('#8a8278'),
    }) +
    path('M-130 -14C-100 -28 -70 -26 -50 -34M20 -44C50 -40 80 -30 110 -26', {
      stroke: b.dark('#5a544e', 0.4),
      width: 3,
      opacity: 0.6,
    }) +
    monkey(b, -10, -52, 1.1, 1) +
    monkey(b, 88, -36, 0.8, -1) +
    monkey(b, -108, -34, 0.66, 1),
};
