import { arch } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

type Stone = readonly [x: number, width: number, height: number];

/** Draws a rounded granite boulder with a lit shoulder, weather streaks and a dark foot. */
function boulder(b: Brush, [x, w, h]: Stone, color: string): string {
  const left = x - w / 2;
  const lean = (b.random() - 0.5) * w * 0.16;
  const shape = `M${n(left)} 6C${n(left - w * 0.04)} ${n(-h * 0.5)} ${n(left + w * 0.1 + lean)} ${n(-h * 0.96)} ${n(x + lean)} ${n(-h)}C${n(x + w * 0.36 + lean)} ${n(-h * 1.02)} ${n(x + w * 0.56)} ${n(-h * 0.5)} ${n(x + w / 2)} 6Z`;
  let streaks = '';
  for (let i = 0; i < 9; i++)
    streaks += `M${n(left + w * (0.1 + b.random() * 0.8))} ${n(-h * (0.35 + b.random() * 0.5))}q${n(lean * 0.2)} ${n(h * 0.14)} ${n(-w * 0.02)} ${n(h * (0.14 + b.random() * 0.2))}`;
  const shade = b.defs.linear([
    [0, b.ink, 0],
    [0.7, b.ink, 0.12],
    [1, b.ink, 0.5],
  ]);
  return (
    path(shape, { fill: b.side(color) }) +
    `<g clip-path="${b.defs.clip(shape)}">${path(streaks, { stroke: b.dark(color, 0.5), width: 2, opacity: 0.4 })}${rect(left - w * 0.1, -h, w * 1.3, h + 8, { fill: shade })}${path(`M${n(x + lean - b.lightFrom * w * 0.1)} ${n(-h * 0.94)}q${n(-b.lightFrom * w * 0.26)} ${n(h * 0.1)} ${n(-b.lightFrom * w * 0.32)} ${n(h * 0.5)}`, { stroke: b.lit, width: w * 0.05, opacity: 0.4 })}</g>`
  );
}

/** Granite boulders at the end of the earth, the tallest with red characters cut into it. */
export const boulders: Landmark = {
  height: 150,
  draw: (b) => {
    const color = b.options.color ?? '#b9a58c';
    const stones: Stone[] = [
      [-150, 96, 62],
      [150, 110, 74],
      [-78, 92, 104],
      [84, 84, 92],
      [10, 76, 152],
      [-196, 60, 34],
      [200, 70, 38],
      [-36, 90, 44],
      [54, 76, 36],
    ];
    const drawn = stones.map((stone) => boulder(b, stone, color)).join('');
    const red = { stroke: b.tone('#b3261e'), width: 4 };
    const words =
      b.options.variant === 'plain'
        ? ''
        : path('M4 -118h18M0 -108h26M13 -118L2 -94M13 -108L26 -94', red) +
          path(
            'M2 -82l4 5M0 -70l4 4M4 -58l4 -10M12 -82h14v8h-14M12 -82L10 -58M16 -68h12M16 -60h12M22 -72v14',
            {
              ...red,
              width: 3,
            },
          );
    return drawn + words;
  },
};

/** A shelf of thin layered rock with hollows and pools, as volcanoes leave it at the sea. */
export const layeredRock: Landmark = {
  height: 110,
  draw: (b) => {
    const color = b.options.color ?? '#4a4644';
    const outline =
      'M-300 12C-296 -20 -280 -52 -240 -66C-214 -92 -160 -108 -112 -104C-60 -112 -34 -84 6 -80C44 -78 62 -46 104 -44C150 -42 160 -18 214 -16C262 -14 286 0 306 12Z';
    let layers = '';
    let gleams = '';
    for (let i = 0; i < 15; i++) {
      const y = 8 - i * 8;
      let line = `M-304 ${n(y)}`;
      for (let x = -304; x < 304; x += 38)
        line += `q19 ${n(-7 + b.random() * 10)} 38 ${n((b.random() - 0.5) * 5)}`;
      if (i % 3 === 1) gleams += line;
      else layers += line;
    }
    let hollows = '';
    for (const [x, y, w] of [
      [-176, -34, 40],
      [-92, -22, 54],
      [-10, -14, 34],
      [70, 0, 40],
    ] as const)
      hollows += `M${x - w} ${y + 10}q${n(w * 0.3)} ${n(-w * 0.5)} ${w} ${n(-w * 0.46)}t${w} ${n(w * 0.5)}Z`;
    return (
      path(outline, { fill: b.down(color) }) +
      `<g clip-path="${b.defs.clip(outline)}">${path(layers, { stroke: b.dark(color, 0.6), width: 2.4, opacity: 0.6 })}${path(gleams, { stroke: b.light(color, 0.5), width: 2.2, opacity: 0.55 })}${path(hollows, { fill: b.dark(color, 0.75) })}</g>` +
      path('M-240 -66C-214 -92 -160 -108 -112 -104C-60 -112 -34 -84 6 -80C44 -78 62 -46 104 -44', {
        stroke: b.light(color, 0.6),
        width: 2.6,
        opacity: 0.7,
      })
    );
  },
};

