import { arch, terrace } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { finial, roof } from '../building/roof.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** Draws a set of brackets on a column: arms that grow outwards step by step. */
function brackets(b: Brush, x: number, y: number, k: number): string {
  const wood = '#8a5a38';
  let out = '';
  for (let i = 0; i < 4; i++) {
    const w = (18 + i * 15) * k;
    const top = y - (i + 1) * 11 * k;
    out += path(
      `M${n(x - w / 2)} ${n(top)}H${n(x + w / 2)}L${n(x + w / 2 - 5 * k)} ${n(top + 8 * k)}H${n(x - w / 2 + 5 * k)}Z`,
      { fill: i % 2 ? b.light(wood, 0.25) : b.side(wood), stroke: b.dark(wood, 0.4), width: 1 },
    );
    for (const u of [-1, 0, 1])
      out += rect(x + u * (w / 2 - 5 * k) - 4 * k, top - 4 * k, 8 * k, 5 * k, { fill: b.light(wood, 0.4) });
  }
  return out;
}

/** The hall of 1013 near Ningbo: fluted columns, brackets as deep as the roof, three bays under two eaves. */
export const songHall: Landmark = {
  height: 230,
  draw: (b) => {
    const wood = '#8a5a38';
    let out = terrace(b, { y: 0, width: 380, height: 16, color: MATERIAL.stone, rail: false });
    out += rect(-150, -102, 300, 86, { fill: b.dark('#3a2a22', 0.5) });
    for (const x of [-96, 0, 96]) {
      out += rect(x - 32, -86, 64, 70, { fill: b.side('#7a4a30') });
      let lattice = '';
      for (let i = 1; i < 8; i++) lattice += `M${x - 32 + i * 8} -84v48M${x - 32} ${-84 + i * 6}h64`;
      out += path(lattice, { stroke: b.light('#d9b078', 0.2), width: 1.4, opacity: 0.8 });
    }
    for (const x of [-148, -48, 48, 148]) {
      out +=
        rect(x - 10, -106, 20, 92, { fill: b.side(wood) }, 4) +
        path(`M${x - 5} -104v88M${x} -104v88M${x + 5} -104v88`, { stroke: b.dark(wood, 0.5), width: 2 });
      out += ellipse(x, -15, 15, 4, { fill: b.light(MATERIAL.stone, 0.3) });
    }
    out +=
      rect(-156, -152, 312, 40, { fill: b.dark('#4a3226', 0.45) }) +
      rect(-164, -116, 328, 13, { fill: b.side(wood) });
    for (const x of [-148, -98, -48, 0, 48, 98, 148])
      out += brackets(b, x, -114, Math.abs(x) % 100 === 48 ? 0.9 : 0.76);
    out += roof(b, { y: -150, width: 432, ridge: 306, height: 26, lift: 18, color: '#5a605e', horns: false });
    out += rect(-140, -186, 280, 16, { fill: b.side(wood) });
    for (const x of [-112, -56, 0, 56, 112]) out += brackets(b, x, -160, 0.42);
    return out + roof(b, { y: -176, width: 356, ridge: 196, height: 66, lift: 20, color: '#5a605e' });
  },
};

