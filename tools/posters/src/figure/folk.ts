import { type Brush, MATERIAL } from '../building/brush.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from '../landmark/landmark.ts';

type Person = {
  x: number;
  y?: number;
  scale?: number;
  coat: string;
  legs: string;
  skirt?: boolean;
  /** Drawn over the head, whose middle is at 0,-80. */
  head?: string;
  /** Drawn over the body. */
  over?: string;
};

/** Draws a person who stands, 95 units tall. */
function person(b: Brush, { x, y = 0, scale = 1, coat, legs, skirt, head = '', over = '' }: Person): string {
  const lower = skirt
    ? path('M-16 -2C-20 -18 -14 -34 -11 -42H11C14 -34 20 -18 16 -2C6 2 -6 2 -16 -2Z', { fill: b.side(legs) })
    : path('M-13 0C-12 -16 -12 -30 -11 -40H11C12 -30 12 -16 13 0H4C3 -10 2 -18 0 -26C-2 -18 -3 -10 -4 0Z', {
        fill: b.side(legs),
      });
  const inner =
    lower +
    path('M-15 -34C-18 -54 -13 -70 0 -71C13 -70 18 -54 15 -34C6 -31 -6 -31 -15 -34Z', {
      fill: b.side(coat),
    }) +
    ellipse(0, -80, 8.4, 9.4, { fill: b.tone('#b07c58') }) +
    head +
    over;
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${scale} ${Math.abs(scale)})">${inner}</g>`;
}

/** Men of Basha: a topknot, a shiny indigo coat, a long gun on the shoulder. */
export const bashaMen: Landmark = {
  height: 110,
  draw: (b) => {
    const hair = b.dark('#1f1a1c', 0.6);
    const head =
      path('M-9 -82C-9 -92 9 -92 9 -82C4 -86 -4 -86 -9 -82Z', { fill: hair }) +
      path('M-3 -90C-6 -100 6 -106 6 -96C6 -92 3 -90 2 -88Z', { fill: hair });
    const gun =
      path('M-22 -36L24 -118', { stroke: b.dark('#3a3432', 0.5), width: 3 }) +
      path('M-26 -28L-14 -50', { stroke: b.dark('#6a3f26', 0.2), width: 5 }) +
      path('M12 -62C18 -66 14 -84 8 -88', { stroke: b.side('#39407a'), width: 6 });
    const trim = path('M-15 -36C-6 -33 6 -33 15 -36M0 -70V-34', {
      stroke: b.light('#8a86c8', 0.3),
      width: 1.8,
    });
    const bag =
      rect(-19, -50, 12, 14, { fill: b.side('#c4452f') }, 2) +
      path('M-8 -50L10 -68', { stroke: b.tone('#e0b040'), width: 1.8 });
    return [-66, 0, 66]
      .map((x, i) =>
        person(b, {
          x,
          y: i === 1 ? 4 : 0,
          scale: i === 1 ? 1.08 : 1,
          coat: '#3a3f78',
          legs: '#2a2c50',
          head,
          over: trim + gun + bag,
        }),
      )
      .join('');
  },
};

/** Women of Hui'an: a yellow hat over a flowered scarf, a short blue jacket, wide black trousers, baskets on a pole. */
export const huianWomen: Landmark = {
  height: 110,
  draw: (b) => {
    const head =
      path('M-12 -78C-15 -60 -9 -56 -6 -60L6 -60C9 -56 15 -60 12 -78Z', { fill: b.side('#e6f0ec') }) +
      path('M-8 -66h.1M-2 -62h.1M5 -66h.1M9 -70h.1M-11 -72h.1', {
        stroke: b.tone('#c4456a'),
        width: 3,
        cap: 'round',
      }) +
      ellipse(0, -78, 6, 7, { fill: b.tone('#b07c58') }) +
      path('M-19 -84C-14 -92 -6 -100 0 -101C6 -100 14 -92 19 -84C8 -80 -8 -80 -19 -84Z', {
        fill: b.side('#edc23a'),
      });
    const bare =
      path('M-14 -42C-6 -39 6 -39 14 -42', { stroke: b.tone('#b07c58'), width: 5 }) +
      path('M-13 -37H13', { stroke: b.light('#d8dde0', 0.3), width: 4 });
    const legs = path('M-12 -36C-16 -20 -18 -10 -18 0H-2L0 -22L2 0H18C18 -10 16 -20 12 -36Z', {
      fill: b.side('#22262e'),
    });
    const basket = (x: number) =>
      path(`M${x} -66V-30M${x} -66L${x - 11} -30M${x} -66L${x + 11} -30`, {
        stroke: b.dark('#6a4e32', 0.3),
        width: 1.4,
      }) +
      path(`M${x - 14} -31H${x + 14}L${x + 9} -14H${x - 9}Z`, { fill: b.side('#c9a566') }) +
      path(`M${x - 11} -31q5 -8 11 -4q7 -6 11 4Z`, { fill: b.side('#9fb8bc') });
    const pole =
      path('M-52 -64Q0 -74 52 -64', { stroke: b.dark('#6a4e32', 0.2), width: 3 }) + basket(-50) + basket(50);
    return (
      person(b, { x: -70, coat: '#2f7fb0', legs: '#22262e', head, over: legs + bare }) +
      person(b, {
        x: 14,
        y: 6,
        scale: 1.06,
        coat: '#2a8f9c',
        legs: '#22262e',
        head,
        over: legs + bare + pole,
      }) +
      person(b, { x: 102, scale: -1, coat: '#2f7fb0', legs: '#22262e', head, over: legs + bare })
    );
  },
};

