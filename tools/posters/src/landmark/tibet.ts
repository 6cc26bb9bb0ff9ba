import { arch } from '../building/body.ts';
import { type Brush, MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

function block(
  b: Brush,
  x: number,
  top: number,
  w: number,
  base: number,
  color: string,
  band = true,
): string {
  const lean = (base - top) * 0.05;
  let out = path(
    `M${n(x - w / 2 - lean)} ${n(base)}L${n(x - w / 2)} ${n(top)}H${n(x + w / 2)}L${n(x + w / 2 + lean)} ${n(base)}Z`,
    { fill: b.side(color) },
  );
  if (band)
    out +=
      rect(x - w / 2 - 1, top - 3, w + 2, 7, { fill: b.tone(MATERIAL.maroon) }) +
      rect(x - w / 2 - 2, top - 5, w + 4, 2.6, { fill: b.light(MATERIAL.limewash, 0.3) });
  const rows = Math.floor((base - top) / 15);
  let frames = '';
  let panes = '';
  for (let r = 0; r < rows; r++) {
    const count = Math.max(2, Math.round(w / 12));
    for (let c = 0; c < count; c++) {
      const wx = x - w / 2 + ((c + 0.5) * w) / count;
      const wy = top + 10 + r * 14;
      if (wy > base - 6) continue;
      frames += `M${n(wx - 2.6)} ${n(wy)}h5.2l.9 7h-7Z`;
      panes += `M${n(wx - 1.6)} ${n(wy + 1.4)}h3.2v4h-3.2Z`;
    }
  }
  return (
    out + path(frames, { fill: b.dark('#3a2f30', 0.5) }) + path(panes, { fill: b.window(), opacity: 0.9 })
  );
}

/** The white and red palace climbing its hill, with zigzag stairs. */
export const potala: Landmark = {
  height: 210,
  draw: (b) => {
    const white = MATERIAL.limewash;
    let out = path('M-300 8C-260 -40 -210 -66 -150 -84L150 -92C210 -72 270 -40 300 8Z', {
      fill: b.side('#8d7a5e'),
    });
    let scrub = '';
    for (let i = 0; i < 60; i++)
      scrub += `M${n(-270 + b.random() * 540)} ${n(-6 - b.random() * 44)}q3 -6 8 -2`;
    out += path(scrub, { stroke: b.dark('#6a6a44', 0.3), width: 2.4, opacity: 0.7 });
    out += block(b, -178, -92, 70, -40, white);
    out += block(b, 186, -88, 84, -40, white);
    out += block(b, -112, -124, 82, -40, white) + block(b, 118, -126, 82, -40, white);
    out += block(b, 0, -118, 190, -34, white);
    out += block(b, 6, -176, 118, -108, '#8f3230');
    out += block(b, -72, -146, 44, -104, white) + block(b, 84, -150, 46, -104, '#d9a94e');
    out +=
      block(b, -146, -110, 30, -60, white) +
      block(b, 232, -76, 40, -36, white) +
      block(b, -226, -74, 42, -36, white);
    for (const [x, y, w] of [
      [-26, -178, 34],
      [16, -180, 40],
      [52, -178, 28],
      [84, -152, 26],
    ] as const)
      out +=
        rect(x - w * 0.36, y - 7, w * 0.72, 8, { fill: b.tone(MATERIAL.maroon) }) +
        roof(b, { x, y: y - 5, width: w, ridge: w * 0.5, height: 12, lift: 4, color: '#e3b04b' });
    out += path('M-190 -2L-70 -34L-190 -40M-60 0L60 -34L-70 -36M70 2L180 -30L60 -34', {
      stroke: b.light(white, 0.2),
      width: 6,
    });
    out += path('M-190 -2L-70 -34M-60 0L60 -34M70 2L180 -30', { stroke: b.dark('#b9a68c', 0.3), width: 1.2 });
    return (
      out +
      block(b, -250, -26, 54, 8, white) +
      block(b, -186, -22, 46, 8, white) +
      block(b, 250, -24, 60, 8, white) +
      block(b, 180, -18, 44, 8, white)
    );
  },
};

/** A Tibetan monastery front: white walls, maroon band, gilded roofs, wheel and deer. */
export const monastery: Landmark = {
  height: 130,
  draw: (b) => {
    let out = block(b, 0, -62, 260, 0, MATERIAL.limewash) + block(b, 0, -92, 150, -58, '#8f3230');
    out += rect(-46, -40, 92, 40, { fill: b.dark('#3a2426', 0.5) });
    for (const x of [-42, -16, 10, 36]) out += rect(x, -40, 6, 40, { fill: b.side('#a63a2c') });
    out +=
      rect(-52, -48, 104, 9, { fill: b.tone('#2f6f73') }) +
      path('M-50 -39q10 8 20 0q10 8 20 0q10 8 20 0q10 8 20 0q10 8 20 0', { fill: b.tone('#e6dcc6') });
    for (const [x, y, w] of [
      [0, -92, 110],
      [-96, -62, 54],
      [96, -62, 54],
    ] as const)
      out +=
        rect(x - w * 0.34, y - 12, w * 0.68, 12, { fill: b.tone('#a63a2c') }) +
        roof(b, {
          x,
          y: y - 9,
          width: w,
          ridge: w * 0.56,
          height: w * 0.24,
          lift: w * 0.09,
          color: '#e3b04b',
        });
    const gold = b.light('#e3b04b', 0.2);
    out += path('M-8 -74a8 8 0 1 0 16 0a8 8 0 1 0 -16 0M0 -82v16M-8 -74h16', {
      stroke: gold,
      width: 2.4,
      fill: 'none',
    });
    return (
      out +
      path(
        'M-24 -66c0 -8 6 -10 10 -10l-2 -6l4 5c0 5 0 9 -4 11ZM24 -66c0 -8 -6 -10 -10 -10l2 -6l-4 5c0 5 0 9 4 11Z',
        { fill: gold },
      ) +
      path(arch(0, 0, 18, 30), { fill: b.dark('#8a3a2c', 0.2) })
    );
  },
};
