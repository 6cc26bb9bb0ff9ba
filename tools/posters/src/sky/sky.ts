import { mix } from '../canvas/color.ts';
import { ellipse, n, path, rect } from '../canvas/path.ts';
import type { DrawPart, Stage } from '../canvas/stage.ts';
import type { Light } from '../palette/light.ts';

export type CloudStyle = 'streaks' | 'cumulus' | 'scroll' | 'none';

/** Draws sky, sun or moon, stars and clouds behind everything. */
export function drawSky(stage: Stage, light: Light, clouds: CloudStyle, horizon: number): string {
  const { width, height, palette, defs } = stage;
  const fill = defs.linear(palette.sky);
  let out = rect(0, 0, width, height * Math.min(1, horizon + 0.02), { fill });
  out += rect(0, height * horizon, width, height * (1 - horizon) + 1, {
    fill: palette.sky.at(-1)?.[1] ?? palette.mist,
  });
  if (light === 'night') out += drawStars(stage, 0.62, 1);
  if (light === 'dusk') out += drawStars(stage, 0.26, 0.6);
  out += drawSun(stage, light);
  if (clouds === 'streaks') out += drawStreaks(stage);
  if (clouds === 'cumulus') out += drawCumulus(stage);
  if (clouds === 'scroll') out += drawScrollClouds(stage);
  return out;
}

function drawSun(stage: Stage, light: Light): string {
  const { sun, palette, defs, unit } = stage;
  if (sun.r <= 0) return '';
  const halo = defs.radial([
    [0, mix(palette.halo, '#ffffff', 0.4), 0.95],
    [0.3, palette.halo, 0.5],
    [1, palette.halo, 0],
  ]);
  const disc = defs.linear([
    [0, mix(palette.sun, '#ffffff', 0.4)],
    [1, mix(palette.sun, palette.halo, light === 'night' ? 0.1 : 0.55)],
  ]);
  const spread = light === 'night' ? 3.2 : 4.2;
  const haze = ellipse(sun.x, sun.y, sun.r * spread, sun.r * spread, {
    fill: halo,
    opacity: light === 'night' ? 0.5 : 0.85,
  });
  const ring = ellipse(sun.x, sun.y, sun.r * 1.04, sun.r * 1.04, {
    stroke: '#fffaf0',
    width: unit * 0.002,
    opacity: 0.5,
  });
  return haze + ellipse(sun.x, sun.y, sun.r, sun.r, { fill: disc }) + ring;
}

function drawStars(stage: Stage, depth: number, strength: number): string {
  const { random, width, height, unit } = stage;
  let out = '';
  const count = Math.round(80 * strength * (width / unit));
  for (let i = 0; i < count; i++) {
    const r = (0.5 + random() ** 3 * 1.7) * (unit / 1000);
    out += `<circle cx="${n(random() * width)}" cy="${n(random() ** 1.5 * height * depth)}" r="${n(Math.max(0.5, r))}" fill="#fff4dc" opacity="${n(0.3 + random() * 0.6)}"/>`;
  }
  return out;
}

function drawStreaks(stage: Stage): string {
  const { random, width, height, palette, sun } = stage;
  let out = '';
  const count = Math.round(8 * (width / stage.unit));
  for (let i = 0; i < count; i++) {
    const y = height * (0.1 + 0.28 * random());
    const x = width * random();
    const w = width * (0.14 + 0.3 * random());
    const h = height * (0.003 + 0.007 * random());
    const near = Math.max(0, 1 - Math.abs(y - sun.y) / (height * 0.3));
    const d = `M${n(x - w / 2)} ${n(y)}C${n(x - w * 0.2)} ${n(y - h * 1.6)} ${n(x + w * 0.2)} ${n(y - h * 1.4)} ${n(x + w / 2)} ${n(y)}C${n(x + w * 0.15)} ${n(y + h * 0.7)} ${n(x - w * 0.2)} ${n(y + h * 0.8)} ${n(x - w / 2)} ${n(y)}Z`;
    out += path(d, { fill: mix(palette.cloud, palette.halo, near * 0.5), opacity: 0.28 + 0.32 * random() });
  }
  return out;
}

function drawCumulus(stage: Stage): string {
  const { random, width, height, unit, palette, defs } = stage;
  const fill = defs.linear([
    [0, palette.cloud, 0.95],
    [0.6, palette.cloud, 0.7],
    [1, palette.cloud, 0],
  ]);
  let out = '';
  const count = Math.round(3 * (width / unit)) + 1;
  for (let i = 0; i < count; i++) {
    const x = width * ((i + random()) / count);
    const y = height * (0.14 + random() * 0.2);
    out += path(puff(x, y, unit * (0.12 + random() * 0.12), random), {
      fill,
      opacity: 0.65 + random() * 0.3,
    });
  }
  return out;
}

