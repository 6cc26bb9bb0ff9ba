import { arch } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { mix } from '../canvas/color.ts';
import { n, path } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** Draws a seated Buddha; foot at 0,0, about 150 high. */
export function seatedBuddha(b: Brush, color: string): string {
  const side = b.side(color);
  let out = path(
    'M-74 0C-82 -16 -66 -30 -40 -32L-34 -84C-30 -96 -16 -100 0 -100C16 -100 30 -96 34 -84L40 -32C66 -30 82 -16 74 0Z',
    { fill: side },
  );
  out += path(
    'M-40 -32C-20 -22 20 -22 40 -32M-34 -70C-20 -46 10 -34 38 -34M-26 -92C-20 -66 -8 -50 12 -42M-30 -60C-16 -40 0 -34 16 -32',
    { stroke: b.dark(color, 0.5), width: 2, opacity: 0.6 },
  );
  out += path(
    'M-34 -84C-48 -66 -52 -44 -44 -34C-30 -26 -10 -28 0 -30M34 -84C48 -66 52 -44 44 -34C30 -26 10 -28 0 -30',
    { stroke: b.dark(color, 0.4), width: 2.4, fill: 'none', opacity: 0.7 },
  );
  out += path('M-72 -6C-40 -18 -10 -14 0 -8C10 -14 40 -18 72 -6', {
    stroke: b.dark(color, 0.45),
    width: 2,
    opacity: 0.6,
  });
  out += path('M-10 -98V-106H10V-98Z', { fill: b.dark(color, 0.2) });
  out += path('M-20 -124C-20 -142 20 -142 20 -124C20 -110 12 -102 0 -102C-12 -102 -20 -110 -20 -124Z', {
    fill: side,
  });
  out += path('M-21 -122C-26 -118 -25 -106 -20 -104M21 -122C26 -118 25 -106 20 -104', {
    stroke: b.tone(color),
    width: 4,
  });
  out +=
    path('M-21 -126C-20 -146 20 -146 21 -126C14 -134 -14 -134 -21 -126Z', { fill: b.dark(color, 0.3) }) +
    path('M-9 -140C-9 -152 9 -152 9 -140Z', { fill: b.dark(color, 0.3) });
  return (
    out +
    path('M-13 -121q5 3 9 0M4 -121q5 3 9 0M0 -120v7q2 2 3 0M-5 -108q5 3 10 0', {
      stroke: b.dark(color, 0.6),
      width: 1.6,
    })
  );
}