/** A monk, a poet and a Taoist who laugh together. */
export const threeLaughers: Landmark = {
  height: 110,
  draw: (b) => {
    const mouth =
      path('M-4 -77Q0 -70 4 -77Z', { fill: b.dark('#5a1f1c', 0.4) }) +
      path('M-5 -83q2 -3 4 0M1 -83q2 -3 4 0', { stroke: b.dark('#3a2420', 0.5), width: 1.3 });
    const beard = path('M-6 -74C-6 -62 -2 -56 0 -54C2 -56 6 -62 6 -74C3 -71 -3 -71 -6 -74Z', {
      fill: b.tone('#e6e2da'),
    });
    const sleeves = (color: string) =>
      path(
        'M-13 -62C-26 -54 -30 -44 -26 -38L-10 -44ZM13 -62C24 -66 32 -72 34 -80L26 -84C22 -76 16 -72 8 -70Z',
        { fill: b.dark(color, 0.15) },
      );
    const robe = (color: string) =>
      path('M-17 0C-20 -30 -17 -56 -9 -70H9C17 -56 20 -30 17 0C8 4 -8 4 -17 0Z', { fill: b.side(color) });
    const monk =
      robe('#c98a3a') +
      path('M-9 -70C0 -50 12 -36 18 -28L16 -16C4 -30 -10 -46 -14 -58Z', { fill: b.tone('#a8402c') }) +
      sleeves('#c98a3a') +
      ellipse(0, -80, 9, 10, { fill: b.tone('#c08a62') }) +
      mouth;
    const poet =
      robe('#7f94a8') +
      sleeves('#7f94a8') +
      ellipse(0, -80, 8.4, 9.4, { fill: b.tone('#b98a62') }) +
      mouth +
      beard +
      path('M-11 -85L-7 -98H7L11 -85C4 -88 -4 -88 -11 -85Z', { fill: b.dark('#3a3a3e', 0.3) });
    const taoist =
      robe('#39506a') +
      path('M0 -70V-4', { stroke: b.light('#e6e2da', 0.2), width: 3 }) +
      sleeves('#39506a') +
      ellipse(0, -80, 8.4, 9.4, { fill: b.tone('#b98a62') }) +
      mouth +
      path('M-6 -74C-6 -64 -2 -58 0 -56C2 -58 6 -64 6 -74C3 -71 -3 -71 -6 -74Z', {
        fill: b.dark('#2a2420', 0.4),
      }) +
      path('M-9 -86C-8 -92 8 -92 9 -86ZM-3 -91C-5 -98 5 -98 3 -91Z', { fill: b.dark('#1f1a1c', 0.5) });
    const at = (x: number, k: number, inner: string) =>
      `<g transform="translate(${x} 0) scale(${k} ${Math.abs(k)})">${inner}</g>`;
    return at(-46, 1, poet) + at(48, -1, taoist) + at(0, 1.06, monk);
  },
};

