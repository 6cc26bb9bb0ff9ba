import { type Brush, MATERIAL } from '../building/brush.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** The Fisher Girl of Zhuhai: granite, on boulders in the sea, a pearl held high in both hands, a net over one shoulder. */
export const fisherGirl: Landmark = {
  height: 380,
  draw: (b) => {
    const stone = b.options.color ?? '#d6c4ac';
    const line = { stroke: b.dark(stone, 0.45), width: 2.4, opacity: 0.7 };
    const rock = (d: string, color: string) => path(d, { fill: b.side(color) });
    let out = rock(
      'M-130 8C-136 -34 -110 -62 -72 -66C-44 -92 10 -96 44 -76C92 -76 128 -42 132 8Z',
      '#8d7a68',
    );
    out += rock('M-150 10C-150 -20 -118 -38 -84 -30C-60 -22 -50 0 -48 10Z', '#7a6858');
    out += rock('M44 10C46 -26 84 -42 118 -28C142 -18 148 0 148 10Z', '#7f6d5c');
    // Legs in rolled trousers, one knee forward.
    out += path('M-28 -84C-34 -120 -36 -150 -32 -178H30C36 -150 40 -124 30 -84H8L2 -140L-6 -84Z', {
      fill: b.side(stone),
    });
    out += path('M-30 -108H-6M8 -108H30', line);
    // Tunic and the net that hangs from the hip.
    out += path(
      'M-36 -172C-44 -206 -34 -236 -26 -254H26C34 -232 42 -204 36 -172C16 -162 -18 -162 -36 -172Z',
      { fill: b.side(stone) },
    );
    out += path('M-26 -250C-10 -220 22 -190 46 -150C52 -130 40 -112 30 -120C18 -160 -14 -204 -34 -226Z', {
      fill: b.dark(stone, 0.3),
    });
    out += path(
      'M-20 -240l40 56M-30 -232l46 66M-8 -240l-8 14M6 -222l-10 14M20 -202l-12 14M34 -180l-14 14M42 -156l-12 10',
      { ...line, width: 1.6 },
    );
    // Raised arms and the pearl.
    out += path('M-24 -250C-44 -272 -40 -312 -14 -344M24 -250C42 -274 38 -312 14 -344', {
      stroke: b.side(stone),
      width: 17,
    });
    out += path('M-22 -346C-10 -336 10 -336 22 -346L14 -334H-14Z', { fill: b.side(stone) });
    out += ellipse(0, -358, 20, 20, {
      fill: b.light('#fbf6ea', 0.4),
      stroke: b.dark(stone, 0.2),
      width: 1.6,
    });
    out += ellipse(-6, -364, 6, 6, { fill: '#ffffff', opacity: 0.9 });
    // Head turned to the side, hair knotted behind.
    out += path('M-8 -258h16v-16h-16Z', { fill: b.dark(stone, 0.2) });
    out += ellipse(2, -288, 18, 22, { fill: b.side(stone) });
    out += path('M-18 -282C-22 -312 20 -322 22 -292C10 -304 -4 -300 -8 -284C-10 -276 -16 -272 -18 -282Z', {
      fill: b.dark(stone, 0.5),
    });
    out += ellipse(-20, -284, 9, 12, { fill: b.dark(stone, 0.5) });
    out += path('M10 -290h7M12 -276q4 2 8 -1', { stroke: b.dark(stone, 0.7), width: 2 });
    return (
      out +
      path('M-150 8q16 -8 32 0t32 0t32 0t32 0t32 0t32 0t32 0t32 0t32 0v8h-288Z', {
        fill: b.light('#ffffff', 0.2),
        opacity: 0.85,
      })
    );
  },
};

/** Returns the colour of a building lit from inside at night, brightest at its foot. */
function lampLight(b: Brush): string {
  return b.defs.linear([
    [0, '#c9a45e'],
    [0.55, '#f0cd86'],
    [1, '#fff0c4'],
  ]);
}

