import { type Brush, MATERIAL } from '../building/brush.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from '../landmark/landmark.ts';

function jar(b: Brush, x: number, y: number, k: number): string {
  const clay = '#6a4030';
  return `<g transform="translate(${x} ${y}) scale(${k})">${path('M-20 0C-36 -18 -40 -44 -28 -60C-22 -66 22 -66 28 -60C40 -44 36 -18 20 0Z', { fill: b.side(clay) })}${path('M-34 -66C-34 -74 34 -74 34 -66L28 -60H-28Z', { fill: b.light(clay, 0.2) })}${ellipse(0, -75, 8, 5, { fill: b.dark(clay, 0.3) })}${path('M-28 -40q28 9 56 0', { stroke: b.dark(clay, 0.4), width: 2 })}</g>`;
}

/** Glazed brown jars in which Korean households keep kimchi and soy. */
export const onggiJars: Landmark = {
  height: 90,
  draw: (b) =>
    [
      [-110, -14, 0.72],
      [-40, -18, 0.8],
      [34, -18, 0.76],
      [104, -14, 0.72],
      [-76, 0, 1],
      [4, 2, 1.1],
      [82, 0, 0.96],
    ]
      .map(([x = 0, y = 0, k = 1]) => jar(b, x, y, k))
      .join(''),
};

function hanbokFigure(b: Brush, x: number, k: number, skirt: string, top: string): string {
  const arms = path('M-12 -84C-30 -80 -40 -92 -46 -108M12 -84C30 -80 40 -92 46 -108', {
    stroke: b.tone(top),
    width: 10,
  });
  return `<g transform="translate(${x} 0) scale(${k})">${path('M-46 0C-44 -34 -28 -62 -14 -76H14C28 -62 44 -34 46 0C24 7 -24 7 -46 0Z', { fill: b.side(skirt) })}${path('M-14 -70L-26 2M0 -74V4M14 -70L26 2', { stroke: b.dark(skirt, 0.3), width: 2 })}${arms}${path('M-16 -72C-18 -88 -12 -96 0 -96C12 -96 18 -88 16 -72Z', { fill: b.side(top) })}${path('M0 -88L8 -48M0 -88L3 -50', { stroke: b.tone('#c4342a'), width: 3 })}${ellipse(0, -107, 10, 12, { fill: b.tone('#dba98a') })}${path('M-11 -108C-12 -124 12 -124 11 -108C6 -114 -6 -114 -11 -108Z', { fill: b.tone('#2a2422') })}${ellipse(-10, -106, 4, 5, { fill: b.tone('#2a2422') })}</g>`;
}

/** Women in bell-shaped skirts and short jackets, arms raised in a dance. */
export const hanbokDancers: Landmark = {
  height: 125,
  draw: (b) =>
    hanbokFigure(b, -96, 0.86, '#3f7fa8', '#f4ecd8') +
    hanbokFigure(b, 96, 0.86, '#5f9a6a', '#f0d77a') +
    hanbokFigure(b, 0, 1, '#d9486a', '#f6efe0'),
};

/** Curios on a cloth: vases, beads, bronzes, a badge, old books. */
export const curioBlanket: Landmark = {
  height: 100,
  draw: (b) => {
    let out = path('M-200 10L-160 -30H160L200 10Z', { fill: b.side('#8a3a32') });
    out += path('M-186 4L-152 -25H152L186 4Z', { stroke: b.light(MATERIAL.gold, 0.2), width: 2.4 });
    const vase = (x: number, y: number, k: number, body: string, deco: string) =>
      `<g transform="translate(${x} ${y}) scale(${k})">${path('M-12 0C-30 -18 -28 -48 -10 -56L-9 -70H-14V-76H14V-70H9L10 -56C28 -48 30 -18 12 0Z', { fill: b.side(body) })}${path('M-24 -34q12 -10 24 0t24 0M-22 -24h44M-16 -50h32', { stroke: b.tone(deco), width: 3 })}</g>`;
    out +=
      vase(-116, -18, 0.9, '#f1ede0', '#2f5d9c') +
      vase(-70, -22, 0.62, '#a8452f', '#e8c25a') +
      vase(116, -18, 0.8, '#6f9a8c', '#3f6a5c');
    out += path('M-34 -20v-26h46v26M-34 -46l-8 -10h62l-8 10M-26 -20l-4 12M4 -20l4 12', {
      fill: b.side('#5f8070'),
      stroke: b.dark('#3f5a4c', 0.3),
      width: 2,
    });
    for (const [i, color] of ['#c4342a', '#d9a03f', '#3f8a6a'].entries()) {
      let beads = '';
      for (let k = 0; k < 16; k++) {
        const a = (k / 16) * Math.PI * 2;
        beads += `M${n(40 + i * 24 + Math.cos(a) * 15)} ${n(-9 + Math.sin(a) * 6)}h.1`;
      }
      out += path(beads, { stroke: b.tone(color), width: 5 });
    }
    out +=
      ellipse(-140, -4, 13, 7, { fill: b.tone('#c4342a') }) +
      ellipse(-140, -5, 6, 3.4, { fill: b.light(MATERIAL.gold, 0.3) });
    for (let i = 0; i < 3; i++)
      out += rect(58 - i * 2, -30 - i * 6, 34, 6, {
        fill: b.side(['#3f5a80', '#b8a070', '#7a3a32'][i] ?? '#3f5a80'),
      });
    return (
      out +
      path('M-96 4c0 -9 22 -9 22 0s-22 9 -22 0M-50 4a9 5 0 1 0 18 0a9 5 0 1 0 -18 0', {
        stroke: b.light('#8fc0a4', 0.2),
        width: 5,
      })
    );
  },
};

