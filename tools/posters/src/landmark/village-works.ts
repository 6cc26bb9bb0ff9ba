import { arch } from '../building/body.ts';
import type { Brush } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** A Korean farmhouse: white plaster between dark posts, a porch, curved tiles; thatched with the variant `thatch`. */
export const hanok: Landmark = {
  height: 110,
  draw: (b) => {
    const timber = '#6a4732';
    let out = path('M-140 0L-134 -14H134L140 0Z', { fill: b.side('#a79c8c') });
    out += rect(-118, -58, 236, 44, { fill: b.side('#f1e8d6') });
    for (let i = 0; i <= 6; i++) out += rect(-120 + i * 39.4, -60, 6, 46, { fill: b.side(timber) });
    for (const i of [1, 2, 4]) {
      const x = -112 + i * 39.4;
      out += rect(x, -50, 30, 36, { fill: b.glow > 0.2 ? b.window() : b.light('#fbf5e6', 0.3) });
      let bars = `M${n(x)} -38h30M${n(x)} -26h30`;
      for (let k = 1; k < 5; k++) bars += `M${n(x + k * 6)} -50v36`;
      out += path(bars, { stroke: b.tone(timber), width: 1.4 });
      out += rect(x, -50, 30, 36, { stroke: b.tone(timber), width: 2.6, fill: 'none' });
    }
    out += rect(-122, -20, 244, 6, { fill: b.light('#a5764c', 0.1) });
    if (b.options.variant === 'thatch') {
      out += path('M-162 -50C-150 -88 -96 -112 0 -112C96 -112 150 -88 162 -50C120 -60 -120 -60 -162 -50Z', {
        fill: b.side('#b8945a'),
      });
      let straw = '';
      for (let i = 0; i < 40; i++) {
        const u = -1 + (i / 39) * 2;
        straw += `M${n(u * 60)} -110Q${n(u * 110)} -92 ${n(u * 150)} ${n(-56 - (1 - u * u) * 4)}`;
      }
      return out + path(straw, { stroke: b.dark('#8a6a3a', 0.4), width: 1.4, opacity: 0.5 });
    }
    return (
      out + roof(b, { y: -56, width: 300, ridge: 170, height: 46, lift: 20, color: '#565e66', horns: false })
    );
  },
};

/** A shed by a brook where a water wheel lifts wooden hammers over mortars of porcelain stone. */
export const stampMill: Landmark = {
  height: 150,
  draw: (b) => {
    const timber = '#7a5638';
    let out = rect(-170, -88, 84, 7, { fill: b.side(timber) });
    out += path('M-92 -84q10 8 6 26', { stroke: b.light('#cfe6e6', 0.5), width: 9 });
    const [cx, cy, r] = [-92, -46, 50];
    let spokes = '';
    let paddles = '';
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * Math.PI * 2;
      spokes += `M${cx} ${cy}L${n(cx + Math.cos(a) * r)} ${n(cy + Math.sin(a) * r)}`;
      paddles += `M${n(cx + Math.cos(a - 0.12) * (r + 7))} ${n(cy + Math.sin(a - 0.12) * (r + 7))}L${n(cx + Math.cos(a + 0.12) * (r - 6))} ${n(cy + Math.sin(a + 0.12) * (r - 6))}`;
    }
    out +=
      path(spokes, { stroke: b.tone(timber), width: 3 }) +
      path(paddles, { stroke: b.dark(timber, 0.2), width: 6 });
    out += path(`M${cx - r} ${cy}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`, {
      stroke: b.dark(timber, 0.35),
      width: 5,
    });
    out += rect(-96, -50, 170, 9, { fill: b.dark(timber, 0.25) });
    for (const x of [-26, 64, 150]) out += rect(x, -92, 9, 92, { fill: b.side(timber) });
    for (const [i, x] of [-4, 44, 92].entries()) {
      const up = i % 2 ? -20 : 0;
      out += path(`M${x - 20} -40L${x + 46} ${-34 + up}`, { stroke: b.side('#8d6844'), width: 9 });
      out += rect(x + 38, -38 + up, 12, 34, { fill: b.side('#9a7650') });
      out += path(`M${x + 36} ${-4 + up}h16l-3 10h-10Z`, { fill: b.side('#8f8a82') });
      out += ellipse(x + 44, 3, 22, 7, { fill: b.side('#efe9dc') });
    }
    out += path('M-56 -86L-22 -140H146L186 -86C120 -96 10 -96 -56 -86Z', { fill: b.side('#b0905a') });
    let straw = '';
    for (let i = 0; i < 34; i++) {
      const t = i / 33;
      straw += `M${n(-22 + t * 168)} -138L${n(-52 + t * 234)} -92`;
    }
    return out + path(straw, { stroke: b.dark('#7f6236', 0.4), width: 1.5, opacity: 0.5 });
  },
};

