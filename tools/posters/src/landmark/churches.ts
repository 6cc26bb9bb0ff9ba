import { arch } from '../building/body.ts';
import { MATERIAL } from '../building/brush.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** A church with two spires and a rose window; granite, or yellow stone under red roofs with the variant `red`. */
export const twinSpires: Landmark = {
  height: 240,
  draw: (b) => {
    const isRed = b.options.variant === 'red';
    const stone = b.options.color ?? (isRed ? '#e0c48a' : '#b9b4aa');
    const tiles = isRed ? '#b3502f' : '#8a8f8c';
    let out =
      rect(-44, -104, 88, 104, { fill: b.side(stone) }) +
      path('M-48 -102L0 -146L48 -102Z', { fill: b.side(stone) });
    for (const x of [-66, 66]) {
      out += rect(x - 27, -148, 54, 148, { fill: b.side(stone) });
      out += path(`M${x - 29} -147L${x} -232L${x + 29} -147Z`, { fill: b.side(tiles) });
      for (const s of [-1, 1])
        out += path(`M${x + s * 24} -148l${-s * 4} -24l${-s * 4} 24Z`, { fill: b.light(stone, 0.2) });
      out += path(`M${x} -232v-16M${x - 5} -242h10`, { stroke: b.tone(MATERIAL.gold), width: 2.6 });
      out += path(arch(x, -96, 18, 40) + arch(x, -34, 16, 34), { fill: b.window() });
      out += path(`M${x - 27} -84h54M${x - 27} -26h54`, { stroke: b.light(stone, 0.45), width: 3 });
    }
    let rose = '';
    for (let i = 0; i < 8; i++)
      rose += `M0 -88L${n(Math.cos((i * Math.PI) / 4) * 19)} ${n(-88 + Math.sin((i * Math.PI) / 4) * 19)}`;
    return (
      out +
      `<circle cx="0" cy="-88" r="21" fill="${b.window()}"/>` +
      path(rose, { stroke: b.light(stone, 0.4), width: 2.4 }) +
      path('M-20 0V-34Q-20 -48 0 -58Q20 -48 20 -34V0Z', { fill: b.light(stone, 0.4) }) +
      path('M-14 0V-32Q-14 -42 0 -50Q14 -42 14 -32V0Z', { fill: b.dark('#3a2f2c', 0.4) }) +
      path('M0 -146v-16M-5 -156h10', { stroke: b.tone(MATERIAL.gold), width: 2.6 })
    );
  },
};

/** Broken marble columns and a carved gateway left of the western palaces. */
export const marbleRuins: Landmark = {
  height: 150,
  draw: (b) => {
    const stone = b.options.color ?? '#ddd2bc';
    const column = (x: number, h: number) =>
      rect(x - 12, -h, 24, h, { fill: b.side(stone) }) +
      path(`M${x - 6} -8V${-h + 4}M${x} -8V${-h + 4}M${x + 6} -8V${-h + 4}`, {
        stroke: b.dark(stone, 0.35),
        width: 1.6,
        opacity: 0.6,
      }) +
      rect(x - 17, -10, 34, 11, { fill: b.light(stone, 0.25) });
    const capital = (x: number, h: number) =>
      path(
        `M${x - 13} ${-h}C${x - 20} ${-h - 8} ${x - 20} ${-h - 14} ${x - 15} ${-h - 16}H${x + 15}C${x + 20} ${-h - 14} ${x + 20} ${-h - 8} ${x + 13} ${-h}Z`,
        { fill: b.light(stone, 0.3) },
      );
    let out = '';
    for (const [x, h] of [
      [-210, 62],
      [-164, 104],
      [170, 90],
      [222, 46],
    ] as const)
      out += column(x, h) + path(`M${x - 12} ${-h}l7 -6l6 5l11 -8v9Z`, { fill: b.side(stone) });
    out += path('M-96 0V-118H96V0H44V-50C44 -84 -44 -84 -44 -50V0Z', { fill: b.side(stone) });
    for (const x of [-76, 76]) out += column(x, 104) + capital(x, 104);
    out += path('M-104 -118H104L96 -132H40C30 -150 -30 -150 -40 -132H-96Z', { fill: b.light(stone, 0.2) });
    out +=
      path('M-48 -50C-48 -90 48 -90 48 -50', { stroke: b.light(stone, 0.5), width: 5 }) +
      path('M-14 -94q14 -18 28 0q-14 14 -28 0Z', { fill: b.dark(stone, 0.3) });
    for (const [x, w, h] of [
      [-128, 44, 20],
      [124, 56, 24],
      [-26, 34, 12],
      [270, 50, 18],
      [-262, 46, 16],
    ] as const)
      out += path(
        `M${x - w / 2} 2L${n(x - w * 0.4)} ${-h}L${n(x + w * 0.3)} ${n(-h * 0.8)}L${x + w / 2} 2Z`,
        { fill: b.side(stone) },
      );
    return out;
  },
};