/** Fishermen who walk on stilts through shallow water behind their scoop nets. */
export const stiltFishers: Landmark = {
  height: 170,
  floats: true,
  draw: (b) => {
    const head = path('M-22 -82C-12 -88 -5 -96 0 -100C5 -96 12 -88 22 -82C10 -78 -10 -78 -22 -82Z', {
      fill: b.side('#d9b878'),
    });
    const net =
      path('M10 -56L84 -66M10 -48L80 -2', { stroke: b.dark('#6a4e32', 0.2), width: 3 }) +
      path('M84 -66L80 -2C60 -10 36 -30 12 -50Z', { fill: '#e6f0ea', opacity: 0.35 }) +
      path('M30 -58L34 -36M46 -60L50 -26M64 -63L66 -14M34 -36L84 -50M50 -26L82 -32', {
        stroke: '#f4f8f0',
        width: 1,
        opacity: 0.7,
      }) +
      path('M84 -66L80 -2', { stroke: b.dark('#6a4e32', 0.2), width: 3 });
    const stilts =
      path('M-8 -4L-14 76M8 -4L16 76', { stroke: b.dark('#6a4e32', 0.25), width: 4.4 }) +
      path('M-18 4h12M4 4h12', { stroke: b.dark('#6a4e32', 0.25), width: 5 });
    const one = (x: number, scale: number, coat: string) =>
      person(b, { x, y: -74 * Math.abs(scale), scale, coat, legs: '#4a4a44', head, over: stilts + net });
    return one(-150, 0.8, '#b8513c') + one(0, 1, '#3f6f8a') + one(170, 0.72, '#c9a24a');
  },
};

/** Women of the Dai splash each other with basins of water. */
export const waterSplashers: Landmark = {
  height: 120,
  draw: (b) => {
    const bun =
      path('M-9 -82C-9 -92 9 -92 9 -82C4 -86 -4 -86 -9 -82ZM2 -91a6 5 0 1 0 10 -3Z', {
        fill: b.dark('#1f1a1c', 0.6),
      }) + ellipse(10, -90, 4, 4, { fill: b.tone('#e05a7a') });
    const arms = (coat: string) =>
      path('M-10 -62C-2 -56 14 -60 26 -66M10 -62C18 -60 24 -64 30 -68', { stroke: b.side(coat), width: 6 });
    const basin = path('M18 -76L50 -62L42 -50L22 -62Z', { fill: b.side('#c9ced0') });
    let drops = '';
    for (let i = 0; i < 18; i++) {
      const t = b.random();
      drops += `M${n(56 + t * 74)} ${n(-64 - Math.sin(t * Math.PI) * 46 + (b.random() - 0.5) * 26)}a3 4 0 1 0 6 0a3 4 0 1 0 -6 0Z`;
    }
    const splash =
      path('M46 -60C70 -104 104 -110 132 -84C108 -92 78 -84 50 -52Z', { fill: '#eafaff', opacity: 0.85 }) +
      path('M48 -58C76 -84 104 -84 126 -62C102 -68 78 -64 52 -50Z', { fill: '#bfe8f0', opacity: 0.8 }) +
      path(drops, { fill: '#eafaff', opacity: 0.95 });
    const one = (x: number, scale: number, coat: string, skirt: string) =>
      person(b, { x, scale, coat, legs: skirt, skirt: true, head: bun, over: arms(coat) + basin + splash });
    return (
      one(-150, 1, '#e05a7a', '#3f9a8a') +
      one(-70, 0.92, '#f0b83a', '#b3397a') +
      one(160, -1, '#5f7fd0', '#e07a3a') +
      one(86, -0.9, '#7ac08a', '#c4453a')
    );
  },
};

