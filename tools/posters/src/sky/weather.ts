import { mix } from '../canvas/color.ts';
import { n, path } from '../canvas/path.ts';
import type { DrawPart } from '../canvas/stage.ts';

/** A loose flock of birds. */
export const drawBirds: DrawPart = (stage, options) => {
  const { width, height, unit, random, palette } = stage;
  let d = '';
  const count = options.count ?? 7;
  for (let i = 0; i < count; i++) {
    const x = (options.x ?? 0.7) * width + (i - count / 2) * unit * 0.036 + (random() - 0.5) * unit * 0.04;
    const y =
      (options.y ?? 0.2) * height + Math.abs(i - count / 2) * unit * 0.008 + (random() - 0.5) * unit * 0.03;
    const s = unit * 0.013 * (0.6 + random() * 0.6) * (options.size ?? 1);
    d += `M${n(x - s)} ${n(y - s * 0.3)}Q${n(x - s * 0.45)} ${n(y - s * 0.72)} ${n(x)} ${n(y)}Q${n(x + s * 0.45)} ${n(y - s * 0.72)} ${n(x + s)} ${n(y - s * 0.25)}Q${n(x + s * 0.4)} ${n(y - s * 0.42)} ${n(x)} ${n(y + s * 0.14)}Q${n(x - s * 0.4)} ${n(y - s * 0.42)} ${n(x - s)} ${n(y - s * 0.3)}Z`;
  }
  return path(d, { fill: options.color ?? palette.ink, opacity: 0.8 });
};

/** Snowflakes, petals or golden leaves in the air. */
export const drawFalling: DrawPart = (stage, options) => {
  const { width, height, unit, random, palette } = stage;
  const variant = options.variant ?? 'snow';
  const color =
    options.color ?? (variant === 'petal' ? '#f0b3b8' : variant === 'leaf' ? '#dd9a3a' : '#ffffff');
  let d = '';
  const count = Math.round((options.count ?? 90) * (width / unit));
  for (let i = 0; i < count; i++) {
    const x = random() * width;
    const y = random() * height;
    const s = unit * (0.0015 + random() ** 2 * 0.005);
    d +=
      variant === 'snow'
        ? `M${n(x - s)} ${n(y)}a${n(s)} ${n(s)} 0 1 0 ${n(s * 2)} 0a${n(s)} ${n(s)} 0 1 0 ${n(-s * 2)} 0Z`
        : `M${n(x)} ${n(y)}q${n(s * 2.4)} ${n(-s * 2)} ${n(s * 4)} ${n(s)}q${n(-s * 2)} ${n(s * 1.4)} ${n(-s * 4)} ${n(-s)}Z`;
  }
  return path(d, { fill: mix(color, palette.shade, palette.shadeAmount * 0.5), opacity: 0.85 });
};

/** Bursts of fireworks in a dark sky. */
export const drawFireworks: DrawPart = (stage, options) => {
  const { width, height, unit, random } = stage;
  const colors = ['#ffd27a', '#ff8f6b', '#f7b6c2', '#bfe3e0'];
  let out = '';
  for (let k = 0; k < (options.count ?? 4); k++) {
    const x =
      width *
      ((options.from ?? 0.15) +
        ((k + random() * 0.6) / (options.count ?? 4)) * ((options.to ?? 0.95) - (options.from ?? 0.15)));
    const y = height * (options.y ?? 0.22) * (0.55 + random() * 0.8);
    const r = unit * (0.06 + random() * 0.07) * (options.size ?? 1);
    let rays = '';
    let dots = '';
    for (let i = 0; i < 26; i++) {
      const a = (i / 26) * Math.PI * 2;
      const q = r * (0.8 + random() * 0.25);
      const ex = x + Math.cos(a) * q;
      const ey = y + Math.sin(a) * q + r * 0.1;
      rays += `M${n(x + Math.cos(a) * q * 0.35)} ${n(y + Math.sin(a) * q * 0.35)}Q${n(x + Math.cos(a) * q * 0.8)} ${n(y + Math.sin(a) * q * 0.75)} ${n(ex)} ${n(ey)}`;
      dots += `M${n(ex - 2)} ${n(ey)}a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z`;
    }
    const color = colors[k % colors.length] ?? '#ffd27a';
    out +=
      path(rays, { stroke: color, width: unit * 0.002, opacity: 0.75 }) +
      path(dots, { fill: mix(color, '#ffffff', 0.5) });
  }
  return out;
};

/** Kites or hot-air balloons over the land. */
export const drawBalloons: DrawPart = (stage, options) => {
  const { width, height, unit, random, palette } = stage;
  const colors = ['#c4342a', '#e0a83e', '#2f7a78', '#e8e0cf', '#d9764a'];
  let out = '';
  for (let k = 0; k < (options.count ?? 4); k++) {
    const x = width * ((options.from ?? 0.1) + random() * ((options.to ?? 0.9) - (options.from ?? 0.1)));
    const y = height * (options.y ?? 0.25) * (0.5 + random());
    const r = unit * (0.018 + random() * 0.03) * (options.size ?? 1);
    const a = mix(colors[k % 5] ?? '#c4342a', palette.shade, palette.shadeAmount);
    const b = mix(colors[(k + 2) % 5] ?? '#e8e0cf', palette.shade, palette.shadeAmount);
    out += path(
      `M${n(x - r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y)}Q${n(x + r * 0.8)} ${n(y + r * 0.8)} ${n(x + r * 0.2)} ${n(y + r * 1.4)}H${n(x - r * 0.2)}Q${n(x - r * 0.8)} ${n(y + r * 0.8)} ${n(x - r)} ${n(y)}Z`,
      { fill: a },
    );
    out += path(
      `M${n(x)} ${n(y - r)}Q${n(x - r * 0.7)} ${n(y)} ${n(x - r * 0.14)} ${n(y + r * 1.4)}H${n(x + r * 0.14)}Q${n(x + r * 0.7)} ${n(y)} ${n(x)} ${n(y - r)}Z`,
      { fill: b },
    );
    out += path(
      `M${n(x - r * 0.18)} ${n(y + r * 1.65)}h${n(r * 0.36)}v${n(r * 0.26)}h${n(-r * 0.36)}ZM${n(x - r * 0.18)} ${n(y + r * 1.4)}v${n(r * 0.3)}M${n(x + r * 0.18)} ${n(y + r * 1.4)}v${n(r * 0.3)}`,
      { fill: mix('#6a4630', palette.shade, palette.shadeAmount), stroke: palette.ink, width: 0.8 },
    );
  }
  return out;
};
