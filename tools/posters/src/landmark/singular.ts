import { arch, terrace } from '../building/body.ts';
import { MATERIAL } from '../building/brush.ts';
import { finial, roof } from '../building/roof.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** Five gold-roofed pavilions on one bridge, as at Slender West Lake. */
export const fivePavilions: Landmark = {
  height: 110,
  draw: (b) => {
    const stone = MATERIAL.stone;
    let out = path('M-190 8C-150 4 -130 -20 -96 -34H96C130 -20 150 4 190 8V14H-190Z', {
      fill: b.side(stone),
    });
    for (const x of [-62, -22, 22, 62]) out += path(arch(x, 14, 24, 34), { fill: b.dark('#3f5a5c', 0.35) });
    out += path('M-186 2C-150 -4 -130 -28 -96 -42H96C130 -28 150 -4 186 2', {
      stroke: b.light(stone, 0.4),
      width: 4,
    });
    const hut = (x: number, y: number, w: number, tall: boolean) => {
      let o = '';
      for (const s of [-0.34, -0.12, 0.12, 0.34])
        o += rect(x + s * w - 1.6, y - 24, 3.2, 24, { fill: b.side(MATERIAL.vermilion) });
      o += roof(b, {
        x,
        y: y - 21,
        width: w * 1.2,
        ridge: tall ? w * 0.7 : 5,
        height: tall ? 12 : 24,
        lift: 9,
        color: '#dba444',
        horns: false,
      });
      if (tall)
        o +=
          rect(x - w * 0.3, y - 40, w * 0.6, 8, { fill: b.side(MATERIAL.vermilion) }) +
          roof(b, {
            x,
            y: y - 37,
            width: w,
            ridge: 6,
            height: 27,
            lift: 10,
            color: '#dba444',
            horns: false,
          }) +
          finial(b, x, y - 62, 16);
      else o += finial(b, x, y - 43, 13);
      return o;
    };
    return (
      out +
      hut(-84, -36, 46, false) +
      hut(84, -36, 46, false) +
      hut(-44, -40, 42, false) +
      hut(44, -40, 42, false) +
      hut(0, -40, 66, true)
    );
  },
};

/** A blue-and-white porcelain vase. */
export const vase: Landmark = {
  height: 160,
  draw: (b) => {
    const white = '#f4efe2';
    const blue = b.tone('#2f5d9c');
    const body =
      'M-22 0C-30 -8 -26 -14 -34 -30C-58 -58 -64 -96 -40 -118C-26 -128 -18 -132 -17 -142C-16 -150 -24 -154 -28 -160H28C24 -154 16 -150 17 -142C18 -132 26 -128 40 -118C64 -96 58 -58 34 -30C26 -14 30 -8 22 0Z';
    let out = path(body, { fill: b.side(white) });
    let bands = path('M-60 -112H60M-60 -106H60M-60 -34H60M-60 -28H60M-30 -146H30M-40 -8H40', {
      stroke: blue,
      width: 3,
    });
    for (let i = 0; i < 7; i++)
      bands += path(`M${n(-54 + i * 18)} -34c-4 -10 4 -18 9 -18s13 8 9 18`, {
        stroke: blue,
        width: 2.4,
        fill: 'none',
      });
    bands += path(
      'M-36 -84C-20 -100 -6 -70 8 -84C22 -98 30 -78 44 -84M-44 -70C-30 -62 -14 -78 0 -68C14 -60 26 -72 42 -66',
      { stroke: blue, width: 3, fill: 'none' },
    );
    bands += path(
      'M-8 -86a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M-34 -76q6 -10 14 -4q-4 10 -14 4M26 -92q8 -8 16 0q-6 8 -16 0',
      { fill: blue },
    );
    out += `<g clip-path="${b.defs.clip(body)}">${bands}</g>`;
    return (
      out +
      path(
        `M${-b.lightFrom * 38} -108C${-b.lightFrom * 52} -92 ${-b.lightFrom * 50} -68 ${-b.lightFrom * 40} -50`,
        { stroke: '#ffffff', width: 5, opacity: 0.6 },
      )
    );
  },
};