/** A white lighthouse with its chapel, as on Guia Hill. */
export const lighthouse: Landmark = {
  height: 170,
  draw: (b) => {
    const white = MATERIAL.limewash;
    const trim = b.options.color ?? '#d9a03f';
    let out =
      rect(18, -46, 96, 46, { fill: b.side(white) }) +
      path('M10 -44L66 -76L122 -44Z', { fill: b.side('#a8573f') }) +
      path(arch(66, 0, 18, 30), { fill: b.dark('#3a2f2c', 0.4) }) +
      path('M66 -76v-16M60 -86h12', { stroke: b.tone(white), width: 3 });
    out += path('M-34 0L-24 -116H24L34 0Z', { fill: b.side(white) });
    out += path('M-31 -34H31M-28 -70H28', { stroke: b.tone(trim), width: 5 });
    out += path(arch(0, -42, 12, 18) + arch(0, -80, 10, 16), { fill: b.window() });
    out += rect(-32, -122, 64, 7, { fill: b.tone(trim) });
    out += rect(-18, -146, 36, 24, { fill: b.glow > 0.2 ? '#ffe3a0' : b.light('#cfe0e4', 0.3) });
    out += path('M-18 -146V-122M-6 -146V-122M6 -146V-122M18 -146V-122', {
      stroke: b.dark('#4a4e50', 0.3),
      width: 2.4,
    });
    return (
      out +
      path('M-24 -146C-20 -166 20 -166 24 -146Z', { fill: b.side('#8c3a2c') }) +
      path('M0 -160v-14', { stroke: b.ink, width: 2 })
    );
  },
};

const CANVAS = ['#c4453a', '#f0e6d0', '#2f7a86', '#e2b23c'];

/** A row of parasols, over loungers on a beach or over market stalls. */
export const parasols: Landmark = {
  height: 70,
  draw: (b) => {
    let out = '';
    const count = b.options.count ?? 5;
    for (let i = 0; i < count; i++) {
      const x = (i - (count - 1) / 2) * 84;
      const color = CANVAS[i % CANVAS.length] ?? '#c4453a';
      out += path(`M${x} 0V-62`, { stroke: b.tone(MATERIAL.timber), width: 3 });
      out += path(
        `M${x - 40} -42C${x - 34} -66 ${x - 16} -74 ${x} -74C${x + 16} -74 ${x + 34} -66 ${x + 40} -42Q${x + 30} -48 ${x + 20} -42Q${x + 10} -48 ${x} -42Q${x - 10} -48 ${x - 20} -42Q${x - 30} -48 ${x - 40} -42Z`,
        {
          fill: b.side(color),
        },
      );
      out += path(`M${x} -74L${x - 20} -43M${x} -74L${x + 20} -43`, {
        stroke: b.dark(color, 0.3),
        width: 1.4,
        opacity: 0.6,
      });
      if (b.options.variant === 'stalls')
        out +=
          rect(x - 30, -22, 60, 24, { fill: b.side(MATERIAL.timber) }) +
          path(`M${x - 30} -22h60`, { stroke: b.glow > 0.2 ? '#ffe3a0' : b.light('#f4ead6', 0.2), width: 4 });
      else out += path(`M${x - 30} 2l6 -12h34l16 -12`, { stroke: b.light('#f4ead6', 0.2), width: 4 });
    }
    return out;
  },
};

/** Three dinghies under sail. */
export const sailboats: Landmark = {
  height: 110,
  floats: true,
  draw: (b) => {
    const boat = (x: number, y: number, k: number, sail: string) =>
      `<g transform="translate(${x} ${y}) scale(${k})">${path('M2 -8V-104', { stroke: b.dark(MATERIAL.timber, 0.2), width: 2.4 })}${path('M6 -100C34 -70 42 -40 44 -16H6Z', { fill: b.side(sail) })}${path('M-2 -92C-18 -60 -26 -38 -30 -18H-2Z', { fill: b.side('#f4ead6') })}${path('M-40 -10H52C46 4 36 8 20 8H-20C-32 8 -38 2 -40 -10Z', { fill: b.side('#f0e6d0') })}${path('M-38 -4H50', { stroke: b.tone(sail), width: 3 })}</g>`;
    return (
      boat(-120, -22, 0.62, '#2f7a86') +
      boat(116, -12, 0.78, '#e2b23c') +
      boat(0, 0, 1, b.options.color ?? '#c4453a')
    );
  },
};

