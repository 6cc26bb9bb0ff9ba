import { type Brush, MATERIAL } from '../building/brush.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from '../landmark/landmark.ts';

const BRONZE = '#5f8272';

/** Draws a stone plinth to show a piece on. */
function plinth(b: Brush, w: number): string {
  return (
    rect(-w / 2, -12, w, 14, { fill: b.side(MATERIAL.stone) }) +
    rect(-w / 2 - 5, -16, w + 10, 5, { fill: b.light(MATERIAL.stone, 0.3) })
  );
}

/** A square bronze cauldron on four legs. */
export const ding: Landmark = {
  height: 150,
  draw: (b) => {
    const bronze = b.options.color ?? BRONZE;
    let out = plinth(b, 150);
    for (const x of [-48, 48])
      out +=
        path(`M${x - 10} -16L${x - 8} -62H${x + 8}L${x + 10} -16Z`, { fill: b.side(bronze) }) +
        path(`M${x - 10} -50h20M${x - 10} -42h20`, { stroke: b.light(bronze, 0.3), width: 2 });
    out +=
      path('M-66 -56L-72 -122H72L66 -56Z', { fill: b.side(bronze) }) +
      rect(-78, -130, 156, 10, { fill: b.light(bronze, 0.25) });
    for (const x of [-46, 46])
      out += path(`M${x - 14} -130V-152H${x + 14}V-130H${x + 7}V-144H${x - 7}V-130Z`, {
        fill: b.side(bronze),
      });
    let spirals = '';
    for (let i = 0; i < 6; i++)
      spirals += `M${-56 + i * 22} -110a6 6 0 1 1 -3 8M${-56 + i * 22} -68a6 6 0 1 1 -3 8`;
    return (
      out +
      path(spirals, { stroke: b.dark(bronze, 0.5), width: 2.4 }) +
      rect(-50, -100, 100, 30, { stroke: b.dark(bronze, 0.5), width: 2.4 }) +
      path('M-24 -86a7 6 0 1 0 14 0a7 6 0 1 0 -14 0M10 -86a7 6 0 1 0 14 0a7 6 0 1 0 -14 0M-10 -76h20', {
        stroke: b.dark(bronze, 0.55),
        width: 2.6,
      })
    );
  },
};

/** Rows of bronze bells on a lacquered frame. */
export const chimeBells: Landmark = {
  height: 140,
  draw: (b) => {
    const lacquer = '#7a3a2c';
    let out = '';
    for (const x of [-170, 0, 170])
      out +=
        rect(x - 7, -136, 14, 136, { fill: b.side('#4f6a60') }) +
        rect(x - 18, -8, 36, 10, { fill: b.side('#4f6a60') });
    for (const y of [-136, -92, -48])
      out +=
        rect(-196, y, 392, 9, { fill: b.side(lacquer) }) +
        path(`M-190 ${y + 4.5}H190`, { stroke: b.tone('#d9a03f'), width: 1.6, opacity: 0.8 });
    for (let row = 0; row < 3; row++) {
      const count = [16, 12, 9][row] ?? 9;
      for (let i = 0; i < count; i++) {
        const x = -180 + (i + 0.5) * (360 / count);
        const h = (row === 2 ? 44 : 24 + row * 8) * (1.1 - (i / count) * 0.4);
        const w = h * 0.62;
        const y = -126 + row * 44;
        out += path(
          `M${n(x - w * 0.36)} ${y + 3}L${n(x - w / 2)} ${n(y + h)}Q${n(x)} ${n(y + h * 0.82)} ${n(x + w / 2)} ${n(y + h)}L${n(x + w * 0.36)} ${y + 3}Z`,
          { fill: b.side(BRONZE) },
        );
        out += path(`M${n(x - w * 0.3)} ${n(y + h * 0.4)}h${n(w * 0.6)}M${n(x)} ${y}v4`, {
          stroke: b.light(BRONZE, 0.4),
          width: 1.8,
        });
      }
    }
    return out;
  },
};