/** A concrete gravity dam with open spillways. */
export const dam: Landmark = {
  height: 120,
  draw: (b) => {
    let out = path('M-420 10L-400 -104H400L420 10Z', { fill: b.down(MATERIAL.concrete) });
    let piers = '';
    for (let i = 0; i < 22; i++) piers += `M${n(-390 + i * 37)} -104V6`;
    out += path(piers, { stroke: b.dark(MATERIAL.concrete, 0.35), width: 3, opacity: 0.6 });
    const foam = b.defs.linear([
      [0, '#ffffff', 0.9],
      [1, '#ffffff', 0.75],
    ]);
    for (let i = 0; i < 9; i++)
      out += path(
        `M${-156 + i * 37} -62C${-156 + i * 37} -30 ${-170 + i * 38} 0 ${-176 + i * 39} 16H${-132 + i * 39}C${-134 + i * 38} 0 ${-136 + i * 37} -30 ${-136 + i * 37} -62Z`,
        { fill: foam },
      );
    out += rect(-404, -112, 808, 10, { fill: b.light(MATERIAL.concrete, 0.3) });
    for (let i = 0; i < 6; i++) out += rect(-340 + i * 130, -134, 18, 24, { fill: b.side('#b9b4a8') });
    return out;
  },
};

/** Riveted truss bridge on stone piers. */
export const trussBridge: Landmark = {
  height: 70,
  draw: (b) => {
    const iron = b.options.color ?? '#7d8a8c';
    let out = '';
    for (const x of [-240, -80, 80, 240])
      out += path(`M${x - 13} 12L${x - 10} -20H${x + 10}L${x + 13} 12Z`, { fill: b.side(MATERIAL.stone) });
    let truss = '';
    for (let s = 0; s < 5; s++) {
      const x0 = -400 + s * 160;
      truss += `M${x0} -24C${x0 + 40} -66 ${x0 + 120} -66 ${x0 + 160} -24`;
      for (let k = 1; k < 8; k++) {
        const x = x0 + k * 20;
        const u = k / 8;
        const y = -24 - 31 * 4 * u * (1 - u) * 1.0;
        truss += `M${x} -24V${n(y)}L${x + (k < 4 ? -20 : 20)} -24`;
      }
    }
    return (
      out +
      path(truss, { stroke: b.tone(iron), width: 3.4 }) +
      rect(-420, -26, 840, 8, { fill: b.side(iron) })
    );
  },
};

/** Great wooden waterwheel of the Yellow River. */
export const waterwheel: Landmark = {
  height: 150,
  draw: (b) => {
    const wood = b.tone(MATERIAL.timber);
    let spokes = '';
    for (let i = 0; i < 20; i++) {
      const a = (i / 20) * Math.PI * 2;
      spokes += `M0 -72L${n(Math.cos(a) * 70)} ${n(-72 + Math.sin(a) * 70)}`;
    }
    let out =
      path('M-34 4L0 -76L34 4', { stroke: b.dark(MATERIAL.darkTimber, 0.2), width: 8 }) +
      path(spokes, { stroke: wood, width: 2.6 });
    for (let i = 0; i < 20; i++) {
      const a = (i / 20) * Math.PI * 2;
      out += rect(Math.cos(a) * 70 - 5, -72 + Math.sin(a) * 70 - 4, 10, 8, { fill: b.side(MATERIAL.timber) });
    }
    return (
      out +
      `<circle cx="0" cy="-72" r="70" fill="none" stroke="${wood}" stroke-width="4"/><circle cx="0" cy="-72" r="52" fill="none" stroke="${wood}" stroke-width="2.6"/><circle cx="0" cy="-72" r="9" fill="${b.dark(MATERIAL.darkTimber, 0.3)}"/>`
    );
  },
};