/** A cliff with a great seated Buddha and rows of smaller niches. */
export const grottoCliff: Landmark = {
  height: 220,
  draw: (b) => {
    const rock = b.options.color ?? '#c9a878';
    let out = path(
      'M-330 6C-336 -60 -310 -120 -290 -150C-250 -176 -220 -168 -180 -196C-130 -214 -90 -204 -40 -220C20 -224 70 -208 130 -206C180 -196 240 -188 280 -156C316 -120 336 -60 330 6Z',
      { fill: b.side(rock) },
    );
    let strata = '';
    for (let i = 0; i < 46; i++) {
      const y = -14 - b.random() * 180;
      const x = -300 + b.random() * 560;
      strata += `M${n(x)} ${n(y)}q${n(20 + b.random() * 20)} ${n(-4 + b.random() * 8)} ${n(30 + b.random() * 40)} 0`;
    }
    out += path(strata, { stroke: b.dark(rock, 0.4), width: 1.4, opacity: 0.4 });
    let cells = '';
    for (const [x, y, w, h] of [
      [-270, -70, 20, 30],
      [-236, -66, 22, 34],
      [-270, -20, 24, 34],
      [-232, -16, 26, 40],
      [-196, -100, 20, 30],
      [-262, -112, 16, 22],
      [-190, -12, 34, 54],
      [200, -12, 34, 54],
      [240, -18, 26, 40],
      [276, -20, 22, 34],
      [206, -84, 22, 32],
      [246, -76, 20, 30],
      [280, -72, 16, 24],
      [236, -120, 18, 26],
      [-160, -150, 18, 24],
      [160, -150, 18, 24],
      [190, -132, 16, 22],
    ] as const)
      cells += arch(x, y, w, h);
    out += path(cells, { fill: b.dark('#5a4434', 0.4) });
    for (const x of [-190, 200])
      out += `<g transform="translate(${x} -14) scale(.24)">${seatedBuddha(b, mix(rock, '#e8cfa0', 0.4))}</g>`;
    out += path('M-112 6V-110C-112 -176 112 -176 112 -110V6Z', { fill: b.dark(rock, 0.45) });
    out += path('M-112 6V-110C-112 -176 112 -176 112 -110V6', {
      stroke: b.light(rock, 0.4),
      width: 4,
      fill: 'none',
    });
    const halo = b.light(rock, 0.2);
    out += path(
      'M-40 -124a40 40 0 1 0 80 0a40 40 0 1 0 -80 0M-52 -124a52 50 0 1 0 104 0a52 50 0 1 0 -104 0',
      { stroke: halo, width: 2.4, fill: 'none', opacity: 0.8 },
    );
    out += `<g transform="translate(0 4)">${seatedBuddha(b, mix(rock, '#ecd3a4', 0.45))}</g>`;
    for (const x of [-92, 92])
      out += path(
        `M${x - 13} 4C${x - 15} -40 ${x - 12} -62 ${x} -64C${x + 12} -62 ${x + 15} -40 ${x + 13} 4ZM${x - 8} -74a8 10 0 1 0 16 0a8 10 0 1 0 -16 0Z`,
        { fill: b.side(mix(rock, '#ecd3a4', 0.35)) },
      );
    return out;
  },
};

