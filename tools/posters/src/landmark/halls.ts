import { arch, bays, beam, merlons, stairs, terrace } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { finial, roof } from '../building/roof.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

function roofColor(b: Brush, fallback: string = MATERIAL.tile): string {
  return b.options.color ?? fallback;
}

/** A single-eave temple hall, broad and low. */
export const templeHall: Landmark = {
  height: 110,
  draw: (b) => {
    const color = roofColor(b);
    let out = terrace(b, { y: 0, width: 200, height: 13, color: MATERIAL.stone });
    out += bays(b, { y: -13, width: 164, height: 36, bays: 7 });
    return out + roof(b, { y: -46, width: 226, ridge: 124, height: 52, lift: 15, color });
  },
};

/** Two eaves on three marble terraces: the great hall of a palace. */
export const palaceHall: Landmark = {
  height: 170,
  draw: (b) => {
    const color = roofColor(b, MATERIAL.gold);
    let out = '';
    [330, 296, 262].forEach((w, i) => {
      out += terrace(b, { y: -i * 13, width: w, height: 13, steps: false });
    });
    out += stairs(b, 0, 0, 46, 40, MATERIAL.marble);
    out += bays(b, { y: -39, width: 206, height: 34, bays: 9 });
    out += roof(b, { y: -70, width: 262, ridge: 190, height: 26, lift: 13, color, horns: false });
    out += beam(b, 0, -97, 184, 8);
    return out + roof(b, { y: -94, width: 236, ridge: 136, height: 54, lift: 15, color });
  },
};

/** A tall red gate base with arches and a double-eave hall above, as at Tiananmen. */
export const palaceGate: Landmark = {
  height: 170,
  draw: (b) => {
    const color = roofColor(b, MATERIAL.gold);
    const wall = MATERIAL.vermilion;
    let out = path('M-190 0L-182 -62H182L190 0Z', { fill: b.side(wall) });
    out +=
      rect(-184, -66, 368, 7, { fill: b.tone(MATERIAL.gold) }) +
      rect(-188, -8, 376, 8, { fill: b.side(MATERIAL.marble) });
    for (const [x, w, h] of [
      [0, 26, 42],
      [-56, 22, 36],
      [56, 22, 36],
      [-108, 20, 32],
      [108, 20, 32],
    ] as const)
      out +=
        path(arch(x, 0, w + 5, h + 4), { fill: b.light(wall, 0.25) }) +
        path(arch(x, 0, w, h), { fill: b.dark('#2b1a1c', 0.6) });
    out += terrace(b, { y: -66, width: 300, height: 7, steps: false });
    out += bays(b, { y: -73, width: 236, height: 27, bays: 9 });
    out += roof(b, { y: -97, width: 296, ridge: 216, height: 20, lift: 11, color, horns: false });
    out += beam(b, 0, -118, 206, 7);
    out += roof(b, { y: -114, width: 262, ridge: 158, height: 44, lift: 13, color });
    let lanterns = '';
    for (const x of [-78, -52, -26, 26, 52, 78])
      lanterns += `M${n(x - 5)} -88a5 4.4 0 1 0 10 0a5 4.4 0 1 0 -10 0Z`;
    return out + path(lanterns, { fill: b.light('#c9372b', b.glow * 0.3) });
  },
};

/** Round triple-eave hall in deep blue on three round terraces. */
export const heavenHall: Landmark = {
  height: 230,
  draw: (b) => {
    const blue = b.options.color ?? MATERIAL.blueTile;
    let out = '';
    [300, 250, 202].forEach((w, i) => {
      out += terrace(b, { y: -i * 18, width: w, height: 18, steps: false });
    });
    out += stairs(b, 0, 0, 44, 54, MATERIAL.marble);
    out += bays(b, { y: -54, width: 132, height: 34, bays: 7, wall: '#8c2f2a' });
    out += roundRoof(b, -84, 184, 126, 26, blue);
    out += rect(-60, -122, 120, 15, { fill: b.side('#8c2f2a') }) + beam(b, 0, -122, 122, 7);
    out += roundRoof(b, -117, 150, 96, 24, blue);
    out += rect(-45, -152, 90, 14, { fill: b.side('#8c2f2a') }) + beam(b, 0, -152, 92, 7);
    out += roundRoof(b, -147, 122, 8, 50, blue);
    out += path('M-7 -195Q0 -202 7 -195Q12 -208 5 -214Q0 -224 -5 -214Q-12 -208 -7 -195Z', {
      fill: b.side(MATERIAL.gold),
    });
    out += rect(-15, -88.5, 9, 0, { fill: 'none' });
    return (
      out +
      path('M-6 -150h12v16h-12Z', { fill: b.tone('#24466e'), stroke: b.tone(MATERIAL.gold), width: 1.2 })
    );
  },
};

