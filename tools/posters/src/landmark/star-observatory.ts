import { MATERIAL } from '../building/brush.ts';
import { roof } from '../building/roof.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { Landmark } from './landmark.ts';

/** The observatory of 1276 at Gaocheng: a battered brick tower with a deep slot, two huts on top, and the long stone ruler on the ground. */
export const starObservatory: Landmark = {
  height: 180,
  draw: (b) => {
    const brick = '#a88a6c';
    const body = 'M-120 0L-84 -124H84L120 0Z';
    let courses = '';
    for (let y = -8; y > -124; y -= 8) courses += `M-120 ${y}H120`;
    let out = path(body, { fill: b.side(brick) });
    out += `<g clip-path="${b.defs.clip(body)}">${path(courses, { stroke: b.dark(brick, 0.4), width: 1.2, opacity: 0.5 })}</g>`;
    out += path('M-119 -4L-84 -124M119 -4L84 -124', { stroke: b.light(brick, 0.4), width: 3 });
    out += path('M-17 0L-14 -124H14L17 0Z', { fill: b.dark('#4a3a30', 0.35) });
    out += path('M-112 -4L-36 -66L-30 -60L-100 2ZM112 -4L36 -66L30 -60L100 2Z', {
      fill: b.light(MATERIAL.stone, 0.3),
    });
    out += rect(-92, -132, 184, 10, { fill: b.light(brick, 0.3) });
    for (const x of [-52, 52])
      out +=
        rect(x - 26, -156, 52, 26, { fill: b.side('#8a7058') }) +
        rect(x - 8, -150, 16, 16, { fill: b.window() }) +
        roof(b, { x, y: -153, width: 78, ridge: 40, height: 22, lift: 6, color: MATERIAL.tile });
    out += path('M-14 -134H14', { stroke: b.dark(MATERIAL.timber, 0.2), width: 4 });
    return (
      out +
      path('M-13 -2L-34 44H34L13 -2Z', { fill: b.light(MATERIAL.stone, 0.35) }) +
      path('M-4 0L-9 44M4 0L9 44', { stroke: b.dark(MATERIAL.stone, 0.4), width: 1.6 })
    );
  },
};

/** A town laid out as the eight trigrams, seen from a hill: rings and eight streets around a tower. */
export const baguaTown: Landmark = {
  height: 120,
  draw: (b) => {
    const squash = 0.34;
    let out = ellipse(0, -80, 300, 300 * squash, { fill: b.side('#a9b878') });
    const houses: { x: number; y: number; r: number }[] = [];
    for (const r of [70, 118, 166, 214, 262])
      for (let k = 0; k < r / 5; k++) {
        const a = (k / (r / 5)) * Math.PI * 2;
        const toStreet = Math.abs(((a / (Math.PI / 4)) % 1) - 0.5);
        if (toStreet < 0.44) houses.push({ x: Math.cos(a) * r, y: -80 + Math.sin(a) * r * squash, r });
      }
    for (const r of [44, 94, 142, 190, 238, 286])
      out += `<ellipse cx="0" cy="-80" rx="${r}" ry="${n(r * squash)}" fill="none" stroke="${b.light('#efe4cc', 0.3)}" stroke-width="5"/>`;
    let streets = '';
    for (let k = 0; k < 8; k++) {
      const a = (k * Math.PI) / 4;
      streets += `M0 -80L${n(Math.cos(a) * 290)} ${n(-80 + Math.sin(a) * 290 * squash)}`;
    }
    out += path(streets, { stroke: b.light('#efe4cc', 0.3), width: 8 });
    for (const { x, y } of houses.toSorted((p, q) => p.y - q.y))
      out +=
        rect(x - 8, y - 8, 16, 9, { fill: b.light('#f2eadb', 0.2) }) +
        path(`M${n(x - 10)} ${n(y - 8)}l10 -9l10 9Z`, { fill: b.tone(x * y > 0 ? '#b0583c' : '#4a7f9a') });
    out += rect(-14, -130, 28, 50, { fill: b.side(MATERIAL.vermilion) });
    out += roof(b, {
      y: -102,
      width: 62,
      ridge: 34,
      height: 12,
      lift: 6,
      color: MATERIAL.gold,
      horns: false,
    });
    return out + roof(b, { y: -126, width: 52, ridge: 0, height: 28, lift: 6, color: MATERIAL.gold });
  },
};
