import { mix } from '../canvas/color.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { DrawPart, Stage } from '../canvas/stage.ts';

/** Red lanterns on a sagging string from `from` to `to`. */
export const drawLanterns: DrawPart = (stage, options) => {
  const { width, height, unit, palette, defs } = stage;
  const from = (options.from ?? -0.02) * width;
  const to = (options.to ?? 1.02) * width;
  const y = (options.y ?? 0.06) * height;
  const sag = (options.height ?? 0.07) * height;
  const count = Math.round((options.count ?? 6) * (stage.shape === 'wide' ? 1.4 : 1));
  const r = (options.size ?? 0.03) * unit;
  const halo = defs.radial([
    [0, '#ffb45e', 0.7],
    [1, '#ff8a4a', 0],
  ]);
  let out = path(`M${n(from)} ${n(y)}Q${n((from + to) / 2)} ${n(y + sag * 2)} ${n(to)} ${n(y)}`, {
    stroke: palette.ink,
    width: unit * 0.0022,
    opacity: 0.85,
  });
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const x = from + (to - from) * t;
    const ly = y + sag * 4 * t * (1 - t) + r * 1.5;
    const k = r * (0.85 + stage.random() * 0.3);
    if (palette.glow > 0.2) out += ellipse(x, ly, k * 3, k * 3, { fill: halo, opacity: palette.glow * 0.8 });
    out += lantern(stage, x, ly, k, options.color ?? '#c4342a');
  }
  return out;
};

function lantern(stage: Stage, x: number, y: number, r: number, color: string): string {
  const { palette, defs } = stage;
  const lit = mix(color, '#ffb04f', palette.glow * 0.55);
  const fill = defs.radial([
    [0, mix(lit, '#ffd48a', 0.25 + palette.glow * 0.4)],
    [1, mix(color, palette.ink, 0.15)],
  ]);
  const gold = mix('#d9a03f', palette.shade, palette.shadeAmount);
  let out = path(`M${n(x)} ${n(y - r * 1.5)}V${n(y - r * 0.8)}`, { stroke: palette.ink, width: r * 0.08 });
  out += ellipse(x, y, r * 1.12, r * 0.92, { fill });
  out += path(
    `M${n(x - r * 0.55)} ${n(y - r * 0.8)}Q${n(x - r * 0.95)} ${n(y)} ${n(x - r * 0.55)} ${n(y + r * 0.8)}M${n(x)} ${n(y - r * 0.9)}V${n(y + r * 0.9)}M${n(x + r * 0.55)} ${n(y - r * 0.8)}Q${n(x + r * 0.95)} ${n(y)} ${n(x + r * 0.55)} ${n(y + r * 0.8)}`,
    { stroke: mix(color, palette.ink, 0.3), width: r * 0.06, opacity: 0.6 },
  );
  out +=
    rect(x - r * 0.5, y - r * 1.02, r, r * 0.18, { fill: gold }, r * 0.05) +
    rect(x - r * 0.5, y + r * 0.84, r, r * 0.18, { fill: gold }, r * 0.05);
  return (
    out +
    path(
      `M${n(x - r * 0.14)} ${n(y + r)}v${n(r * 0.8)}M${n(x)} ${n(y + r)}v${n(r * 0.95)}M${n(x + r * 0.14)} ${n(y + r)}v${n(r * 0.8)}`,
      { stroke: gold, width: r * 0.09 },
    )
  );
}

const FLAG_COLORS = ['#2f6fb0', '#f2eadb', '#b3372d', '#3f8a58', '#e0b040'];