function puff(x: number, y: number, w: number, random: () => number): string {
  const bumps = 6;
  let d = `M${n(x - w)} ${n(y)}`;
  const step = (w * 2) / bumps;
  for (let i = 0; i < bumps; i++) {
    const arch = Math.sin(((i + 0.5) / bumps) * Math.PI);
    const up = w * (0.1 + 0.28 * arch * (0.6 + random() * 0.6));
    const next = i + 1 < bumps ? Math.sin(((i + 1) / bumps) * Math.PI) * w * 0.26 : 0;
    const end = y - next;
    d += `C${n(x - w + i * step)} ${n(y - up * 1.7)} ${n(x - w + (i + 1) * step)} ${n(end - up * 1.2)} ${n(x - w + (i + 1) * step)} ${n(end)}`;
  }
  return `${d}Q${n(x + w * 0.4)} ${n(y + w * 0.14)} ${n(x - w)} ${n(y)}Z`;
}

/** Draws stylised cloud scrolls as on painted beams. */
function drawScrollClouds(stage: Stage): string {
  const { random, width, height, unit } = stage;
  let out = '';
  const count = Math.round(3 * (width / unit));
  for (let i = 0; i < count; i++) {
    const x = width * ((i + 0.3 + random() * 0.5) / count);
    out += scroll(
      stage,
      x,
      height * (0.1 + random() * 0.22),
      unit * (0.09 + random() * 0.08),
      random() < 0.5,
    );
  }
  return out;
}

function scroll(stage: Stage, x: number, y: number, s: number, flip: boolean): string {
  const { palette, unit } = stage;
  const k = s / 100;
  const body =
    'M-150 20C-120 8-96 14-84 6C-96-22-62-44-38-28C-28-60 24-62 32-28C58-42 88-18 72 8C100 4 132 10 168 22C110 30-90 32-150 20Z';
  const curls =
    'M-64 4C-70-16-44-24-38-8C-36 2-50 4-50-4M-8-6C-18-34 24-42 24-14C24 0 4 0 6-12M44 6C40-12 62-18 64-2C64 6 54 6 54 0M-120 20C-40 12 60 12 136 21';
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${flip ? -k : k} ${k})">${path(body, { fill: palette.cloud, opacity: 0.72 })}${path(curls, { stroke: mix(palette.depth[1] ?? palette.ink, palette.halo, 0.3), width: (unit * 0.0016) / k, opacity: 0.55 })}</g>`;
}

/** A sea of cloud with rounded crests, the lower edge dissolving. */
export const drawCloudSea: DrawPart = (stage, options) => {
  const { width, height, unit, random, palette, defs } = stage;
  const rows = options.count ?? 3;
  const top = (options.y ?? 0.7) * height;
  const band = (options.height ?? 0.08) * height;
  let out = '';
  for (let row = 0; row < rows; row++) {
    const y = top + row * band;
    const tint = mix(palette.cloud, palette.depth[1] ?? palette.cloud, 0.3 - (row / rows) * 0.26);
    const fill = defs.linear([
      [0, mix(palette.cloud, '#ffffff', 0.4), 0.96],
      [0.32, tint, 0.9],
      [1, mix(tint, palette.mist, 0.5), 0.12],
    ]);
    const crest = unit * (0.07 + row * 0.035) * (options.size ?? 1);
    let x = -crest * random();
    let d = `M${n(x)} ${n(y + band * 2.4)}V${n(y)}`;
    let rims = '';
    while (x < width + crest) {
      const w = crest * (0.7 + random() * 0.9);
      const up = w * (0.34 + random() * 0.3);
      const arc = `C${n(x + w * 0.02)} ${n(y - up * 1.25)} ${n(x + w * 0.92)} ${n(y - up * 1.3)} ${n(x + w)} ${n(y)}`;
      d += arc;
      rims += `M${n(x)} ${n(y)}${arc}`;
      if (random() < 0.45)
        rims += `M${n(x + w * 0.3)} ${n(y - up * 0.1)}C${n(x + w * 0.3)} ${n(y - up * 0.7)} ${n(x + w * 0.72)} ${n(y - up * 0.7)} ${n(x + w * 0.74)} ${n(y - up * 0.15)}C${n(x + w * 0.74)} ${n(y + up * 0.1)} ${n(x + w * 0.55)} ${n(y + up * 0.05)} ${n(x + w * 0.57)} ${n(y - up * 0.18)}`;
      x += w;
    }
    d += `V${n(y + band * 2.4)}Z`;
    out += path(d, { fill });
    out += path(rims, {
      stroke: mix(palette.depth[1] ?? palette.ink, palette.cloud, 0.45),
      width: unit * 0.0017,
      opacity: 0.4,
    });
  }
  return out;
};
