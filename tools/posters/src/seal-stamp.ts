import { n, path, rect } from './canvas/path.ts';

const RED = '#b3261e';
const PAPER = '#fbf3e4';

/** Outlines by character, on a 100 by 100 box. */
export type Glyphs = Readonly<Record<string, string>>;

/**
 * Draws a red seal of the given size. Four characters run in columns from right to left, a square pair from left to
 * right.
 */
export function stamp(characters: readonly string[], w: number, h: number, glyphs: Glyphs): string {
  const square = characters.length === 2 && w === h;
  const columns = characters.length === 4 || square ? 2 : 1;
  const rows = Math.ceil(characters.length / columns);
  const frame = Math.min(w, h) * 0.07;
  const inset = frame * 1.5;
  const cellW = (w - inset * 2) / columns;
  const cellH = (h - inset * 2) / rows;
  let out = path(wornEdge(w, h), { fill: RED });
  out += rect(
    frame * 0.7,
    frame * 0.7,
    w - frame * 1.4,
    h - frame * 1.4,
    { stroke: PAPER, width: frame * 0.22, fill: 'none', opacity: 0.55 },
    frame * 0.6,
  );
  characters.forEach((character, i) => {
    const column = square ? i : columns - 1 - Math.floor(i / rows);
    const sx = (cellW / 100) * 0.98;
    const sy = square ? sx * 1.4 : (cellH / 100) * 0.98;
    const x = inset + column * cellW + (cellW - sx * 100) / 2;
    const y = inset + (i % rows) * cellH + (cellH - sy * 100) / 2;
    out += `<path transform="translate(${n(x)} ${n(y)}) scale(${scale(sx)} ${scale(sy)})" d="${glyphs[character] ?? ''}" fill="${PAPER}"/>`;
  });
  return out;
}

function scale(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** Returns a rectangle whose corners and sides are slightly worn, like cut stone. */
function wornEdge(w: number, h: number): string {
  const r = Math.min(w, h) * 0.08;
  const k = Math.min(w, h) * 0.012;
  return `M${n(r)} 0L${n(w * 0.4)} ${n(k)}L${n(w - r * 1.2)} 0Q${n(w)} 0 ${n(w)} ${n(r)}L${n(w - k)} ${n(h * 0.45)}L${n(w)} ${n(h - r)}Q${n(w)} ${n(h)} ${n(w - r * 0.7)} ${n(h)}L${n(w * 0.55)} ${n(h - k)}L${n(r)} ${n(h)}Q0 ${n(h)} 0 ${n(h - r)}L${n(k)} ${n(h * 0.6)}L0 ${n(r * 0.8)}Q0 0 ${n(r)} 0Z`;
}
