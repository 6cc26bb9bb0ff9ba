import type { Brush } from '../building/brush.ts';
import { ellipse, path } from '../canvas/path.ts';
import { skeleton } from '../landmark/exhibits.ts';
import type { Landmark } from '../landmark/landmark.ts';

/** Omeisaurus: a neck of nine metres, mounted upright. */
export const omeisaurus: Landmark = {
  height: 340,
  draw: (b) =>
    skeleton(b, {
      back: [
        [-236, -322],
        [-216, -290],
        [-190, -252],
        [-160, -214],
        [-124, -178],
        [-82, -152],
        [-34, -140],
        [18, -140],
        [68, -130],
        [120, -102],
        [176, -74],
        [240, -50],
        [310, -40],
        [368, -48],
      ],
      ribs: [0.39, 0.6],
      depth: 70,
      legs: [
        'M-62 -128L-76 -66L-64 0',
        'M70 -124L54 -62L68 0',
        'M-48 -132L-30 -66L-46 0h-12',
        'M46 -130L70 -64L48 0h-12',
      ],
      skull:
        'M-238 -328C-246 -338 -256 -338 -262 -332C-270 -332 -278 -326 -280 -318L-274 -312H-250L-232 -314ZM-252 -330a4 4 0 1 0 .1 0ZM-266 -326a3 2.4 0 1 0 .1 0Z',
    }) + plates(b, -52, 54),
};

/** Draws shoulder blade and hip bone of a skeleton. */
function plates(b: Brush, shoulder: number, hip: number): string {
  const bone = b.options.color ?? '#e9dcc0';
  return path(
    `M${shoulder - 12} -146L${shoulder + 16} -140L${shoulder + 4} -92L${shoulder - 8} -96ZM${hip - 22} -142C${hip - 6} -150 ${hip + 18} -146 ${hip + 24} -132L${hip + 6} -104L${hip - 10} -108Z`,
    { fill: b.light(bone, 0.15), stroke: b.dark(bone, 0.3), width: 2 },
  );
}

/** Shunosaurus: a short neck and a club of bone at the end of the tail. */
export const shunosaurus: Landmark = {
  height: 180,
  draw: (b) => {
    const bone = b.options.color ?? '#e9dcc0';
    return (
      skeleton(b, {
        back: [
          [-176, -172],
          [-150, -150],
          [-112, -122],
          [-64, -108],
          [-8, -106],
          [44, -98],
          [94, -76],
          [150, -64],
          [206, -76],
          [238, -96],
        ],
        ribs: [0.3, 0.54],
        depth: 54,
        legs: [
          'M-66 -100L-78 -50L-68 0',
          'M48 -96L34 -48L46 0',
          'M-48 -104L-36 -50L-48 0h-10',
          'M28 -100L48 -48L30 0h-10',
        ],
        skull:
          'M-178 -178C-186 -188 -196 -187 -202 -182C-210 -182 -216 -176 -218 -169L-210 -163H-188L-172 -165ZM-192 -181a4 4 0 1 0 .1 0Z',
      }) +
      ellipse(242, -100, 15, 11, { fill: b.light(bone, 0.25), stroke: b.dark(bone, 0.3), width: 2 }) +
      path('M236 -110l-4 -12l9 9ZM250 -108l6 -12l3 13Z', { fill: b.light(bone, 0.25) })
    );
  },
};