/** The bronze mask with protruding eyes. */
export const bronzeMask: Landmark = {
  height: 150,
  draw: (b) => {
    const bronze = b.options.color ?? BRONZE;
    let out = plinth(b, 150);
    out += path(
      'M-62 -104C-96 -136 -128 -138 -140 -118C-120 -112 -110 -96 -104 -78L-64 -58ZM62 -104C96 -136 128 -138 140 -118C120 -112 110 -96 104 -78L64 -58Z',
      { fill: b.side(bronze) },
    );
    out += path('M-72 -128H72C78 -84 70 -44 40 -18H-40C-70 -44 -78 -84 -72 -128Z', { fill: b.side(bronze) });
    out += path('M-58 -112C-40 -124 -22 -120 -14 -108M58 -112C40 -124 22 -120 14 -108', {
      stroke: b.dark(bronze, 0.5),
      width: 6,
    });
    for (const s of [-1, 1])
      out +=
        path(`M${s * 18} -100L${s * 52} -96L${s * 70} -84L${s * 52} -78L${s * 20} -84Z`, {
          fill: b.light(bronze, 0.35),
        }) + `<ellipse cx="${s * 66}" cy="-85" rx="9" ry="8" fill="${b.dark(bronze, 0.35)}"/>`;
    out += path('M-9 -100L-16 -60C-16 -52 16 -52 16 -60L9 -100Z', { fill: b.light(bronze, 0.2) });
    return out + path('M-54 -40C-20 -28 20 -28 54 -40', { stroke: b.dark(bronze, 0.6), width: 5 });
  },
};

/** The gold foil of the sun and four birds. */
export const sunBirds: Landmark = {
  height: 150,
  draw: (b) => {
    const gold = '#e0b040';
    let out = path('M-30 0L-10 -22H10L30 0Z', { fill: b.side(MATERIAL.darkTimber) });
    out += `<circle cx="0" cy="-86" r="66" fill="${b.side(gold)}"/><circle cx="0" cy="-86" r="34" fill="${b.dark('#7a4a1c', 0.3)}"/>`;
    let rays = '';
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * Math.PI * 2;
      const p = (r: number, da: number) => `${n(Math.cos(a + da) * r)} ${n(-86 + Math.sin(a + da) * r)}`;
      rays += `M${p(14, 0)}L${p(32, 0.36)}Q${p(24, 0.3)} ${p(16, 0.5)}Z`;
    }
    out += path(rays, { fill: b.light(gold, 0.4) });
    for (let i = 0; i < 4; i++)
      out += `<g transform="translate(0 -86) rotate(${i * 90 + 20})">${path('M-24 -44C-12 -58 8 -58 22 -48L32 -52L26 -42C18 -38 8 -42 0 -40L-4 -36L-10 -42L-20 -36Z', { fill: b.dark('#7a4a1c', 0.3) })}</g>`;
    return (
      out + `<circle cx="0" cy="-86" r="66" fill="none" stroke="${b.light(gold, 0.5)}" stroke-width="3"/>`
    );
  },
};

/** The bronze horse with one hoof on a swallow. */
export const flyingHorse: Landmark = {
  height: 150,
  draw: (b) => {
    const bronze = b.options.color ?? '#6f8a72';
    let out = plinth(b, 130);
    out += path('M-22 -16C-8 -26 12 -26 30 -18L46 -24L36 -12Z', { fill: b.side(bronze) });
    out += path(
      'M-60 -78C-50 -98 -16 -96 8 -92C22 -90 32 -98 40 -112L62 -108C60 -88 48 -68 26 -62C0 -56 -50 -54 -60 -78Z',
      { fill: b.side(bronze) },
    );
    out += path(
      'M38 -96C44 -118 48 -132 58 -142L62 -150L68 -140C80 -136 88 -124 92 -114C86 -108 76 -112 70 -116C66 -106 64 -96 58 -88Z',
      { fill: b.side(bronze) },
    );
    out += path(
      'M-50 -70C-62 -56 -64 -42 -48 -34M-44 -68C-46 -50 -30 -44 -10 -22M28 -66C48 -62 60 -52 74 -56M22 -64C34 -50 44 -42 34 -30',
      { stroke: b.side(bronze), width: 9 },
    );
    return (
      out +
      path('M-58 -82C-78 -90 -84 -104 -98 -100C-94 -84 -80 -74 -60 -72Z', { fill: b.side(bronze) }) +
      path('M40 -108C36 -124 44 -136 54 -142', { stroke: b.dark(bronze, 0.4), width: 5 }) +
      path('M74 -126h.1', { stroke: b.ink, width: 4 })
    );
  },
};

