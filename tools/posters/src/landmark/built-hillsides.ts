import { MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** The roof of a great hall: steel arches and glass, seen from inside. */
export const glassVault: Landmark = {
  height: 400,
  flies: true,
  draw: (b) => {
    const steel = b.light('#b9c4cc', 0.2);
    const rib = (k: number) =>
      `M${-640 * k} 40C${-640 * k} ${-300 * k} ${-320 * k} ${-400 * k} 0 ${-400 * k}C${320 * k} ${-400 * k} ${640 * k} ${-300 * k} ${640 * k} 40`;
    let out = path(`${rib(1)}Z`, { fill: '#ffe6b0', opacity: 0.1 });
    let ribs = '';
    for (const k of [1, 0.92, 0.84, 0.76, 0.68]) ribs += rib(k);
    out += path(ribs, { stroke: steel, width: 5, opacity: 0.85 });
    let purlins = '';
    for (let i = 1; i < 20; i++) {
      const a = Math.PI * (i / 20);
      const at = (k: number) => `${n(Math.cos(a) * 632 * k)} ${n(34 - Math.sin(a) ** 0.75 * 432 * k)}`;
      purlins += `M${at(1)}L${at(0.68)}`;
    }
    return out + path(purlins, { stroke: steel, width: 2.6, opacity: 0.6 });
  },
};

/** A hill of houses and stairs built inside a hall, every window lit. */
export const indoorHill: Landmark = {
  height: 300,
  draw: (b) => {
    let out = path('M-420 6L-330 -70L-240 -96L-150 -180L-60 -226L20 -262L110 -220L190 -150L280 -90L420 6Z', {
      fill: b.side('#8a6a4f'),
    });
    const rows = [
      [-262, 40, 1],
      [-212, 150, 3],
      [-158, 240, 5],
      [-104, 330, 6],
      [-52, 400, 8],
      [0, 420, 9],
    ] as const;
    const tiles = ['#4f6a72', '#6a5a4c', '#3f7a62', '#8a4a3a'];
    for (const [y, half, count] of rows)
      for (let i = 0; i < count; i++) {
        const x = count === 1 ? 10 : -half + 40 + (i * (half * 2 - 80)) / (count - 1);
        const w = 58 + b.random() * 22;
        const h = 30 + b.random() * 12;
        out += rect(x - w / 2, y - h, w, h + 6, { fill: b.side(b.random() < 0.5 ? '#e6d3b0' : '#b5764a') });
        for (let k = 0; k < 3; k++)
          out += rect(x - w / 2 + 7 + k * (w / 3.2), y - h + 9, w / 5, h * 0.42, { fill: '#ffd27a' });
        out += roof(b, {
          x,
          y: y - h + 2,
          width: w * 1.4,
          ridge: w * 0.7,
          height: 18,
          lift: 8,
          color: tiles[Math.floor(b.random() * 4)] ?? '#4f6a72',
          horns: false,
        });
        out +=
          ellipse(x - w * 0.44, y - h + 12, 4.4, 5, { fill: '#e0402a' }) +
          ellipse(x + w * 0.44, y - h + 12, 4.4, 5, { fill: '#e0402a' });
      }
    let steps = '';
    for (let i = 0; i < 30; i++) {
      const t = i / 30;
      steps += `M${n(-30 + Math.sin(t * 9) * 70 * (1 - t) - 22 * (1 - t * 0.5))} ${n(-t * 236)}h${n(44 * (1 - t * 0.5))}`;
    }
    return out + path(steps, { stroke: b.light('#f2e2c0', 0.3), width: 4.4 });
  },
};

/** A thousand trees: two hills of concrete columns, a tree in the pot on top of each. */
export const thousandTrees: Landmark = {
  height: 240,
  draw: (b) => {
    const concrete = b.options.color ?? '#c9bfae';
    const heightAt = (x: number) =>
      60 + 150 * Math.exp(-(((x + 150) / 120) ** 2)) + 110 * Math.exp(-(((x - 190) / 110) ** 2));
    let out = '';
    for (let row = 0; row < 6; row++) {
      const count = 17;
      for (let i = 0; i < count; i++) {
        const x = -370 + (i + (row % 2) * 0.5) * 46;
        const top = heightAt(x) * (1 - row * 0.155);
        if (top < 34) continue;
        out +=
          rect(x - 22, -top + 8, 44, top * 0.4, { fill: b.window(), opacity: 0.5 }) +
          path(
            `M${n(x - 5)} 2V${n(-top + 26)}C${n(x - 6)} ${n(-top + 14)} ${n(x - 16)} ${n(-top + 10)} ${n(x - 19)} ${n(-top)}H${n(x + 19)}C${n(x + 16)} ${n(-top + 10)} ${n(x + 6)} ${n(-top + 14)} ${n(x + 5)} ${n(-top + 26)}V2Z`,
            { fill: b.side(concrete) },
          );
        const green = ['#4f7f4e', '#6a9a52', '#3f6f4c', '#a8a04a'][(i * 7 + row * 3) % 4] ?? '#4f7f4e';
        const r = 13 + b.random() * 7;
        out +=
          path(`M${n(x)} ${n(-top)}v-12`, { stroke: b.dark('#5a4634', 0.3), width: 2.6 }) +
          path(
            `M${n(x - r)} ${n(-top - 10)}C${n(x - r * 1.2)} ${n(-top - 26)} ${n(x - r * 0.4)} ${n(-top - 38)} ${n(x)} ${n(-top - 36)}C${n(x + r * 0.6)} ${n(-top - 38)} ${n(x + r * 1.2)} ${n(-top - 24)} ${n(x + r)} ${n(-top - 10)}C${n(x + r * 0.4)} ${n(-top - 4)} ${n(x - r * 0.4)} ${n(-top - 4)} ${n(x - r)} ${n(-top - 10)}Z`,
            { fill: b.down(green) },
          );
      }
    }
    return out;
  },
};

/** A path of steel on forked posts that winds between the crowns of a wood. */
export const treetopPath: Landmark = {
  height: 260,
  draw: (b) => {
    const steel = '#f4f2ea';
    const at = (t: number) =>
      [-460 + t * 620 + Math.sin(t * 7.4) * 150 * (0.3 + t), -236 + t * 196, 5 + t * 27] as const;
    let out = '';
    for (let i = 1; i < 13; i++) {
      const [x, y, w] = at(i / 12.6);
      out += path(
        `M${n(x)} ${n(y + w * 3.4)}V${n(y + w * 1.2)}L${n(x - w * 0.9)} ${n(y + 2)}M${n(x)} ${n(y + w * 1.2)}L${n(x + w * 0.9)} ${n(y + 2)}`,
        { stroke: b.side('#b5b8b0'), width: w * 0.22 },
      );
    }
    let left = '';
    let right = '';
    let railLeft = '';
    let railRight = '';
    let posts = '';
    for (let i = 0; i <= 90; i++) {
      const [x, y, w] = at(i / 90);
      left += `${i ? 'L' : 'M'}${n(x - w)} ${n(y)}`;
      right = `L${n(x + w)} ${n(y)}${right}`;
      railLeft += `${i ? 'L' : 'M'}${n(x - w)} ${n(y - w * 0.6)}`;
      railRight += `${i ? 'L' : 'M'}${n(x + w)} ${n(y - w * 0.6)}`;
      if (i % 3 === 0) posts += `M${n(x - w)} ${n(y)}v${n(-w * 0.6)}M${n(x + w)} ${n(y)}v${n(-w * 0.6)}`;
    }
    out += path(`${left}${right}Z`, { fill: b.side('#d2b48a'), stroke: b.light(steel, 0.3), width: 4 });
    let grid = '';
    for (let i = 0; i < 90; i += 2) {
      const [x, y, w] = at(i / 90);
      grid += `M${n(x - w)} ${n(y)}h${n(w * 2)}`;
    }
    return (
      out +
      path(grid, { stroke: b.light(steel, 0.3), width: 1.6, opacity: 0.6 }) +
      path(posts, { stroke: b.light(steel, 0.3), width: 2 }) +
      path(railLeft + railRight, { stroke: b.light(steel, 0.5), width: 3.4 })
    );
  },
};

/** The spiral ramp at the gate of the forest path. */
export const spiralRamp: Landmark = {
  height: 260,
  draw: (b) => {
    let out = '';
    for (const x of [-104, -52, 52, 104]) out += rect(x - 3, -240, 6, 242, { fill: b.side('#b5b8b0') });
    for (let k = 0; k < 7; k++) {
      const y = -18 - k * 36;
      out += path(`M-120 ${y}C-120 ${y - 30} 120 ${y - 34} 120 ${y - 18}`, {
        stroke: b.dark('#8a8c84', 0.3),
        width: 9,
      });
    }
    for (let k = 0; k < 7; k++) {
      const y = -18 - k * 36;
      out +=
        path(`M-120 ${y}C-120 ${y + 24} 120 ${y + 22} 120 ${y - 18}`, {
          stroke: b.side('#e0ddd2'),
          width: 13,
        }) +
        path(`M-120 ${y - 12}C-120 ${y + 12} 120 ${y + 10} 120 ${y - 30}`, {
          stroke: b.light('#ffffff', 0.3),
          width: 3,
        }) +
        path(`M-90 ${y + 12}v-14M-50 ${y + 15}v-14M0 ${y + 14}v-14M50 ${y + 9}v-14M90 ${y + 1}v-14`, {
          stroke: b.light('#ffffff', 0.3),
          width: 1.8,
        });
    }
    return out;
  },
};

/** A gatehouse of grey brick with a curved Western gable, as the warlords of Anren built. */
export const mansionGate: Landmark = {
  height: 190,
  draw: (b) => {
    const brick = b.options.color ?? '#8d8b88';
    const white = b.light('#efe8da', 0.2);
    let out = rect(-220, -92, 440, 94, { fill: b.side(brick) });
    let courses = '';
    for (let y = -84; y < 0; y += 9) courses += `M-220 ${y}H220`;
    out +=
      path(courses, { stroke: b.light(brick, 0.3), width: 1, opacity: 0.45 }) +
      path('M-226 -92H226', { stroke: white, width: 8 });
    for (const x of [-160, 160])
      out +=
        rect(x - 24, -70, 48, 46, { fill: white }) +
        rect(x - 18, -64, 36, 40, { fill: b.window() }) +
        path(`M${x} -64v40M${x - 18} -46h36M${x - 30} -72L${x} -86L${x + 30} -72Z`, {
          stroke: white,
          width: 3.4,
        });
    out += path(
      'M-92 2V-128C-92 -138 -70 -136 -64 -148C-54 -170 -30 -166 -22 -180C-14 -194 14 -194 22 -180C30 -166 54 -170 64 -148C70 -136 92 -138 92 -128V2Z',
      { fill: b.side(brick) },
    );
    out += path(
      'M-92 -128C-92 -138 -70 -136 -64 -148C-54 -170 -30 -166 -22 -180C-14 -194 14 -194 22 -180C30 -166 54 -170 64 -148C70 -136 92 -138 92 -128',
      { stroke: white, width: 8 },
    );
    for (const x of [-84, -52, 52, 84])
      out +=
        rect(x - 6, -122, 12, 124, { fill: white }) +
        rect(x - 9, -126, 18, 7, { fill: white }) +
        rect(x - 9, -12, 18, 14, { fill: white });
    out +=
      path('M-38 2V-74A38 38 0 0 1 38 -74V2Z', { fill: white }) +
      path('M-30 2V-72A30 30 0 0 1 30 -72V2Z', { fill: b.side('#2f2628') }) +
      path('M0 0V-100', { stroke: b.light('#8a5a3c', 0.3), width: 2.4 });
    out +=
      ellipse(0, -150, 17, 17, { fill: white }) +
      ellipse(0, -150, 10, 10, { fill: b.side(brick) }) +
      ellipse(0, -150, 4, 4, { fill: white });
    for (const x of [-66, 66])
      out +=
        path(`M${x} -112v8`, { stroke: b.ink, width: 2 }) +
        ellipse(x, -92, 11, 12, { fill: b.tone('#c9352a') });
    return (
      out +
      path('M-36 -124h18v12h-18ZM-9 -124h18v12h-18ZM18 -124h18v12h-18Z', { fill: b.tone(MATERIAL.gold) })
    );
  },
};
