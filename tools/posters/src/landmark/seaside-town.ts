import { arch } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** A row of shop houses over an arcade (qilou): pastel fronts, tall windows, curved gables. */
export const arcadeRow: Landmark = {
  height: 170,
  draw: (b) => {
    const fronts = ['#f0dcc0', '#e8b8a0', '#cfdcd0', '#f2e6b8', '#e2c4c0', '#d8d0e0'];
    let out = '';
    for (let i = 0; i < 7; i++) {
      const x = -315 + i * 90;
      const color = fronts[i % fronts.length] ?? '#f0dcc0';
      const h = 132 + (i % 3) * 12;
      out +=
        rect(x, -h, 90, h, { fill: b.side(color) }) +
        rect(x - 2, -h - 3, 94, 7, { fill: b.light('#fff6e4', 0.4) });
      out += path(
        i % 2
          ? `M${x + 12} ${-h}C${x + 20} ${-h - 34} ${x + 70} ${-h - 34} ${x + 78} ${-h}Z`
          : `M${x + 20} ${-h}V${-h - 14}H${x + 34}L${x + 45} ${-h - 28}L${x + 56} ${-h - 14}H${x + 70}V${-h}Z`,
        { fill: b.side(color) },
      );
      for (const y of [-h + 42, -h + 82])
        for (const u of [18, 45, 72]) {
          out +=
            path(arch(x + u, y, 17, 32), { fill: b.light('#fff6e4', 0.4) }) +
            path(arch(x + u, y, 12, 28), { fill: b.window() });
        }
      out +=
        rect(x, -48, 90, 4, { fill: b.light('#fff6e4', 0.4) }) +
        rect(x + 8, -44, 74, 44, { fill: b.glow > 0.2 ? b.window() : b.dark('#5a4438', 0.4) });
      out += path(`M${x + 8} -44C${x + 20} -30 ${x + 70} -30 ${x + 82} -44Z`, { fill: b.side(color) });
      for (const u of [0, 82]) out += rect(x + u, -46, 8, 46, { fill: b.light(color, 0.25) });
      out += rect(
        x + 24,
        -42,
        42,
        8,
        { fill: b.tone(['#a63a2c', '#2f6f73', '#b8822f'][i % 3] ?? '#a63a2c') },
        1,
      );
    }
    return out;
  },
};

function column(b: Brush, x: number, y: number, w: number, h: number, color: string): string {
  let ribs = '';
  for (const u of [-0.25, 0, 0.25]) ribs += `M${n(x + u * w)} ${n(y)}V${n(y - h + w * 0.3)}`;
  return (
    rect(x - w / 2, y - h, w, h, { fill: b.side(color) }, w / 2) +
    path(ribs, { stroke: b.light('#e8f0c8', 0.3), width: 1.6, opacity: 0.7 })
  );
}

/** A cactus garden: tall columns with arms and golden barrels. */
export const cacti: Landmark = {
  height: 200,
  draw: (b) => {
    const green = '#4f8a58';
    let out = '';
    for (const [x, h, w] of [
      [-150, 150, 24],
      [-96, 190, 28],
      [-40, 130, 22],
      [60, 200, 30],
      [120, 146, 24],
      [176, 172, 26],
    ] as const) {
      out += column(b, x, 0, w, h, green);
      const side = x % 4 === 0 ? 1 : -1;
      out += path(`M${x} ${-h * 0.4}h${side * 22}q9 0 9 -10v${-h * 0.24}`, {
        stroke: b.side(green),
        width: w * 0.6,
      });
    }
    for (const [x, y, r] of [
      [-190, 4, 26],
      [-126, 10, 34],
      [-62, 6, 28],
      [0, 12, 40],
      [84, 8, 32],
      [150, 12, 36],
      [208, 4, 26],
    ] as const) {
      out += ellipse(x, y - r * 0.8, r, r * 0.86, { fill: b.side('#7f9a48') });
      let ribs = '';
      for (let k = -3; k <= 3; k++)
        ribs += `M${n(x + k * r * 0.1)} ${n(y - r * 1.64)}Q${n(x + k * r * 0.36)} ${n(y - r * 0.8)} ${n(x + k * r * 0.2)} ${n(y)}`;
      out +=
        path(ribs, { stroke: b.light('#f2d870', 0.3), width: 3 }) +
        ellipse(x, y - r * 1.6, r * 0.3, r * 0.1, { fill: b.light('#f2d870', 0.3) });
    }
    return out;
  },
};

/** A school of Jimei: a western body of grey stone and arcades under swept Chinese roofs of green tiles and red brick. */
export const schoolTower: Landmark = {
  height: 200,
  draw: (b) => {
    const stone = '#e6ddca';
    const wing = (x: number) => {
      let out =
        rect(x - 90, -86, 180, 86, { fill: b.side(stone) }) +
        rect(x - 90, -46, 180, 6, { fill: b.tone('#b0583c') });
      for (let i = 0; i < 8; i++) {
        const u = x - 78 + i * 22.3;
        out += path(arch(u, -4, 14, 34) + arch(u, -50, 14, 30), { fill: b.window() });
      }
      return out + roof(b, { x, y: -82, width: 204, ridge: 156, height: 30, lift: 16, color: '#a84a34' });
    };
    let out = wing(-160) + wing(160) + rect(-70, -138, 140, 138, { fill: b.side(stone) });
    for (const y of [-4, -50, -96]) {
      out += rect(-72, y - 40, 144, 5, { fill: b.light('#b0583c', 0.15) });
      for (const x of [-46, -15, 15, 46]) out += path(arch(x, y, 18, 33), { fill: b.window() });
    }
    out += roof(b, {
      y: -134,
      width: 172,
      ridge: 118,
      height: 22,
      lift: 16,
      color: MATERIAL.greenTile,
      horns: false,
    });
    out += rect(-40, -172, 80, 18, { fill: b.side('#b0583c') });
    return out + roof(b, { y: -168, width: 124, ridge: 62, height: 34, lift: 18, color: MATERIAL.greenTile });
  },
};