/** The giant Buddha cut into a river cliff, feet at the water. */
export const leshanBuddha: Landmark = {
  height: 260,
  draw: (b) => {
    const rock = b.options.color ?? '#b5754f';
    const statue = mix(rock, '#d9b78a', 0.5);
    let out = path('M-74 10L-70 -262C-30 -274 30 -274 70 -262L74 10Z', { fill: b.dark(rock, 0.45) });
    for (const s of [-1, 1] as const) {
      out += path(cliffBeside(s), {
        fill: b.side(mix(rock, s === b.lightFrom ? '#8a5a48' : '#c98a5c', 0.2)),
      });
      let strata = '';
      for (let i = 0; i < 26; i++) {
        const x = s * (76 + b.random() * 400);
        strata += `M${n(x)} ${n(-12 - b.random() * 190)}q${n(s * 18)} ${n(3 - b.random() * 6)} ${n(s * (26 + b.random() * 30))} ${n(-2)}`;
      }
      out += path(strata, { stroke: b.dark(rock, 0.5), width: 1.8, opacity: 0.35 });
      out += path(`M${s * 64} -264L${s * 56} 10`, { stroke: b.light(rock, 0.4), width: 2.4, opacity: 0.6 });
    }
    let shrubs = '';
    let lights = '';
    for (let i = 0; i < 44; i++) {
      const x = -500 + i * 23 + b.random() * 14;
      const u = Math.abs(x);
      const y = u < 70 ? -266 : -262 + (u - 64) * 0.16 + Math.sin(u / 34) * 6;
      const r = 13 + b.random() * 11;
      shrubs += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r * 0.86)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r * 0.6)} 0 1 1 ${n(-r * 2)} 0Z`;
      lights += `M${n(x - r * 0.6)} ${n(y - r * 0.5)}q${n(r * 0.5)} ${n(-r * 0.4)} ${n(r * 1.1)} 0`;
    }
    out +=
      path(shrubs, { fill: b.tone('#476f46') }) +
      path(lights, { stroke: b.light('#8fae62', 0.3), width: 2, opacity: 0.7 });
    return out + riverBuddha(b, statue);
  },
};

/** Draws the rock face on one side of the statue. */
function cliffBeside(s: 1 | -1): string {
  return `M${s * 520} 10V-176C${s * 450} -214 ${s * 400} -196 ${s * 330} -226C${s * 270} -250 ${s * 210} -232 ${s * 150} -252C${s * 120} -262 ${s * 90} -258 ${s * 64} -264L${s * 56} 10Z`;
}

/** Draws the colossus: seated upright, hands on the knees, feet at 0,8. */
function riverBuddha(b: Brush, stone: string): string {
  const fill = b.side(stone);
  const fold = { stroke: b.dark(stone, 0.5), width: 2, opacity: 0.55 };
  let out = path('M-54 8L-52 -98C-50 -112 -8 -112 -6 -98L-4 8ZM54 8L52 -98C50 -112 8 -112 6 -98L4 8Z', {
    fill,
  });
  out += path(
    'M-42 4C-44 -30 -42 -60 -44 -90M-30 6C-32 -26 -28 -56 -30 -88M-18 6C-16 -26 -18 -56 -16 -88M42 4C44 -30 42 -60 44 -90M30 6C32 -26 28 -56 30 -88M18 6C16 -26 18 -56 16 -88',
    fold,
  );
  out += path('M-58 -104C-66 -150 -52 -178 -24 -182H24C52 -178 66 -150 58 -104C40 -92 -40 -92 -58 -104Z', {
    fill,
  });
  out += path(
    'M-26 -180C-18 -150 6 -134 34 -130M-18 -181C-12 -160 4 -148 30 -144M-34 -172C-28 -136 0 -118 44 -116M22 -181C18 -172 12 -166 4 -162',
    fold,
  );
  out += path(
    'M-50 -172C-70 -152 -72 -122 -62 -104C-54 -96 -30 -96 -16 -100C-12 -106 -16 -112 -24 -112L-44 -114C-46 -132 -42 -150 -36 -160ZM50 -172C70 -152 72 -122 62 -104C54 -96 30 -96 16 -100C12 -106 16 -112 24 -112L44 -114C46 -132 42 -150 36 -160Z',
    { fill: b.side(mix(stone, '#ffffff', 0.12)) },
  );
  out += path('M-22 -104V-97M-29 -104V-97M-36 -104V-97M22 -104V-97M29 -104V-97M36 -104V-97', fold);
  out += path('M-54 10C-58 0 -50 -8 -30 -8C-12 -8 -4 0 -6 10ZM54 10C58 0 50 -8 30 -8C12 -8 4 0 6 10Z', {
    fill: b.light(stone, 0.25),
  });
  out += path('M-13 -178V-190H13V-178Z', { fill: b.dark(stone, 0.25) });
  out += path('M-31 -222C-32 -254 32 -254 31 -222C31 -196 18 -180 0 -180C-18 -180 -31 -196 -31 -222Z', {
    fill,
  });
  out += path(
    'M-32 -222C-40 -218 -40 -190 -33 -182C-29 -188 -29 -210 -29 -218ZM32 -222C40 -218 40 -190 33 -182C29 -188 29 -210 29 -218Z',
    { fill: b.tone(stone) },
  );
  out += path(
    'M-33 -222C-34 -262 34 -262 33 -222C22 -233 -22 -233 -33 -222ZM-14 -250C-14 -266 14 -266 14 -250Z',
    { fill: b.dark(stone, 0.38) },
  );
  let curls = '';
  for (let row = 0; row < 3; row++)
    for (let i = -5 + row; i <= 5 - row; i++)
      curls += `M${n(i * 5.6 - 2.2)} ${n(-231 - row * 7 + Math.abs(i) * 1.5)}a2.2 2.4 0 1 0 4.4 0a2.2 2.4 0 1 0 -4.4 0Z`;
  out += path(curls, { fill: b.dark(stone, 0.55) });
  out += path('M-21 -217C-16 -221 -9 -221 -5 -217M21 -217C16 -221 9 -221 5 -217', {
    stroke: b.dark(stone, 0.5),
    width: 1.6,
  });
  return (
    out +
    path(
      'M-19 -211q7 4 13 0M6 -211q7 4 13 0M-1 -212C-2 -206 -4 -202 -4 -200Q0 -197 4 -200M-9 -191Q0 -187 9 -191M-5 -186Q0 -184 5 -186',
      { stroke: b.dark(stone, 0.62), width: 2 },
    )
  );
}

/** A seated bronze Buddha on a lotus throne and an altar. */
export const bronzeBuddha: Landmark = {
  height: 230,
  draw: (b) => {
    const bronze = b.options.color ?? '#7d8468';
    let out = '';
    [150, 128, 108].forEach((w, i) => {
      out += path(`M${-w} ${-i * 16}L${-w + 6} ${-i * 16 - 16}H${w - 6}L${w} ${-i * 16}Z`, {
        fill: b.side(MATERIAL.marble),
      });
      out += path(`M${-w + 8} ${-i * 16 - 8}H${w - 8}`, { stroke: b.dark(MATERIAL.marble, 0.3), width: 1.4 });
    });
    out += path('M-22 0H22L16 -48H-16Z', { fill: b.light(MATERIAL.marble, 0.3) });
    let petals = '';
    for (let i = -4; i <= 4; i++)
      petals += `M${n(i * 19 - 13)} -62Q${n(i * 19 - 14)} -46 ${n(i * 19)} -46Q${n(i * 19 + 14)} -46 ${n(i * 19 + 13)} -62Q${n(i * 19)} -82 ${n(i * 19 - 13)} -62Z`;
    out += path(petals, {
      fill: b.side(mix(bronze, '#b0a878', 0.3)),
      stroke: b.dark(bronze, 0.3),
      width: 1.4,
    });
    return `${out}<g transform="translate(0 -70)">${seatedBuddha(b, bronze)}</g>`;
  },
};

/** A reclining Buddha carved along a cliff, with small figures in front. */
export const recliningBuddha: Landmark = {
  height: 150,
  draw: (b) => {
    const rock = b.options.color ?? '#a89a7c';
    const stone = mix(rock, '#e0cda6', 0.45);
    let out = path(
      'M-340 8C-350 -60 -330 -120 -280 -142C-180 -160 -60 -150 60 -158C160 -154 260 -150 310 -120C340 -80 346 -40 340 8Z',
      { fill: b.side(rock) },
    );
    out += path('M-300 -8C-300 -96 -250 -118 -150 -116C0 -112 180 -112 290 -84C312 -60 312 -30 306 -8Z', {
      fill: b.dark(rock, 0.45),
    });
    out += path('M-120 -22C-100 -70 -40 -84 40 -80C140 -76 240 -62 304 -46V-8H-120Z', {
      fill: b.side(stone),
    });
    out += path(
      'M-90 -40C-20 -64 120 -60 300 -36M-80 -26C0 -46 140 -44 300 -24M-40 -76C-20 -60 -20 -30 -30 -10M60 -79C70 -60 66 -30 60 -10M150 -72C160 -54 156 -30 150 -10M230 -60C238 -46 236 -26 232 -10',
      { stroke: b.dark(stone, 0.45), width: 2.4, opacity: 0.6 },
    );
    out += path('M-270 -8C-282 -50 -256 -96 -200 -98C-150 -98 -118 -66 -122 -20L-128 -8Z', {
      fill: b.side(stone),
    });
    out += path(
      'M-276 -40C-280 -84 -240 -108 -200 -104C-220 -94 -240 -72 -244 -40C-246 -26 -252 -14 -262 -8C-272 -14 -276 -26 -276 -40Z',
      { fill: b.dark(stone, 0.35) },
    );
    out += path('M-206 -62q14 8 28 2M-202 -36q12 6 22 0M-172 -62q8 12 2 22M-158 -66q12 6 20 0', {
      stroke: b.dark(stone, 0.6),
      width: 3,
    });
    for (let i = 0; i < 9; i++) {
      const x = -96 + i * 46;
      out += path(
        `M${x - 11} 6C${x - 13} -16 ${x - 10} -28 ${x} -30C${x + 10} -28 ${x + 13} -16 ${x + 11} 6ZM${x - 6} -37a6 7.5 0 1 0 12 0a6 7.5 0 1 0 -12 0Z`,
        { fill: b.side(mix(stone, i % 2 ? '#7fa08a' : '#c98a6a', 0.35)) },
      );
    }
    return out;
  },
};
