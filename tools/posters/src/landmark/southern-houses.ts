import { type Brush, MATERIAL } from '../building/brush.ts';
import { finial, roof } from '../building/roof.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** Draws one slope of a steep tiled roof as a trapezium with tile lines. */
function slope(
  b: Brush,
  [x, y, wide, narrow, h]: readonly [number, number, number, number, number],
  color: string,
): string {
  let lines = '';
  for (let i = 1; i < 16; i++) {
    const u = (i / 16) * 2 - 1;
    lines += `M${n(x + (u * narrow) / 2)} ${n(y - h)}L${n(x + (u * wide) / 2)} ${n(y)}`;
  }
  return (
    path(
      `M${n(x - narrow / 2)} ${n(y - h)}H${n(x + narrow / 2)}L${n(x + wide / 2)} ${n(y)}H${n(x - wide / 2)}Z`,
      { fill: b.side(color) },
    ) +
    path(lines, { stroke: b.dark(color, 0.45), width: 1.5, opacity: 0.5 }) +
    path(`M${n(x - wide / 2)} ${n(y)}H${n(x + wide / 2)}`, { stroke: b.light(color, 0.5), width: 3 })
  );
}

/** A house of the Dai: on posts, open below, a steep roof of several folds. */
export const daiHouse: Landmark = {
  height: 190,
  draw: (b) => {
    const tiles = b.options.color ?? '#5f5a5c';
    const timber = '#8a5a38';
    let out = '';
    for (let i = 0; i < 7; i++) out += rect(-122 + i * 40, -62, 7, 62, { fill: b.side(timber) });
    out += rect(-112, -50, 232, 46, { fill: b.dark('#3a2c24', 0.5), opacity: 0.35 });
    out +=
      path('M-150 2L-96 -58', { stroke: b.side(timber), width: 6 }) +
      path('M-132 2L-78 -58', { stroke: b.side(timber), width: 6 });
    let treads = '';
    for (let i = 1; i < 7; i++) treads += `M${n(-150 + i * 8)} ${n(2 - i * 8.6)}h18`;
    out += path(treads, { stroke: b.light(timber, 0.3), width: 4 });
    out +=
      rect(-130, -106, 270, 46, { fill: b.side('#b5855a') }) +
      rect(-132, -64, 274, 8, { fill: b.side(timber) });
    let boards = '';
    for (let x = -122; x < 138; x += 10) boards += `M${x} -104v38`;
    out += path(boards, { stroke: b.dark(timber, 0.3), width: 1.4, opacity: 0.5 });
    for (const x of [-40, 20, 80]) out += rect(x, -98, 26, 24, { fill: b.window() });
    out +=
      rect(-130, -84, 62, 22, { fill: b.dark('#3a2c24', 0.4) }) +
      path('M-130 -76h62M-118 -84v22M-102 -84v22M-86 -84v22', { stroke: b.light(timber, 0.3), width: 2 });
    out += slope(b, [5, -98, 322, 232, 36], tiles) + slope(b, [5, -128, 244, 96, 56], tiles);
    return (
      out +
      path('M-43 -184L-52 -194M53 -184L62 -194M-44 -184H54', { stroke: b.dark(tiles, 0.4), width: 6 }) +
      path('M5 -178L-26 -134H36Z', { fill: b.dark(tiles, 0.35) })
    );
  },
};

/** A temple of the Dai: stacked roofs in red and gold, a row of flames on every ridge. */
export const daiTemple: Landmark = {
  height: 230,
  draw: (b) => {
    const gold = '#e0b040';
    const red = b.options.color ?? '#b5482f';
    let out =
      rect(-150, -14, 300, 16, { fill: b.side('#f2e6cf') }) +
      rect(-132, -66, 264, 54, { fill: b.side('#f2e6cf') });
    for (let i = 0; i < 9; i++)
      out +=
        rect(-128 + i * 31, -66, 8, 54, { fill: b.side('#a63a2c') }) +
        rect(-124 + i * 31, -62, 4, 46, { fill: b.tone(gold), opacity: 0.6 });
    out +=
      path('M-26 -12V-52L0 -72L26 -52V-12Z', { fill: b.tone(gold) }) +
      rect(-15, -48, 30, 36, { fill: b.dark('#4a1f1a', 0.4) });
    const tiers = [
      [-58, 336, 268, 30],
      [-84, 268, 196, 34],
      [-114, 200, 112, 46],
    ] as const;
    for (const [y, wide, narrow, h] of tiers) {
      out += slope(b, [0, y, wide, narrow, h], red);
      let flames = '';
      for (let i = 0; i <= 12; i++) {
        const x = -narrow / 2 + (i / 12) * narrow;
        flames += `M${n(x - 4)} ${y - h}q-3 -9 3 -16q6 8 5 16Z`;
      }
      out +=
        path(flames, { fill: b.tone(gold) }) +
        path(`M${-wide / 2} ${y}q-14 -4 -16 -20M${wide / 2} ${y}q14 -4 16 -20`, {
          stroke: b.tone(gold),
          width: 5,
        });
    }
    out +=
      path('M0 -176L-54 -110H54Z', { fill: b.side(red), stroke: b.tone(gold), width: 5 }) +
      path('M0 -152L-20 -122H20Z', { fill: b.tone(gold) });
    return out + finial(b, 0, -176, 52, gold);
  },
};

