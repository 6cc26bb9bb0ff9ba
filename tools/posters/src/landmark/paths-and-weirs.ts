import { MATERIAL } from '../building/brush.ts';
import { ellipse, n, path } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** A walk of planks with a low rail that crosses the picture. */
export const boardwalk: Landmark = {
  height: 60,
  draw: (b) => {
    const wood = b.options.color ?? '#a87f58';
    let out = path('M-800 10L-780 -22H780L800 10Z', { fill: b.side(wood) });
    let planks = '';
    for (let x = -780; x < 790; x += 22) planks += `M${x} -22L${n(x * 1.025)} 10`;
    out += path(planks, { stroke: b.dark(wood, 0.45), width: 2, opacity: 0.7 });
    let posts = '';
    for (let x = -760; x < 780; x += 95) posts += `M${x} -22v-38`;
    return (
      out +
      path(posts, { stroke: b.side('#7a5638'), width: 8 }) +
      path('M-800 -56H800M-800 -38H800', { stroke: b.light(wood, 0.25), width: 5 })
    );
  },
};

/** A long stair of stone straight up a slope, seen from its foot. */
export const hillStair: Landmark = {
  height: 260,
  draw: (b) => {
    const stone = b.options.color ?? '#c9bda6';
    let out = path('M-92 4L-30 -258H30L92 4Z', { fill: b.side(stone) });
    let treads = '';
    for (let i = 0; i <= 34; i++) {
      const t = (i / 34) ** 1.25;
      const half = 92 - 62 * t;
      treads += `M${n(-half)} ${n(4 - 262 * t)}h${n(half * 2)}`;
    }
    out += path(treads, { stroke: b.dark(stone, 0.45), width: 2.4, opacity: 0.7 });
    return out + path('M-96 4L-32 -258M96 4L32 -258', { stroke: b.light(stone, 0.35), width: 9 });
  },
};

/** The head of the Lingqu canal: a dam like the share of a plough splits the river, water runs over both backs. */
export const ploughWeir: Landmark = {
  height: 190,
  floats: true,
  draw: (b) => {
    const stone = b.options.color ?? '#b8ac98';
    const foam = '#f4fbf8';
    let out = '';
    for (const s of [-1, 1]) {
      const face = `M0 -30L${s * 560} -172L${s * 590} -150L${s * 26} 24L0 6Z`;
      out +=
        path(`M0 -52L${s * 560} -188L${s * 560} -170L0 -28Z`, { fill: b.side(stone) }) +
        path(face, { fill: b.tone('#7fb0ac') });
      let falls = '';
      for (let i = 0; i < 46; i++) {
        const t = (i + 0.5) / 46;
        falls += `M${n(s * t * 560)} ${n(-30 - t * 142)}q${s * 5} ${n(20 - t * 9)} ${s * (3 + t * 3)} ${n(46 - t * 26)}`;
      }
      out += path(falls, { stroke: foam, width: 5, opacity: 0.85 });
      let blocks = '';
      for (let i = 1; i < 30; i++) {
        const t = i / 30;
        blocks += `M${n(s * t * 560)} ${n(-52 - t * 136)}v${n(22 - t * 4)}`;
      }
      out +=
        path(blocks, { stroke: b.dark(stone, 0.45), width: 2, opacity: 0.7 }) +
        path(`M${s * 26} 24L${s * 590} -150`, { stroke: foam, width: 7, opacity: 0.9 });
    }
    return (
      out +
      path('M-30 -22L0 -62L30 -22L22 16L0 34L-22 16Z', { fill: b.side(stone) }) +
      path('M-30 -22L0 -8L30 -22M0 -8V34', { stroke: b.dark(stone, 0.4), width: 3 }) +
      ellipse(0, 36, 60, 9, { fill: foam, opacity: 0.6 })
    );
  },
};

/** A fence of split logs, crossed in pairs, as in the meadows of Lunang. */
export const logFence: Landmark = {
  height: 60,
  draw: (b) => {
    const wood = b.options.color ?? '#9a8468';
    let rails = '';
    let stakes = '';
    for (let i = -8; i < 8; i++) {
      const x = i * 92;
      stakes += `M${x - 15} 4L${x + 17} -58M${x + 17} 4L${x - 15} -58`;
      for (const [k, y] of [-12, -27, -42].entries())
        rails += `M${x - 9} ${y}L${x + 102} ${y + (k % 2 ? 4 : -4)}`;
    }
    return (
      path(rails, { stroke: b.side(wood), width: 7 }) + path(stakes, { stroke: b.dark(wood, 0.3), width: 6 })
    );
  },
};

