import { MATERIAL } from '../building/brush.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from '../landmark/landmark.ts';

/** Huo Qubing in bronze pours the emperor's wine from a jar. */
export const winePourer: Landmark = {
  height: 250,
  draw: (b) => {
    const bronze = b.options.color ?? '#6d6f56';
    let out =
      path('M-96 2L-84 -58H84L96 2Z', { fill: b.side(MATERIAL.stone) }) +
      rect(-90, -64, 180, 8, { fill: b.light(MATERIAL.stone, 0.3) });
    out += path('M-40 -60L-34 -126H-4L-8 -60ZM8 -60L4 -126H36L42 -60Z', { fill: b.dark(bronze, 0.25) });
    out += path('M-20 -196C-66 -180 -84 -120 -92 -66C-70 -80 -58 -76 -40 -86L-20 -120Z', {
      fill: b.dark('#7a3a2c', 0.2),
    });
    out += path(
      'M-44 -112C-50 -150 -46 -186 -26 -198H26C46 -186 50 -150 44 -112C20 -104 -20 -104 -44 -112Z',
      { fill: b.side(bronze) },
    );
    let plates = '';
    for (let row = 0; row < 6; row++) plates += `M-42 ${-184 + row * 13}H42`;
    for (let i = 0; i < 7; i++) plates += `M${-36 + i * 12} -190V-112`;
    out += path(plates, { stroke: b.dark(bronze, 0.5), width: 1.8, opacity: 0.7 });
    out += path('M22 -190C52 -186 78 -176 96 -166M-26 -190C0 -160 50 -150 86 -148', {
      stroke: b.side(bronze),
      width: 19,
    });
    out +=
      path('M78 -192C96 -206 128 -196 134 -172C138 -152 128 -138 116 -132L96 -140C82 -150 72 -176 78 -192Z', {
        fill: b.side('#8a6a3c'),
      }) + path('M118 -134L134 -124L126 -146Z', { fill: b.side('#8a6a3c') });
    out += path('M128 -130C142 -100 146 -50 146 10', {
      stroke: b.light('#dff0ee', 0.3),
      width: 8,
      opacity: 0.85,
    });
    out += ellipse(2, -222, 21, 24, { fill: b.side('#8f8a6a') });
    out += path('M-24 -222C-26 -250 -10 -256 2 -256C14 -256 30 -250 28 -222C16 -234 -12 -234 -24 -222Z', {
      fill: b.dark(bronze, 0.2),
    });
    return (
      out +
      path('M2 -256C0 -268 10 -276 18 -278C14 -268 12 -262 8 -254Z', { fill: b.tone('#a63a2c') }) +
      path('M8 -222h8M14 -210h6', { stroke: b.dark('#3a3424', 0.6), width: 2.4 })
    );
  },
};

/** A square basin of stone with a balustrade, its water bubbling. */
export const springBasin: Landmark = {
  height: 90,
  draw: (b) => {
    const stone = b.options.color ?? '#cfc6b4';
    let out = path('M-220 -52H220L290 4H-290Z', { fill: b.tone('#3f8f92') });
    let rings = '';
    for (const [x, y, r] of [
      [-60, -34, 26],
      [60, -26, 34],
      [0, -12, 44],
      [150, -14, 26],
      [-150, -12, 28],
    ] as const)
      rings += `M${x - r} ${y}a${r} ${n(r * 0.22)} 0 1 0 ${r * 2} 0a${r} ${n(r * 0.22)} 0 1 0 ${-r * 2} 0ZM${n(x - r * 0.5)} ${y}a${n(r * 0.5)} ${n(r * 0.11)} 0 1 0 ${r} 0`;
    out += path(rings, { stroke: b.light('#e6fbf6', 0.4), width: 2.6, opacity: 0.85 });
    const rail = (x0: number, y0: number, x1: number, y1: number, h: number, posts: number) => {
      let o = path(`M${x0} ${y0}L${x1} ${y1}v${-h}L${x0} ${y0 - h}Z`, { fill: b.side(stone) });
      o += path(`M${x0} ${n(y0 - h * 0.45)}L${x1} ${n(y1 - h * 0.45)}`, {
        stroke: b.dark(stone, 0.4),
        width: 2.4,
      });
      for (let i = 0; i <= posts; i++) {
        const [x, y] = [x0 + ((x1 - x0) * i) / posts, y0 + ((y1 - y0) * i) / posts];
        o +=
          rect(x - 6, y - h * 1.35, 12, h * 1.35, { fill: b.light(stone, 0.25) }) +
          ellipse(x, y - h * 1.4, 7, 7, { fill: b.light(stone, 0.4) });
      }
      return o;
    };
    return (
      rail(-220, -50, 220, -50, 30, 7) + out + rail(-220, -50, -292, 8, 34, 2) + rail(220, -50, 292, 8, 34, 2)
    );
  },
};

/** Stone lions on the posts of a balustrade, each with its head turned another way. */
export const lionPosts: Landmark = {
  height: 120,
  draw: (b) => {
    const stone = b.options.color ?? '#bdb4a2';
    const count = b.options.count ?? 5;
    const step = 96;
    const half = ((count - 1) * step) / 2;
    let out =
      rect(-half - 30, -46, half * 2 + 60, 40, { fill: b.side(stone) }) +
      path(`M${-half - 30} -36H${half + 30}M${-half - 30} -16H${half + 30}`, {
        stroke: b.dark(stone, 0.45),
        width: 2.4,
      });
    for (let i = 0; i < count; i++) {
      const x = -half + i * step;
      const s = i % 2 ? -1 : 1;
      out +=
        rect(x - 17, -66, 34, 68, { fill: b.light(stone, 0.18) }) +
        rect(x - 21, -70, 42, 8, { fill: b.light(stone, 0.35) });
      const lion =
        path('M-18 -70C-22 -88 -16 -100 -4 -102L12 -96C18 -88 18 -78 20 -70Z', { fill: b.side(stone) }) +
        path('M-12 -100C-18 -118 -2 -128 10 -124C24 -122 26 -108 18 -98C10 -90 -6 -90 -12 -100Z', {
          fill: b.light(stone, 0.2),
        }) +
        path('M-14 -102a5 5 0 1 0 0 -8a5 5 0 1 0 4 -9a5 5 0 1 0 9 -5M8 -112h.1M17 -110h.1M10 -102q5 4 9 -1', {
          stroke: b.dark(stone, 0.55),
          width: 2.6,
        }) +
        path('M-14 -72v-14M6 -70v-16', { stroke: b.dark(stone, 0.4), width: 2 });
      out += `<g transform="translate(${x} 0) scale(${s} 1)">${lion}</g>`;
    }
    return out;
  },
};