/** A wooden house of the Miao on posts at the slope. */
export const miaoHouse: Landmark = {
  height: 150,
  draw: (b) => {
    const timber = b.options.color ?? '#8a5c3c';
    let out = path('M-96 14L-84 0H84L96 14Z', { fill: b.side(MATERIAL.stone) });
    for (let i = 0; i < 6; i++) out += rect(-84 + i * 32, -40, 7, 42, { fill: b.side('#6a4630') });
    out += rect(-80, -38, 160, 36, { fill: b.dark('#3a2a22', 0.5), opacity: 0.55 });
    out += rect(-96, -96, 192, 58, { fill: b.side(timber) });
    let boards = '';
    for (let x = -90; x < 96; x += 9) boards += `M${x} -96v56`;
    out +=
      path(boards, { stroke: b.dark(timber, 0.4), width: 1.2, opacity: 0.5 }) +
      rect(-102, -44, 204, 7, { fill: b.dark('#5a3c28', 0.2) }) +
      path('M-100 -58H100', { stroke: b.light(timber, 0.35), width: 3 });
    for (const x of [-74, -30, 14, 54])
      out +=
        rect(x, -86, 22, 24, { fill: b.window() }) +
        path(`M${x + 11} -86v24`, { stroke: b.dark(timber, 0.3), width: 2 });
    return (
      out + roof(b, { y: -92, width: 254, ridge: 186, height: 52, lift: 8, color: '#4f5456', horns: false })
    );
  },
};

/** A log cabin under a cushion of snow, lanterns at its eaves. */
export const snowCabin: Landmark = {
  height: 150,
  draw: (b) => {
    const log = b.options.color ?? '#9a6238';
    let out = rect(-118, -66, 236, 66, { fill: b.side(log) });
    for (let i = 0; i < 6; i++) {
      const y = -60 + i * 12;
      out +=
        path(`M-118 ${y}H118`, { stroke: b.dark(log, 0.5), width: 2 }) +
        ellipse(-121, y + 5, 6, 5.4, { fill: b.light(log, 0.3) }) +
        ellipse(121, y + 5, 6, 5.4, { fill: b.light(log, 0.3) });
    }
    for (const x of [-84, 38]) {
      out +=
        rect(x, -54, 46, 34, { fill: '#ffcf7a' }) +
        path(`M${x + 23} -54v34M${x} -37h46`, { stroke: b.dark(log, 0.3), width: 3 }) +
        rect(x - 3, -58, 52, 5, { fill: b.light('#ffffff', 0.5) }, 2);
    }
    out += rect(-16, -50, 32, 50, { fill: b.dark('#5a3420', 0.2) });
    const snow =
      'M-150 -62C-168 -76 -158 -98 -132 -106C-108 -128 -60 -138 0 -138C60 -138 108 -128 132 -106C158 -98 168 -76 150 -62C146 -50 130 -60 118 -58C98 -46 84 -62 62 -56C40 -46 24 -60 0 -54C-24 -46 -42 -62 -64 -56C-86 -48 -100 -62 -120 -58C-132 -52 -142 -52 -150 -62Z';
    out +=
      path(snow, { fill: b.down('#f6fafd') }) +
      path('M-122 -94C-96 -112 -56 -122 0 -124C50 -124 92 -114 116 -98', {
        stroke: b.light('#ffffff', 0.6),
        width: 8,
        opacity: 0.8,
      }) +
      path('M-146 -76C-100 -64 100 -64 146 -76', { stroke: b.dark('#9fb6cc', 0.1), width: 5, opacity: 0.5 });
    out +=
      rect(54, -168, 24, 40, { fill: b.side('#8a5a46') }) +
      path('M48 -162C44 -180 88 -180 84 -162C78 -158 54 -158 48 -162Z', { fill: b.light('#ffffff', 0.5) });
    for (const x of [-112, -30, 30, 112])
      out +=
        ellipse(x, -36, 20, 18, {
          fill: b.defs.radial([
            [0, '#ff9a4a', 0.6],
            [1, '#ff9a4a', 0],
          ]),
        }) +
        path(`M${x} -58v10`, { stroke: b.ink, width: 1.4 }) +
        ellipse(x, -38, 9, 10, { fill: '#d8352a' }) +
        path(`M${x - 5} -48h10M${x - 5} -28h10`, { stroke: '#f0c24a', width: 2.4 });
    return out;
  },
};