/** Strings of prayer flags across the sky. */
export const drawPrayerFlags: DrawPart = (stage, options) => {
  const { width, height, unit, palette, random } = stage;
  let out = '';
  for (let line = 0; line < (options.count ?? 2); line++) {
    const x0 = (options.from ?? -0.02) * width;
    const x1 = (options.to ?? 1.02) * width;
    const y0 = ((options.y ?? 0.04) + line * 0.05) * height;
    const y1 = y0 + (line % 2 ? -0.03 : 0.1) * height;
    const sag = (options.height ?? 0.12) * height * (1 + line * 0.3);
    const flags = Math.round(((x1 - x0) / unit) * 20);
    const at = (t: number) => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t) * 0.5] as const;
    const s = unit * 0.026 * (options.size ?? 1);
    for (let i = 0; i < flags; i++) {
      const [x, y] = at((i + 0.5) / flags);
      const flutter = (random() - 0.4) * s * 0.4;
      const color = mix(FLAG_COLORS[i % 5] ?? '#ffffff', palette.shade, palette.shadeAmount);
      out += path(
        `M${n(x - s / 2)} ${n(y)}h${n(s)}q${n(flutter)} ${n(s * 0.5)} ${n(flutter * 0.5)} ${n(s * 1.05)}h${n(-s * 0.96)}q${n(flutter)} ${n(-s * 0.5)} ${n(-flutter * 0.5)} ${n(-s * 1.05)}Z`,
        { fill: color, opacity: 0.95 },
      );
    }
    const [ax, ay] = at(0);
    const [bx, by] = at(1);
    out += path(`M${n(ax)} ${n(ay)}Q${n((ax + bx) / 2)} ${n((ay + by) / 2 + sag)} ${n(bx)} ${n(by)}`, {
      stroke: palette.ink,
      width: unit * 0.0016,
      opacity: 0.7,
    });
  }
  return out;
};

/** A dark eaves corner with a wind bell, reaching in from an upper corner. */
export const drawEave: DrawPart = (stage, options) => {
  const { width, unit, palette } = stage;
  const k = (unit / 1000) * (options.size ?? 1);
  const x = options.flip ? 0 : width;
  const dark = mix(palette.ink, palette.depth[3] ?? palette.ink, 0.15);
  let tiles = '';
  for (let i = 0; i < 11; i++) {
    const tx = 30 - i * 32;
    const drop = 118 - Math.max(0, i - 6) ** 2 * 3.4;
    tiles += `M${n(tx)} -40Q${n(tx - 26)} ${n(drop * 0.5)} ${n(tx - 44)} ${n(drop)}`;
  }
  const roof = 'M60 -60L-250 -60C-280 20 -330 52 -412 58C-340 92 -240 120 -120 124L60 128Z';
  const rafters = 'M60 128L-120 124C-240 120 -340 92 -412 58L-404 74C-330 112 -230 142 -120 148L60 152Z';
  const bell = 'M-398 66V100M-412 128C-410 112 -408 104 -398 100C-388 104 -386 112 -384 128ZM-398 128V142';
  const body =
    path(rafters, { fill: mix(dark, '#7a3a2c', 0.4) }) +
    path(roof, { fill: dark }) +
    path(tiles, { stroke: mix(dark, palette.lit, 0.22), width: 3, opacity: 0.7 }) +
    path('M60 128L-120 124C-240 120 -340 92 -412 58', { stroke: mix(dark, palette.lit, 0.5), width: 4 }) +
    path(bell, { stroke: dark, width: 2.4, fill: mix('#8a6a34', dark, 0.4) });
  return `<g transform="translate(${n(x)} ${n((options.y ?? 0) * stage.height)}) scale(${options.flip ? -k : k} ${k})">${body}</g>`;
};

