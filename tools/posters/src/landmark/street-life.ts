import { arch } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { n, path, rect } from '../canvas/path.ts';
import { SEAL_GLYPHS } from '../seal-glyphs.data.ts';
import type { Landmark } from './landmark.ts';

/** Draws a two-storey timber shop of a Sichuan street: lattice, balcony, lanterns under the eaves. */
function timberShop(b: Brush, x: number, w: number, h: number): string {
  const wood = b.options.color ?? '#6b4030';
  const half = w / 2;
  let out = rect(x - half, -h, w, h, { fill: b.side(wood) });
  const columns = Math.max(3, Math.round(w / 20));
  const step = w / columns;
  for (let i = 0; i < columns; i++) {
    const left = x - half + i * step;
    out += rect(left + 3, -h + 8, step - 6, h * 0.28, { fill: b.window() });
    out += path(
      `M${n(left + step / 2)} ${n(-h + 8)}v${n(h * 0.28)}M${n(left + 3)} ${n(-h + 8 + h * 0.14)}h${n(step - 6)}M${n(left + 3)} ${n(-h + 8)}l${n(step - 6)} ${n(h * 0.28)}M${n(left + step - 3)} ${n(-h + 8)}l${n(6 - step)} ${n(h * 0.28)}`,
      { stroke: b.dark(wood, 0.35), width: 1.1 },
    );
    out += rect(left + 2, -h * 0.42, step - 4, h * 0.42, {
      fill: b.glow > 0.2 ? b.window() : b.dark('#3a2620', 0.4),
      opacity: i % 2 ? 0.85 : 1,
    });
  }
  out += rect(x - half - 3, -h * 0.56, w + 6, 5, { fill: b.light('#8a5a40', 0.2) });
  out += roof(b, {
    x,
    y: -h * 0.46,
    width: w + 26,
    ridge: w,
    height: 11,
    lift: 8,
    color: MATERIAL.tile,
    horns: false,
  });
  out += roof(b, {
    x,
    y: -h + 3,
    width: w + 34,
    ridge: w * 0.82,
    height: 28,
    lift: 16,
    color: MATERIAL.tile,
  });
  for (let i = 0; i < columns; i++) {
    const cx = x - half + (i + 0.5) * step;
    out += path(`M${n(cx)} ${n(-h * 0.44)}v6`, { stroke: b.dark(wood, 0.3), width: 1 });
    out += path(`M${n(cx - 5)} ${n(-h * 0.44 + 11)}a5 5.6 0 1 0 10 0a5 5.6 0 1 0 -10 0Z`, {
      fill: b.light('#d0402e', b.glow * 0.35),
    });
  }
  return out;
}

export const timberShops: Landmark = {
  height: 150,
  draw: (b) => timberShop(b, -92, 88, 96) + timberShop(b, 94, 84, 92) + timberShop(b, 0, 96, 118),
};

/** A street kitchen under a striped awning, with skewers, baskets and steam. */
export const foodStall: Landmark = {
  height: 110,
  draw: (b) => {
    const cloth = b.options.color ?? '#b8432f';
    let out = path('M-62 0V-84M62 0V-84', { stroke: b.dark(MATERIAL.timber, 0.2), width: 4 });
    out +=
      rect(-66, -34, 132, 34, { fill: b.side(MATERIAL.timber) }) +
      rect(-70, -38, 140, 6, { fill: b.light('#c9a06a', 0.2) });
    let boards = '';
    for (let x = -54; x < 66; x += 12) boards += `M${x} -32V0`;
    out += path(boards, { stroke: b.dark(MATERIAL.timber, 0.4), width: 1.2, opacity: 0.6 });
    for (const [x, levels] of [
      [-40, 3],
      [-12, 2],
    ] as const)
      for (let k = 0; k < levels; k++)
        out += rect(x - 12, -47 - k * 9, 24, 8, { fill: b.side('#d2a868') }, 2);
    let skewers = '';
    let meat = '';
    for (let i = 0; i < 7; i++) {
      const x = 10 + i * 7;
      skewers += `M${x} -38l4 -24`;
      meat += `M${n(x + 0.8)} -43l2.4 -14`;
    }
    out +=
      path(skewers, { stroke: b.light('#d8b98a', 0.3), width: 1.4 }) +
      path(meat, { stroke: b.tone('#9a4a30'), width: 4.6 });
    let steam = '';
    for (const x of [-44, -30, -12]) steam += `M${x} -72c-8 -8 8 -12 0 -22`;
    out += path(steam, { stroke: b.light('#ffffff', 0.3), width: 3, opacity: 0.55 });
    for (let i = 0; i < 8; i++) {
      const x = -76 + i * 19;
      const fill = i % 2 ? b.light('#f4e6cc', 0.2) : b.side(cloth);
      out += path(`M${n(x * 0.82 + 0)} -104H${n((x + 19) * 0.82)}L${x + 19} -80a9.5 8 0 0 1 -19 0Z`, {
        fill,
      });
    }
    return out + path('M-63 -104H63', { stroke: b.light('#f4e6cc', 0.3), width: 3 });
  },
};

