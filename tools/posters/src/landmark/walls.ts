import { arch, bays, merlons, stairs } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

function brickWall(b: Brush, x0: number, x1: number, h: number, color: string): string {
  let out = path(`M${x0} 0L${x0 + 4} ${-h}H${x1 - 4}L${x1} 0Z`, { fill: b.down(color) });
  let courses = '';
  for (let y = -6; y > -h; y -= 7) courses += `M${x0 + 3} ${y}H${x1 - 3}`;
  let joints = '';
  for (let i = 0; i < (x1 - x0) / 6; i++) {
    const x = x0 + 6 + b.random() * (x1 - x0 - 12);
    const y = -6 - Math.floor((b.random() * h) / 7) * 7;
    if (y - 7 > -h) joints += `M${n(x)} ${y}v-7`;
  }
  out += path(courses + joints, { stroke: b.dark(color, 0.4), width: 0.8, opacity: 0.4 });
  out += rect(x0 + 2, -h - 3, x1 - x0 - 4, 4, { fill: b.light(color, 0.4) });
  return out + path(merlons(x0 + 4, -h - 2, x1 - x0 - 8, 8), { fill: b.side(color) });
}

/** City wall with a gate and a three-eave gate tower. */
export const cityGate: Landmark = {
  height: 160,
  draw: (b) => {
    const brick = b.options.color ?? '#9c9184';
    const tiles = b.options.variant === 'green' ? MATERIAL.greenTile : MATERIAL.tile;
    let out = brickWall(b, -340, 340, 46, brick);
    out +=
      path('M-110 0L-102 -62H102L110 0Z', { fill: b.side(brick) }) +
      path(merlons(-104, -62, 208, 8), { fill: b.side(brick) });
    out +=
      path(arch(0, 0, 44, 46), { fill: b.light(brick, 0.35) }) +
      path(arch(0, 0, 36, 41), { fill: b.dark('#26201f', 0.6) });
    out += bays(b, { y: -64, width: 150, height: 22, bays: 9, wall: '#8c3a2c' });
    out += roof(b, { y: -83, width: 196, ridge: 146, height: 14, lift: 8, color: tiles, horns: false });
    out += bays(b, { y: -95, width: 136, height: 17, bays: 9, wall: '#8c3a2c' });
    out += roof(b, { y: -110, width: 184, ridge: 134, height: 13, lift: 8, color: tiles, horns: false });
    return out + roof(b, { y: -118, width: 164, ridge: 98, height: 34, lift: 9, color: tiles });
  },
};

/** Archery tower: a tall brick face full of small windows. */
export const arrowTower: Landmark = {
  height: 150,
  draw: (b) => {
    const brick = '#938a80';
    let out = brickWall(b, -150, 150, 40, brick);
    out += path('M-84 -40L-78 -112H78L84 -40Z', { fill: b.side('#8a8178') });
    let holes = '';
    for (let r = 0; r < 4; r++)
      for (let c = 0; c < 11; c++) holes += `M${n(-70 + c * 13.4)} ${n(-102 + r * 15)}h6v7h-6Z`;
    out += path(holes, { fill: b.window() });
    out += roof(b, {
      y: -76,
      width: 196,
      ridge: 164,
      height: 8,
      lift: 4,
      color: MATERIAL.greenTile,
      horns: false,
    });
    return out + roof(b, { y: -110, width: 192, ridge: 122, height: 36, lift: 9, color: MATERIAL.greenTile });
  },
};

