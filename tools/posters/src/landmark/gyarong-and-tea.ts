import { type Brush, MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { ellipse, n, path, polygon, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** Courses of rough stone inside a tapering wall from `y` up to `top`. */
function courses(b: Brush, wall: { x: number; y: number; top: number; foot: number; crown: number }): string {
  let d = '';
  for (let y = wall.y - 6; y > wall.top + 4; y -= 7) {
    const t = (wall.y - y) / (wall.y - wall.top);
    const half = (wall.foot + (wall.crown - wall.foot) * t) / 2;
    for (let x = -half + b.random() * 10; x < half - 8; x += 12 + b.random() * 9)
      d += `M${n(wall.x + x)} ${n(y + b.random() * 2)}h${n(6 + b.random() * 5)}`;
  }
  return d;
}

function tower(b: Brush, x: number, h: number, w: number, stone: string): string {
  const crown = w * 0.66;
  let out = path(
    polygon([
      [x - w / 2, 6],
      [x - crown / 2, -h],
      [x + crown / 2, -h],
      [x + w / 2, 6],
    ]),
    { fill: b.side(stone) },
  );
  const shaded = b.lightFrom > 0 ? 1 : -1;
  out += path(
    polygon([
      [x + shaded * w * 0.16, 6],
      [x + shaded * crown * 0.16, -h],
      [x + (shaded * crown) / 2, -h],
      [x + (shaded * w) / 2, 6],
    ]),
    { fill: b.dark(stone, 0.5), opacity: 0.75 },
  );
  out += path(courses(b, { x, y: 0, top: -h, foot: w, crown }), {
    stroke: b.dark(stone, 0.6),
    width: 1.5,
    opacity: 0.5,
  });
  let beams = '';
  for (let y = -46; y > -h + 20; y -= 52) beams += `M${n(x - w * 0.42)} ${y}h${n(w * 0.84)}`;
  out += path(beams, { stroke: b.dark(MATERIAL.darkTimber, 0.35), width: 2.6, opacity: 0.65 });
  for (const t of [0.3, 0.52, 0.74, 0.9])
    out += rect(x - w * 0.08, -h * t, w * 0.1, h * 0.05, { fill: b.dark('#2a211c', 0.6) });
  return out + rect(x - crown * 0.6, -h - 5, crown * 1.2, 7, { fill: b.dark(stone, 0.2) });
}

/** Stone towers of the Gyarong: three slender shafts of different height. */
export const gyarongTowers: Landmark = {
  height: 330,
  draw: (b) => {
    const stone = b.options.color ?? '#b39a7c';
    return tower(b, -96, 236, 44, stone) + tower(b, 104, 270, 48, stone) + tower(b, 0, 324, 60, stone);
  },
};

/** A Gyarong house: white walls, a red and black band, flat roof with four white horns and maize drying on it. */
export const gyarongHouse: Landmark = {
  height: 150,
  draw: (b) => {
    const white = '#f1ebdf';
    const red = '#8e2f27';
    const box = (x: number, y: number, w: number, h: number) => {
      let out = path(
        polygon([
          [x - w * 0.52, y],
          [x - w / 2, y - h],
          [x + w / 2, y - h],
          [x + w * 0.52, y],
        ]),
        { fill: b.side(white) },
      );
      out += rect(x - w / 2, y - h, w, h * 0.2, { fill: b.side(red) });
      out += rect(x - w / 2, y - h * 0.78, w, h * 0.05, { fill: b.dark('#2b2523', 0.4) });
      for (const s of [-1, 1])
        out += path(
          `M${n(x + s * w * 0.5)} ${n(y - h)}l${n(-s * w * 0.09)} 0l${n(s * w * 0.075)} ${n(-h * 0.2)}Z`,
          { fill: b.side('#ffffff') },
        );
      return out;
    };
    const window = (x: number, y: number) =>
      path(
        polygon([
          [x - 11, y],
          [x - 8, y - 22],
          [x + 8, y - 22],
          [x + 11, y],
        ]),
        { fill: b.dark('#2b2523', 0.5) },
      ) + rect(x - 6, y - 19, 12, 15, { fill: b.window() });
    let out = box(0, 6, 190, 92);
    out += path('M-92 -88H92', { stroke: b.tone('#e2b23c'), width: 7 });
    out += box(-34, -84, 116, 50);
    for (const x of [-66, -22, 22, 66]) out += window(x, -32);
    for (const x of [-62, -8]) out += window(x, -94);
    out += rect(-10, -22, 22, 28, { fill: b.dark('#4a2c22', 0.4) });
    return out + path('M-34 -132v-14M-34 -146h16v9h-16', { stroke: b.tone('#e9e4da'), width: 2.4 });
  },
};

/** A tea server with the copper pot whose spout is as long as an arm span. */
export const longSpout: Landmark = {
  height: 170,
  draw: (b) => {
    const coat = b.options.color ?? '#2f5d6e';
    const copper = '#c07a3a';
    let out = path('M-20 4L-14 -54H16L22 4H8L2 -38L-6 4Z', { fill: b.dark('#33302e', 0.3) });
    out += path('M-24 -46C-26 -84 -20 -112 0 -114C20 -112 28 -84 26 -46Z', { fill: b.side(coat) });
    out += path('M-24 -66H26', { stroke: b.tone('#d9a03f'), width: 5 });
    out += path('M-16 -102C-40 -96 -52 -112 -48 -136', { stroke: b.tone(coat), width: 12 });
    out += path('M18 -102C34 -92 42 -84 52 -78', { stroke: b.tone(coat), width: 11 });
    out += ellipse(1, -128, 12, 14, { fill: b.tone('#d8a884') });
    out += path('M-12 -132C-12 -150 14 -150 14 -132C8 -138 -6 -138 -12 -132Z', {
      fill: b.dark('#2a1c18', 0.4),
    });
    out += ellipse(-52, -146, 17, 14, { fill: b.side(copper) });
    out += path('M-58 -158C-66 -168 -44 -170 -46 -160', { stroke: b.dark(copper, 0.3), width: 4 });
    out += path('M-40 -150C10 -168 80 -150 118 -92', { stroke: b.tone(copper), width: 5 });
    out += path('M118 -92C122 -70 122 -48 120 -30', { stroke: b.light('#e6efe9', 0.5), width: 2.6 });
    return (
      out +
      path('M106 -28H136L130 -14H112Z', { fill: b.side('#f2efe6') }) +
      path('M84 -14H158M96 -14V4M146 -14V4', { stroke: b.dark(MATERIAL.darkTimber, 0.2), width: 6 })
    );
  },
};

/** The Royal Tea Garden on Mengding: a stone gate with a rail around seven bushes. */
export const royalTeaGarden: Landmark = {
  height: 130,
  draw: (b) => {
    const stone = '#a9a292';
    let out = '';
    for (let i = 0; i < 7; i++) {
      const x = -150 + i * 50;
      for (let k = 0; k < 5; k++)
        out += ellipse(x + (b.random() - 0.5) * 34, -30 - b.random() * 24, 20, 15, {
          fill: b.side(i % 2 ? '#4d7f3e' : '#5d9148'),
        });
    }
    for (let x = -220; x <= 220; x += 40) out += rect(x - 5, -44, 10, 48, { fill: b.side(stone) });
    out += path('M-222 -34H222M-222 -14H222', { stroke: b.tone(stone), width: 6 });
    out += rect(-56, -82, 16, 86, { fill: b.side(stone) }) + rect(40, -82, 16, 86, { fill: b.side(stone) });
    out += rect(-40, -64, 80, 68, { fill: b.dark('#6b6254', 0.2) });
    out += path('M0 -64V4', { stroke: b.dark(stone, 0.6), width: 3 });
    out +=
      rect(-34, -86, 68, 18, { fill: b.side('#3f4a44') }) +
      path('M-22 -77H22', { stroke: b.tone('#d9a03f'), width: 5 });
    return out + roof(b, { y: -86, width: 150, ridge: 80, height: 32, color: '#6a6f66' });
  },
};

/** A round Blang house of Jingmai on stilts: a deep tiled roof whose ridge ends in a bud with two leaves. */
export const blangHouse: Landmark = {
  height: 130,
  draw: (b) => {
    const tile = b.options.color ?? '#6a5a50';
    let out = '';
    for (const x of [-78, -40, 0, 40, 78])
      out += rect(x - 4, -36, 8, 40, { fill: b.dark(MATERIAL.darkTimber, 0.2) });
    out += rect(-92, -58, 184, 24, { fill: b.side('#7a563c') });
    out += path('M-92 -48H92', { stroke: b.dark('#4a3428', 0.3), width: 2 });
    for (const x of [-58, -14, 30]) out += rect(x, -55, 22, 18, { fill: b.window() });
    out += path('M-122 -52L-40 -116H40L122 -52Z', { fill: b.side(tile) });
    let lines = '';
    for (let i = -9; i <= 9; i++) lines += `M${n(i * 4.4)} -114L${n(i * 13)} -53`;
    out += path(lines, { stroke: b.dark(tile, 0.5), width: 1.6, opacity: 0.6 });
    for (const s of [-1, 1])
      out += path(
        `M${s * 40} -116q${s * 2} -14 ${s * 12} -18M${s * 40} -116q${s * -8} -10 ${s * -2} -20M${s * 40} -116v-22`,
        { stroke: b.dark('#4a3a30', 0.2), width: 3.4 },
      );
    return out + path('M60 -34L104 6', { stroke: b.dark(MATERIAL.timber, 0.2), width: 6 });
  },
};

/** Fields laid in rings around a sinkhole, as seen from above the valley. */
export const ringFields: Landmark = {
  height: 150,
  floats: true,
  flies: true,
  draw: (b) => {
    const tints = ['#e6c73d', '#7fae4a', '#f0d65a', '#5f9a4c', '#d9b634', '#8fbf57'];
    let out = '';
    for (let i = 0; i < 9; i++) {
      const k = 1 - i / 9.5;
      out += ellipse(i * 5, -75 + i * 2.4, 330 * k, 76 * k, {
        fill: b.tone(tints[i % tints.length] ?? '#7fae4a'),
      });
      out += ellipse(i * 5, -75 + i * 2.4, 330 * k, 76 * k, {
        stroke: b.dark('#7d7a3c', 0.3),
        width: 2.6,
        opacity: 0.7,
      });
    }
    let spokes = '';
    for (let a = 0; a < 8; a++) {
      const [c, s] = [Math.cos((a * Math.PI) / 4 + 0.3), Math.sin((a * Math.PI) / 4 + 0.3)];
      spokes += `M${n(42 + c * 36)} ${n(-54 + s * 9)}L${n(c * 326)} ${n(-75 + s * 75)}`;
    }
    out += path(spokes, { stroke: b.dark('#6d6a34', 0.3), width: 2.4, opacity: 0.7 });
    return out + ellipse(43, -54, 30, 8, { fill: b.dark('#2f4a34', 0.4) });
  },
};