/** A round pot with painted whorls. */
export const paintedPot: Landmark = {
  height: 120,
  draw: (b) => {
    const clay = b.options.color ?? '#c97f4a';
    const body =
      'M-26 -14C-66 -30 -84 -64 -62 -88C-48 -102 -30 -104 -28 -118H28C30 -104 48 -102 62 -88C84 -64 66 -30 26 -14Z';
    const black = { stroke: b.dark('#3a2420', 0.6), width: 4.4 };
    const whorls = [-52, 0, 52]
      .map((x) => path(`M${x} -66m-14 0a14 14 0 1 1 28 0a9 9 0 1 1 -18 0a5 5 0 1 1 9 2`, black))
      .join('');
    return (
      plinth(b, 110) +
      path(body, { fill: b.side(clay) }) +
      `<g clip-path="${b.defs.clip(body)}">${whorls}${path('M-90 -92H90M-90 -40Q-45 -30 0 -40T90 -40M-90 -34H90', black)}</g>` +
      path('M-30 -118H30', { stroke: b.light(clay, 0.4), width: 4 })
    );
  },
};

/** A disc or a coiled dragon of jade on a stand. */
export const jade: Landmark = {
  height: 140,
  draw: (b) => {
    const stone = b.options.color ?? '#8fae8a';
    const stand = path('M-44 2L-30 -24H30L44 2Z', { fill: b.side(MATERIAL.darkTimber) });
    if (b.options.variant === 'dragon')
      return (
        stand +
        path('M34 -116C0 -140 -52 -122 -54 -74C-54 -36 -16 -18 18 -32', {
          stroke: b.side(stone),
          width: 21,
        }) +
        path('M34 -116C44 -122 60 -120 66 -110L54 -98Z', { fill: b.side(stone) }) +
        path('M18 -128C-12 -152 -40 -142 -58 -124', { stroke: b.light(stone, 0.4), width: 7 }) +
        path('M44 -112h.1', { stroke: b.ink, width: 5 })
      );
    if (b.options.variant === 'turquoise') {
      let out = rect(-150, -10, 300, 12, { fill: b.side(MATERIAL.stone) });
      out +=
        path('M-132 -36C-100 -76 -66 -10 -28 -46C8 -80 36 -14 76 -46', {
          stroke: b.side('#2f9a96'),
          width: 21,
        }) +
        path('M68 -72L134 -60C146 -48 140 -30 126 -22L70 -24C60 -36 60 -60 68 -72Z', {
          fill: b.side('#2f9a96'),
        });
      out += path('M-132 -36C-100 -76 -66 -10 -28 -46C8 -80 36 -14 76 -46', {
        stroke: b.light('#9fe0d0', 0.2),
        width: 3,
        opacity: 0.8,
      });
      return (
        out +
        path('M98 -56h.1M98 -38h.1', { stroke: b.light('#ffffff', 0.1), width: 9 }) +
        path('M104 -47H134', { stroke: b.light('#ffffff', 0.2), width: 4 })
      );
    }
    let dots = '';
    for (let r = 32; r < 56; r += 9)
      for (let i = 0; i < r / 2.4; i++)
        dots += `M${n(Math.cos((i / (r / 2.4)) * Math.PI * 2) * r)} ${n(-82 + Math.sin((i / (r / 2.4)) * Math.PI * 2) * r)}h.1`;
    return (
      stand +
      `<circle cx="0" cy="-82" r="42" fill="none" stroke="${b.side(stone)}" stroke-width="38"/>` +
      path(dots, { stroke: b.light(stone, 0.5), width: 3.4 }) +
      `<circle cx="0" cy="-82" r="61" fill="none" stroke="${b.dark(stone, 0.3)}" stroke-width="2.4"/><circle cx="0" cy="-82" r="23" fill="none" stroke="${b.dark(stone, 0.3)}" stroke-width="2.4"/>`
    );
  },
};

