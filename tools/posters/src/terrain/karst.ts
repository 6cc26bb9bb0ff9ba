import { mix } from '../canvas/color.ts';
import { curve, group, n, type Point, path, polygon } from '../canvas/path.ts';
import { fractal, type Noise } from '../canvas/random.ts';
import { type DrawPart, landColor, type Stage } from '../canvas/stage.ts';

type Peak = {
  x: number;
  base: number;
  width: number;
  height: number;
  depth: number;
  pillar: boolean;
  color?: string;
};

/**
 * A row of steep single peaks: limestone towers (default) or the sandstone `pillar`s of Zhangjiajie.
 * `x` is where the valley opens; `items` places peaks by hand.
 */
export const drawKarst: DrawPart = (stage, options) => {
  const { random, width, height, unit } = stage;
  const depth = options.depth ?? 0.4;
  const base = (options.y ?? 0.64) * height;
  const tall = (options.height ?? 0.34) * height;
  const pillar = options.variant === 'pillar';
  const spread = unit * (pillar ? 0.1 : 0.12) * (0.75 + depth * 0.75) * (options.size ?? 1);
  const peaks: Peak[] = [];
  const add = (x: number, h: number, w: number) =>
    peaks.push({
      x,
      base,
      width: w,
      height: h,
      depth,
      pillar,
      ...(options.color ? { color: options.color } : {}),
    });
  if (options.items) {
    for (const [x, h, w] of options.items) add(x * width, h * height, w * unit);
  } else {
    const count = Math.max(2, Math.round((options.count ?? 7) * (width / unit)));
    for (let i = 0; i < count; i++) {
      const x = ((i + 0.5) / count + ((random() - 0.5) * 0.9) / count) * width;
      const gap = options.x === undefined ? 1 : Math.min(1, Math.abs(x / width - options.x) * 2.6);
      const h = tall * (0.45 + 0.55 * random()) * (0.15 + 0.85 * gap);
      if (h > height * 0.03) add(x, h, spread * (0.75 + 0.6 * random()) * (0.6 + 0.4 * gap));
    }
  }
  peaks.sort((a, b) => b.height - a.height);
  return peaks.map((peak, i) => drawPeak(stage, peak, i)).join('');
};

function drawPeak(stage: Stage, peak: Peak, index: number): string {
  const { palette, defs, random, unit } = stage;
  const { depth, base, height } = peak;
  const noise = stage.noise(index * 13 + 5);
  const color = peak.color ? mix(landColor(stage, depth), peak.color, 0.5) : landColor(stage, depth);
  const form = peakForm(peak, noise, random);
  const bump = (depth > 0.35 ? 1.2 + depth * 3.2 : 0.6) * (unit / 1000);
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 40; i++) {
    const t = i / 40;
    const y = base - height * t;
    const jl = fractal(noise, t * 26 + 3, 2) * bump;
    const jr = fractal(noise, t * 26 + 77, 2) * bump;
    left.push([form.axis(t) - form.half(t, -1) + jl, y + jl * 0.6]);
    right.push([form.axis(t) + form.half(t, 1) + jr, y + jr * 0.6]);
  }
  const outline = polygon([...left, ...right.toReversed()]);
  const fill = defs.linear([
    [0, mix(color, palette.lit, 0.2 * (1 - depth * 0.5))],
    [0.45, color],
    [1, mix(color, palette.mist, 0.55), depth > 0.85 ? 0.8 : 0.08],
  ]);
  const lightFromLeft = stage.sun.x <= peak.x;
  const inner =
    shadowSide(stage, peak, form, color, lightFromLeft, noise) +
    brushwork(stage, peak, form, color, noise, lightFromLeft);
  const trees = peak.pillar ? treeTop(stage, peak, form) : '';
  return path(outline, { fill }) + group(inner, `clip-path="${defs.clip(outline)}"`) + trees;
}

type Form = { half(t: number, side: number): number; axis(t: number): number };

function peakForm(peak: Peak, noise: Noise, random: () => number): Form {
  const { width, x, pillar } = peak;
  const pl = 1.7 + random() * 1.5;
  const pr = 1.7 + random() * 1.5;
  const q = 1.25 + random() * 0.7;
  const lean = (random() - 0.5) * width * (pillar ? 0.1 : 0.22);
  const half = (t: number, side: number): number => {
    let v: number;
    if (pillar) {
      v =
        0.72 +
        0.2 * fractal(noise, t * 5 + side * 9, 3) +
        0.1 * Math.sign(noise(t * 9 + side * 5)) * Math.abs(noise(t * 9));
      if (t > 0.9) v *= 1 - ((t - 0.9) / 0.1) ** 2 * 0.55;
      v += 0.3 * Math.max(0, 1 - t * 2.4) ** 2;
    } else {
      v = Math.max(0, 1 - t ** (side < 0 ? pl : pr)) ** (1 / q);
      v *= 1 + 0.16 * fractal(noise, t * 3.2 + side * 9, 3);
      v += 0.22 * Math.max(0, 1 - t * 3.4) ** 2;
    }
    return (v * width) / 2;
  };
  return { half, axis: (t) => x + lean * t + fractal(noise, t * 2 + 40, 2) * width * 0.05 };
}