/** A weathered lake rock, tall and pierced, as scholars set up in gardens. Its holes show what lies behind. */
export const lakeRock: Landmark = {
  height: 210,
  draw: (b) => {
    const stone = b.options.color ?? '#a8aba6';
    const body =
      'M-46 0C-58 -14 -40 -26 -48 -42C-58 -56 -34 -66 -40 -84C-60 -98 -44 -118 -30 -118C-40 -138 -26 -150 -30 -166C-26 -190 -6 -210 12 -204C30 -200 26 -184 36 -174C52 -160 34 -148 38 -134C58 -124 54 -102 38 -96C34 -84 48 -74 42 -58C36 -46 52 -36 50 -20C54 -8 46 0 40 0Z';
    const holes = [
      'M-4 -186C-12 -178 -8 -162 2 -164C14 -160 16 -180 8 -186C4 -190 0 -190 -4 -186Z',
      'M12 -134C2 -130 4 -112 16 -112C30 -108 34 -126 26 -132C22 -136 16 -136 12 -134Z',
      'M-24 -104C-32 -98 -26 -84 -16 -86C-6 -82 0 -92 -6 -100C-10 -106 -18 -108 -24 -104Z',
      'M10 -76C4 -66 10 -50 20 -52C32 -52 32 -68 26 -76C22 -80 14 -80 10 -76Z',
      'M-26 -46C-34 -36 -24 -26 -14 -30C-2 -28 2 -40 -6 -46C-12 -52 -20 -50 -26 -46Z',
    ].join('');
    let out = path(`${body}${holes}`, { fill: b.side(stone) });
    out += path(holes, { stroke: b.dark(stone, 0.5), width: 3, opacity: 0.7 });
    out += path(
      'M-30 -162C-18 -168 -18 -190 0 -198M-34 -112C-24 -118 -26 -130 -22 -142M-36 -80C-22 -82 -30 -100 -18 -108M-42 -40C-30 -44 -34 -60 -28 -68M30 -130C26 -140 34 -156 24 -164M36 -52C26 -50 30 -40 24 -34M-34 -8C-24 -14 -26 -26 -14 -28M30 -6C26 -16 38 -22 32 -30',
      { stroke: b.dark(stone, 0.45), width: 3, opacity: 0.65 },
    );
    return (
      out +
      path(
        'M-26 -172C-20 -190 -6 -204 8 -202M-42 -92C-46 -104 -38 -114 -28 -114M-48 -46C-52 -54 -42 -60 -38 -68',
        { stroke: b.light(stone, 0.6), width: 3.4, opacity: 0.8 },
      )
    );
  },
};

/** A temple wall with a gate hall; the colour of the plaster distinguishes temples. */
export const templeWall: Landmark = {
  height: 150,
  draw: (b) => {
    const plaster = b.options.color ?? '#dba23c';
    let out =
      rect(-260, -62, 520, 62, { fill: b.side(plaster) }) +
      rect(-260, -10, 520, 10, { fill: b.side(MATERIAL.stone) });
    let tiles = '';
    for (let x = -264; x < 264; x += 8) tiles += `M${x} -62a4 4.6 0 0 0 8 0Z`;
    out +=
      path('M-268 -62L-260 -78H260L268 -62Z', { fill: b.side(MATERIAL.tile) }) +
      path(tiles, { fill: b.dark(MATERIAL.tile, 0.35) });
    for (const x of [-206, -136, 136, 206]) {
      out += path(`M${x - 17} -34a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z`, { fill: b.light('#f4e9d2', 0.3) });
      out += path(`M${x - 12} -34h24M${x} -46v24M${x - 8} -42l16 16M${x + 8} -42l-16 16`, {
        stroke: b.dark(MATERIAL.tile, 0.2),
        width: 2.4,
      });
    }
    out += rect(-84, -84, 168, 84, { fill: b.side(plaster) });
    out +=
      path(arch(0, 0, 38, 60), { fill: b.light('#efe2c6', 0.3) }) +
      path(arch(0, 0, 30, 54), { fill: b.dark('#4a1f1a', 0.3) });
    for (const x of [-54, 54])
      out +=
        path(arch(x, 0, 28, 46), { fill: b.light('#efe2c6', 0.3) }) +
        path(arch(x, 0, 21, 41), { fill: b.dark('#4a1f1a', 0.3) });
    out +=
      rect(-24, -80, 48, 15, { fill: b.tone('#24466e') }) +
      rect(-24, -80, 48, 15, { stroke: b.tone(MATERIAL.gold), width: 1.6, fill: 'none' });
    out += roof(b, {
      y: -82,
      width: 222,
      ridge: 150,
      height: 22,
      lift: 15,
      color: MATERIAL.tile,
      horns: false,
    });
    out += rect(-62, -112, 124, 14, { fill: b.side('#8c3a2c') });
    return out + roof(b, { y: -109, width: 178, ridge: 104, height: 38, lift: 17, color: MATERIAL.tile });
  },
};

