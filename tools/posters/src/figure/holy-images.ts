import { type Brush, MATERIAL } from '../building/brush.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from '../landmark/landmark.ts';

/** Mani of Cao'an in a round niche of the rock: eighteen wavy rays, long hair, two strands of beard. */
export const maniRelief: Landmark = {
  height: 260,
  draw: (b) => {
    const granite = b.options.color ?? '#a79e92';
    const boulder =
      'M-236 6C-250 -80 -226 -176 -160 -226C-110 -262 -40 -272 30 -268C120 -262 196 -216 224 -140C244 -86 242 -30 236 6Z';
    let out = path(boulder, { fill: b.side(granite) });
    let cracks = '';
    for (let i = 0; i < 26; i++) {
      const x = -210 + b.random() * 420;
      cracks += `M${n(x)} ${n(-20 - b.random() * 210)}q${n((b.random() - 0.5) * 20)} 14 ${n((b.random() - 0.5) * 16)} 34`;
    }
    out += `<g clip-path="${b.defs.clip(boulder)}">${path(cracks, { stroke: b.dark(granite, 0.45), width: 2, opacity: 0.5 })}</g>`;
    out += ellipse(0, -132, 112, 112, { fill: b.dark('#8a7c6c', 0.3) });
    out += ellipse(0, -132, 104, 104, { fill: b.light('#c9a884', 0.15) });
    let rays = '';
    for (let i = 0; i < 18; i++) {
      const a = (i / 18) * Math.PI * 2 - Math.PI / 2;
      const at = (r: number, da: number) => `${n(Math.cos(a + da) * r)} ${n(-132 + Math.sin(a + da) * r)}`;
      rays += `M${at(42, -0.07)}Q${at(64, 0.06)} ${at(78, -0.03)}T${at(102, 0)}Q${at(84, 0.16)} ${at(72, 0.1)}T${at(42, 0.09)}Z`;
    }
    out += path(rays, { fill: b.light('#f0d9a4', 0.35) });
    out += path('M-84 -42C-70 -28 70 -28 84 -42C66 -56 -66 -56 -84 -42Z', { fill: b.light('#d8b8a0', 0.2) });
    out += path(
      'M-70 -44C-74 -66 -58 -70 -48 -76C-56 -112 -44 -142 0 -144C44 -142 56 -112 48 -76C58 -70 74 -66 70 -44C40 -34 -40 -34 -70 -44Z',
      { fill: b.side('#b9b3ab') },
    );
    out += path('M-24 -150C-40 -140 -44 -118 -40 -104M24 -150C40 -140 44 -118 40 -104', {
      stroke: b.dark('#6a635c', 0.3),
      width: 11,
      cap: 'round',
    });
    out += path(
      'M-27 -164C-28 -188 -14 -200 0 -200C14 -200 28 -188 27 -164C24 -146 12 -138 0 -138C-12 -138 -24 -146 -27 -164Z',
      { fill: b.side('#9aa58c') },
    );
    out += path(
      'M-29 -168C-32 -196 -14 -208 0 -208C14 -208 32 -196 29 -168C24 -186 12 -192 0 -192C-12 -192 -24 -186 -29 -168Z',
      { fill: b.dark('#6a635c', 0.35) },
    );
    out += path('M-15 -170q7 -5 13 0M2 -170q7 -5 13 0M0 -168v10M-6 -151q6 3 12 0', {
      stroke: b.dark('#4a4a40', 0.5),
      width: 2.4,
    });
    out += path('M-6 -140C-8 -120 -10 -108 -8 -98M6 -140C8 -120 10 -108 8 -98', {
      stroke: b.dark('#6a635c', 0.35),
      width: 5,
      cap: 'round',
    });
    out += path('M-44 -120C-30 -96 -14 -82 0 -78C14 -82 30 -96 44 -120M-58 -62C-30 -48 30 -48 58 -62', {
      stroke: b.dark('#8a847c', 0.4),
      width: 2.6,
    });
    return out + path('M-26 -62C-20 -74 20 -74 26 -62C18 -54 -18 -54 -26 -62Z', { fill: b.side('#d8a590') });
  },
};

