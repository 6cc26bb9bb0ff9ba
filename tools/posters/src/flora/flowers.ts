import { mix } from '../canvas/color.ts';
import { ellipse, n, path } from '../canvas/path.ts';
import type { DrawPart, Stage } from '../canvas/stage.ts';

/** Flowers in the foreground: peony (default), lavender, rapeseed or poppy. */
export const drawFlowers: DrawPart = (stage, options) => {
  const { random, width, height, unit } = stage;
  const variant = options.variant ?? 'peony';
  const from = options.from ?? 0;
  const to = options.to ?? 1;
  const top = options.y ?? 0.84;
  const count = Math.round((options.count ?? 26) * (to - from) * (width / unit));
  const spots = Array.from(
    { length: count },
    () => [from + random() * (to - from), top + random() ** 0.8 * (1.02 - top)] as const,
  ).sort((a, b) => a[1] - b[1]);
  return spots
    .map(([fx, fy]) => {
      const size =
        unit * (options.size ?? 0.04) * (0.45 + ((fy - top) / (1.02 - top)) * 0.75) * (0.8 + random() * 0.4);
      return variant === 'peony'
        ? peony(stage, fx * width, fy * height, size, options.color)
        : spike(stage, fx * width, fy * height, size, variant);
    })
    .join('');
};

function peony(stage: Stage, x: number, y: number, r: number, color?: string): string {
  const { random, palette } = stage;
  const base = color ?? ['#d9526a', '#e88aa0', '#f4d9dc', '#c13f5a'][Math.floor(random() * 4)] ?? '#d9526a';
  const tone = mix(base, palette.shade, palette.shadeAmount);
  const leaf = mix(palette.foliage, palette.shade, palette.shadeAmount + 0.1);
  let out = path(
    `M${n(x)} ${n(y)}q${n(-r * 1.2)} ${n(r * 0.1)} ${n(-r * 1.7)} ${n(r * 0.9)}q${n(r * 1.2)} ${n(r * 0.1)} ${n(r * 1.7)} ${n(-r * 0.4)}q${n(r * 0.6)} ${n(r * 0.6)} ${n(r * 1.8)} ${n(r * 0.4)}q${n(-r * 0.6)} ${n(-r * 0.8)} ${n(-r * 1.8)} ${n(-r * 0.9)}Z`,
    { fill: leaf },
  );
  for (const [k, t] of [
    [1, 0],
    [0.74, 0.2],
    [0.48, 0.38],
  ] as const) {
    let d = '';
    const petals = 8;
    for (let i = 0; i <= petals; i++) {
      const a = (i / petals) * Math.PI * 2 + k * 3;
      const px = x + Math.cos(a) * r * k;
      const py = y + Math.sin(a) * r * k * 0.78 - (1 - k) * r * 0.3;
      const m = a - Math.PI / petals;
      d +=
        i === 0
          ? `M${n(px)} ${n(py)}`
          : `Q${n(x + Math.cos(m) * r * k * 1.42)} ${n(y + Math.sin(m) * r * k * 1.1 - (1 - k) * r * 0.3)} ${n(px)} ${n(py)}`;
    }
    out += path(`${d}Z`, {
      fill: mix(tone, palette.lit, t),
      stroke: mix(tone, palette.ink, 0.2),
      width: r * 0.03,
    });
  }
  return out + ellipse(x, y - r * 0.2, r * 0.16, r * 0.12, { fill: '#e8b84a' });
}

function spike(stage: Stage, x: number, y: number, size: number, variant: string): string {
  const { random, palette } = stage;
  const base = variant === 'lavender' ? '#7d62b0' : variant === 'poppy' ? '#cf4a34' : '#ecc23c';
  const tone = mix(base, palette.shade, palette.shadeAmount);
  let out = path(`M${n(x)} ${n(y + size)}q${n(size * 0.1)} ${n(-size)} 0 ${n(-size * 1.8)}`, {
    stroke: mix(palette.foliage, palette.ink, 0.2),
    width: size * 0.08,
  });
  for (let i = 0; i < 7; i++) {
    const t = i / 7;
    const w = size * (0.26 - t * 0.14);
    out += ellipse(x + (random() - 0.5) * size * 0.16, y - size * (t * 1.1), w, w * 0.7, {
      fill: mix(tone, palette.lit, 0.1 + random() * 0.3),
    });
  }
  return out;
}