/** Draws a conical tile roof, whose eaves bow downwards because the hall is round. */
function roundRoof(b: Brush, y: number, w: number, top: number, h: number, color: string): string {
  const half = w / 2;
  const t = top / 2;
  const shape = `M${n(-t)} ${n(y - h)}Q0 ${n(y - h - t * 0.08)} ${n(t)} ${n(y - h)}C${n(t + (half - t) * 0.3)} ${n(y - h * 0.45)} ${n(half - (half - t) * 0.25)} ${n(y - h * 0.12)} ${n(half)} ${n(y - 2)}Q0 ${n(y + half * 0.13)} ${n(-half)} ${n(y - 2)}C${n(-half + (half - t) * 0.25)} ${n(y - h * 0.12)} ${n(-t - (half - t) * 0.3)} ${n(y - h * 0.45)} ${n(-t)} ${n(y - h)}Z`;
  let lines = '';
  for (let i = -9; i <= 9; i++) {
    const u = Math.sin((i / 10) * (Math.PI / 2));
    lines += `M${n(u * t)} ${n(y - h)}Q${n(u * (t + (half - t) * 0.35))} ${n(y - h * 0.35)} ${n(u * half)} ${n(y + half * 0.065 * (1 - u * u) - 1)}`;
  }
  return (
    path(`M${n(-half * 0.95)} ${n(y)}Q0 ${n(y + half * 0.2)} ${n(half * 0.95)} ${n(y)}Z`, {
      fill: b.dark('#3a2626', 0.5),
    }) +
    path(shape, { fill: b.side(color) }) +
    path(lines, { stroke: b.dark(color, 0.5), width: 0.9, opacity: 0.5 }) +
    path(`M${n(half)} ${n(y - 2)}Q0 ${n(y + half * 0.13)} ${n(-half)} ${n(y - 2)}`, {
      stroke: b.light(MATERIAL.gold, 0.2),
      width: 2,
    })
  );
}

/** A brick base with a gate and a two-storey timber hall: bell and drum towers. */
export const drumTower: Landmark = {
  height: 180,
  draw: (b) => {
    const color = roofColor(b, MATERIAL.greenTile);
    const brick = MATERIAL.brick;
    let out = path('M-100 0L-92 -60H92L100 0Z', { fill: b.side(brick) });
    let lines = '';
    for (let i = 1; i < 9; i++) lines += `M${n(-100 + i * 0.9)} ${n(-i * 6.6)}h${n(200 - i * 1.8)}`;
    out += path(lines, { stroke: b.dark(brick, 0.4), width: 0.6, opacity: 0.45 });
    out += path(merlons(-94, -60, 188, 6), { fill: b.light(brick, 0.25) });
    out +=
      path(arch(0, 0, 38, 40), { fill: b.light(brick, 0.3) }) +
      path(arch(0, 0, 32, 36), { fill: b.dark('#241d20', 0.6) });
    out += bays(b, { y: -60, width: 124, height: 26, bays: 7 });
    out += roof(b, { y: -83, width: 176, ridge: 118, height: 18, lift: 10, color, horns: false });
    out += bays(b, { y: -99, width: 104, height: 20, bays: 5 });
    out += roof(b, { y: -117, width: 158, ridge: 104, height: 15, lift: 10, color, horns: false });
    out += roof(b, { y: -126, width: 130, ridge: 56, height: 40, lift: 11, color });
    return out + finial(b, 0, -164, 16);
  },
};

/** Five tiers of soaring yellow eaves, as at the Yellow Crane Tower. */
export const craneTower: Landmark = {
  height: 240,
  draw: (b) => {
    const color = roofColor(b, '#dba444');
    let out = terrace(b, { y: 0, width: 190, height: 14, color: MATERIAL.stone });
    let y = -14;
    for (let i = 0; i < 5; i++) {
      const w = 122 - i * 14;
      const h = i === 0 ? 34 : 27;
      out += bays(b, { y, width: w, height: h, bays: 5, wall: '#93392c' });
      y -= h;
      if (i < 4) {
        out += roof(b, {
          y: y + 4,
          width: w * 1.52,
          ridge: w * 0.84,
          height: 18,
          lift: 17,
          color,
          horns: false,
        });
        out += roof(b, {
          y: y + 4,
          width: w * 0.6,
          ridge: w * 0.08,
          height: 20,
          lift: 9,
          color,
          horns: false,
        });
        y -= 11;
      }
    }
    out += roof(b, { y: y + 4, width: 112, ridge: 20, height: 42, lift: 18, color, horns: false });
    return out + finial(b, 0, y - 36, 30);
  },
};