/** Guanyin with a fan of a thousand hands, gilded, on a lotus. */
export const thousandHands: Landmark = {
  height: 300,
  draw: (b) => {
    const gold = b.options.color ?? '#d9a23c';
    let out =
      rect(-90, -26, 180, 28, { fill: b.side('#8c3a2c') }) + rect(-98, -32, 196, 9, { fill: b.tone(gold) });
    for (const [ring, r] of [164, 140, 116, 92].entries()) {
      const count = 33 - ring * 5;
      let arms = '';
      let palms = '';
      let eyes = '';
      for (let i = 0; i < count; i++) {
        const a = Math.PI * (0.86 + (i / (count - 1)) * 1.28);
        const [cx, cy] = [Math.cos(a) * r, -150 + Math.sin(a) * r * 0.88];
        arms += `M${n(Math.cos(a) * 34)} ${n(-150 + Math.sin(a) * 34)}L${n(cx)} ${n(cy)}`;
        palms += `M${n(cx - 6)} ${n(cy)}a6 8 0 1 0 12 0a6 8 0 1 0 -12 0Z`;
        eyes += `M${n(cx)} ${n(cy)}h.1`;
      }
      const tone = ring % 2 ? b.side(gold) : b.side('#c48a2c');
      out +=
        path(arms, { stroke: b.dark(gold, 0.28 + ring * 0.04), width: 4.4 }) +
        path(palms, { fill: tone, stroke: b.dark(gold, 0.4), width: 1 });
      out += path(eyes, { stroke: b.dark('#5a2f1c', 0.5), width: 3, cap: 'round' });
    }
    out += path('M-92 -34C-70 -58 70 -58 92 -34C60 -24 -60 -24 -92 -34Z', { fill: b.side('#e0b45a') });
    let petals = '';
    for (let i = 0; i < 9; i++) petals += `M${-80 + i * 18} -32q9 -20 18 0`;
    out += path(petals, { stroke: b.dark(gold, 0.4), width: 2.4 });
    out += path(
      'M-42 -46C-50 -90 -48 -140 -36 -178C-20 -190 20 -190 36 -178C48 -140 50 -90 42 -46C20 -38 -20 -38 -42 -46Z',
      { fill: b.side(gold) },
    );
    out += path(
      'M-30 -176C-34 -120 -30 -80 -24 -44M30 -176C34 -120 30 -80 24 -44M-10 -120C-14 -90 -10 -60 -8 -44M10 -120C14 -90 10 -60 8 -44',
      { stroke: b.dark(gold, 0.45), width: 2.4, opacity: 0.8 },
    );
    out += path('M-40 -160C-20 -136 -6 -132 0 -140C6 -132 20 -136 40 -160', {
      stroke: b.side('#e6bc62'),
      width: 12,
    });
    out += path('M-6 -156C-8 -142 8 -142 6 -156L0 -170Z', { fill: b.light(gold, 0.5) });
    return out + threeFaces(b, gold);
  },
};

function threeFaces(b: Brush, gold: string): string {
  let out = '';
  for (const s of [-1, 1]) out += ellipse(s * 22, -206, 14, 19, { fill: b.dark(gold, 0.2) });
  out += ellipse(0, -206, 22, 26, { fill: b.light(gold, 0.25) });
  out += path('M-26 -222C-28 -250 -12 -258 -10 -268H10C12 -258 28 -250 26 -222C14 -232 -14 -232 -26 -222Z', {
    fill: b.side('#c48a2c'),
  });
  out += path('M-7 -268C-9 -282 9 -282 7 -268Z', { fill: b.light(gold, 0.4) });
  return (
    out +
    path('M-13 -208q6 -4 10 0M3 -208q6 -4 10 0M0 -206v9M-5 -192q5 3 10 0', {
      stroke: b.dark('#5a2f1c', 0.5),
      width: 2,
    })
  );
}

