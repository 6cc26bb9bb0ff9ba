import { type Brush, MATERIAL } from '../building/brush.ts';
import { ellipse, n, path } from '../canvas/path.ts';
import type { Landmark } from '../landmark/landmark.ts';
import { GREEN, leafColor } from './foliage.ts';
import { clump } from './trees.ts';

/** A mangrove on its stilt roots. */
export const mangrove: Landmark = {
  height: 130,
  draw: (b) => {
    const color = leafColor(b, '#3f7a52');
    const bark = b.side('#6a5846');
    let out = '';
    let thick = '';
    let thin = '';
    for (let i = 0; i < 9; i++) {
      const u = (i - 4) / 4;
      const start = -44 + Math.abs(u) * 16;
      thick += `M${n(u * 12)} ${n(start)}C${n(u * 40)} ${n(start - 6)} ${n(u * 62)} -22 ${n(u * 70)} 4`;
      if (i % 2) thin += `M${n(u * 34)} ${n(start + 3)}C${n(u * 44)} -30 ${n(u * 42)} -12 ${n(u * 44)} 4`;
    }
    out += path(thick, { stroke: bark, width: 5 }) + path(thin, { stroke: bark, width: 3.4 });
    out += path(
      'M-9 -34C-8 -56 -18 -70 -26 -82L-20 -86C-10 -74 -4 -64 0 -70L4 -92L10 -92L8 -64C16 -70 26 -76 32 -82L36 -78C24 -66 14 -56 11 -34Z',
      { fill: bark },
    );
    for (const [x, y, r] of [
      [-52, -82, 24],
      [52, -84, 25],
      [-22, -88, 27],
      [24, -90, 27],
      [0, -104, 28],
      [-36, -104, 20],
      [38, -106, 20],
    ] as const)
      out += clump(b, x, y, r, color);
    let roots = '';
    for (let i = 0; i < 12; i++) roots += `M${n(-100 + i * 18)} 4v${n(-7 - (i % 3) * 4)}`;
    return out + path(roots, { stroke: bark, width: 2.6 });
  },
};

/** The beauty pine of Changbai: a bare, straight, orange trunk with a small crown at the top. */
export const beautyPine: Landmark = {
  height: 330,
  draw: (b) => {
    const trunk = '#d2793f';
    const lean = (b.random() - 0.5) * 10;
    let out = path(
      `M-9 0C-7 -110 ${n(-6 + lean)} -220 ${n(-4 + lean)} -306H${n(4 + lean)}C${n(6 + lean)} -220 7 -110 10 0Z`,
      { fill: b.side(trunk) },
    );
    out += path('M-9 0C-8 -30 -7 -60 -7 -92H7C8 -60 9 -30 10 0Z', {
      fill: b.dark('#7a4a34', 0.2),
      opacity: 0.75,
    });
    let flakes = '';
    for (let i = 0; i < 26; i++)
      flakes += `M${n(-5 + b.random() * 9 + lean * (i / 26))} ${n(-14 - i * 10.6)}q3 4 0 9`;
    out += path(flakes, { stroke: b.dark('#8a4a2c', 0.35), width: 1.6, opacity: 0.7 });
    const side = b.random() < 0.5 ? 1 : -1;
    out += path(
      `M${n(lean)} -246L${n(lean + side * 36)} -262M${n(lean)} -272L${n(lean - side * 24)} -286M${n(lean)} -224L${n(lean - side * 18)} -232`,
      { stroke: b.side(trunk), width: 4 },
    );
    const color = leafColor(b, GREEN.pine);
    const pad = (x: number, y: number, w: number) =>
      path(
        `M${n(x - w)} ${n(y)}C${n(x - w * 0.8)} ${n(y - w * 0.5)} ${n(x - w * 0.3)} ${n(y - w * 0.66)} ${n(x)} ${n(y - w * 0.6)}C${n(x + w * 0.4)} ${n(y - w * 0.7)} ${n(x + w * 0.9)} ${n(y - w * 0.4)} ${n(x + w)} ${n(y)}Q${n(x)} ${n(y + w * 0.2)} ${n(x - w)} ${n(y)}Z`,
        { fill: b.down(color) },
      ) +
      path(
        `M${n(x - w * 0.7)} ${n(y - w * 0.34)}Q${n(x)} ${n(y - w * 0.72)} ${n(x + w * 0.7)} ${n(y - w * 0.34)}`,
        { stroke: b.light(color, 0.5), width: 2, opacity: 0.6 },
      );
    return (
      out +
      pad(lean + side * 44, -258, 34) +
      pad(lean - side * 30, -282, 30) +
      pad(lean - side * 22, -230, 18) +
      pad(lean + side * 8, -302, 38) +
      pad(lean - side * 4, -324, 24)
    );
  },
};