/** A standing ox of bronze or gilt, its horns wide. */
export const bronzeOx: Landmark = {
  height: 140,
  draw: (b) => {
    const metal = b.options.color ?? '#d9a441';
    const horns = 'M60 -100C44 -112 42 -130 54 -140M80 -100C98 -110 104 -128 94 -140';
    return (
      plinth(b, 210) +
      path('M-40 -60L-36 -16H-52ZM20 -60L22 -16H6Z', { fill: b.dark(metal, 0.35) }) +
      path(
        'M-92 -88C-84 -106 -30 -102 0 -102C20 -112 40 -112 54 -104L88 -102C98 -92 104 -76 102 -62C94 -50 80 -50 72 -58C64 -46 56 -44 48 -46L46 -16H28L24 -46H-44L-52 -16H-70L-74 -50C-88 -58 -96 -74 -92 -88Z',
        { fill: b.side(metal) },
      ) +
      path(horns, { stroke: b.light(metal, 0.3), width: 8 }) +
      path('M-92 -86C-108 -72 -104 -48 -98 -36', { stroke: b.side(metal), width: 5 }) +
      path('M82 -84h.1', { stroke: b.ink, width: 6 }) +
      path('M52 -96C46 -84 42 -84 40 -90M94 -64h6', { stroke: b.dark(metal, 0.5), width: 4 })
    );
  },
};

/** Inscribed slabs on tortoises, side by side. */
export const stelae: Landmark = {
  height: 150,
  draw: (b) => {
    const stone = '#6a6862';
    let out = '';
    const count = b.options.count ?? 5;
    for (let i = 0; i < count; i++) {
      const x = (i - (count - 1) / 2) * 74;
      const h = 126 + (i % 2) * 18;
      out += path(`M${x - 34} 2C${x - 36} -20 ${x + 26} -22 ${x + 30} -6L${x + 42} -12L${x + 40} 2Z`, {
        fill: b.side('#8d8478'),
      });
      out += path(`M${x - 24} -14V${-h + 20}C${x - 24} ${-h} ${x + 24} ${-h} ${x + 24} ${-h + 20}V-14Z`, {
        fill: b.side(stone),
      });
      let lines = '';
      for (let c = -2; c <= 2; c++)
        for (let y = -h + 42; y < -22; y += 7) lines += `M${x + c * 8 - 2} ${y}h4`;
      out +=
        path(lines, { stroke: b.light('#e2dccd', 0.1), width: 3.4, opacity: 0.55 }) +
        path(`M${x - 14} ${-h + 30}C${x - 14} ${-h + 12} ${x + 14} ${-h + 12} ${x + 14} ${-h + 30}`, {
          stroke: b.light(stone, 0.4),
          width: 3,
        });
    }
    return out;
  },
};

/** A painting on silk hung from a rod: the T of Mawangdui, or a thangka. */
export const banner: Landmark = {
  height: 190,
  draw: (b) => {
    const isThangka = b.options.variant === 'thangka';
    const ground = b.options.color ?? (isThangka ? '#2f5d8c' : '#8c5a34');
    const shape = isThangka ? 'M-66 -178H66L76 -10H-76Z' : 'M-92 -178H92V-116H40V-10H-40V-116H-92Z';
    let out =
      path('M-100 -180H100', { stroke: b.side(MATERIAL.darkTimber), width: 7 }) +
      path('M0 -196L-60 -180M0 -196L60 -180', { stroke: b.ink, width: 2 });
    out +=
      path(shape, { fill: b.side(ground) }) +
      path(shape, { stroke: b.tone('#d9a03f'), width: 5, fill: 'none' });
    if (isThangka) {
      out += rect(-48, -164, 96, 128, { fill: b.side('#a8402c') });
      out +=
        `<circle cx="0" cy="-112" r="36" fill="${b.tone('#3f8a72')}"/>` +
        path(
          'M-30 -66C-32 -92 -16 -106 0 -106C16 -106 32 -92 30 -66C44 -66 44 -54 0 -54C-44 -54 -44 -66 -30 -66Z',
          { fill: b.side('#e0b040') },
        ) +
        `<circle cx="0" cy="-118" r="13" fill="${b.tone('#e8c070')}"/>`;
      return out + path('M-40 -46C-20 -58 20 -58 40 -46', { stroke: b.tone('#e8a0b0'), width: 7 });
    }
    out +=
      `<circle cx="58" cy="-148" r="15" fill="${b.tone('#c4453a')}"/>` +
      path('M-70 -160A18 18 0 1 0 -54 -134A22 22 0 0 1 -70 -160Z', { fill: b.tone('#f0e0b8') });
    out += path(
      'M-24 -104C-40 -84 30 -76 18 -56C6 -36 -34 -40 -22 -20M24 -104C40 -84 -30 -76 -18 -56C-6 -36 34 -40 22 -20',
      { stroke: b.tone('#d9a03f'), width: 4.4 },
    );
    return (
      out +
      path('M-8 -138C-14 -122 14 -122 8 -138C6 -150 -6 -150 -8 -138ZM-20 -66H20', {
        stroke: b.tone('#f0e0b8'),
        width: 4,
      })
    );
  },
};

