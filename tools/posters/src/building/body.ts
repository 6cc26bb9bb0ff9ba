import { mix } from '../canvas/color.ts';
import { n, path, rect } from '../canvas/path.ts';
import { type Brush, MATERIAL } from './brush.ts';

export type Bays = {
  x?: number;
  /** Floor line. */
  y: number;
  width: number;
  height: number;
  bays: number;
  wall?: string;
  column?: string;
  /** Painted beam under the eaves. */
  beam?: boolean;
  open?: boolean;
};

/** Draws a storey of columns with lattice doors between them. */
export function bays(b: Brush, s: Bays): string {
  const x = s.x ?? 0;
  const { y, width: w, height: h } = s;
  const wall = s.wall ?? MATERIAL.vermilion;
  const column = s.column ?? MATERIAL.vermilion;
  const step = w / s.bays;
  let out = rect(x - w / 2, y - h, w, h, {
    fill: s.open ? b.dark(MATERIAL.darkTimber, 0.55) : b.side(mix(wall, '#3a1f1c', 0.25)),
  });
  let lattice = '';
  for (let i = 0; i < s.bays; i++) {
    const left = x - w / 2 + i * step;
    const isDoor = Math.abs(i - (s.bays - 1) / 2) < s.bays * 0.34;
    const inset = step * 0.2;
    if (s.open && !isDoor) continue;
    const top = y - h * (isDoor ? 0.78 : 0.7);
    const bottom = isDoor ? y : y - h * 0.3;
    out += rect(left + inset, top, step - inset * 2, bottom - top, {
      fill: b.window(),
      opacity: b.glow > 0.2 ? 0.95 : 0.75,
    });
    for (let k = 1; k < 3; k++)
      lattice += `M${n(left + inset + ((step - inset * 2) * k) / 3)} ${n(top)}V${n(bottom)}`;
    lattice += `M${n(left + inset)} ${n((top + bottom) / 2)}h${n(step - inset * 2)}`;
  }
  out += path(lattice, { stroke: b.dark(wall, 0.2), width: Math.max(0.35, step * 0.035), opacity: 0.8 });
  const cw = Math.max(1, step * 0.13);
  for (let i = 0; i <= s.bays; i++)
    out += rect(x - w / 2 + i * step - cw / 2, y - h, cw, h, { fill: b.side(column) });
  if (s.beam !== false) out += beam(b, x, y - h, w * 1.02, h * 0.15);
  return out;
}

/** Draws painted beam and brackets below a roof. */
export function beam(b: Brush, x: number, y: number, w: number, h: number): string {
  let dots = '';
  const count = Math.max(4, Math.round(w / (h * 2.2)));
  for (let i = 0; i < count; i++) {
    const cx = x - w / 2 + ((i + 0.5) * w) / count;
    dots += `M${n(cx - h * 0.55)} ${n(y)}h${n(h * 1.1)}l${n(-h * 0.35)} ${n(h * 0.8)}h${n(-h * 0.4)}Z`;
  }
  return (
    rect(x - w / 2, y, w, h, { fill: b.tone(MATERIAL.beam) }) +
    path(dots, { fill: b.light(MATERIAL.gold, 0.1), opacity: 0.75 })
  );
}

export type Terrace = {
  x?: number;
  y: number;
  width: number;
  height: number;
  steps?: boolean;
  rail?: boolean;
  color?: string;
};

/** Draws a stone platform with balustrade and a stair in the middle. */
export function terrace(b: Brush, t: Terrace): string {
  const x = t.x ?? 0;
  const color = t.color ?? MATERIAL.marble;
  const { y, width: w, height: h } = t;
  const flare = h * 0.12;
  let out = path(
    `M${n(x - w / 2)} ${n(y - h)}H${n(x + w / 2)}L${n(x + w / 2 + flare)} ${n(y)}H${n(x - w / 2 - flare)}Z`,
    { fill: b.side(color) },
  );
  out += path(`M${n(x - w / 2)} ${n(y - h * 0.8)}h${n(w)}M${n(x - w / 2)} ${n(y - h * 0.25)}h${n(w)}`, {
    stroke: b.dark(color, 0.35),
    width: Math.max(0.4, h * 0.05),
    opacity: 0.5,
  });
  if (t.rail !== false) {
    const rail = h * 0.42;
    const posts = Math.max(6, Math.round(w / (rail * 1.6)));
    let d = '';
    for (let i = 0; i <= posts; i++) d += `M${n(x - w / 2 + (i * w) / posts)} ${n(y - h)}v${n(-rail)}`;
    out += rect(x - w / 2, y - h - rail * 0.75, w, rail * 0.6, { fill: b.tone(color), opacity: 0.75 });
    out += path(d, { stroke: b.light(color, 0.35), width: Math.max(0.6, rail * 0.22) });
    out += path(`M${n(x - w / 2)} ${n(y - h - rail * 0.8)}h${n(w)}`, {
      stroke: b.light(color, 0.5),
      width: Math.max(0.5, rail * 0.14),
    });
  }
  if (t.steps !== false) out += stairs(b, x, y, Math.min(w * 0.2, h * 3), h, color);
  return out;
}

export function stairs(b: Brush, x: number, y: number, w: number, h: number, color: string): string {
  let lines = '';
  const count = Math.max(4, Math.round(h / 2.4));
  for (let i = 1; i < count; i++) {
    const t = i / count;
    const half = (w / 2) * (1 + 0.35 * t);
    lines += `M${n(x - half)} ${n(y - h + h * t)}h${n(half * 2)}`;
  }
  const shape = `M${n(x - w / 2)} ${n(y - h * 1.02)}h${n(w)}L${n(x + w * 0.68)} ${n(y + 1)}H${n(x - w * 0.68)}Z`;
  return (
    path(shape, { fill: b.light(color, 0.3) }) +
    path(lines, { stroke: b.dark(color, 0.45), width: Math.max(0.35, (h / count) * 0.3), opacity: 0.6 })
  );
}

/** Draws an arched opening. */
export function arch(x: number, y: number, w: number, h: number): string {
  const r = w / 2;
  return `M${n(x - r)} ${n(y)}V${n(y - h + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y - h + r)}V${n(y)}Z`;
}

/** Draws the merlons of a wall as one path. */
export function merlons(x: number, y: number, w: number, size: number): string {
  let d = '';
  const count = Math.max(3, Math.round(w / (size * 1.7)));
  const step = w / count;
  for (let i = 0; i < count; i++)
    d += `M${n(x + i * step + step * 0.15)} ${n(y + 0.5)}v${n(-size)}h${n(step * 0.62)}v${n(size)}Z`;
  return d;
}