/** Reeds and grasses rising from the lower edge. */
export const drawReeds: DrawPart = (stage, options) => {
  const { width, height, unit, random, palette } = stage;
  const from = (options.from ?? 0) * width;
  const to = (options.to ?? 0.3) * width;
  const tall = (options.size ?? 0.2) * unit;
  const tone = options.color ?? mix(palette.ink, palette.foliage, 0.3);
  let blades = '';
  let heads = '';
  const count = Math.round(((options.count ?? 60) * (to - from)) / (unit * 0.3));
  for (let i = 0; i < count; i++) {
    const x = from + random() * (to - from);
    const l = tall * (0.4 + random() * 0.6);
    const lean = (random() - 0.4) * l * 0.4;
    const y = (options.y ?? 1.01) * height;
    const w = unit * 0.004;
    blades += `M${n(x - w)} ${n(y)}Q${n(x + lean * 0.2)} ${n(y - l * 0.6)} ${n(x + lean)} ${n(y - l)}Q${n(x + lean * 0.3 + w)} ${n(y - l * 0.5)} ${n(x + w)} ${n(y)}Z`;
    if (random() < 0.25)
      heads += `M${n(x + lean)} ${n(y - l)}q${n(unit * 0.006)} ${n(-unit * 0.02)} ${n(unit * 0.016)} ${n(-unit * 0.03)}`;
  }
  return (
    path(blades, { fill: tone }) + path(heads, { stroke: mix(tone, palette.lit, 0.5), width: unit * 0.007 })
  );
};

/** Lotus leaves and flowers floating on the near water. */
export const drawLotus: DrawPart = (stage, options) => {
  const { width, height, unit, random, palette } = stage;
  const from = options.from ?? 0;
  const to = options.to ?? 0.4;
  const leaf = mix(palette.foliage, palette.shade, palette.shadeAmount + 0.15);
  let out = '';
  const count = Math.round((options.count ?? 14) * (to - from) * 2.4);
  const spots = Array.from(
    { length: count },
    () => [from + random() * (to - from), (options.y ?? 0.86) + random() * (options.height ?? 0.13)] as const,
  ).sort((a, b) => a[1] - b[1]);
  for (const [fx, fy] of spots) {
    const s = unit * 0.05 * (0.5 + (fy - 0.7) * 2.4) * (options.size ?? 1) * (0.7 + random() * 0.6);
    const x = fx * width;
    const y = fy * height;
    const tone = mix(leaf, palette.lit, random() * 0.25);
    out +=
      ellipse(x, y, s * 1.5, s * 0.5, { fill: tone }) +
      path(
        `M${n(x)} ${n(y)}l${n(s * 1.3)} ${n(-s * 0.16)}M${n(x)} ${n(y)}l${n(-s * 1.1)} ${n(s * 0.2)}M${n(x)} ${n(y)}l${n(s * 0.4)} ${n(s * 0.42)}M${n(x)} ${n(y)}l${n(-s * 0.6)} ${n(-s * 0.36)}`,
        { stroke: mix(tone, palette.ink, 0.3), width: s * 0.05, opacity: 0.6 },
      );
    if (random() < 0.42)
      out += lotusFlower(
        x + s * 0.3,
        y - s * 0.5,
        s * 0.9,
        mix('#eda7b4', palette.shade, palette.shadeAmount),
        palette.lit,
      );
  }
  return out;
};

function lotusFlower(x: number, y: number, s: number, pink: string, lit: string): string {
  let out = path(`M${n(x)} ${n(y)}V${n(y + s * 0.6)}`, { stroke: '#5a7a4a', width: s * 0.08 });
  for (const a of [-1.2, 1.2, -0.75, 0.75, -0.35, 0.35, 0]) {
    const tx = x + Math.sin(a) * s * 0.62;
    const ty = y - Math.cos(a) * s * 0.66;
    out += path(
      `M${n(x)} ${n(y + s * 0.08)}Q${n(x + Math.sin(a - 0.5) * s * 0.5)} ${n(y - Math.cos(a - 0.5) * s * 0.5)} ${n(tx)} ${n(ty)}Q${n(x + Math.sin(a + 0.5) * s * 0.5)} ${n(y - Math.cos(a + 0.5) * s * 0.5)} ${n(x)} ${n(y + s * 0.08)}Z`,
      { fill: mix(pink, lit, 0.15 + Math.abs(a) * 0.2) },
    );
  }
  return out;
}