/** A court of brick that imitates timber: two storeys of vaults, a small octagon on the roof. */
export const vaultedCourt: Landmark = {
  height: 220,
  draw: (b) => {
    const brick = b.options.color ?? '#9c948a';
    let out = '';
    const storey = (y: number, w: number, h: number, count: number) => {
      let o = rect(-w / 2, y - h, w, h, { fill: b.side(brick) });
      let courses = '';
      for (let k = 8; k < h; k += 8) courses += `M${-w / 2} ${y - k}h${w}`;
      o += path(courses, { stroke: b.dark(brick, 0.4), width: 1, opacity: 0.35 });
      const step = w / count;
      for (let i = 0; i < count; i++) {
        const x = -w / 2 + (i + 0.5) * step;
        o +=
          path(arch(x, y, step * 0.56, h * 0.72), { fill: b.light(brick, 0.35) }) +
          path(arch(x, y, step * 0.42, h * 0.64), {
            fill: i % 2 ? b.side('#8a3a2c') : b.dark('#2a2426', 0.55),
          });
      }
      let dougong = '';
      for (let x = -w / 2 + 7; x < w / 2; x += 15) dougong += `M${n(x - 6)} ${y - h}h12l-3 7h-6Z`;
      return o + path(dougong, { fill: b.light(brick, 0.4) });
    };
    out += rect(-250, -8, 500, 10, { fill: b.side(MATERIAL.stone) }) + storey(-8, 470, 66, 9);
    out += roof(b, { y: -70, width: 516, ridge: 440, height: 16, lift: 7, color: '#56666a', horns: false });
    out +=
      storey(-84, 300, 50, 5) +
      roof(b, { y: -130, width: 344, ridge: 226, height: 26, lift: 9, color: '#3f7a62' });
    for (const s of [-1, 1])
      out +=
        rect(s * 196 - 26, -112, 52, 30, { fill: b.side(brick) }) +
        path(arch(s * 196, -84, 20, 22), { fill: b.dark('#2a2426', 0.5) }) +
        roof(b, {
          x: s * 196,
          y: -110,
          width: 84,
          ridge: 4,
          height: 34,
          lift: 12,
          color: '#3f7a62',
          horns: false,
        }) +
        finial(b, s * 196, -142, 14);
    out +=
      rect(-38, -184, 76, 32, { fill: b.side('#a63a2c') }) +
      rect(-26, -180, 20, 24, { fill: b.window() }) +
      rect(6, -180, 20, 24, { fill: b.window() });
    return (
      out +
      roof(b, { y: -182, width: 122, ridge: 4, height: 42, lift: 14, color: '#d0a040', horns: false }) +
      finial(b, 0, -220, 22)
    );
  },
};

/** A tall censer of bronze with two small roofs, smoke above it. */
export const censer: Landmark = {
  height: 200,
  draw: (b) => {
    const bronze = b.options.color ?? '#6a6448';
    let out = path('M-52 2L-44 -22H44L52 2Z', { fill: b.side(MATERIAL.stone) });
    for (const x of [-34, 0, 34])
      out += path(
        `M${x - 7} -20C${x - 12} -34 ${x - 4} -42 ${x - 6} -54H${x + 6}C${x + 4} -42 ${x + 12} -34 ${x + 7} -20Z`,
        { fill: b.dark(bronze, 0.2) },
      );
    out +=
      path('M-56 -92C-60 -66 -44 -50 0 -50C44 -50 60 -66 56 -92Z', { fill: b.side(bronze) }) +
      path('M-58 -92H58M-50 -70q12 8 25 0t25 0t25 0t25 0', { stroke: b.light(bronze, 0.4), width: 4 });
    out += path('M-56 -84C-80 -84 -80 -112 -64 -114M56 -84C80 -84 80 -112 64 -114', {
      stroke: b.side(bronze),
      width: 8,
    });
    const tier = (y: number, w: number) => {
      let o = '';
      for (const u of [-0.38, -0.13, 0.13, 0.38])
        o += rect(u * w - 3, y - 30, 6, 32, { fill: b.side(bronze) });
      return (
        o +
        rect(-w * 0.28, y - 22, w * 0.56, 22, { fill: '#ff9a4a', opacity: 0.55 }) +
        roof(b, {
          y: y - 28,
          width: w * 1.3,
          ridge: w * 0.4,
          height: 22,
          lift: 12,
          color: bronze,
          horns: false,
        })
      );
    };
    out += tier(-92, 96) + tier(-138, 70) + finial(b, 0, -182, 22);
    let sticks = '';
    for (let i = 0; i < 11; i++) sticks += `M${-40 + i * 8} -90l${(i % 3) - 1} -22`;
    out += path(sticks, { stroke: b.tone('#c4553a'), width: 2 });
    return (
      out +
      path(
        'M-30 -120C-56 -160 -10 -190 -40 -240C-56 -270 -30 -290 -36 -320M24 -124C56 -164 14 -204 40 -250C54 -280 36 -300 46 -326',
        { stroke: '#ffffff', width: 13, opacity: 0.24 },
      )
    );
  },
};

