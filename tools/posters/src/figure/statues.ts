import { type Brush, MATERIAL } from '../building/brush.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from '../landmark/landmark.ts';

/** The granite bust of the young Mao on Orange Isle: long hair blown back, shoulders that rise from the ground as a wall. */
export const youngMaoBust: Landmark = {
  height: 220,
  draw: (b) => {
    const stone = b.options.color ?? '#c9a48c';
    const shoulders =
      'M-210 0C-190 -34 -150 -62 -96 -76C-70 -84 -50 -92 -40 -104H46C58 -90 84 -80 112 -72C160 -58 196 -34 214 0Z';
    let joints = '';
    for (let y = -12; y > -104; y -= 13) joints += `M-220 ${y}H220`;
    for (let k = 0; k < 30; k++) joints += `M${n(-200 + b.random() * 400)} ${n(-b.random() * 90)}v13`;
    let out = path(shoulders, { fill: b.side(stone) });
    out += `<g clip-path="${b.defs.clip(shoulders)}">${path(joints, { stroke: b.dark(stone, 0.35), width: 1.1, opacity: 0.4 })}</g>`;
    // Collar and neck.
    out += path('M-40 -104C-30 -84 -14 -72 4 -66C22 -74 38 -88 46 -106Z', { fill: b.dark(stone, 0.3) });
    out += path('M-46 -108L-8 -58L-40 -66L-66 -88ZM50 -108L14 -58L44 -66L72 -86Z', {
      fill: b.light(stone, 0.25),
    });
    // Hair behind the face, combed up and blown to the right.
    out += path(
      'M-54 -150C-66 -176 -58 -210 -30 -226C-8 -240 30 -242 52 -226C76 -218 88 -196 80 -176C86 -162 76 -148 60 -140L-46 -138C-52 -140 -54 -144 -54 -150Z',
      { fill: b.dark(stone, 0.5) },
    );
    out += path('M-54 -148c-8 -2 -10 10 -6 20c2 6 8 8 12 6ZM52 -148c8 -2 10 10 6 20c-2 6 -8 8 -12 6Z', {
      fill: b.side(stone),
    });
    // A broad face with a strong jaw.
    out += path(
      'M-50 -166C-50 -192 -30 -206 2 -206C34 -206 52 -192 52 -164C52 -142 50 -124 40 -108C30 -94 18 -88 2 -88C-16 -88 -28 -94 -38 -108C-48 -124 -50 -142 -50 -166Z',
      { fill: b.side(stone) },
    );
    out += path(
      'M26 -202C46 -194 54 -180 52 -160C52 -138 48 -120 38 -106C30 -96 20 -90 8 -88C24 -104 34 -126 36 -152C37 -172 34 -190 26 -202Z',
      {
        fill: b.dark(stone, 0.3),
        opacity: 0.75,
      },
    );
    // The hair line, high on the forehead, and strands.
    out += path(
      'M-54 -156C-58 -186 -38 -208 -6 -212C28 -216 56 -200 56 -160C54 -176 44 -190 24 -196C4 -188 -20 -190 -36 -188C-46 -180 -50 -170 -54 -156Z',
      {
        fill: b.dark(stone, 0.5),
      },
    );
    out += path(
      'M-48 -190C-36 -214 0 -230 40 -218M-38 -196C-16 -216 20 -224 56 -206M-20 -198C4 -212 38 -212 64 -190M10 -200C32 -206 56 -196 68 -172M30 -200C50 -196 60 -182 62 -162',
      {
        stroke: b.light(stone, 0.2),
        width: 2.6,
        opacity: 0.7,
      },
    );
    // Brows, eyes, nose and mouth.
    out += path('M-40 -158C-32 -164 -20 -163 -11 -157M10 -157C18 -163 30 -164 38 -158', {
      stroke: b.dark(stone, 0.7),
      width: 5.4,
    });
    out += path(
      'M-34 -150C-28 -155 -20 -155 -15 -150C-21 -147 -28 -147 -34 -150ZM11 -150C17 -155 25 -155 30 -150C25 -147 17 -147 11 -150Z',
      {
        fill: b.dark(stone, 0.65),
      },
    );
    out += path('M-4 -158C-8 -146 -12 -138 -12 -131C-8 -127 0 -127 5 -131', {
      stroke: b.dark(stone, 0.5),
      width: 3,
    });
    out += path('M-18 -114C-10 -117 8 -117 16 -114C8 -111 -10 -111 -18 -114Z', { fill: b.dark(stone, 0.55) });
    return out + path('M-10 -103C-4 -100 4 -100 10 -103', { stroke: b.dark(stone, 0.4), width: 2.4 });
  },
};

type Pose = 'pray' | 'point' | 'long-brow' | 'staff';
const POSES: readonly [Pose, ...Pose[]] = ['pray', 'staff', 'long-brow', 'point'];