/** Red-brown rock cut by water into towers, columns and a wall with windows. */
export const castleRocks: Landmark = {
  height: 240,
  draw: (b) => {
    const rock = b.options.color ?? '#b05f40';
    let out = path('M-460 10L-440 -42L-300 -66L-100 -58L80 -76L300 -60L430 -44L460 10Z', {
      fill: b.side(rock),
    });
    const column = (x: number, w: number, h: number) => {
      const shape = `M${n(x - w * 0.62)} 6L${n(x - w * 0.5)} ${n(-h * 0.5)}L${n(x - w * 0.56)} ${n(-h * 0.62)}L${n(x - w * 0.42)} ${n(-h * 0.9)}L${n(x - w * 0.3)} ${n(-h)}H${n(x + w * 0.24)}L${n(x + w * 0.44)} ${n(-h * 0.92)}L${n(x + w * 0.46)} ${n(-h * 0.6)}L${n(x + w * 0.56)} ${n(-h * 0.44)}L${n(x + w * 0.64)} 6Z`;
      let flutes = '';
      const count = Math.max(2, Math.round(w / 15));
      for (let i = 1; i < count; i++)
        flutes += `M${n(x - w * 0.44 + (i * w * 0.88) / count)} ${n(-h * 0.95)}L${n(x - w * 0.54 + (i * w * 1.08) / count)} 0`;
      let beds = '';
      for (let y = -14; y > -h * 0.94; y -= 17 + b.random() * 9)
        beds += `M${n(x - w * 0.6)} ${n(y)}q${n(w * 0.3)} ${n((b.random() - 0.5) * 5)} ${n(w * 0.6)} 0t${n(w * 0.6)} 0`;
      return (
        path(shape, { fill: b.side(rock) }) +
        `<g clip-path="${b.defs.clip(shape)}">${path(flutes, { stroke: b.dark(rock, 0.5), width: 5, opacity: 0.3 })}${path(beds, { stroke: b.light('#e0a078', 0.3), width: 2.6, opacity: 0.6 })}</g>`
      );
    };
    for (const [x, w, h] of [
      [-356, 96, 112],
      [-286, 62, 168],
      [348, 104, 128],
      [272, 54, 184],
      [-40, 210, 150],
      [-128, 74, 206],
      [56, 84, 226],
      [-44, 60, 196],
      [150, 92, 152],
      [-206, 76, 120],
      [214, 50, 110],
    ] as const)
      out += column(x, w, h);
    let panes = '';
    for (const [x, y] of [
      [-66, -116],
      [-36, -120],
      [-6, -114],
      [-66, -80],
      [-36, -84],
      [-6, -80],
      [140, -104],
      [166, -100],
      [140, -70],
    ] as const)
      panes += `M${x - 9} ${y + 18}V${y}A9 9 0 0 1 ${x + 9} ${y}V${y + 18}Z`;
    return out + path(panes, { fill: b.dark('#4a2018', 0.5) }) + camel(b.side(rock));
  },
};

/** Draws the rock of the camel in Binggou. */
function camel(fill: string): string {
  return path(
    'M376 -124C370 -150 380 -164 392 -162C398 -182 412 -182 418 -162C428 -176 440 -172 444 -156C456 -150 452 -176 456 -192C462 -204 482 -200 484 -192L474 -186C470 -160 468 -140 448 -132L446 -40H420V-104H400V-40H376Z',
    { fill },
  );
}

/** Rowing boats at a landing. */
export const rowingBoats: Landmark = {
  height: 60,
  floats: true,
  draw: (b) => {
    const boat = (x: number, y: number, k: number, color: string, people: boolean) => {
      let o =
        path('M-74 -16C-50 -4 50 -4 78 -20C66 6 40 10 0 10C-44 10 -62 6 -74 -16Z', { fill: b.side(color) }) +
        path('M-70 -13C-40 -2 44 -2 74 -17', { stroke: b.light('#ffffff', 0.3), width: 3.4 });
      if (people)
        for (const [px, coat] of [
          [-22, '#c9553f'],
          [22, '#e6d8b4'],
        ] as const)
          o +=
            path(
              `M${px - 11} -6C${px - 13} -24 ${px - 8} -36 ${px} -36C${px + 8} -36 ${px + 13} -24 ${px + 11} -6Z`,
              { fill: b.side(coat) },
            ) + ellipse(px, -43, 7, 8, { fill: b.tone('#4a342c') });
      return `<g transform="translate(${x} ${y}) scale(${k})">${o + path('M-6 -18L-66 14M10 -18L74 12', { stroke: b.light(MATERIAL.timber, 0.2), width: 3.4 })}</g>`;
    };
    return (
      boat(0, 0, 1, '#b3432f', true) +
      boat(-210, -20, 0.66, '#2f6f8a', true) +
      boat(190, -26, 0.56, '#d9a03f', false)
    );
  },
};