/** Pigeons: some walk, some take wing. */
export const pigeons: Landmark = {
  height: 100,
  draw: (b) => {
    let out = '';
    for (let i = 0; i < 13; i++) {
      const x = -330 + i * 54 + (b.random() - 0.5) * 22;
      const s = b.random() < 0.5 ? 1 : -1;
      const grey = ['#8a94a2', '#b8bcc2', '#6a7482', '#e8e6e0'][i % 4] ?? '#8a94a2';
      const y = (b.random() - 0.5) * 12;
      out +=
        i % 3 === 1
          ? `<g transform="translate(${n(x)} ${n(y - 60 - b.random() * 50)}) scale(${s} 1)">${path('M-24 4C-10 -4 8 -6 22 0L30 4L20 8C8 14 -10 12 -24 4Z', { fill: b.side(grey) }) + path('M-6 2C-16 -20 -30 -26 -40 -28C-34 -14 -22 2 -8 8ZM6 0C8 -20 0 -34 -6 -40C-10 -26 -10 -8 -2 4Z', { fill: b.light(grey, 0.25) })}</g>`
          : `<g transform="translate(${n(x)} ${n(y)}) scale(${s} 1)">${path('M-26 -8C-16 -26 6 -28 14 -24C16 -34 24 -36 28 -32L34 -28L28 -26C26 -14 14 -6 0 -6L-30 -2Z', { fill: b.side(grey) }) + path('M-2 -6v7M6 -7v8', { stroke: b.tone('#c4553a'), width: 2.4 }) + path('M-18 -14C-8 -20 4 -20 10 -16', { stroke: b.dark(grey, 0.4), width: 2.4 })}</g>`;
    }
    return out;
  },
};

/** A bronze bell in an open pavilion. */
export const bellPavilion: Landmark = {
  height: 190,
  draw: (b) => {
    let out = terrace(b, { y: 0, width: 170, height: 14, color: MATERIAL.stone, rail: false });
    const bronze = '#7a6f4c';
    out +=
      path('M-40 -22C-44 -50 -34 -72 -30 -92C-26 -108 26 -108 30 -92C34 -72 44 -50 40 -22Q0 -12 -40 -22Z', {
        fill: b.side(bronze),
      }) +
      path('M-42 -30Q0 -20 42 -30M-36 -58Q0 -50 36 -58M-32 -84Q0 -78 32 -84M-14 -104V-22M14 -104V-22', {
        stroke: b.dark(bronze, 0.5),
        width: 2.6,
      }) +
      path('M-10 -104C-10 -118 10 -118 10 -104', { stroke: b.side(bronze), width: 7 });
    for (const x of [-68, 68]) out += rect(x - 6, -124, 12, 112, { fill: b.side(MATERIAL.vermilion) });
    out += rect(-78, -130, 156, 9, { fill: b.tone(MATERIAL.beam) });
    return (
      out +
      roof(b, { y: -126, width: 226, ridge: 6, height: 56, lift: 24, color: '#56646a', horns: false }) +
      finial(b, 0, -178, 24)
    );
  },
};