/** Posts and heaps buried under round cushions of snow. */
export const snowMushrooms: Landmark = {
  height: 70,
  draw: (b) => {
    let out = '';
    for (const [x, w, h] of [
      [-120, 30, 40],
      [-60, 22, 54],
      [-8, 34, 34],
      [54, 24, 58],
      [116, 32, 42],
    ] as const)
      out +=
        rect(x - w * 0.34, -h, w * 0.68, h + 2, { fill: b.side('#7a5238') }) +
        path(
          `M${x - w} ${-h + 4}C${x - w * 1.2} ${-h - w * 0.8} ${x + w * 1.2} ${-h - w * 0.8} ${x + w} ${-h + 4}C${x + w * 0.5} ${-h + 12} ${x - w * 0.5} ${-h + 12} ${x - w} ${-h + 4}Z`,
          { fill: b.down('#f8fbfe') },
        );
    return out;
  },
};

/** A cottage of the star streets of Yining: blue walls, white cornices, shutters, a tin roof. */
export const blueCottage: Landmark = {
  height: 120,
  draw: (b) => {
    const wall = b.options.color ?? '#3f7fc0';
    const white = b.light('#ffffff', 0.3);
    let out =
      rect(-130, -74, 260, 74, { fill: b.side(wall) }) +
      rect(-132, -10, 264, 12, { fill: b.side('#8f9aa2') });
    out +=
      rect(-138, -84, 276, 11, { fill: white }) +
      path('M-150 -82L-112 -122H112L150 -82Z', { fill: b.side('#a9564a') });
    let seams = '';
    for (let i = 1; i < 12; i++) seams += `M${n(-112 + i * 18.6)} -122L${n(-150 + i * 25)} -82`;
    out += path(seams, { stroke: b.dark('#6a342c', 0.3), width: 1.6, opacity: 0.6 });
    let teeth = '';
    for (let x = -134; x < 134; x += 12) teeth += `M${x} -73l6 8l6 -8Z`;
    out += path(teeth, { fill: white });
    for (const x of [-92, 46]) {
      out +=
        rect(x - 6, -62, 58, 44, { fill: white }) +
        rect(x + 8, -56, 30, 34, { fill: b.window() }) +
        path(`M${x + 23} -56v34M${x + 8} -42h30`, { stroke: white, width: 2.6 });
      out +=
        rect(x - 8, -58, 15, 38, { fill: b.side('#2f5f9a') }) +
        rect(x + 39, -58, 15, 38, { fill: b.side('#2f5f9a') }) +
        path(`M${x - 10} -62L${x + 23} -78L${x + 56} -62Z`, { fill: white });
    }
    out +=
      rect(-24, -62, 48, 62, { fill: white }) +
      rect(-17, -54, 34, 54, { fill: b.side('#2f5f9a') }) +
      path('M-13 -50h12v20h-12ZM2 -50h12v20H2ZM-13 -26h12v20h-12ZM2 -26h12v20H2Z', {
        stroke: b.light('#8fb8e0', 0.3),
        width: 2,
      });
    return (
      out +
      path('M-30 -62L0 -82L30 -62Z', { fill: b.tone('#e0b040') }) +
      path('M0 -122V-134M-5 -138l5 -8l5 8l-5 4Z', { stroke: b.tone('#e0b040'), width: 3 })
    );
  },
};