/** A hanging coil of incense with its paper tag. */
export const incenseCoil: Landmark = {
  height: 150,
  flies: true,
  floats: true,
  draw: (b) => {
    const clay = b.options.color ?? '#b9603a';
    let out = path('M0 -150V-400', { stroke: b.dark('#6a3a2a', 0.2), width: 1.6 });
    let wires = '';
    for (const x of [-60, -24, 24, 60]) wires += `M0 -148L${x} ${n(-8 + Math.abs(x) * 0.05)}`;
    out += path(wires, { stroke: b.dark('#8a5a3a', 0.1), width: 0.9, opacity: 0.7 });
    for (let i = 0; i < 11; i++) {
      const t = i / 10;
      const r = 6 + t * 58;
      const y = -136 + t * 128;
      out += path(`M${n(-r)} ${n(y)}a${n(r)} ${n(r * 0.22)} 0 1 0 ${n(r * 2)} 0`, {
        stroke: b.tone(clay),
        width: 4.6,
      });
      out += path(`M${n(-r)} ${n(y)}a${n(r)} ${n(r * 0.2)} 0 0 1 ${n(r * 2)} 0`, {
        stroke: b.dark(clay, 0.45),
        width: 3.4,
        opacity: 0.8,
      });
    }
    const ember = b.defs.radial([
      [0, '#ffd27a', 0.95],
      [1, '#ff8a3a', 0],
    ]);
    out += `<circle cx="64" cy="-8" r="11" fill="${ember}"/>`;
    return (
      out +
      rect(-8, -96, 16, 62, { fill: b.light('#c9302a', 0.1) }) +
      path('M-3 -88h6M-3 -78h6M-3 -68h6M-3 -58h6M-3 -48h6', {
        stroke: b.light(MATERIAL.gold, 0.4),
        width: 2.4,
      })
    );
  },
};

/** A boulder with the name of the place cut into it in red; `variant` holds the characters. */
export const nameStone: Landmark = {
  height: 120,
  draw: (b) => {
    const stone = b.options.color ?? '#b3aca0';
    const characters = Array.from(b.options.variant ?? '').filter((character) => character in SEAL_GLYPHS);
    let out = path(
      'M-128 0C-138 -24 -126 -58 -98 -78C-70 -104 -22 -118 18 -114C62 -112 104 -92 120 -60C134 -38 132 -12 124 0Z',
      { fill: b.side(stone) },
    );
    out += path(
      'M-110 -20C-96 -30 -104 -54 -84 -66M96 -14C102 -34 88 -50 96 -66M-60 -94C-30 -106 10 -108 40 -102M-30 -6C0 -12 40 -10 70 -4',
      { stroke: b.dark(stone, 0.4), width: 3, opacity: 0.5 },
    );
    if (b.snow)
      out += path(
        'M-104 -74C-70 -104 -22 -120 18 -118C62 -116 104 -94 120 -62C90 -86 50 -98 14 -98C-30 -98 -70 -90 -104 -74Z',
        { fill: '#ffffff', opacity: 0.95 },
      );
    const side = 50;
    const left = -(characters.length * (side + 10) - 10) / 2;
    characters.forEach((character, i) => {
      out += `<g transform="translate(${n(left + i * (side + 10))} -76) scale(${side / 100})">${path(SEAL_GLYPHS[character] ?? '', { fill: b.tone('#b3261e') })}</g>`;
    });
    return out;
  },
};