/** Tall frames on which the farmers of the plateau hang barley to dry. */
export const hayRacks: Landmark = {
  height: 130,
  draw: (b) => {
    let out = '';
    for (const [x, k] of [
      [-130, 0.8],
      [120, 0.88],
      [0, 1],
    ] as const) {
      let frame = '';
      let sheaves = '';
      for (const s of [-1, 1]) frame += `M${s * 62} 0L${s * 54} -130M${s * 62} -2L${s * 88} 0L${s * 56} -96`;
      for (let i = 0; i < 7; i++) {
        const y = -22 - i * 16;
        frame += `M-64 ${y}H64`;
        if (i === 2 || i > 4) continue;
        for (let u = -50; u <= 48; u += 7) sheaves += `M${u} ${y}l${n((b.random() - 0.5) * 4)} 13`;
      }
      out += `<g transform="translate(${x} 0) scale(${k})">${path(frame, { stroke: b.dark('#6a5038', 0.25), width: 4.4 })}${path(sheaves, { stroke: b.light('#d8ab4c', 0.1), width: 6 })}</g>`;
    }
    return out;
  },
};

/** A drying house for grapes: mud bricks set with gaps so that the wind goes through. */
export const dryingHouse: Landmark = {
  height: 90,
  draw: (b) => {
    const clay = b.options.color ?? '#c8935c';
    let out = path('M-110 0L-104 -78H104L110 0Z', { fill: b.side(clay) });
    let holes = '';
    for (let row = 0; row < 8; row++)
      for (let i = 0; i < 15; i++) holes += `M${-94 + i * 13 + (row % 2) * 6} ${-70 + row * 6.6}h5v3.6h-5Z`;
    out += path(holes, { fill: b.dark('#5a3a26', 0.5) });
    out += rect(-108, -84, 216, 8, { fill: b.light(clay, 0.25) });
    return out + path(arch(0, 0, 22, 26), { fill: b.dark('#4a2f20', 0.5) });
  },
};

/** The mouth of a mine in a rock face, with its rails and a tub of red ore. */
export const mineMouth: Landmark = {
  height: 170,
  draw: (b) => {
    const rock = b.options.color ?? '#8d8378';
    const face = 'M-250 6C-240 -70 -200 -120 -150 -140C-90 -172 60 -178 120 -150C190 -128 240 -70 252 6Z';
    let grain = '';
    for (let i = 0; i < 70; i++)
      grain += `M${n(-240 + b.random() * 480)} ${n(-160 + b.random() * 150)}l${n((b.random() - 0.5) * 18)} ${n(10 + b.random() * 22)}`;
    let out = path(face, { fill: b.side(rock) });
    out += `<g clip-path="${b.defs.clip(face)}">${path(grain, { stroke: b.dark(rock, 0.5), width: 2, opacity: 0.4 })}${path('M-240 -96C-120 -70 -60 -120 60 -92S200 -70 250 -84M-230 -40C-160 -20 -110 -50 -70 -44M90 -30C150 -46 200 -30 246 -34', { stroke: b.light('#b8402f', 0.05), width: 7, opacity: 0.75 })}</g>`;
    out += path(arch(0, 6, 126, 118), { fill: b.side('#a79d8e') });
    out += path(arch(0, 6, 98, 102), { fill: b.dark('#1c1614', 0.8) });
    let stones = '';
    for (let i = 0; i <= 10; i++) {
      const a = Math.PI * (1 + i / 10);
      stones += `M${n(Math.cos(a) * 49)} ${n(-49 + Math.sin(a) * 50)}L${n(Math.cos(a) * 63)} ${n(-49 + Math.sin(a) * 64)}`;
    }
    out += path(stones, { stroke: b.dark('#6a6258', 0.4), width: 2 });
    for (const y of [-66, -44]) out += ellipse(0, y, 5, 5, { fill: '#ffd98a' });
    let sleepers = '';
    for (let i = 0; i < 8; i++) {
      const t = (i / 7) ** 1.6;
      sleepers += `M${n(-22 - t * 40)} ${n(4 + t * 42)}h${n(44 + t * 80)}`;
    }
    out += path(sleepers, { stroke: b.dark('#5a4232', 0.3), width: 5 });
    out += path('M-16 0L-48 48M16 0L48 48', { stroke: b.light('#9aa0a2', 0.2), width: 4 });
    out +=
      path('M-46 -24H46L36 22H-36Z', { fill: b.side('#55595c') }) +
      path('M-46 -24H46', { stroke: b.light('#8a9092', 0.3), width: 5 });
    out += path('M-40 -26C-30 -46 -14 -40 -4 -50C12 -44 28 -46 40 -26Z', { fill: b.side('#b8402f') });
    for (const x of [-24, 24]) out += `<circle cx="${x}" cy="26" r="9" fill="${b.dark('#2f3234', 0.3)}"/>`;
    return out;
  },
};

