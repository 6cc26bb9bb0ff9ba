import { MATERIAL } from '../building/brush.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from '../landmark/landmark.ts';
import { elephant } from './animals.ts';

/** A stone elephant on its plinth, as they line the ways to imperial tombs. */
export const stoneElephant: Landmark = {
  height: 136,
  draw: (b) =>
    rect(-92, -16, 190, 18, { fill: b.side(MATERIAL.stone) }) +
    `<g transform="translate(0 -16)">${elephant.draw(b)}</g>`,
};

/** A stone minister in a long robe, tablet in hand, on his plinth. */
export const stoneMinister: Landmark = {
  height: 150,
  draw: (b) => {
    const stone = b.options.color ?? '#b9b2a4';
    return (
      rect(-34, -12, 68, 14, { fill: b.side(MATERIAL.stone) }) +
      path('M-28 -12C-30 -48 -32 -88 -22 -106C-12 -114 12 -114 22 -106C32 -88 30 -48 28 -12Z', {
        fill: b.side(stone),
      }) +
      path('M-12 -120a12 14 0 1 0 24 0a12 14 0 1 0 -24 0Z', { fill: b.light(stone, 0.2) }) +
      path('M-15 -126V-138H-6L0 -150L6 -138H15V-126Z', { fill: b.dark(stone, 0.2) }) +
      path('M-24 -96C-34 -80 -30 -66 -6 -70M24 -96C34 -80 30 -66 6 -70', {
        stroke: b.dark(stone, 0.3),
        width: 7,
      }) +
      rect(-3.4, -102, 7, 42, { fill: b.light(stone, 0.4) }) +
      path('M-14 -58L-18 -14M0 -56V-14M14 -58L18 -14', {
        stroke: b.dark(stone, 0.4),
        width: 1.8,
        opacity: 0.7,
      })
    );
  },
};

/** Laozi of Mount Qingyuan: an old man of rock, seated, with long ears and beard. */
export const stoneLaozi: Landmark = {
  height: 170,
  draw: (b) => {
    const rock = b.options.color ?? '#a99a86';
    let out = path(
      'M-124 4C-134 -34 -118 -70 -86 -84C-70 -104 -44 -112 -30 -110C-14 -104 26 -104 40 -110C66 -108 88 -96 98 -78C122 -60 132 -30 122 4Z',
      { fill: b.side(rock) },
    );
    out += path(
      'M-38 -124C-42 -152 -22 -172 4 -172C32 -172 50 -150 46 -122C44 -100 30 -86 4 -86C-22 -86 -36 -102 -38 -124Z',
      {
        fill: b.light(rock, 0.2),
      },
    );
    out += path(
      'M-42 -140C-52 -138 -52 -108 -42 -100C-36 -108 -36 -130 -42 -140ZM50 -140C60 -138 60 -108 50 -100C44 -108 44 -130 50 -140Z',
      {
        fill: b.side(rock),
      },
    );
    out += path('M-26 -112C-30 -78 -18 -50 4 -38C26 -50 38 -78 34 -112C22 -104 -14 -104 -26 -112Z', {
      fill: b.light('#d8cfc0', 0.3),
    });
    let beard = '';
    for (let i = 0; i < 9; i++)
      beard += `M${n(-20 + i * 6)} -104C${n(-16 + i * 5)} -80 ${n(-8 + i * 3)} -60 ${n(-4 + i * 2)} -46`;
    out += path(beard, { stroke: b.dark(rock, 0.4), width: 1.6, opacity: 0.6 });
    out += path('M-24 -136q10 -7 20 0M12 -136q10 -7 20 0M4 -134v16l-6 4h12', {
      stroke: b.dark(rock, 0.6),
      width: 2.8,
    });
    out += path(
      'M-86 -84C-66 -56 -76 -24 -58 4M98 -78C72 -52 84 -22 66 4M-112 -30C-60 -20 -30 -22 -8 -34M112 -26C70 -16 40 -20 16 -34',
      {
        stroke: b.dark(rock, 0.5),
        width: 3,
        opacity: 0.7,
      },
    );
    return (
      out +
      path('M-76 -26C-66 -36 -46 -36 -40 -24ZM46 -24C54 -36 74 -34 80 -24Z', { fill: b.light(rock, 0.3) })
    );
  },
};

/** Ripe grapes under a trellis of timber and vine leaves. */
export const grapeTrellis: Landmark = {
  height: 150,
  draw: (b) => {
    const wood = MATERIAL.timber;
    let out = '';
    for (const x of [-300, -180, -60, 60, 180, 300]) out += rect(x - 4, -130, 8, 130, { fill: b.side(wood) });
    out += path('M-330 -130H330M-330 -118H330', { stroke: b.tone(wood), width: 5 });
    let leaves = '';
    for (let i = 0; i < 130; i++) {
      const x = -335 + b.random() * 670;
      const y = -142 + b.random() * 26;
      const r = 9 + b.random() * 8;
      leaves += `M${n(x)} ${n(y + r)}C${n(x - r * 1.4)} ${n(y + r * 0.4)} ${n(x - r)} ${n(y - r)} ${n(x)} ${n(y - r * 0.5)}C${n(x + r)} ${n(y - r)} ${n(x + r * 1.4)} ${n(y + r * 0.4)} ${n(x)} ${n(y + r)}Z`;
    }
    out += path(leaves, { fill: b.side('#5f8f3f') });
    for (let i = 0; i < 19; i++) {
      const x = -318 + i * 35 + (b.random() - 0.5) * 10;
      const hue = i % 3 ? '#a8c25a' : '#7a4a7c';
      let berries = '';
      for (let row = 0; row < 5; row++)
        for (let k = 0; k < 5 - row; k++)
          berries += `M${n(x - (4 - row) * 3.6 + k * 7.2)} ${n(-108 + row * 7.4)}h.1`;
      out +=
        path(berries, { stroke: b.tone(hue), width: 8 }) +
        path(berries, { stroke: b.light(hue, 0.6), width: 2 });
    }
    return out;
  },
};