/** Rammed-earth fort of the western frontier: three gate towers behind high walls. */
export const desertFort: Landmark = {
  height: 150,
  draw: (b) => {
    const clay = b.options.color ?? '#cf9f66';
    let out = '';
    for (const [x, k] of [
      [-120, 0.8],
      [130, 0.8],
      [0, 1],
    ] as const) {
      const w = 88 * k;
      out += path(
        `M${n(x - w * 0.7)} 0L${n(x - w * 0.62)} ${n(-66 * k - 8)}H${n(x + w * 0.62)}L${n(x + w * 0.7)} 0Z`,
        { fill: b.side(clay) },
      );
      let y = -66 * k - 8;
      for (let i = 0; i < 2; i++) {
        out += bays(b, { x, y, width: w * (0.86 - i * 0.1), height: 15 * k, bays: 5, wall: '#8f4a34' });
        y -= 15 * k;
        out += roof(b, {
          x,
          y: y + 2,
          width: w * (1.26 - i * 0.12),
          ridge: w * (0.84 - i * 0.1),
          height: 10 * k,
          lift: 6 * k,
          color: MATERIAL.tile,
          horns: false,
        });
        y -= 8 * k;
      }
      out += bays(b, { x, y, width: w * 0.66, height: 12 * k, bays: 3, wall: '#8f4a34' });
      out += roof(b, {
        x,
        y: y - 10 * k,
        width: w * 1.02,
        ridge: w * 0.56,
        height: 22 * k,
        lift: 7 * k,
        color: MATERIAL.tile,
      });
    }
    out += path('M-290 0L-284 -44H284L290 0Z', { fill: b.down(clay) });
    let layers = '';
    for (let y = -6; y > -42; y -= 6) layers += `M-288 ${y}h576`;
    out += path(layers, { stroke: b.dark(clay, 0.35), width: 1, opacity: 0.4 });
    out += path(merlons(-284, -44, 568, 7), { fill: b.side(clay) });
    for (const x of [-270, 270])
      out +=
        path(`M${x - 26} 2L${x - 21} -58H${x + 21}L${x + 26} 2Z`, { fill: b.side(clay) }) +
        roof(b, { x, y: -62, width: 50, ridge: 26, height: 14, lift: 5, color: MATERIAL.tile }) +
        path(merlons(x - 22, -57, 44, 6), { fill: b.light(clay, 0.2) });
    return (
      out +
      path(arch(0, 2, 34, 36), { fill: b.light(clay, 0.4) }) +
      path(arch(0, 2, 26, 31), { fill: b.dark('#33241f', 0.6) })
    );
  },
};

/** Sun Yat-sen style: blue-roofed memorial hall on endless stairs. */
export const stairMausoleum: Landmark = {
  height: 170,
  draw: (b) => {
    const blue = '#3a6ea5';
    const stone = MATERIAL.marble;
    let out = '';
    for (let i = 0; i < 4; i++) {
      const y = -i * 24;
      const w = 190 - i * 26;
      out += path(`M${-w} ${y}L${-w + 16} ${y - 24}H${w - 16}L${w} ${y}Z`, {
        fill: b.side(i % 2 ? '#7d9a6c' : '#6d8c60'),
      });
      out += stairs(b, 0, y, 64 - i * 7, 24, stone);
    }
    out += rect(-66, -134, 132, 38, { fill: b.side(stone) });
    for (const x of [-36, 0, 36]) out += path(arch(x, -96, 20, 30), { fill: b.dark('#4a4a55', 0.4) });
    for (const x of [-70, 58]) out += rect(x, -140, 12, 44, { fill: b.light(stone, 0.3) });
    out += roof(b, { y: -131, width: 170, ridge: 118, height: 14, lift: 7, color: blue, horns: false });
    out += rect(-46, -152, 92, 12, { fill: b.side(stone) });
    return out + roof(b, { y: -148, width: 136, ridge: 70, height: 30, lift: 9, color: blue });
  },
};

/** A beehive-shaped imperial tomb of bare earth. */
export const earthTomb: Landmark = {
  height: 110,
  draw: (b) => {
    const clay = b.options.color ?? '#c79a63';
    let out = path('M-86 2C-82 -40 -64 -84 -22 -104C-10 -112 12 -110 22 -100C62 -80 80 -40 86 2Z', {
      fill: b.side(clay),
    });
    let rings = '';
    for (let i = 1; i < 7; i++) {
      const y = -i * 15;
      const w = 84 * Math.sqrt(1 - (i / 7.6) ** 1.7);
      rings += `M${n(-w)} ${y}q${n(w)} ${n(6)} ${n(w * 2)} 0`;
    }
    let pits = '';
    for (let i = 0; i < 26; i++) pits += `M${n(-60 + b.random() * 120)} ${n(-6 - b.random() * 80)}h3v4h-3Z`;
    return (
      out +
      path(rings, { stroke: b.dark(clay, 0.4), width: 1.6, opacity: 0.5 }) +
      path(pits, { fill: b.dark(clay, 0.5), opacity: 0.6 })
    );
  },
};