function lohan(b: Brush, x: number, k: number, pose: Pose): string {
  const gold = k % 2 ? '#e0ac3a' : '#f0c65a';
  const robe = ['#a8562f', '#8f7a2f', '#b0742f'][k % 3] ?? '#a8562f';
  let out = path(`M${x - 44} 0V-12C${x - 40} -18 ${x + 40} -18 ${x + 44} -12V0Z`, {
    fill: b.side('#8a3a2c'),
  });
  out += path(
    `M${x - 40} -13C${x - 46} -28 ${x - 30} -38 ${x - 24} -44C${x - 30} -66 ${x - 18} -82 ${x} -84C${x + 18} -82 ${x + 30} -66 ${x + 24} -44C${x + 30} -38 ${x + 46} -28 ${x + 40} -13C${x + 20} -6 ${x - 20} -6 ${x - 40} -13Z`,
    { fill: b.side(gold) },
  );
  out += path(
    `M${x - 24} -76C${x - 8} -66 ${x + 8} -50 ${x + 12} -30L${x + 26} -44C${x + 30} -60 ${x + 22} -76 ${x + 8} -83Z`,
    { fill: b.side(robe) },
  );
  out += path(
    `M${x - 36} -18C${x - 20} -26 ${x + 20} -26 ${x + 36} -18M${x - 30} -14C${x - 14} -20 ${x + 14} -20 ${x + 30} -14`,
    {
      stroke: b.dark(gold, 0.45),
      width: 2.2,
      opacity: 0.7,
    },
  );
  out += `<ellipse cx="${x}" cy="-101" rx="15" ry="18" fill="${b.side(gold)}"/>`;
  out += path(`M${x - 16} -104c-4 2 -4 12 0 15ZM${x + 16} -104c4 2 4 12 0 15Z`, { fill: b.dark(gold, 0.2) });
  out += path(`M${x - 9} -104q4 -3 7 0M${x + 2} -104q4 -3 7 0M${x - 5} -92q5 4 10 0`, {
    stroke: b.dark('#5a3a1c', 0.4),
    width: 2,
  });
  const arm = { stroke: b.light(gold, 0.15), width: 9 };
  if (pose === 'pray')
    out +=
      path(`M${x - 22} -62Q${x - 16} -48 ${x} -60M${x + 22} -62Q${x + 16} -48 ${x} -60`, arm) +
      path(`M${x - 3} -58L${x} -76L${x + 3} -58Z`, { fill: b.light(gold, 0.3) });
  if (pose === 'point')
    out +=
      path(`M${x + 22} -64Q${x + 40} -78 ${x + 36} -100`, arm) +
      path(`M${x - 22} -62Q${x - 22} -40 ${x - 6} -36`, arm);
  if (pose === 'staff')
    out +=
      path(`M${x + 34} 0V-128`, { stroke: b.dark(MATERIAL.timber, 0.2), width: 4 }) +
      path(`M${x + 22} -64Q${x + 36} -62 ${x + 34} -50`, arm);
  if (pose === 'long-brow')
    out +=
      path(`M${x - 8} -107q-12 6 -11 34M${x + 8} -107q12 6 11 34`, {
        stroke: b.light('#f6efe0', 0.5),
        width: 3,
      }) + path(`M${x - 22} -60Q${x} -36 ${x + 22} -60`, arm);
  return out;
}

/** Gilded lohans on their bench, each in a pose of its own; `count` sets how many. */
export const lohans: Landmark = {
  height: 130,
  draw: (b) => {
    const count = b.options.count ?? 6;
    let out = rect(-count * 47, -4, count * 94, 16, { fill: b.side('#7a2b2c') });
    for (let i = 0; i < count; i++)
      out += lohan(
        b,
        Math.round((i - (count - 1) / 2) * 94),
        i,
        POSES[(i * 3 + (i >> 2)) % POSES.length] ?? 'pray',
      );
    return out;
  },
};

/** Black-headed gulls in winter dress: white, grey wings with dark tips, red bills. */
export const gulls: Landmark = {
  height: 100,
  floats: true,
  flies: true,
  draw: (b) => {
    const wing = (up: number) =>
      path(
        `M-6 -4C-26 ${-20 - up} -50 ${-24 - up} -74 ${-14 - up}C-54 ${-10 - up * 0.6} -34 ${-2 - up * 0.2} -8 6ZM4 -4C22 ${-26 - up} 44 ${-34 - up} 70 ${-30 - up}C50 ${-20 - up * 0.7} 32 ${-6 - up * 0.2} 8 6Z`,
        { fill: b.light('#c3ccd4', 0.35) },
      ) +
      path(
        `M-58 ${-19 - up}C-64 ${-19 - up} -70 ${-17 - up} -74 ${-14 - up}C-68 ${-13 - up} -60 ${-12 - up} -54 ${-11 - up}ZM54 ${-33 - up}C60 ${-33 - up} 66 ${-32 - up} 70 ${-30 - up}C64 ${-27 - up} 58 ${-24 - up} 52 ${-21 - up}Z`,
        { fill: b.ink },
      );
    const bird = (x: number, y: number, k: number, up: number, s: 1 | -1) =>
      `<g transform="translate(${x} ${y}) scale(${n(k * s)} ${n(k)})">${wing(up)}${path('M-34 4C-20 -6 10 -10 24 -6C34 -8 40 -2 38 3C30 8 0 14 -18 10L-44 12Z', { fill: b.light('#ffffff', 0.5) })}${path('M38 0L48 3L37 5Z', { fill: '#c4352c' })}${path('M31 -2a1.8 1.8 0 1 0 .1 0', { fill: b.ink })}</g>`;
    return (
      bird(0, -40, 1.3, 8, 1) +
      bird(170, -110, 0.9, 20, -1) +
      bird(-150, -120, 1, -6, 1) +
      bird(90, -190, 0.6, 12, 1) +
      bird(-60, -220, 0.7, 4, -1) +
      bird(-260, -30, 0.8, 16, 1) +
      bird(290, -30, 1.1, -4, -1) +
      bird(250, -210, 0.5, 8, 1) +
      bird(-250, -230, 0.5, 14, 1)
    );
  },
};