/** A broad, low hall of Chaozhou: on the ridge, dragons and flowers of broken porcelain. */
export const mosaicHall: Landmark = {
  height: 150,
  draw: (b) => {
    let out = terrace(b, { y: 0, width: 470, height: 14, color: MATERIAL.stone });
    out += rect(-200, -64, 400, 50, { fill: b.side('#8a2f26') });
    for (let i = 0; i < 10; i++)
      out += rect(-204 + i * 45, -64, 9, 50, { fill: b.light(MATERIAL.stone, 0.15) });
    for (let i = 0; i < 9; i++)
      out += rect(-190 + i * 45, -54, 26, 40, {
        fill: i > 2 && i < 6 ? b.dark('#2f1a18', 0.5) : b.window(),
        opacity: 0.8,
      });
    let dougong = '';
    for (let x = -200; x <= 200; x += 16) dougong += `M${x - 7} -74h14l-3 8h-8Z`;
    out +=
      path(dougong, { fill: b.tone('#c9963f') }) +
      roof(b, { y: -70, width: 500, ridge: 330, height: 58, lift: 12, color: '#4f5a58', horns: false });
    const hues = ['#2f8fb0', '#e0b040', '#c4342a', '#f4ead2', '#3f9a6a', '#e07aa0'];
    out += rect(-170, -144, 340, 18, { fill: b.side('#e6d8b4') });
    for (let i = 0; i < 42; i++)
      out += ellipse(-164 + i * 8, -135 + (i % 2 ? -3 : 3), 4.6, 4.6, {
        fill: b.tone(hues[i % 6] ?? '#2f8fb0'),
      });
    const dragon = (s: 1 | -1) => {
      let o = path(
        `M${s * 20} -150C${s * 44} -180 ${s * 66} -146 ${s * 88} -166C${s * 108} -184 ${s * 128} -152 ${s * 150} -176`,
        { stroke: b.tone('#2f8f7a'), width: 12 },
      );
      for (let i = 0; i < 16; i++) {
        const t = i / 15;
        o += ellipse(s * (24 + t * 124), -158 - Math.sin(t * 9) * 11, 3, 3, {
          fill: b.tone(hues[(i + 1) % 6] ?? '#e0b040'),
        });
      }
      return (
        o +
        path(`M${s * 26} -148C${s * 8} -146 ${s * 4} -164 ${s * 14} -176L${s * 22} -166L${s * 34} -176Z`, {
          fill: b.tone('#e0b040'),
        }) +
        path(`M${s * 148} -176l${s * 18} -14l${s * -2} 20Z`, { fill: b.tone('#c4342a') })
      );
    };
    return (
      out +
      dragon(1) +
      dragon(-1) +
      ellipse(0, -168, 11, 11, { fill: b.tone('#c4342a') }) +
      path('M0 -180q-8 -12 0 -22q8 10 0 22Z', { fill: b.tone('#e0b040') })
    );
  },
};

/** A pillar of stone cut with prayers, in tiers, as the Tang set them up. */
export const dharaniPillar: Landmark = {
  height: 190,
  draw: (b) => {
    const stone = b.options.color ?? '#b5ac9a';
    let out = '';
    for (const [y, w, h] of [
      [0, 70, 14],
      [-14, 54, 12],
      [-26, 40, 62],
      [-96, 34, 36],
      [-140, 24, 20],
    ] as const)
      out +=
        rect(-w / 2, y - h, w, h, { fill: b.side(stone) }) +
        path(`M${-w * 0.2} ${y - h}v${h}M${w * 0.2} ${y - h}v${h}`, {
          stroke: b.dark(stone, 0.4),
          width: 1.4,
          opacity: 0.6,
        });
    for (const [y, w] of [
      [-88, 62],
      [-132, 50],
      [-160, 38],
    ] as const)
      out += path(
        `M${-w / 2} ${y + 2}L${-w * 0.36} ${y - 9}H${w * 0.36}L${w / 2} ${y + 2}Q0 ${y + 9} ${-w / 2} ${y + 2}Z`,
        { fill: b.light(stone, 0.2) },
      );
    let text = '';
    for (let c = -1; c <= 1; c++) for (let y = -82; y < -32; y += 8) text += `M${c * 11 - 3} ${y}h6`;
    return (
      out +
      path(text, { stroke: b.dark(stone, 0.5), width: 2.4, opacity: 0.6 }) +
      ellipse(0, -174, 9, 11, { fill: b.side(stone) }) +
      path('M0 -184l-4 8h8Z', { fill: b.side(stone) })
    );
  },
};