/** A kapok in spring: bare branches in tiers with large red flowers. */
export const kapok: Landmark = {
  height: 190,
  draw: (b) => {
    const bark = b.side('#8a7a68');
    let out = path('M-12 0C-8 -16 -6 -30 -5 -188H5C6 -30 9 -16 14 0Z', { fill: bark });
    let boughs = '';
    const flowers: [number, number][] = [];
    for (const [y, reach] of [
      [-66, 78],
      [-104, 66],
      [-138, 50],
      [-166, 32],
    ] as const)
      for (const s of [-1, 1]) {
        boughs += `M0 ${y}C${n(s * reach * 0.4)} ${y - 4} ${n(s * reach * 0.8)} ${y - 10} ${n(s * reach)} ${y - 22}`;
        for (let i = 1; i <= 5; i++)
          flowers.push([
            s * reach * (i / 5) + (b.random() - 0.5) * 9,
            y - 5 - 20 * (i / 5) ** 1.6 + (b.random() - 0.5) * 8,
          ]);
      }
    flowers.push([0, -192], [-9, -184], [9, -184]);
    out += path(boughs, { stroke: bark, width: 5 });
    let petals = '';
    let hearts = '';
    for (const [x, y] of flowers) {
      petals += `M${n(x)} ${n(y + 5)}C${n(x - 14)} ${n(y + 4)} ${n(x - 13)} ${n(y - 7)} ${n(x - 6)} ${n(y - 8)}C${n(x - 3)} ${n(y - 13)} ${n(x + 4)} ${n(y - 13)} ${n(x + 6)} ${n(y - 8)}C${n(x + 13)} ${n(y - 7)} ${n(x + 14)} ${n(y + 4)} ${n(x)} ${n(y + 5)}Z`;
      hearts += `M${n(x)} ${n(y - 4)}v4`;
    }
    return (
      out + path(petals, { fill: b.side('#d8412a') }) + path(hearts, { stroke: b.tone('#f0c24a'), width: 4 })
    );
  },
};

/** An old banyan: hanging roots, a broad crown, a shrine between the roots. */
export const banyan: Landmark = {
  height: 220,
  draw: (b) => {
    const color = leafColor(b, '#4a7a4c');
    const bark = b.side('#6f5f4e');
    let out = path(
      'M-64 4C-48 -14 -38 -30 -34 -58C-34 -86 -62 -104 -92 -122L-84 -132C-54 -118 -32 -112 -22 -106C-22 -124 -26 -140 -30 -152L-18 -156C-8 -138 -2 -124 4 -112C12 -128 22 -142 34 -154L44 -146C34 -130 28 -116 28 -104C46 -112 66 -122 92 -130L98 -120C66 -104 40 -86 38 -58C42 -30 52 -14 70 4L38 -4L20 4L0 -8L-18 4L-36 -6Z',
      { fill: bark },
    );
    let strands = '';
    for (let i = 0; i < 16; i++) {
      const x = -104 + i * 14 + (b.random() - 0.5) * 6;
      strands += `M${n(x)} -122q${n((b.random() - 0.5) * 8)} 30 ${n((b.random() - 0.5) * 6)} ${n(40 + b.random() * 56)}`;
    }
    out +=
      path(strands, { stroke: bark, width: 2 }) +
      path('M-14 -4C-18 -40 -14 -72 -8 -100M12 -4C14 -40 16 -70 14 -98M-30 -10C-28 -40 -26 -60 -28 -80', {
        stroke: b.dark('#4a3c30', 0.4),
        width: 3,
        opacity: 0.7,
      });
    for (const [x, y, r] of [
      [-112, -132, 30],
      [112, -132, 31],
      [-68, -142, 38],
      [70, -144, 38],
      [-26, -150, 40],
      [30, -152, 40],
      [-90, -170, 34],
      [92, -172, 34],
      [-44, -186, 40],
      [48, -188, 40],
      [0, -196, 38],
    ] as const)
      out += clump(b, x, y, r, color);
    return out;
  },
};