function shadowSide(
  stage: Stage,
  peak: Peak,
  form: Form,
  color: string,
  lightFromLeft: boolean,
  noise: Noise,
): string {
  const { palette, defs } = stage;
  const side = lightFromLeft ? 1 : -1;
  const edge: Point[] = [];
  for (let i = 0; i <= 18; i++) {
    const t = 1 - i / 18;
    edge.push([
      form.axis(t) + side * form.half(t, side) * (-0.15 + 0.42 * fractal(noise, t * 6 + 200, 3)),
      peak.base - peak.height * t,
    ]);
  }
  const far = peak.x + side * peak.width * 1.2;
  const fill = defs.linear([
    [0, mix(color, palette.ink, 0.45), 0.75],
    [0.6, mix(color, palette.ink, 0.35), 0.45],
    [1, palette.mist, 0],
  ]);
  return path(polygon([...edge, [far, peak.base], [far, peak.base - peak.height * 1.1]]), { fill });
}

/** Draws short strokes in the manner of ink painting: dark cracks, light ribs. */
function brushwork(
  stage: Stage,
  peak: Peak,
  form: Form,
  color: string,
  noise: Noise,
  lightFromLeft: boolean,
): string {
  const { random, palette, unit } = stage;
  const { depth, base, height, width } = peak;
  const count = Math.min(90, Math.round(10 + ((width * height) / unit / unit) * 1100 * (0.3 + depth * 0.5)));
  let dark = '';
  let light = '';
  for (let k = 0; k < count; k++) {
    const u = (random() * 2 - 1) * 0.93;
    const start = 0.12 + random() * 0.84;
    const length = (0.03 + random() * 0.09) * (1.2 - start * 0.5);
    const points: Point[] = [];
    for (let j = 0; j <= 2; j++) {
      const t = Math.max(0, start - (length * j) / 2);
      points.push([
        form.axis(t) + u * form.half(t, u < 0 ? -1 : 1) + noise(t * 20 + k) * width * 0.012,
        base - height * t,
      ]);
    }
    const onLitSide = lightFromLeft ? u < -0.1 : u > 0.1;
    if (onLitSide && random() < 0.6) light += curve(points);
    else dark += curve(points);
    if (peak.pillar && random() < 0.3) {
      const [x, y] = points[0] ?? [0, 0];
      dark += `M${n(x)} ${n(y)}h${n(width * 0.12)}`;
    }
  }
  const scale = unit / 1000;
  return (
    path(dark, {
      stroke: mix(color, palette.ink, 0.6),
      width: (0.7 + depth * 1.7) * scale,
      opacity: 0.16 + depth * 0.22,
    }) +
    path(light, { stroke: palette.lit, width: (0.6 + depth * 1.3) * scale, opacity: 0.18 + depth * 0.12 })
  );
}

/** Draws the bonsai-like trees that sit on pillar tops and ledges. */
function treeTop(stage: Stage, peak: Peak, form: Form): string {
  const { random, palette } = stage;
  const color = mix(landColor(stage, peak.depth), palette.foliage, 0.55);
  let pads = '';
  const put = (x: number, y: number, w: number) => {
    pads += `M${n(x - w)} ${n(y)}q${n(w * 0.2)} ${n(-w * 0.7)} ${n(w)} ${n(-w * 0.75)}q${n(w * 0.9)} ${n(w * 0.1)} ${n(w)} ${n(w * 0.75)}Z`;
  };
  for (let i = 0; i < 7; i++) {
    const t = 0.97 + random() * 0.03;
    put(
      form.axis(t) + (random() - 0.5) * peak.width * 0.55,
      peak.base - peak.height * t + 2,
      peak.width * (0.1 + random() * 0.14),
    );
  }
  for (let i = 0; i < 5; i++) {
    const t = 0.45 + random() * 0.5;
    const side = random() < 0.5 ? -1 : 1;
    put(
      form.axis(t) + side * form.half(t, side) * 0.85,
      peak.base - peak.height * t,
      peak.width * (0.07 + random() * 0.09),
    );
  }
  return path(pads, { fill: mix(color, palette.ink, 0.25) });
}