/** Lengths of silk hung to dry. */
export const silks: Landmark = {
  height: 150,
  draw: (b) => {
    let out = path('M-190 2V-150M190 2V-150M-200 -146H200', { stroke: b.side(MATERIAL.timber), width: 8 });
    const hues = ['#c4453a', '#e0b040', '#2f7a86', '#e8a0b0', '#5f6fb0'];
    hues.forEach((hue, i) => {
      const x = -168 + i * 68;
      out += path(
        `M${x} -144H${x + 56}C${x + 60} -96 ${x + 50} -60 ${x + 58} ${-14 + (i % 2) * 8}Q${x + 30} ${-24 + (i % 2) * 8} ${x + 2} ${-12 + (i % 2) * 8}C${x + 10} -60 ${x - 6} -100 ${x} -144Z`,
        { fill: b.side(hue) },
      );
      out += path(
        `M${x + 18} -142C${x + 22} -96 ${x + 12} -60 ${x + 20} -20M${x + 38} -142C${x + 44} -96 ${x + 34} -60 ${x + 40} -20`,
        { stroke: b.light(hue, 0.4), width: 2.4, opacity: 0.6 },
      );
    });
    return out;
  },
};

/** A silver festival headdress with horns. */
export const silverCrown: Landmark = {
  height: 150,
  draw: (b) => {
    const silver = '#c9ced0';
    let out = plinth(b, 120);
    out += path(
      'M-40 -62C-96 -86 -104 -130 -78 -152C-80 -118 -58 -98 -24 -92H24C58 -98 80 -118 78 -152C104 -130 96 -86 40 -62Z',
      { fill: b.side(silver) },
    );
    out += path('M-54 -66C-54 -100 54 -100 54 -66V-50H-54Z', { fill: b.side(silver) });
    for (let i = 0; i < 9; i++)
      out +=
        path(`M${-52 + i * 13} -50v${22 + (i % 2) * 6}`, { stroke: b.light(silver, 0.3), width: 3 }) +
        `<circle cx="${-52 + i * 13}" cy="${-24 + (i % 2) * 6}" r="4" fill="${b.tone(silver)}"/>`;
    for (let i = 0; i < 7; i++)
      out += `<circle cx="${-42 + i * 14}" cy="${n(-88 - Math.sin((i / 6) * Math.PI) * 20)}" r="7" fill="${b.light(silver, 0.4)}"/>`;
    return out + path('M-50 -60H50', { stroke: b.dark(silver, 0.4), width: 2.4 });
  },
};

/** A full glass mug. */
export const beerMug: Landmark = {
  height: 130,
  draw: (b) => {
    let out = path('M44 -84H74C86 -84 90 -74 88 -62L82 -34C80 -24 74 -20 64 -20H44', {
      stroke: b.light('#d8e2e0', 0.3),
      width: 9,
    });
    out += path('M-52 -104H52L46 0H-46Z', { fill: b.side('#e0a030') });
    for (const x of [-30, 0, 30])
      out += path(`M${x} -92L${n(x * 0.9)} -10`, { stroke: b.light('#fff0c0', 0.3), width: 8, opacity: 0.5 });
    let bubbles = '';
    for (let i = 0; i < 16; i++) bubbles += `M${n(-36 + b.random() * 72)} ${n(-14 - b.random() * 78)}h.1`;
    out += path(bubbles, { stroke: '#fff6da', width: 3.4, opacity: 0.8 });
    return (
      out +
      path(
        'M-60 -100C-70 -116 -54 -128 -40 -124C-32 -138 -10 -138 -2 -128C12 -138 36 -136 42 -122C58 -126 70 -112 58 -100C50 -92 40 -98 34 -94C20 -86 -20 -90 -30 -96C-40 -88 -54 -92 -60 -100Z',
        { fill: b.side('#fffaf0') },
      )
    );
  },
};