/** Guan Yu: red face, long beard, green robe over armour, the blade on its long shaft. */
export const guanYu: Landmark = {
  height: 290,
  draw: (b) => {
    const green = b.options.color ?? '#2f7a56';
    const gold = '#d9a23c';
    let out = rect(-96, -20, 192, 22, { fill: b.side(MATERIAL.stone) });
    out += path('M92 -18L66 -258', { stroke: b.dark('#6a2f22', 0.2), width: 7 });
    out += path('M64 -250C44 -268 42 -298 60 -322C62 -306 80 -290 84 -264L72 -250Z', {
      fill: b.side('#b9c2c4'),
    });
    out += path('M58 -246H80L76 -236H60Z', { fill: b.tone(gold) });
    out += path(
      'M-70 -20C-84 -80 -84 -150 -56 -196C-30 -210 30 -210 56 -196C84 -150 84 -80 70 -20C30 -12 -30 -12 -70 -20Z',
      { fill: b.side(green) },
    );
    out += path('M-34 -20C-38 -80 -34 -140 -22 -186H22C34 -140 38 -80 34 -20C14 -16 -14 -16 -34 -20Z', {
      fill: b.side(gold),
    });
    let scales = '';
    for (let row = 0; row < 8; row++)
      for (let i = 0; i < 5; i++) scales += `M${-28 + i * 12 + (row % 2) * 4} ${-172 + row * 17}q6 8 12 0`;
    out += path(scales, { stroke: b.dark(gold, 0.5), width: 2, opacity: 0.7 });
    out +=
      rect(-56, -110, 112, 14, { fill: b.side('#a63a2c') }, 4) +
      ellipse(0, -103, 15, 12, { fill: b.light(gold, 0.3) });
    out += path(
      'M-58 -186C-92 -166 -98 -134 -62 -118C-48 -114 -44 -128 -56 -134C-66 -142 -60 -154 -44 -164Z',
      { fill: b.dark(green, 0.15) },
    );
    out += path('M56 -188C88 -176 96 -152 78 -136L70 -150C74 -158 62 -162 44 -164Z', {
      fill: b.dark(green, 0.15),
    });
    out += ellipse(74, -142, 11, 12, { fill: b.tone('#b0432f') });
    out += path(
      'M-27 -226C-29 -252 -16 -264 0 -264C16 -264 29 -252 27 -226C24 -206 12 -198 0 -198C-12 -198 -24 -206 -27 -226Z',
      { fill: b.side('#b0432f') },
    );
    out += path('M-24 -214C-30 -180 -22 -150 0 -128C22 -150 30 -180 24 -214C12 -206 -12 -206 -24 -214Z', {
      fill: b.dark('#241c1c', 0.6),
    });
    out += path('M-20 -236L-5 -231M20 -236L5 -231', { stroke: b.dark('#241c1c', 0.6), width: 5 });
    out += path('M-15 -228h8M7 -228h8', { stroke: '#f5e6cc', width: 3 });
    out += path('M-32 -244C-34 -274 -18 -290 0 -290C20 -290 34 -274 32 -244C16 -254 -16 -254 -32 -244Z', {
      fill: b.side(green),
    });
    return (
      out +
      path('M-32 -246C-16 -256 16 -256 32 -246', { stroke: b.tone(gold), width: 6 }) +
      path('M-30 -258C-52 -252 -62 -232 -60 -210C-50 -224 -40 -234 -28 -240Z', {
        fill: b.dark(green, 0.25),
      }) +
      ellipse(0, -272, 8, 8, { fill: b.tone('#c4453a') })
    );
  },
};