function dumpling(b: Brush, x: number, y: number, k: number): string {
  const leaf = '#5f8050';
  return `<g transform="translate(${x} ${y}) scale(${k})">${path('M-44 0C-36 -26 -14 -58 0 -64C14 -58 36 -26 44 0C20 8 -20 8 -44 0Z', { fill: b.side(leaf) })}${path('M0 -64C-6 -40 -16 -16 -22 5M-34 -14C-22 -12 -4 -20 6 -50', { stroke: b.dark(leaf, 0.4), width: 2 })}${path('M-38 -8C-10 -2 20 -6 38 -12M-26 -28C-8 -22 12 -24 28 -30M-6 -56C8 -34 18 -12 20 5', { stroke: b.light('#efe0bc', 0.3), width: 3.4 })}</g>`;
}

/** Rice dumplings wrapped in leaves and tied with string, in a bamboo steamer. */
export const riceDumplings: Landmark = {
  height: 110,
  draw: (b) => {
    const bamboo = '#c79a58';
    const out = dumpling(b, -54, -34, 0.9) + dumpling(b, 52, -34, 0.9) + dumpling(b, 0, -36, 1.08);
    let slats = '';
    for (let x = -104; x <= 104; x += 13) slats += `M${x} -34v32`;
    return (
      out +
      path('M-116 -38H116L108 0C60 9 -60 9 -108 0Z', { fill: b.side(bamboo) }) +
      path(slats, { stroke: b.dark(bamboo, 0.3), width: 1.4, opacity: 0.6 }) +
      rect(-119, -42, 238, 9, { fill: b.light(bamboo, 0.25) }) +
      path('M-114 -14Q0 -4 114 -14', { stroke: b.dark(bamboo, 0.35), width: 4 })
    );
  },
};

/** The laughing Maitreya: bare belly, long ears, beads in one hand. */
export const laughingBuddha: Landmark = {
  height: 170,
  draw: (b) => {
    const bronze = b.options.color ?? '#8d7a52';
    let out = path('M-130 0C-120 -16 120 -16 130 0Z', { fill: b.side('#b3aa9a') });
    out += path(
      'M-122 -4C-136 -34 -110 -58 -86 -62C-84 -96 -52 -112 -30 -114H30C52 -112 84 -96 86 -62C110 -58 136 -34 122 -4C70 4 -70 4 -122 -4Z',
      { fill: b.side(bronze) },
    );
    out += path('M-40 -110C-62 -70 -58 -30 -26 -20C-10 -14 10 -14 26 -20C58 -30 62 -70 40 -110Z', {
      fill: b.light(bronze, 0.3),
    });
    out += path(
      'M-34 -132C-38 -160 -22 -174 0 -174C22 -174 38 -160 34 -132C32 -114 18 -104 0 -104C-18 -104 -32 -114 -34 -132Z',
      { fill: b.light(bronze, 0.25) },
    );
    out += path('M-36 -146C-46 -142 -46 -116 -38 -110M36 -146C46 -142 46 -116 38 -110', {
      stroke: b.side(bronze),
      width: 9,
    });
    out += path(
      'M-20 -140q8 -7 14 0M6 -140q8 -7 14 0M-17 -122C-8 -110 8 -110 17 -122ZM-22 -78C-10 -70 10 -70 22 -78',
      { stroke: b.dark(bronze, 0.5), width: 3 },
    );
    out += path('M0 -48h.1', { stroke: b.dark(bronze, 0.5), width: 7 });
    out += path(
      'M-110 -20C-80 -36 -50 -30 -34 -8M110 -20C80 -36 50 -30 34 -8M-84 -64C-92 -44 -84 -34 -66 -34M84 -64C96 -46 90 -32 72 -30',
      { stroke: b.dark(bronze, 0.4), width: 4 },
    );
    return out + path('M66 -32c-8 10 2 20 12 16', { stroke: b.dark('#4a3a2a', 0.3), width: 5 });
  },
};
