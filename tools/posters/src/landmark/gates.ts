import { arch } from '../building/body.ts';
import { MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** The marble gate of Prince Gong's garden: an arch in the western style of the eighteenth century. */
export const marbleGate: Landmark = {
  height: 150,
  draw: (b) => {
    const stone = MATERIAL.marble;
    let out = rect(-230, -74, 460, 74, { fill: b.side('#a9a49a') });
    let joints = '';
    for (let y = -62; y < 0; y += 12) joints += `M-230 ${y}h460`;
    out += path(joints, { stroke: b.dark('#a9a49a', 0.4), width: 1, opacity: 0.5 });
    out += path('M-238 -74L-230 -86H230L238 -74Z', { fill: b.side(MATERIAL.tile) });
    out += rect(-74, -104, 148, 104, { fill: b.side(stone) });
    for (const x of [-66, -44, 44, 66]) {
      out += rect(x - 7, -92, 14, 92, { fill: b.light(stone, 0.3) });
      out += path(`M${x} -90V-2`, { stroke: b.dark(stone, 0.35), width: 1.4, opacity: 0.6 });
    }
    out +=
      rect(-82, -106, 164, 10, { fill: b.light(stone, 0.45) }) +
      path('M-72 -106C-70 -122 -50 -124 -44 -112C-34 -140 34 -140 44 -112C50 -124 70 -122 72 -106Z', {
        fill: b.side(stone),
      });
    out +=
      path('M-22 -118C-16 -130 16 -130 22 -118V-108H-22Z', { fill: b.dark(stone, 0.3) }) +
      path('M-72 -106C-70 -122 -50 -124 -44 -112C-34 -140 34 -140 44 -112C50 -124 70 -122 72 -106', {
        stroke: b.light(stone, 0.5),
        width: 3,
      });
    for (const x of [-66, 66]) out += path(`M${x - 6} -116q6 -22 12 0Z`, { fill: b.light(stone, 0.3) });
    return (
      out +
      path(arch(0, 0, 62, 80), { fill: b.light(stone, 0.5) }) +
      path(arch(0, 0, 50, 72), { fill: b.dark('#4a5a4c', 0.25) })
    );
  },
};

/** The gate of the Presidential Palace in Nanjing: eight columns, three arches and a flag. */
export const presidentialGate: Landmark = {
  height: 150,
  draw: (b) => {
    const wall = '#d9c9a4';
    let out =
      rect(-190, -92, 380, 92, { fill: b.side(wall) }) + rect(-120, -112, 240, 22, { fill: b.side(wall) });
    out +=
      rect(-198, -98, 396, 9, { fill: b.light(wall, 0.4) }) +
      rect(-126, -118, 252, 8, { fill: b.light(wall, 0.4) });
    for (const x of [-82, 0, 82])
      out +=
        path(arch(x, 0, 46, 68), { fill: b.light(wall, 0.45) }) +
        path(arch(x, 0, 36, 60), { fill: b.dark('#3a2a26', 0.4) });
    for (const x of [-174, -122, -42, 42, 122, 174]) {
      out += rect(x - 7, -88, 14, 88, { fill: b.light(wall, 0.25) });
      out += path(`M${x - 2} -86V0M${x + 3} -86V0`, { stroke: b.dark(wall, 0.35), width: 1, opacity: 0.6 });
      out +=
        rect(x - 10, -6, 20, 6, { fill: b.side(MATERIAL.stone) }) +
        rect(x - 10, -92, 20, 6, { fill: b.light(wall, 0.5) });
    }
    for (const x of [-148, 148]) out += rect(x - 9, -64, 18, 34, { fill: b.window() });
    out += rect(-54, -112, 108, 15, { fill: b.dark('#6a5438', 0.2) });
    let letters = '';
    for (const x of [-34, 0, 34]) letters += `M${x - 6} -109h12M${x} -109v9M${x - 6} -104h12M${x - 5} -99h10`;
    out += path(letters, { stroke: b.light(MATERIAL.gold, 0.4), width: 1.8 });
    return (
      out +
      rect(-1.6, -160, 3.2, 44, { fill: b.dark('#6a6660', 0.2) }) +
      rect(-16, -126, 32, 10, { fill: b.side(wall) })
    );
  },
};

/** Id Kah in Kashgar: a yellow portal with a pointed niche between slender minarets. */
export const idKahGate: Landmark = {
  height: 170,
  draw: (b) => {
    const wall = '#e3b95a';
    const white = b.light('#fbf3df', 0.4);
    let out =
      rect(-214, -62, 428, 62, { fill: b.side(wall) }) +
      rect(-214, -66, 428, 6, { fill: b.light(wall, 0.4) });
    for (const x of [-182, -146, -110, 110, 146, 182])
      out +=
        path(`M${x - 12} -6V-36Q${x - 12} -46 ${x} -54Q${x + 12} -46 ${x + 12} -36V-6Z`, { fill: white }) +
        path(`M${x - 9} -6V-34Q${x - 9} -43 ${x} -49Q${x + 9} -43 ${x + 9} -34V-6Z`, {
          fill: b.side('#c99a3f'),
        });
    const minaret = (x: number, w: number, h: number) => {
      let o = path(`M${x - w} 0L${n(x - w * 0.74)} ${-h}H${n(x + w * 0.74)}L${x + w} 0Z`, {
        fill: b.side(wall),
      });
      for (let y = 16; y < h - 6; y += 15)
        o += path(
          `M${n(x - w * 0.9)} ${-y}l${n(w * 0.45)} -5l${n(w * 0.45)} 5l${n(w * 0.45)} -5l${n(w * 0.45)} 5`,
          {
            stroke: b.dark('#a8702c', 0.1),
            width: 1.6,
            opacity: 0.7,
          },
        );
      o +=
        rect(x - w, -h - 5, w * 2, 6, { fill: white }) +
        rect(x - w * 0.6, -h - 19, w * 1.2, 15, { fill: b.side(wall) });
      o += path(
        `M${n(x - w * 0.72)} ${-h - 19}C${n(x - w * 0.7)} ${-h - 32} ${x} ${-h - 30} ${x} ${-h - 40}C${x} ${-h - 30} ${n(x + w * 0.7)} ${-h - 32} ${n(x + w * 0.72)} ${-h - 19}Z`,
        {
          fill: b.side('#3f8a78'),
        },
      );
      return o + path(`M${x} ${-h - 38}v-8`, { stroke: b.tone(MATERIAL.gold), width: 2 });
    };
    out += minaret(-104, 14, 112) + minaret(112, 14, 120);
    out += rect(-74, -104, 148, 104, { fill: b.side(wall) }) + rect(-78, -110, 156, 8, { fill: white });
    out += rect(-64, -96, 128, 96, { fill: b.light(wall, 0.3) });
    out +=
      path('M-46 0V-54Q-46 -74 0 -92Q46 -74 46 -54V0Z', { fill: white }) +
      path('M-38 0V-50Q-38 -67 0 -82Q38 -67 38 -50V0Z', { fill: b.side('#c99a3f') }) +
      rect(-16, -40, 32, 40, { fill: b.tone('#2f7a5c') }) +
      path('M0 -40V0', { stroke: b.dark('#1f4a3c', 0.3), width: 1.6 });
    return out + rect(-22, -66, 44, 12, { fill: b.light('#3f8a78', 0.1) });
  },
};

/** A gate of a hutong courtyard in a grey brick wall: red leaves, stone drums, lanterns. */
export const hutongGate: Landmark = {
  height: 140,
  draw: (b) => {
    const brick = '#8f8d8a';
    let out = rect(-330, -86, 660, 86, { fill: b.side(brick) });
    let joints = '';
    for (let y = -78, k = 0; y < 0; y += 8, k++) {
      joints += `M-330 ${y}h660`;
      for (let x = -330 + (k % 2) * 11; x < 330; x += 22) joints += `M${x} ${y}v8`;
    }
    out += path(joints, { stroke: b.light(brick, 0.35), width: 0.9, opacity: 0.55 });
    out += path('M-340 -86L-330 -100H330L340 -86Z', { fill: b.side(MATERIAL.tile) });
    for (const x of [-240, -170, 170, 240]) {
      out += rect(x - 17, -66, 34, 30, { fill: b.tone('#7a3327') });
      out += path(`M${x} -66v30M${x - 17} -51h34M${x - 9} -66v30M${x + 9} -66v30`, {
        stroke: b.dark('#4a211c', 0.2),
        width: 1.6,
      });
    }
    out += rect(-62, -104, 124, 104, { fill: b.side('#7d7b78') });
    out +=
      rect(-44, -88, 88, 88, { fill: b.dark('#5a2a22', 0.2) }) +
      rect(-44, -88, 88, 14, { fill: b.tone('#2f6f5c') });
    out +=
      rect(-34, -72, 33, 72, { fill: b.side('#a8332a') }) + rect(1, -72, 33, 72, { fill: b.side('#a8332a') });
    out += path('M-12 -36h.1M13 -36h.1', { stroke: b.light(MATERIAL.gold, 0.3), width: 7 });
    for (const x of [-16, 16])
      out += path(`M${x - 4} -82a4 3.4 0 1 0 8 0a4 3.4 0 1 0 -8 0Z`, { fill: b.tone(MATERIAL.gold) });
    for (const x of [-52, 52]) {
      out += path(`M${x - 10} 0v-14a10 10 0 1 1 20 0v14Z`, { fill: b.side(MATERIAL.stone) });
      out += path(`M${x - 10} -66a10 12 0 1 0 20 0a10 12 0 1 0 -20 0Z`, {
        fill: b.light('#c9362b', b.glow * 0.3 + 0.1),
      });
      out += path(`M${x} -78v-10M${x} -54v7`, { stroke: b.tone(MATERIAL.gold), width: 2 });
    }
    return out + roof(b, { y: -102, width: 164, ridge: 132, height: 36, lift: 5, color: MATERIAL.tile });
  },
};