function tent(b: Brush, x: number, k: number, isBlack: boolean): string {
  const cloth = isBlack ? '#3a3432' : '#f4eee0';
  const trim = isBlack ? '#8a7a68' : '#2f5d9c';
  let out = path('M-40 -72L-150 2M40 -72L150 2M0 -76L-70 6M0 -76L70 6', {
    stroke: b.dark('#8a8074', 0.2),
    width: 1.6,
  });
  out += path('M-104 0L-78 -44L-40 -74H40L78 -44L104 0Z', { fill: b.side(cloth) });
  out +=
    path('M-78 -44H78', { stroke: b.tone(trim), width: 5 }) +
    path('M-102 -3H102', { stroke: b.tone(trim), width: 6 });
  if (isBlack) {
    let weave = '';
    for (let i = -8; i <= 8; i++) weave += `M${i * 5} -72L${i * 12} 0`;
    out += path(weave, { stroke: b.light('#6a625c', 0.1), width: 1.2, opacity: 0.6 });
  } else
    for (const at of [-58, 58])
      out += path(`M${at} -34l10 10l-10 10l-10 -10ZM${at} -28l5 4l-5 4l-5 -4Z`, {
        stroke: b.tone(trim),
        width: 2.6,
      });
  out += path('M-18 0L-14 -48L0 -62L14 -48L18 0Z', { fill: b.dark('#4a3a30', 0.4) });
  return `<g transform="translate(${x} 0) scale(${k})">${out}</g>`;
}

/** Tents of Tibetan herders: white cotton with blue borders, and one of black yak hair. */
export const herderTents: Landmark = {
  height: 90,
  draw: (b) => tent(b, -170, 0.66, false) + tent(b, 160, 0.72, true) + tent(b, 0, 1, false),
};

/** Rounded stones of a river bed, and two pebbles of white jade among them. */
export const riverStones: Landmark = {
  height: 90,
  draw: (b) => {
    const colors = ['#8d8478', '#b5aa98', '#6f7a72', '#d8d0c0', '#a08a70', '#5f6a68'];
    let out = '';
    for (let i = 0; i < 150; i++) {
      const t = i / 150;
      const r = 4 + t * 15 * (0.5 + b.random());
      out += ellipse((b.random() - 0.5) * 900, -80 + t * 86, r * 1.5, r * 0.8, {
        fill: b.side(colors[Math.floor(b.random() * 6)] ?? '#b5aa98'),
      });
    }
    for (const [x, y, r] of [
      [20, -12, 22],
      [-118, -30, 13],
    ] as const)
      out +=
        ellipse(x, y, r * 1.4, r * 0.86, { fill: b.side('#f7f4e6') }) +
        path(
          `M${n(x - r * 1.4)} ${y}C${n(x - r)} ${n(y + r)} ${n(x + r * 0.2)} ${n(y + r)} ${n(x + r * 0.5)} ${n(y + r * 0.78)}C${n(x - r * 0.2)} ${n(y + r * 0.5)} ${n(x - r)} ${n(y + r * 0.5)} ${n(x - r * 1.4)} ${y}Z`,
          {
            fill: b.tone('#b07a44'),
          },
        );
    return out;
  },
};