/** Draws the eight trigrams around the two forces, on a disc. */
function trigrams(b: Brush, y: number, r: number): string {
  const lines = [0b111, 0b110, 0b101, 0b100, 0b000, 0b001, 0b010, 0b011];
  let out = ellipse(0, y, r, r, { fill: b.side('#e6d3a4'), stroke: b.dark('#6a4a2c', 0.3), width: 4 });
  for (const [i, bits] of lines.entries()) {
    let bars = '';
    for (let k = 0; k < 3; k++) {
      const h = -r * (0.84 - k * 0.13);
      bars +=
        (bits >> k) & 1
          ? `M${n(-r * 0.2)} ${n(h)}h${n(r * 0.4)}`
          : `M${n(-r * 0.2)} ${n(h)}h${n(r * 0.16)}M${n(r * 0.04)} ${n(h)}h${n(r * 0.16)}`;
    }
    out += `<g transform="translate(0 ${n(y)}) rotate(${i * 45})">${path(bars, { stroke: b.dark('#2c2018', 0.6), width: r * 0.075 })}</g>`;
  }
  const c = r * 0.4;
  out += ellipse(0, y, c, c, { fill: b.light('#fbf4e2', 0.4), stroke: b.dark('#2c2018', 0.6), width: 2 });
  out += path(
    `M0 ${n(y - c)}A${n(c)} ${n(c)} 0 0 1 0 ${n(y + c)}A${n(c / 2)} ${n(c / 2)} 0 0 1 0 ${n(y)}A${n(c / 2)} ${n(c / 2)} 0 0 0 0 ${n(y - c)}Z`,
    { fill: b.dark('#2c2018', 0.6) },
  );
  return (
    out +
    ellipse(0, y - c / 2, c * 0.14, c * 0.14, { fill: b.dark('#2c2018', 0.6) }) +
    ellipse(0, y + c / 2, c * 0.14, c * 0.14, { fill: '#fbf4e2' })
  );
}

/** Fuxi seated in leaves, the disc of the eight trigrams before him. */
export const fuxi: Landmark = {
  height: 260,
  draw: (b) => {
    const skin = '#b98a5c';
    const leaf = '#5c7f4a';
    let out = path('M-150 2L-128 -30H128L150 2Z', { fill: b.side(MATERIAL.stone) });
    out += path(
      'M-122 -30C-136 -62 -110 -82 -78 -88C-92 -130 -70 -168 -34 -178H34C70 -168 92 -130 78 -88C110 -82 136 -62 122 -30Z',
      { fill: b.side(skin) },
    );
    out += path(
      'M-76 -90C-96 -130 -72 -176 -30 -182H30C72 -176 96 -130 76 -90C58 -112 44 -128 0 -132C-44 -128 -58 -112 -76 -90Z',
      { fill: b.side(leaf) },
    );
    let veins = '';
    for (let i = 0; i < 11; i++) {
      const x = -70 + i * 14;
      const y = -116 - Math.sin((i / 10) * Math.PI) * 36;
      veins += `M${n(x - 10)} ${n(y + 12)}q10 -26 20 0q-10 14 -20 0Z`;
    }
    out += path(veins, { fill: b.light(leaf, 0.25), stroke: b.dark(leaf, 0.4), width: 1.6 });
    out += path('M-118 -34C-90 -66 -40 -72 0 -60C40 -72 90 -66 118 -34Z', { fill: b.dark(leaf, 0.1) });
    out += ellipse(0, -208, 30, 34, { fill: b.side(skin) });
    out += path(
      'M-32 -206C-40 -244 -18 -256 0 -256C18 -256 40 -244 32 -206C26 -226 12 -234 0 -232C-12 -234 -26 -226 -32 -206Z',
      { fill: b.dark('#2c2420', 0.6) },
    );
    out += path('M-20 -190C-16 -162 -8 -150 0 -146C8 -150 16 -162 20 -190C10 -182 -10 -182 -20 -190Z', {
      fill: b.dark('#2c2420', 0.5),
    });
    out += path('M-16 -212q6 -4 10 0M6 -212q6 -4 10 0M0 -210v12', {
      stroke: b.dark('#4a2f1c', 0.6),
      width: 2.6,
    });
    return (
      out +
      trigrams(b, -86, 62) +
      ellipse(-58, -70, 13, 10, { fill: b.side(skin) }) +
      ellipse(58, -70, 13, 10, { fill: b.side(skin) })
    );
  },
};