/** Heaven's Gate: a mountain wall with a great hole and stairs up to it. */
export const skyGate: Landmark = {
  height: 240,
  draw: (b) => {
    const rock = b.options.color ?? '#6f8078';
    const wall =
      'M-330 10C-310 -80 -300 -150 -250 -200C-200 -236 -150 -222 -110 -240C-60 -254 20 -250 70 -238C130 -246 200 -226 250 -190C300 -140 316 -70 330 10Z';
    let out = path(wall, { fill: b.side(rock) });
    let cracks = '';
    for (let i = 0; i < 90; i++)
      cracks += `M${n(-290 + b.random() * 580)} ${n(-8 - b.random() * 200)}q${n(-3 + b.random() * 6)} 12 0 ${n(18 + b.random() * 18)}`;
    out += `<g clip-path="${b.defs.clip(wall)}">${path(cracks, { stroke: b.dark(rock, 0.5), width: 2, opacity: 0.4 })}</g>`;
    const facet = b.defs.linear([
      [0, b.light(rock, 0.5), 0.7],
      [1, b.tone(rock), 0],
    ]);
    for (let i = 0; i < 12; i++) {
      const x = -280 + i * 48 + b.random() * 20;
      const y = -214 + Math.abs(x / 300) ** 2 * 110 + b.random() * 14;
      const w = 14 + b.random() * 16;
      const h = 70 + b.random() * 70;
      out += path(
        `M${n(x)} ${n(y)}l${n(w)} ${n(h * 0.2)}l${n(-w * 0.3)} ${n(h * 0.35)}l${n(w * 0.4)} ${n(h * 0.45)}h${n(-w)}l${n(-w * 0.4)} ${n(-h * 0.6)}Z`,
        { fill: facet },
      );
    }
    const sky = b.defs.linear([
      [0, b.light('#f7ecd2', 0.5)],
      [1, b.light('#f2d9b0', 0.4)],
    ]);
    out += path('M-40 -96C-50 -130 -44 -186 -6 -192C34 -190 46 -136 38 -94C20 -88 -20 -88 -40 -96Z', {
      fill: sky,
    });
    out += path('M-40 -96C-50 -130 -44 -186 -6 -192C-26 -176 -30 -120 -24 -92Z', {
      fill: b.dark(rock, 0.55),
    });
    let steps = '';
    for (let i = 0; i < 26; i++) {
      const t = i / 26;
      const w = 10 + (1 - t) * 22;
      steps += `M${n(-w)} ${n(8 - t * 102)}h${n(w * 2)}`;
    }
    out +=
      path('M-34 10L-10 -96H10L34 10Z', { fill: b.light(MATERIAL.stone, 0.25) }) +
      path(steps, { stroke: b.dark(MATERIAL.stone, 0.4), width: 1.4, opacity: 0.7 });
    let shrubs = '';
    for (let i = 0; i < 40; i++) {
      const u = b.random() * 2 - 1;
      const r = 8 + b.random() * 10;
      const x = u * 300;
      const y = Math.abs(u) < 0.75 ? -232 + u * u * 30 + b.random() * 20 : -60 - b.random() * 110;
      shrubs += `M${n(x - r)} ${n(y)}q${n(r * 0.1)} ${n(-r)} ${n(r)} ${n(-r)}q${n(r)} 0 ${n(r)} ${n(r)}Z`;
    }
    return out + path(shrubs, { fill: b.tone('#3f6a50') });
  },
};

/** Stone stairs climbing steeply to a gate. */
export const stairway: Landmark = {
  height: 220,
  draw: (b) => {
    const stone = MATERIAL.stone;
    let out = path('M-86 10L-20 -160H20L86 10Z', { fill: b.side(stone) });
    let steps = '';
    for (let i = 0; i < 44; i++) {
      const t = i / 44;
      const w = 84 - t * 64;
      steps += `M${n(-w)} ${n(8 - t * 166)}h${n(w * 2)}`;
    }
    out += path(steps, { stroke: b.dark(stone, 0.45), width: 1.4, opacity: 0.65 });
    out += path('M-90 10L-24 -160M90 10L24 -160', { stroke: b.light(stone, 0.4), width: 5 });
    out +=
      path('M-38 -158V-190H38V-158Z', { fill: b.side('#a8402c') }) +
      path(arch(0, -158, 20, 24), { fill: b.dark('#2b1a1c', 0.5) });
    return out + roof(b, { y: -186, width: 104, ridge: 62, height: 26, lift: 9, color: '#d9a03f' });
  },
};

