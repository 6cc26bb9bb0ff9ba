import { MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { ellipse, n, path, polygon, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** A raft of inflated sheepskins under a lattice, with three passengers and the man with the paddle. */
export const sheepskinRaft: Landmark = {
  height: 90,
  floats: true,
  draw: (b) => {
    const skin = '#c8a878';
    let out = '';
    for (let i = 0; i < 7; i++) out += ellipse(-96 + i * 32, -5, 19, 13, { fill: b.side(skin) });
    for (let i = 0; i < 7; i++)
      out += path(`M${-110 + i * 32} -8q-6 -6 -2 -11`, { stroke: b.dark(skin, 0.4), width: 4 });
    let lattice = 'M-122 -18H122M-118 -24H118';
    for (let x = -112; x <= 112; x += 18) lattice += `M${x} -28v12`;
    out += path(lattice, { stroke: b.dark('#6d5038', 0.15), width: 4 });
    for (const [x, coat] of [
      [-52, '#c4442c'],
      [-8, '#2f6f8a'],
      [36, '#d9a03f'],
    ] as const)
      out +=
        path(`M${x - 16} -26C${x - 18} -52 ${x + 18} -52 ${x + 16} -26Z`, { fill: b.side(coat) }) +
        ellipse(x, -58, 9, 10, { fill: b.tone('#d8a884') }) +
        path(`M${x - 14} -60Q${x} -76 ${x + 14} -60Z`, { fill: b.side('#e6d3a0') });
    out += path('M84 -26C80 -50 84 -70 94 -70C104 -70 108 -50 104 -26Z', { fill: b.side('#3b4652') });
    out +=
      ellipse(94, -80, 9, 10, { fill: b.tone('#b98a66') }) +
      ellipse(94, -87, 10, 5, { fill: b.side('#f4f1ea') });
    return out + path('M86 -60L146 6', { stroke: b.dark('#6d5038', 0.1), width: 5 });
  },
};

/** The steep face of singing sand with slide lanes and people on boards; its crest is a straight edge. */
export const sandSlide: Landmark = {
  height: 300,
  draw: (b) => {
    const sand = b.options.color ?? '#dfae68';
    let out = path(
      'M-440 10C-340 -60 -240 -214 -150 -276C-96 -306 120 -312 196 -282C300 -196 400 -64 490 10Z',
      { fill: b.side(sand) },
    );
    let ripples = '';
    for (let i = 0; i < 46; i++) {
      const t = b.random();
      const x = -150 - 230 * t + b.random() * (340 + 440 * t);
      ripples += `M${n(x)} ${n(-288 + t * 286)}q${n(10 + t * 16)} ${n(-5)} ${n(22 + t * 34)} 0`;
    }
    out += path(ripples, { stroke: b.dark(sand, 0.4), width: 2, opacity: 0.35 });
    for (const k of [-1, 0, 1]) {
      out += path(
        polygon([
          [k * 52 - 9, -294],
          [k * 52 + 9, -294],
          [k * 96 + 20, 6],
          [k * 96 - 20, 6],
        ]),
        { fill: b.light(sand, 0.55), opacity: 0.75 },
      );
      for (const t of [0.25 + 0.1 * k, 0.66 - 0.12 * k]) {
        const x = k * (52 + 44 * t);
        const y = -294 + 300 * t;
        const s = 0.7 + t * 0.6;
        out +=
          path(`M${n(x - 12 * s)} ${n(y + 8 * s)}h${n(24 * s)}`, {
            stroke: b.dark('#5a3a28', 0.2),
            width: 5 * s,
          }) +
          ellipse(x, y - 2 * s, 8 * s, 11 * s, { fill: b.tone(k ? '#b3342a' : '#2f5d8c') }) +
          ellipse(x, y - 17 * s, 5 * s, 6 * s, { fill: b.tone('#d8a884') });
      }
    }
    let climbers = '';
    for (let i = 0; i < 9; i++) climbers += `M${n(250 - i * 20)} ${n(-36 - i * 30)}v-15`;
    return out + path(climbers, { stroke: b.dark('#4a3a34', 0.3), width: 6 });
  },
};

/** The Lotus hotel of Xiangshawan: white sails opened like petals on the sand. */
export const lotusHotel: Landmark = {
  height: 120,
  draw: (b) => {
    let out = ellipse(0, 2, 250, 16, { fill: b.dark('#b98a52', 0.1) });
    const petal = (x: number, w: number, h: number) =>
      path(
        `M${x - w} 0C${n(x - w * 0.7)} ${n(-h * 0.7)} ${n(x - w * 0.2)} ${n(-h * 0.95)} ${x} ${-h}C${n(x + w * 0.2)} ${n(-h * 0.95)} ${n(x + w * 0.7)} ${n(-h * 0.7)} ${x + w} 0Z`,
        {
          fill: b.side('#f4f1ea'),
        },
      ) + path(`M${x} ${-h}V0`, { stroke: b.dark('#cfc6b6', 0.3), width: 2 });
    for (const [x, w, h] of [
      [-186, 54, 56],
      [186, 54, 56],
      [-112, 60, 84],
      [112, 60, 84],
      [0, 74, 116],
      [-62, 52, 66],
      [62, 52, 66],
    ] as const)
      out += petal(x, w, h);
    return (
      out +
      path('M-212 -4H212', { stroke: b.dark('#7a5a40', 0.2), width: 6 }) +
      rect(-12, -28, 24, 26, { fill: b.window() })
    );
  },
};

/** The mausoleum of Genghis Khan: three halls with domes of blue and gold tiles, joined by galleries. */
export const khanHalls: Landmark = {
  height: 190,
  draw: (b) => {
    const hall = (x: number, k: number) => {
      const w = 120 * k;
      let out = rect(x - w / 2, -72 * k, w, 74 * k, { fill: b.side('#f0e8d8') });
      out += rect(x - 18 * k, -50 * k, 36 * k, 52 * k, { fill: b.dark('#8a2f24', 0.2) });
      for (const s of [-1, 1])
        out += rect(x + s * 38 * k - 9 * k, -50 * k, 18 * k, 28 * k, { fill: b.window() });
      out += roof(b, {
        x,
        y: -70 * k,
        width: w * 1.34,
        ridge: w * 0.74,
        height: 18 * k,
        color: '#2f6fb0',
        horns: false,
      });
      out += rect(x - w * 0.36, -104 * k, w * 0.72, 20 * k, { fill: b.side('#f0e8d8') });
      out += roof(b, {
        x,
        y: -102 * k,
        width: w * 1.06,
        ridge: w * 0.5,
        height: 14 * k,
        color: '#2f6fb0',
        horns: false,
      });
      out += path(
        `M${n(x - w * 0.32)} ${n(-114 * k)}C${n(x - w * 0.34)} ${n(-158 * k)} ${n(x - w * 0.08)} ${n(-170 * k)} ${n(x)} ${n(-172 * k)}C${n(x + w * 0.08)} ${n(-170 * k)} ${n(x + w * 0.34)} ${n(-158 * k)} ${n(x + w * 0.32)} ${n(-114 * k)}Z`,
        { fill: b.side('#e0a93a') },
      );
      out += path(
        `M${n(x)} ${n(-140 * k)}c${n(-16 * k)} ${n(-14 * k)} ${n(-22 * k)} ${n(2 * k)} ${n(-10 * k)} ${n(8 * k)}M${n(x)} ${n(-140 * k)}c${n(16 * k)} ${n(-14 * k)} ${n(22 * k)} ${n(2 * k)} ${n(10 * k)} ${n(8 * k)}M${n(x - w * 0.3)} ${n(-120 * k)}h${n(w * 0.6)}`,
        { stroke: b.tone('#2f6fb0'), width: 4.4 * k },
      );
      return (
        out + path(`M${n(x)} ${n(-172 * k)}v${n(-16 * k)}`, { stroke: b.tone(MATERIAL.gold), width: 4.5 * k })
      );
    };
    let out = rect(-300, -8, 600, 14, { fill: b.side('#d8d0c0') });
    for (const x of [-200, 80])
      out +=
        rect(x, -50, 120, 44, { fill: b.side('#e9dfcc') }) +
        path(`M${x - 4} -50h128`, { stroke: b.tone('#2f6fb0'), width: 9 });
    out += hall(-226, 0.74) + hall(226, 0.74) + hall(0, 1.04);
    return out;
  },
};

/** The Sulde: a black standard of horse hair on a pole, with four smaller ones. */
export const suldeStandard: Landmark = {
  height: 150,
  draw: (b) => {
    let out = '';
    for (const [x, h] of [
      [-54, 92],
      [54, 92],
      [-27, 104],
      [27, 104],
      [0, 146],
    ] as const) {
      out += path(`M${x} 4V${-h + 14}`, { stroke: b.dark('#6a4a30', 0.1), width: 4 });
      out += path(`M${x} ${-h}l6 12l-6 10l-6 -10Z`, { fill: b.tone('#c9c4b8') });
      out += path(`M${x - 13} ${-h + 24}h26l7 34q-20 10 -40 0Z`, { fill: b.dark('#2a2422', 0.4) });
    }
    return out + rect(-80, -6, 160, 12, { fill: b.side('#d8d0c0') });
  },
};

/** Ordos Museum: a boulder of bronze tiles without edges, cut by a dark slit of glass. */
export const bronzeBoulder: Landmark = {
  height: 160,
  draw: (b) => {
    const skin = '#a8794f';
    const outline =
      'M-236 4C-268 -40 -250 -104 -186 -132C-120 -162 -40 -150 30 -156C110 -164 196 -146 232 -96C258 -58 244 -22 214 4C150 -6 110 -20 40 -10C-40 0 -150 -12 -236 4Z';
    let bands = '';
    for (let i = 1; i < 15; i++)
      bands += `M-270 ${n(4 - i * 11)}C-120 ${n(-6 - i * 13)} 90 ${n(-2 - i * 12)} 270 ${n(4 - i * 10)}`;
    return (
      path(outline, { fill: b.side(skin) }) +
      `<g clip-path="${b.defs.clip(outline)}">${path(bands, { stroke: b.dark(skin, 0.45), width: 2, opacity: 0.6 })}${path('M-250 -20C-120 -110 40 -150 250 -120', { stroke: b.light(skin, 0.6), width: 16, opacity: 0.28 })}</g>` +
      path('M-90 -6C-74 -60 -20 -74 20 -58C50 -46 58 -22 60 -8C10 -16 -40 0 -90 -6Z', { fill: b.window() }) +
      path('M120 -120C150 -124 180 -114 196 -98C172 -104 146 -108 120 -104Z', {
        fill: b.window(),
        opacity: 0.9,
      })
    );
  },
};

/** The Gao temple of Zhongwei: roofs stacked close on one platform, with corner pavilions on flying bridges. */
export const stackedTemple: Landmark = {
  height: 300,
  draw: (b) => {
    const wall = '#9a4a34';
    const tile = '#4f6a5e';
    const tier = (x: number, y: number, w: number, h: number) =>
      rect(x - w / 2, y - h, w, h, { fill: b.side(wall) }) +
      rect(x - w * 0.16, y - h * 0.82, w * 0.32, h * 0.82, { fill: b.window() }) +
      roof(b, { x, y: y - h, width: w * 1.5, ridge: w * 0.66, height: h * 0.72, lift: h * 0.5, color: tile });
    let out = rect(-270, -34, 540, 40, { fill: b.side('#b3a184') });
    out += tier(0, -150, 116, 42) + tier(0, -212, 76, 36);
    out += tier(-96, -112, 84, 36) + tier(96, -112, 84, 36);
    out += rect(-190, -108, 380, 14, { fill: b.side('#c9a45a') });
    for (const s of [-1, 1]) {
      out += tier(s * 196, -34, 70, 44) + tier(s * 196, -98, 54, 34) + tier(s * 196, -146, 36, 26);
      out += path(`M${s * 60} -72Q${s * 120} -92 ${s * 168} -74`, { stroke: b.side('#c9a45a'), width: 9 });
    }
    out += tier(0, -34, 196, 56) + tier(0, -108, 140, 36);
    return out + path('M-60 6L-40 -34H40L60 6Z', { fill: b.side('#cdbd9f') });
  },
};

/** A pair of whooper swans with two grey young. */
export const swans: Landmark = {
  height: 80,
  floats: true,
  draw: (b) => {
    const one = (x: number, y: number, k: number, color: string) =>
      `<g transform="translate(${x} ${y}) scale(${k} ${Math.abs(k)})">${path('M-44 -6C-60 -22 -30 -40 4 -32C20 -28 26 -40 24 -56C22 -74 40 -80 46 -68C40 -66 36 -60 38 -50C42 -30 38 -8 16 0C-6 6 -34 4 -44 -6Z', { fill: b.side(color) })}${path('M46 -68l14 6l-14 1Z', { fill: b.tone('#e2a32c') })}${path('M-40 -14C-20 -24 0 -24 14 -14', { stroke: b.dark('#b9b4aa', 0.2), width: 2.4 })}</g>`;
    return (
      one(-40, 0, 1, '#fbfaf6') +
      one(52, 6, -0.9, '#f4f2ec') +
      one(-110, 6, 0.46, '#b5aca0') +
      one(-150, 8, 0.42, '#aaa196')
    );
  },
};

/** One reflection of the low sun in a bend of a river, with its streak. */
export const sunGlint: Landmark = {
  height: 40,
  floats: true,
  flies: true,
  draw: (b) => {
    const glow = b.defs.radial([
      [0, '#fff6d8', 1],
      [0.35, '#ffd27a', 0.9],
      [1, '#ff9d4a', 0],
    ]);
    return (
      ellipse(0, -20, 60, 26, { fill: glow, opacity: 0.9 }) +
      ellipse(0, -20, 15, 13, { fill: '#fff3cf' }) +
      path('M-34 -6H34M-22 2H22', { stroke: '#ffdf9a', width: 3, opacity: 0.8 })
    );
  },
};