/** The openwork steel globe on Silver Beach, above its basin. */
export const tideSphere: Landmark = {
  height: 150,
  draw: (b) => {
    const steel = '#b9c2c6';
    let net = '';
    for (let i = -4; i <= 4; i++) {
      const r = Math.sqrt(25 - i * i) * 11.6;
      net += `M${n(-r)} ${n(-82 + i * 11.6)}q${n(r)} ${n(i < 0 ? 14 : 20)} ${n(r * 2)} 0`;
      net += `M0 -142C${i * 19} -122 ${i * 19} -42 0 -22`;
    }
    const glow = b.defs.radial([
      [0, b.light('#ffffff', 0.2), 0.55],
      [0.7, b.tone(steel), 0.4],
      [1, b.dark(steel, 0.4), 0.7],
    ]);
    let out = path('M-110 4C-100 -14 100 -14 110 4Z', { fill: b.side(MATERIAL.stone) });
    for (const x of [-70, -36, 36, 70])
      out +=
        path(`M${x} 0C${x - 7} -20 ${x - 5} -34 ${x} -38C${x + 5} -34 ${x + 7} -20 ${x + 4} 0Z`, {
          fill: b.side('#e6dccb'),
        }) + `<circle cx="${x}" cy="-43" r="5" fill="${b.tone('#e6dccb')}"/>`;
    out += path('M-14 0L-6 -30H6L14 0Z', { fill: b.side(MATERIAL.stone) });
    out += `<circle cx="0" cy="-82" r="60" fill="${glow}"/>`;
    return (
      out +
      path(net, { stroke: b.light(steel, 0.35), width: 2.2 }) +
      `<circle cx="0" cy="-82" r="60" fill="none" stroke="${b.dark(steel, 0.2)}" stroke-width="3.4"/>`
    );
  },
};

/** A tall sail-shaped hotel with a gap in its middle, on a low wing. */
export const sailHotel: Landmark = {
  height: 230,
  draw: (b) => {
    const body = 'M-66 0C-58 -90 -40 -170 -8 -226L10 -230C44 -170 60 -90 66 0Z';
    let out = rect(-170, -30, 340, 30, { fill: b.down('#e6dccb') }) + path(body, { fill: b.side('#9fbcc4') });
    let storeys = '';
    for (let y = -8; y > -222; y -= 8) storeys += `M-70 ${y}h140`;
    out += `<g clip-path="${b.defs.clip(body)}">${path(storeys, { stroke: b.light('#ffffff', 0.3), width: 2.2, opacity: 0.55 })}</g>`;
    out += path('M-14 -96C-18 -130 -8 -156 2 -160C12 -156 20 -130 16 -96Z', {
      fill: b.light('#bfe0ea', 0.5),
    });
    let panes = '';
    for (let i = 0; i < 22; i++) panes += `M${-162 + i * 15} -22h8v12h-8Z`;
    return (
      out + path(panes, { fill: b.window() }) + path('M1 -228v-18', { stroke: b.tone('#b9b4ae'), width: 3 })
    );
  },
};

/** A deer on a crag looking back over its shoulder. */
export const deer: Landmark = {
  height: 150,
  draw: (b) => {
    const coat = b.options.color ?? '#d8cbb2';
    let out = '';
    if (b.options.variant !== 'plain')
      out += path('M-120 6C-110 -22 -84 -30 -60 -34C-20 -46 30 -44 58 -32C90 -26 112 -14 122 6Z', {
        fill: b.side('#8d7d68'),
      });
    const lift = b.options.variant === 'plain' ? 36 : 0;
    const legs = path('M-36 -84L-42 -38M-22 -80L-24 -36M22 -80L20 -36M36 -84L44 -38', {
      stroke: b.dark(coat, 0.2),
      width: 7,
    });
    const body = path(
      'M-46 -84C-44 -100 -20 -104 4 -100C20 -98 32 -104 40 -112L52 -96C50 -80 40 -70 20 -68C-4 -64 -40 -66 -46 -84Z',
      { fill: b.side(coat) },
    );
    const neck = path(
      'M30 -96C38 -116 34 -128 24 -136C12 -140 2 -134 -6 -126C0 -122 10 -124 16 -120C18 -112 18 -104 18 -94Z',
      { fill: b.side(coat) },
    );
    const antlers = path(
      'M22 -136C24 -152 18 -162 8 -168M21 -150C28 -156 34 -158 40 -166M20 -144C12 -148 6 -150 0 -156',
      { stroke: b.dark('#7b5a3c', 0.1), width: 3.4 },
    );
    const tail = path('M-46 -88q-8 2 -8 10', { stroke: b.light(coat, 0.4), width: 5 });
    let spots = '';
    for (let i = 0; i < 9; i++) spots += `M${n(-34 + i * 7.4)} ${n(-90 + (i % 3) * 6)}h.1`;
    out += `<g transform="translate(0 ${lift})">${legs}${body}${neck}${antlers}${tail}${path(spots, { stroke: b.light('#ffffff', 0.2), width: 4 })}</g>`;
    return out;
  },
};