/** Miao women in silver and men with reed pipes dance in a ring. */
export const miaoDancers: Landmark = {
  height: 120,
  draw: (b) => {
    const crown =
      path(
        'M-9 -84C-24 -92 -26 -108 -18 -116C-18 -104 -12 -98 -5 -94H5C12 -98 18 -104 18 -116C26 -108 24 -92 9 -84Z',
        { fill: b.light('#d8dde0', 0.4) },
      ) + path('M-11 -82H11V-90H-11Z', { fill: b.side('#d8dde0') });
    const silver =
      path('M-11 -66C-6 -52 6 -52 11 -66M-13 -62C-7 -44 7 -44 13 -62', {
        stroke: b.light('#e6eaec', 0.5),
        width: 2.6,
      }) + path('M-14 -38H14M-16 -14H16', { stroke: b.tone('#c4453a'), width: 3 });
    const cap = path('M-10 -82C-10 -94 10 -94 10 -82Z', { fill: b.dark('#20222c', 0.5) });
    const pipes =
      path('M12 -58L30 -46', { stroke: b.side('#8a5a30'), width: 7 }) +
      path('M24 -50L10 -122M28 -48L22 -130M32 -46L36 -118M20 -52L-2 -108', {
        stroke: b.side('#c9a55a'),
        width: 3.4,
      });
    const woman = (x: number, y: number, k: number) =>
      person(b, { x, y, scale: k, coat: '#7a2440', legs: '#2c2a4a', skirt: true, head: crown, over: silver });
    const man = (x: number, y: number, k: number) =>
      person(b, { x, y, scale: k, coat: '#2c2e44', legs: '#22242f', head: cap, over: pipes });
    let out = '';
    for (const [x, y] of [
      [-70, -52],
      [0, -58],
      [70, -52],
    ] as const)
      out += woman(x, y, 0.62);
    out += woman(-158, -26, 0.8) + woman(158, -26, -0.8);
    return out + man(-34, -14, 0.86) + man(38, -14, -0.86) + woman(-100, 6, 1) + woman(104, 6, -1);
  },
};

/** Women of the hill peoples carry seedlings in baskets; seen from behind. */
export const seedlingBearers: Landmark = {
  height: 100,
  draw: (b) => {
    const head =
      path('M-10 -80C-10 -94 10 -94 10 -80C6 -78 -6 -78 -10 -80Z', { fill: b.side('#2c3258') }) +
      path('M-10 -84H10', { stroke: b.tone('#e05a7a'), width: 3 });
    const basket =
      path('M-13 -66H13L9 -34H-9Z', { fill: b.side('#c9a566') }) +
      path('M-12 -58H12M-11 -48H11M-10 -40H10', { stroke: b.dark('#7a5a30', 0.3), width: 1.6 }) +
      path('M-14 -66L-20 -88M-7 -66L-9 -94M0 -66V-96M7 -66L10 -94M14 -66L20 -86', {
        stroke: b.tone('#7fb04a'),
        width: 4,
      });
    return (
      person(b, { x: -34, coat: '#2f4a8a', legs: '#22305a', head, over: basket }) +
      person(b, { x: 30, y: 4, scale: 0.94, coat: '#3a3f78', legs: '#22305a', head, over: basket })
    );
  },
};

/** Old men at a small table with long cards, on bamboo chairs. */
export const cardPlayers: Landmark = {
  height: 80,
  draw: (b) => {
    const chair = (x: number, s: number) =>
      path(
        `M${x - s * 18} 2V-66M${x + s * 12} 2V-26M${x - s * 18} -26H${x + s * 14}M${x - s * 18} -52H${x - s * 8}`,
        { stroke: b.side('#c9a055'), width: 5 },
      );
    const sitter = (x: number, s: number, coat: string) =>
      path(
        `M${x - s * 12} -28C${x - s * 14} -52 ${x - s * 8} -64 ${x} -64C${x + s * 8} -62 ${x + s * 10} -44 ${x + s * 8} -28Z`,
        { fill: b.side(coat) },
      ) +
      path(`M${x - s * 6} -30L${x + s * 18} -28L${x + s * 18} 0`, {
        stroke: b.dark('#2f3640', 0.3),
        width: 9,
      }) +
      path(`M${x} -54L${x + s * 22} -42`, { stroke: b.side(coat), width: 7 }) +
      ellipse(x + s, -74, 8.4, 9.4, { fill: b.tone('#b07c58') }) +
      path(`M${x - 8} -78C${x - 8} -88 ${x + 9} -88 ${x + 10} -78Z`, { fill: b.tone('#3a4a6a') }) +
      path(`M${x + s * 22} -44l${s * 3} -14M${x + s * 24} -43l${s * 7} -12M${x + s * 26} -42l${s * 10} -9`, {
        stroke: b.light('#f6efdc', 0.5),
        width: 2.6,
      });
    return (
      chair(-66, 1) +
      chair(66, -1) +
      sitter(-62, 1, '#4a5f7f') +
      sitter(62, -1, '#5a5f58') +
      rect(-32, -36, 64, 6, { fill: b.side(MATERIAL.timber) }) +
      path('M-26 -30V2M26 -30V2', { stroke: b.side(MATERIAL.timber), width: 5 }) +
      path('M-12 -36v-10h9v10ZM6 -36v-8h8v8Z', { fill: b.light('#f2eadb', 0.3) })
    );
  },
};