/** A light garden pavilion with sweeping corners. */
export const pavilion: Landmark = {
  height: 110,
  draw: (b) => {
    const color = roofColor(b);
    let out = terrace(b, { y: 0, width: 92, height: 7, color: MATERIAL.stone, rail: false, steps: false });
    for (const x of [-32, -12, 12, 32]) out += rect(x - 2, -50, 4, 44, { fill: b.side(MATERIAL.vermilion) });
    out += path('M-34 -20H34M-34 -14H34', { stroke: b.tone(MATERIAL.timber), width: 2 });
    out += beam(b, 0, -54, 74, 6);
    out += roof(b, { y: -50, width: 124, ridge: 8, height: 42, lift: 20, color, horns: false });
    return out + finial(b, 0, -89, 20, b.options.color ?? MATERIAL.tile);
  },
};

/** Two-eave pavilion or shrine for hilltops. */
export const hillPavilion: Landmark = {
  height: 140,
  draw: (b) => {
    const color = roofColor(b, MATERIAL.greenTile);
    let out = terrace(b, { y: 0, width: 124, height: 12 });
    out += bays(b, { y: -12, width: 88, height: 30, bays: 5 });
    out += roof(b, { y: -39, width: 136, ridge: 84, height: 17, lift: 12, color, horns: false });
    out += bays(b, { y: -54, width: 62, height: 17, bays: 3 });
    out += roof(b, { y: -68, width: 104, ridge: 8, height: 42, lift: 14, color, horns: false });
    return out + finial(b, 0, -107, 26);
  },
};

/** Memorial arch: five bays, three tiers of roof. */
export const paifang: Landmark = {
  height: 140,
  draw: (b) => {
    const stone = b.options.variant === 'stone' ? MATERIAL.stone : MATERIAL.vermilion;
    const color = roofColor(b, b.options.variant === 'stone' ? MATERIAL.stone : MATERIAL.blueTile);
    let out = '';
    for (const x of [-88, -36, 36, 88])
      out +=
        rect(x - 5, -82, 10, 82, { fill: b.side(stone) }) +
        rect(x - 9, -16, 18, 16, { fill: b.side(MATERIAL.marble) }, 2);
    for (const [x, w, y] of [
      [-62, 52, -72],
      [62, 52, -72],
      [0, 72, -92],
    ] as const) {
      out +=
        beam(b, x, y, w + 6, 7) +
        rect(x - w / 2, y + 7, w, 9, { fill: b.tone(stone) }) +
        beam(b, x, y + 16, w, 4);
      out += roof(b, { x, y: y + 1, width: w + 30, ridge: w * 0.6, height: 16, lift: 8, color });
    }
    out +=
      rect(-12, -86, 24, 15, { fill: b.tone('#24466e') }) +
      rect(-12, -86, 24, 15, { stroke: b.tone(MATERIAL.gold), width: 1.2, fill: 'none' });
    return out + roof(b, { y: -104, width: 64, ridge: 34, height: 18, lift: 9, color });
  },
};

/** Round opening in a white garden wall. */
export const moonGate: Landmark = {
  height: 120,
  draw: (b) => {
    const white = MATERIAL.limewash;
    const wall = 'M-170 0V-84H170V0H30A44 44 0 1 0 -30 0Z';
    let out = path(wall, { fill: b.side(white) });
    out += path('M-30 0A44 44 0 1 1 30 0', { stroke: b.tone(MATERIAL.stone), width: 5 });
    let tiles = '';
    for (let x = -172; x < 172; x += 7) tiles += `M${n(x)} -84a3.5 4 0 0 0 7 0Z`;
    out +=
      path('M-178 -84L-170 -100H170L178 -84Z', { fill: b.side(MATERIAL.tile) }) +
      path(tiles, { fill: b.dark(MATERIAL.tile, 0.4) });
    for (const x of [-112, 112]) {
      out += rect(x - 19, -62, 38, 34, { fill: b.dark('#5c6a66', 0.2) });
      out += path(
        `M${n(x - 19)} -45h38M${n(x)} -62v34M${n(x - 19)} -62l38 34M${n(x + 19)} -62l-38 34M${n(x - 19)} -53h38M${n(x - 19)} -37h38`,
        { stroke: b.light(white, 0.3), width: 1.6 },
      );
    }
    return out;
  },
};