/** A hollow juniper; the moon stands in the hole of its trunk. */
export const hollowJuniper: Landmark = {
  height: 290,
  draw: (b) => {
    const bark = b.side('#7a6350');
    const trunk =
      'M-96 4C-66 -14 -58 -50 -60 -92C-62 -140 -84 -170 -96 -206L-78 -212C-62 -184 -40 -166 -26 -178C-28 -206 -34 -230 -36 -250L-20 -252C-10 -228 -2 -206 8 -196C20 -212 30 -232 38 -250L54 -244C46 -222 40 -200 42 -178C58 -184 74 -196 92 -210L102 -200C84 -172 60 -150 58 -100C58 -56 66 -18 104 4L60 -4L24 6L-14 -6L-52 6Z';
    const hole =
      'M-4 -160C-28 -152 -34 -122 -30 -92C-26 -66 -14 -52 0 -50C16 -52 28 -68 30 -96C32 -126 22 -156 -4 -160Z';
    let out = path(trunk, { fill: bark });
    let grain = '';
    for (let i = 0; i < 15; i++) {
      const x = -52 + i * 7.6;
      grain += `M${n(x * 1.3)} -4C${n(x + (b.random() - 0.5) * 20)} -60 ${n(x + (b.random() - 0.5) * 26)} -120 ${n(x + (b.random() - 0.5) * 20)} -168`;
    }
    out += `<g clip-path="${b.defs.clip(trunk)}">${path(grain, { stroke: b.dark('#4a3828', 0.4), width: 2.6, opacity: 0.6 })}</g>`;
    out += path(hole, { fill: b.light('#7d93b8', 0.2), stroke: b.dark('#3a2c22', 0.5), width: 7 });
    const halo = b.defs.radial([
      [0, '#fff4cf', 0.85],
      [1, '#fff4cf', 0],
    ]);
    out += `<g clip-path="${b.defs.clip(hole)}">${ellipse(0, -106, 46, 46, { fill: halo })}${ellipse(0, -106, 20, 20, { fill: '#fff8e2' })}</g>`;
    const color = leafColor(b, '#3a5f4a');
    for (const [x, y, r] of [
      [-98, -220, 34],
      [100, -216, 34],
      [-58, -246, 36],
      [58, -246, 36],
      [-14, -262, 34],
      [22, -268, 32],
      [-128, -196, 22],
      [130, -196, 22],
    ] as const)
      out += clump(b, x, y, r, color);
    return out;
  },
};

/** A tall tree of the tea forest: a straight trunk with moss and orchids, a crown far up, creepers. */
export const forestGiant: Landmark = {
  height: 300,
  draw: (b) => {
    const bark = b.side('#8a7a66');
    let out = path('M-40 4C-20 -10 -15 -30 -13 -60L-11 -240H11L14 -60C16 -30 22 -10 44 4L18 -2L0 6L-16 -2Z', {
      fill: bark,
    });
    out += path('M0 -200C-22 -210 -36 -224 -44 -236M2 -214C22 -222 40 -234 48 -246', {
      stroke: bark,
      width: 7,
    });
    let moss = '';
    for (let i = 0; i < 9; i++)
      moss += `M${n(-12 + b.random() * 18)} ${n(-30 - i * 20)}q5 -7 10 0q-1 7 -5 9q-5 -2 -5 -9Z`;
    out += path(moss, { fill: b.tone('#7f9a4c') });
    let orchids = '';
    for (const [x, y] of [
      [-12, -96],
      [12, -132],
      [-12, -168],
    ] as const)
      orchids += `M${x} ${y}q${x < 0 ? -14 : 14} -8 ${x < 0 ? -20 : 20} 6M${x} ${y}q${x < 0 ? -12 : 12} 4 ${x < 0 ? -14 : 14} 16`;
    out += path(orchids, { stroke: b.tone('#5f8a4a'), width: 3 });
    const color = leafColor(b, MATERIAL.greenTile);
    for (const [x, y, r] of [
      [-54, -238, 32],
      [56, -246, 33],
      [-22, -248, 34],
      [24, -252, 34],
      [-38, -272, 30],
      [38, -276, 30],
      [0, -286, 32],
    ] as const)
      out += clump(b, x, y, r, color);
    return out;
  },
};

/** Bushes of old tea, loose and leafy. */
export const teaBush: Landmark = {
  height: 60,
  draw: (b: Brush) => {
    const color = leafColor(b, '#6f9a48');
    let out = path('M-14 0L-8 -22M2 0V-24M14 0L8 -22', { stroke: b.side('#6a5846'), width: 3.4 });
    for (const [x, y, r] of [
      [-22, -28, 17],
      [22, -28, 17],
      [0, -34, 19],
      [-10, -46, 13],
      [12, -46, 13],
    ] as const)
      out += clump(b, x, y, r, color);
    let buds = '';
    for (let i = 0; i < 9; i++)
      buds += `M${n(-28 + i * 7)} ${n(-46 - Math.sin((i / 8) * Math.PI) * 14)}l-2 -6M${n(-28 + i * 7)} ${n(-46 - Math.sin((i / 8) * Math.PI) * 14)}l3 -6`;
    return out + path(buds, { stroke: b.light('#c9dc7a', 0.3), width: 2.4 });
  },
};
