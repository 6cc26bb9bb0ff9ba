import { type Brush, MATERIAL } from '../building/brush.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

const BRONZE = '#5f8a72';

/** Draws a dark exhibition wall with a beam of light and a plinth. */
function showcase(b: Brush, wall: string): string {
  const light = b.defs.linear([
    [0, '#fff0c8'],
    [1, '#fff0c8'],
  ]);
  return (
    rect(-1400, -1100, 2800, 1600, {
      fill: b.defs.radial([
        [0, wall],
        [1, '#15191c'],
      ]),
    }) +
    path('M-90 -1100H90L240 0H-240Z', { fill: light, opacity: 0.1 }) +
    rect(-1400, -4, 2800, 500, { fill: '#14171a' }) +
    path('M-250 60L-226 -6H226L250 60Z', { fill: b.side('#6d655a') })
  );
}

/** The bronze tiger of Xingan: hollow, two tails, bared teeth that look like a smile, a small bird asleep on its back. */
export const bronzeTiger: Landmark = {
  height: 330,
  floats: true,
  draw: (b) => {
    const line = { stroke: b.dark(BRONZE, 0.6), width: 4 };
    let out = showcase(b, '#7a4a34');
    out += path(
      'M170 -150C214 -150 232 -120 228 -84C226 -62 240 -56 250 -66M176 -134C200 -130 210 -104 206 -76C204 -56 216 -46 228 -54',
      { stroke: b.side(BRONZE), width: 15 },
    );
    out += path(
      'M-150 -196C-90 -214 120 -206 172 -164C196 -142 196 -96 186 -66L190 -6H146L138 -70C90 -84 -20 -84 -62 -70L-70 -6H-114L-118 -84Z',
      { fill: b.side(BRONZE) },
    );
    out += path(
      'M-236 -160C-240 -200 -200 -226 -160 -218C-130 -210 -112 -180 -114 -144C-116 -112 -150 -92 -190 -98C-222 -104 -236 -128 -236 -160Z',
      { fill: b.side('#6a967c') },
    );
    out += path('M-206 -216l-8 -30l30 18ZM-148 -216l16 -28l6 34Z', { fill: b.side(BRONZE) });
    out +=
      ellipse(-196, -170, 14, 14, { fill: b.light('#d9c48a', 0.2) }) +
      ellipse(-196, -170, 6, 6, { fill: '#12181a' });
    out += path('M-238 -138Q-200 -112 -150 -132', { stroke: '#12181a', width: 15 });
    let teeth = '';
    for (let x = -232; x < -160; x += 12) teeth += `M${x} -136l6 12l6 -10Z`;
    out += path(teeth, { fill: b.light('#e9e2c8', 0.2) });
    out += path(
      'M-80 -176c20 -20 46 -10 40 12c-4 18 -30 18 -34 2M-10 -180c22 -20 50 -8 42 14c-6 18 -30 16 -34 0M66 -172c22 -18 50 -4 42 18c-6 16 -30 14 -32 -2M150 -120c-20 -8 -30 14 -14 24',
      line,
    );
    out += path('M-104 -60c20 -14 34 2 24 18M160 -60c16 -14 30 2 20 18', line);
    out += path(
      'M10 -206C4 -232 34 -246 54 -234L74 -232L60 -222C60 -210 48 -202 36 -202L-14 -196L-34 -206Z',
      { fill: b.side('#7aa68c') },
    );
    return out + path('M52 -228h.1', { stroke: '#12181a', width: 6 }) + path('M-8 -202q20 -14 40 -8', line);
  },
};

/** The tripod of Chu: a round cauldron with flaring handles on three legs like hooves, bands of scales; a gold tally in front. */
export const chuTripod: Landmark = {
  height: 360,
  floats: true,
  draw: (b) => {
    let out = showcase(b, '#3f5a56');
    for (const x of [-118, 118])
      out += path(
        `M${x - 26} -150C${x - 20} -90 ${x - 14} -50 ${x - 22} -6H${x + 22}C${x + 14} -50 ${x + 20} -90 ${x + 26} -150Z`,
        { fill: b.side('#4f7662') },
      );
    out += path(
      'M-156 -272C-178 -300 -198 -336 -196 -352H-168C-160 -330 -146 -300 -132 -276ZM156 -272C178 -300 198 -336 196 -352H168C160 -330 146 -300 132 -276Z',
      { fill: b.side(BRONZE) },
    );
    out += path('M-170 -276C-176 -170 -110 -104 0 -104C110 -104 176 -170 170 -276Z', {
      fill: b.side(BRONZE),
    });
    out +=
      ellipse(0, -278, 174, 26, { fill: b.side('#6f9c82') }) + ellipse(0, -276, 154, 19, { fill: '#12181a' });
    let scales = '';
    for (let i = 0; i < 17; i++) {
      const x = -152 + i * 19;
      scales += `M${n(x)} -222q9 -16 18 0q-9 18 -18 0`;
    }
    out +=
      path('M-172 -240Q0 -206 172 -240M-162 -196Q0 -160 162 -196', {
        stroke: b.light('#a9c8b2', 0.2),
        width: 6,
      }) + path(scales, { stroke: b.dark(BRONZE, 0.6), width: 3.4 });
    out += path('M-32 -150C-26 -90 -20 -50 -28 2H28C20 -50 26 -90 32 -150Z', { fill: b.side('#54806a') });
    out += path('M-30 -136q30 18 60 0M-24 -118q24 14 48 0', { stroke: b.dark(BRONZE, 0.5), width: 3.4 });
    out += path('M206 40L222 -50C240 -58 262 -58 280 -50L286 40Z', { fill: b.side('#8a6a2c') });
    let words = '';
    for (let c = 0; c < 4; c++)
      for (let r = 0; r < 7; r++) words += `M${n(224 + c * 14)} ${n(-38 + r * 11)}h7m-4 -3v6`;
    return out + path(words, { stroke: b.light(MATERIAL.gold, 0.3), width: 2.4 });
  },
};