/** Draws a scallop shell that stands on its edge: `lean` is the side it opens to. */
function shell(b: Brush, x: number, r: number, lean: 1 | -1): string {
  const lit = b.glow > 0.2;
  const skin = lit ? '#f6dca8' : '#f1efe8';
  const outline = `M${n(x - r * 0.3)} 0C${n(x - r * 0.86)} ${n(-r * 0.5)} ${n(x - r * 0.82)} ${n(-r * 1.6)} ${n(x + lean * r * 0.1)} ${n(-r * 1.96)}C${n(x + r * 0.84)} ${n(-r * 1.62)} ${n(x + r * 0.86)} ${n(-r * 0.5)} ${n(x + r * 0.3)} 0Z`;
  let ribs = '';
  for (let k = -7; k <= 7; k++) {
    const t = k / 8;
    ribs += `M${n(x + t * r * 0.34)} 0C${n(x + t * r * 0.98)} ${n(-r * 0.6)} ${n(x + t * r * 0.96)} ${n(-r * 1.4)} ${n(x + t * r * 0.52 + lean * r * 0.08)} ${n(-r * (1.94 - Math.abs(t) * 0.2))}`;
  }
  let rings = '';
  for (const t of [0.35, 0.7, 1.05, 1.4, 1.7])
    rings += `M${n(x - r)} ${n(-r * t)}Q${n(x)} ${n(-r * (t + 0.2))} ${n(x + r)} ${n(-r * t)}`;
  return (
    path(outline, { fill: lit ? lampLight(b) : b.side(skin) }) +
    `<g clip-path="${b.defs.clip(outline)}">${
      path(rings, { stroke: b.dark(skin, 0.25), width: 1.4, opacity: 0.5 }) +
      path(ribs, { stroke: b.dark(skin, 0.4), width: 3, opacity: 0.6 }) +
      path(
        `M${n(x + lean * r * 0.2)} 0C${n(x + lean * r * 0.9)} ${n(-r * 0.6)} ${n(x + lean * r * 0.8)} ${n(-r * 1.6)} ${n(x + lean * r * 0.1)} ${n(-r * 2)}H${n(x + lean * r)}V0Z`,
        {
          fill: b.dark(skin, 0.5),
          opacity: 0.35,
        },
      )
    }</g>`
  );
}

/** The Grand Theatre of Zhuhai on Yeli Island: two white scallop shells on edge, the larger one behind. */
export const pearlShells: Landmark = {
  height: 280,
  draw: (b) => {
    let out = rect(-250, -24, 500, 24, { fill: b.side('#b8b6ae') });
    out += `<g transform="translate(0 -14)">${shell(b, -62, 132, -1)}${shell(b, 108, 86, 1)}</g>`;
    out += path('M-230 -22C-160 -52 160 -52 230 -22V-8H-230Z', {
      fill: b.side(b.glow > 0.2 ? '#e9c27a' : '#c9d6da'),
    });
    let posts = '';
    for (let x = -200; x <= 200; x += 20) posts += `M${x} -8v-24`;
    out += path(posts, { stroke: b.dark('#6d7880', 0.3), width: 2.4, opacity: 0.7 });
    for (let x = -244; x < 250; x += 26)
      if (Math.abs(x) > 150) out += ellipse(x, -20, 16, 14, { fill: b.side('#4f7a4c') });
    return out;
  },
};

/** The bridge to Hong Kong far off: a low deck on piers, one pair of pylons whose heads are Chinese knots. */
export const knotBridge: Landmark = {
  height: 150,
  draw: (b) => {
    const pale = '#c9ced0';
    let out = '';
    for (const x of [-120, 120]) {
      let cables = '';
      for (let i = 1; i < 10; i++)
        cables += `M${x} ${-128 + i * 4}L${x - i * 11} -28M${x} ${-128 + i * 4}L${x + i * 11} -28`;
      out += path(cables, { stroke: b.light(pale, 0.2), width: 1 });
      out += path(`M${x - 10} 6L${x - 5} -100H${x + 5}L${x + 10} 6Z`, { fill: b.side(pale) });
      out += path(
        `M${x - 14} -100L${x} -144L${x + 14} -100L${x} -84ZM${x - 6} -108L${x} -126L${x + 6} -108L${x} -100Z`,
        { fill: b.side(pale) },
      );
    }
    let piers = '';
    for (let x = -420; x <= 420; x += 34) piers += `M${x} 6v-32`;
    out += path(piers, { stroke: b.dark(pale, 0.3), width: 5 });
    return (
      out +
      path('M-460 -24C-200 -34 200 -34 460 -24V-18C200 -27 -200 -27 -460 -18Z', { fill: b.side('#8f979c') })
    );
  },
};