/** Golden summit: four-faced statue on elephants before a gilded hall. */
export const goldenSummit: Landmark = {
  height: 170,
  draw: (b) => {
    const gold = '#d9a441';
    let out = terrace(b, { y: 0, width: 260, height: 16 });
    out +=
      rect(36, -62, 96, 46, { fill: b.side(gold) }) +
      roof(b, { x: 84, y: -58, width: 130, ridge: 84, height: 16, lift: 8, color: gold, horns: false }) +
      roof(b, { x: 84, y: -72, width: 108, ridge: 60, height: 30, lift: 9, color: gold });
    for (const x of [-112, -76, -40])
      out +=
        path(`M${x - 16} -16V-34C${x - 16} -48 ${x + 16} -48 ${x + 16} -34V-16H${x + 8}V-26H${x - 8}V-16Z`, {
          fill: b.side(gold),
        }) +
        path(`M${x} -34C${x + 4} -26 ${x + 2} -20 ${x - 2} -18`, { stroke: b.dark(gold, 0.4), width: 3 });
    out += path('M-108 -46C-110 -58 -44 -58 -44 -46Z', { fill: b.light(gold, 0.2) });
    for (let i = 0; i < 3; i++) {
      const y = -54 - i * 32;
      const w = 24 - i * 5;
      out +=
        path(
          `M${n(-76 - w)} ${y}C${n(-76 - w * 1.1)} ${y - 18} ${n(-76 - w * 0.5)} ${y - 22} -76 ${y - 24}C${n(-76 + w * 0.5)} ${y - 22} ${n(-76 + w * 1.1)} ${y - 18} ${n(-76 + w)} ${y}Z`,
          { fill: b.side(gold) },
        ) + `<circle cx="-76" cy="${y - 26}" r="${n(w * 0.42)}" fill="${b.light(gold, 0.3)}"/>`;
    }
    return out + finial(b, -76, -140, 26);
  },
};

/** A crescent-shaped pool with reeds on its bank. */
export const crescent: Landmark = {
  height: 60,
  floats: true,
  flies: true,
  draw: (b) => {
    const fill = b.defs.linear([
      [0, b.light('#6fb8b4', 0.3)],
      [1, b.tone('#2f8a90')],
    ]);
    let reeds = '';
    for (let i = 0; i < 46; i++) {
      const t = i / 45;
      const x = -118 + t * 236;
      const y = -34 - Math.sin(t * Math.PI) * 20;
      reeds += `M${n(x)} ${n(y + 2)}q${n((b.random() - 0.5) * 6)} -6 ${n((b.random() - 0.5) * 8)} ${n(-8 - b.random() * 7)}`;
    }
    const pool =
      'M-126 -30C-70 -62 70 -62 126 -30C80 -6 40 4 0 4C-50 4 -96 -10 -126 -30C-60 -44 60 -46 126 -30C66 -42 -60 -42 -126 -30Z';
    return (
      path('M-130 -30C-74 -68 74 -68 130 -30C60 -40 -60 -40 -130 -30Z', { fill: b.tone('#8a9a58') }) +
      path(pool, { fill }) +
      path('M-126 -30C-60 -40 60 -40 126 -30C84 -4 44 6 0 6C-50 6 -96 -10 -126 -30Z', { fill }) +
      path(reeds, { stroke: b.tone('#6f8a44'), width: 1.6 }) +
      path('M-60 -16h40M10 -8h36M40 -24h30', { stroke: '#ffffff', width: 1.2, opacity: 0.5 })
    );
  },
};
