import { n, path, rect } from '../canvas/path.ts';
import { type Brush, MATERIAL } from './brush.ts';

export type Roof = {
  x?: number;
  /** Height of the eaves line. */
  y: number;
  width: number;
  /** Length of the ridge; 0 gives a pointed roof. */
  ridge: number;
  height: number;
  /** How far the corners sweep up. */
  lift?: number;
  color: string;
  /** Ridge ornaments at both ends. */
  horns?: boolean;
};

/** Draws a swept tile roof seen from the front, with tile lines, lit eaves edge and shadow below. */
export function roof(b: Brush, r: Roof): string {
  const x = r.x ?? 0;
  const { y, width: w, ridge, height: h, color } = r;
  const lift = r.lift ?? h * 0.3;
  const half = w / 2;
  const top = y - h;
  const over = half - ridge / 2;
  const tip = y - lift;
  const slope = (s: 1 | -1) =>
    `C${n(x + s * (ridge / 2 + over * 0.22))} ${n(top + h * 0.55)} ${n(x + s * (half - over * 0.3))} ${n(y - h * 0.16)} ${n(x + s * half)} ${n(tip)}`;
  const eaves = `C${n(x + half * 0.86)} ${n(y - lift * 0.12)} ${n(x + half * 0.66)} ${n(y)} ${n(x + half * 0.4)} ${n(y)}L${n(x - half * 0.4)} ${n(y)}C${n(x - half * 0.66)} ${n(y)} ${n(x - half * 0.86)} ${n(y - lift * 0.12)} ${n(x - half)} ${n(tip)}`;
  const leftSlope = `C${n(x - half + over * 0.3)} ${n(y - h * 0.16)} ${n(x - ridge / 2 - over * 0.22)} ${n(top + h * 0.55)} ${n(x - ridge / 2)} ${n(top)}`;
  const outline = `M${n(x - ridge / 2)} ${n(top)}L${n(x + ridge / 2)} ${n(top)}${slope(1)}${eaves}${leftSlope}Z`;
  const under = `M${n(x - half * 0.94)} ${n(y - lift * 0.45)}Q${n(x - half * 0.6)} ${n(y + h * 0.1)} ${n(x)} ${n(y + h * 0.1)}Q${n(x + half * 0.6)} ${n(y + h * 0.1)} ${n(x + half * 0.94)} ${n(y - lift * 0.45)}Z`;
  let out = path(under, { fill: b.dark(MATERIAL.darkTimber, 0.5) });
  out += path(outline, { fill: b.side(color) });
  out += path(tileLines(x, r, lift), {
    stroke: b.dark(color, 0.55),
    width: Math.max(0.4, w * 0.006),
    opacity: 0.45,
  });
  out += path(`M${n(x + half)} ${n(tip)}${eaves}`, {
    stroke: b.light(color, 0.55),
    width: Math.max(0.7, h * 0.07),
  });
  const bar = Math.max(1, h * 0.09);
  if (b.snow) {
    const cap = `M${n(x - ridge / 2)} ${n(top - bar * 0.6)}L${n(x + ridge / 2)} ${n(top - bar * 0.6)}${slope(1)}C${n(x + half * 0.7)} ${n(y - h * 0.28)} ${n(x + half * 0.3)} ${n(y - h * 0.34)} ${n(x)} ${n(y - h * 0.3)}C${n(x - half * 0.3)} ${n(y - h * 0.26)} ${n(x - half * 0.7)} ${n(y - h * 0.3)} ${n(x - half)} ${n(tip)}${leftSlope}Z`;
    return out + path(cap, { fill: b.light('#ffffff', 0.2), opacity: 0.94 });
  }
  if (ridge > 0) {
    out += rect(x - ridge / 2, top - bar * 0.6, ridge, bar, { fill: b.dark(color, 0.25) }, bar * 0.3);
    if (r.horns !== false) {
      const k = bar * 1.5;
      const horn = (s: 1 | -1) =>
        `M${n(x + s * (ridge / 2 - k))} ${n(top + bar * 0.4)}C${n(x + s * (ridge / 2 - k * 0.2))} ${n(top - k * 0.2)} ${n(x + s * (ridge / 2 - k * 0.1))} ${n(top - k)} ${n(x + s * (ridge / 2 - k * 0.5))} ${n(top - k * 1.5)}C${n(x + s * (ridge / 2 + k * 0.7))} ${n(top - k * 1.2)} ${n(x + s * (ridge / 2 + k * 0.7))} ${n(top)} ${n(x + s * (ridge / 2 + k * 0.2))} ${n(top + bar * 0.5)}Z`;
      out += path(horn(1) + horn(-1), { fill: b.dark(color, 0.3) });
    }
  }
  return out;
}

function tileLines(x: number, r: Roof, lift: number): string {
  const { y, width: w, ridge, height: h } = r;
  const count = Math.max(5, Math.min(26, Math.round(w / 7)));
  let d = '';
  for (let i = 1; i < count; i++) {
    const u = (i / count) * 2 - 1;
    const topX = x + (u * ridge) / 2;
    const endX = (x + u * w) / 1 / 2 + x / 2;
    const sag = Math.abs(u) ** 3 * lift;
    d += `M${n(topX)} ${n(y - h * 0.96)}Q${n(topX + (endX - topX) * 0.42)} ${n(y - h * 0.36)} ${n(endX)} ${n(y - sag - h * 0.05)}`;
  }
  return d;
}

/** Draws a small finial: ball, ring and spike. */
export function finial(b: Brush, x: number, y: number, h: number, color: string = MATERIAL.gold): string {
  const w = h * 0.16;
  const shape = `M${n(x - w)} ${n(y)}Q${n(x - w * 0.3)} ${n(y - h * 0.16)} ${n(x - w * 0.5)} ${n(y - h * 0.22)}A${n(w * 0.95)} ${n(w * 0.95)} 0 1 1 ${n(x + w * 0.5)} ${n(y - h * 0.22)}Q${n(x + w * 0.3)} ${n(y - h * 0.16)} ${n(x + w)} ${n(y)}Z`;
  const rings = [0.5, 0.62, 0.72]
    .map((t, i) =>
      rect(x - w * (0.8 - i * 0.2), y - h * t, w * (1.6 - i * 0.4), h * 0.06, { fill: b.tone(color) }, 1),
    )
    .join('');
  return (
    path(`M${n(x)} ${n(y)}V${n(y - h)}`, { stroke: b.dark(color, 0.2), width: Math.max(0.7, h * 0.06) }) +
    path(shape, { fill: b.side(color) }) +
    rings
  );
}