/** The tank of Ocean Kingdom: a window as wide as a street, a whale shark behind it, rays and fish, people in front. */
export const sharkWindow: Landmark = {
  height: 420,
  floats: true,
  draw: (b) => {
    const water = b.defs.linear([
      [0, '#7fd3ee'],
      [0.5, '#2f93c8'],
      [1, '#155a92'],
    ]);
    let out = rect(-1400, -1200, 2800, 1700, { fill: b.dark('#1a2433', 0.6) });
    out += path('M-400 -20V-330C-400 -400 400 -400 400 -330V-20Z', { fill: water });
    for (const [x, w] of [
      [-220, 60],
      [-40, 90],
      [190, 70],
    ] as const)
      out += path(`M${x} -378L${x - w * 1.6} -20H${x + w * 0.4}L${x + w * 0.5} -378Z`, {
        fill: '#ffffff',
        opacity: 0.1,
      });
    const back = '#476a80';
    out += path(
      'M-276 -206C-240 -262 -90 -276 40 -250C120 -236 200 -214 262 -220L324 -284C320 -244 312 -222 300 -206C316 -190 322 -168 318 -140L254 -190C170 -176 60 -150 -60 -152C-170 -154 -262 -168 -276 -206Z',
      { fill: back },
    );
    out += path(
      'M-276 -204C-240 -168 -150 -154 -60 -152C60 -150 170 -176 254 -190C150 -206 -100 -196 -276 -204Z',
      { fill: '#cfe0e6' },
    );
    out += path('M-120 -166C-150 -128 -190 -112 -214 -112C-200 -134 -180 -160 -168 -172Z', { fill: back });
    out += path('M64 -250L104 -300L118 -240Z', { fill: back });
    let spots = '';
    for (let i = 0; i < 70; i++)
      spots += `M${n(-210 + (i % 24) * 19)} ${n(-240 + Math.floor(i / 24) * 17 + (i % 3) * 4)}h.1`;
    out += path(spots, { stroke: '#e9f4f6', width: 5, opacity: 0.85 });
    out +=
      path('M-268 -198Q-250 -190 -226 -192', { stroke: '#1d3444', width: 3 }) +
      path('M-236 -212a4 4 0 1 0 .1 0', { fill: '#12202c' });
    out += path('M-196 -222q6 16 0 32M-184 -224q6 18 0 36M-172 -226q6 20 0 40', {
      stroke: '#2c4a5c',
      width: 3,
    });
    for (const [x, y, k] of [
      [210, -310, 1],
      [-300, -110, 0.8],
    ] as const)
      out += path(
        `M${x} ${y}L${x - 60 * k} ${y + 18 * k}L${x} ${y + 34 * k}L${x + 60 * k} ${y + 14 * k}ZM${x} ${y + 34 * k}l${8 * k} ${56 * k}`,
        { fill: '#27516c', stroke: '#27516c', width: 3 },
      );
    for (let i = 0; i < 26; i++) {
      const x = -340 + b.random() * 680;
      const y = -330 + b.random() * 280;
      out += path(`M${n(x)} ${n(y)}c8 -8 20 -8 26 0c-6 8 -18 8 -26 0ZM${n(x)} ${n(y)}l-9 -6v12Z`, {
        fill: i % 3 ? '#ffd25c' : '#ff8a4a',
        opacity: 0.9,
      });
    }
    for (const [x, h] of [
      [-300, 76],
      [-258, 50],
      [-90, 84],
      [-40, 56],
      [96, 80],
      [150, 46],
      [188, 82],
      [310, 72],
    ] as const)
      out +=
        path(
          `M${x - h * 0.2} 60V${-h * 0.5}C${x - h * 0.2} ${-h * 0.72} ${x + h * 0.2} ${-h * 0.72} ${x + h * 0.2} ${-h * 0.5}V60Z`,
          { fill: '#0d1520' },
        ) + ellipse(x, -h * 0.86, h * 0.15, h * 0.17, { fill: '#0d1520' });
    return (
      out +
      path('M-400 -20V-330C-400 -400 400 -400 400 -330V-20', {
        stroke: b.light(MATERIAL.bronze, 0.1),
        width: 10,
      })
    );
  },
};
