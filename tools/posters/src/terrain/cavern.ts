import { mix } from '../canvas/color.ts';
import { n, path, rect } from '../canvas/path.ts';
import { type DrawPart, landColor, type Stage } from '../canvas/stage.ts';

type Spike = { x: number; root: number; length: number; width: number; down: boolean; color: string };

/** Draws a dripstone: knotted, narrowing, lit on one side. */
function dripstone(stage: Stage, { x, root, length, width, down, color }: Spike): string {
  const { palette, defs, random } = stage;
  const s = down ? 1 : -1;
  const steps = 6;
  let left = '';
  let right = '';
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const half = (width / 2) * ((1 - t) ** 0.8 + (i % 2 ? 0.09 : 0) * (1 - t)) + width * 0.02;
    const sway = (random() - 0.5) * width * 0.08;
    left += `${i ? 'L' : 'M'}${n(x - half + sway)} ${n(root + s * length * t)}`;
    right = `L${n(x + half + sway)} ${n(root + s * length * t)}${right}`;
  }
  const fill = defs.linear(
    [
      [0, mix(color, palette.lit, 0.5)],
      [0.45, color],
      [1, mix(color, '#0d1420', 0.62)],
    ],
    stage.sun.x > x ? 'left' : 'right',
  );
  return path(`${left}${right}Z`, { fill });
}

/** A limestone cave: coloured light at the back, dripstone from roof and floor, framed by dark rock. */
export const drawCavern: DrawPart = (stage, options) => {
  const { width, height, unit, random, defs } = stage;
  const [first, second, third] = HUES[options.variant ?? 'amber'] ?? AMBER;
  const floor = (options.y ?? 0.74) * height;
  let out = rect(0, 0, width, height, { fill: '#141a26' });
  const lamps: readonly (readonly [number, number, number, string])[] = [
    [0.5, 0.5, 0.62, first],
    [0.2, 0.56, 0.44, second],
    [0.82, 0.5, 0.46, third],
  ];
  for (const [x, y, r, color] of lamps) {
    const glow = defs.radial([
      [0, mix(color, '#fff3d6', 0.45), 0.95],
      [0.4, color, 0.62],
      [1, color, 0],
    ]);
    out += `<ellipse cx="${n(x * width)}" cy="${n(y * height)}" rx="${n(r * width * 0.7)}" ry="${n(r * height * 0.8)}" fill="${glow}"/>`;
  }
  const hues = [first, second, third];
  for (let layer = 0; layer < 3; layer++) {
    const count = Math.round((15 - layer * 3) * (width / unit));
    for (let i = 0; i < count; i++) {
      const x = ((i + random()) / count) * width;
      const middle = Math.abs(x / width - 0.5) * 2;
      const hue = hues[Math.min(2, Math.floor((x / width) * 3))] ?? first;
      const color = mix(mix(hue, landColor(stage, 0.6), 0.2), '#0d1420', 0.12 + layer * 0.24);
      const w = unit * (0.03 + layer * 0.016) * (0.7 + random() * 0.6);
      out += dripstone(stage, {
        x,
        root: -4,
        length: height * (0.12 + random() * 0.16 + middle * 0.2),
        width: w,
        down: true,
        color,
      });
      if (random() < 0.72)
        out += dripstone(stage, {
          x: x + w * 0.6,
          root: floor + height * (0.02 + layer * 0.05),
          length: height * (0.07 + random() * 0.13 + middle * 0.14),
          width: w * 1.25,
          down: false,
          color,
        });
    }
    const y = floor + height * (layer * 0.05);
    const shelf = mix(mix(hues[layer] ?? first, landColor(stage, 0.8), 0.3), '#0d1420', 0.35 + layer * 0.16);
    let edge = `M0 ${n(y)}`;
    for (let x = 0; x < width; x += width / 9)
      edge += `q${n(width / 18)} ${n((random() - 0.6) * height * 0.04)} ${n(width / 9)} 0`;
    out += path(`${edge}V${n(height)}H0Z`, {
      fill: defs.linear([
        [0, mix(shelf, hues[layer] ?? first, 0.4)],
        [1, mix(shelf, '#0d1420', 0.6)],
      ]),
    });
  }
  return out;
};

const AMBER = ['#d98f4a', '#b8574f', '#8f5a9a'] as const;

const HUES: Record<string, readonly [string, string, string]> = {
  amber: AMBER,
  jade: ['#4fae96', '#3f7fb0', '#c98f4a'],
  violet: ['#9a6ac0', '#c9608a', '#4f7fc0'],
  ice: ['#7fb8d8', '#5f8fb8', '#9fb0d0'],
  gold: ['#e0b45a', '#c98a3a', '#7fa05a'],
  rose: ['#d9707a', '#e0a05a', '#5f9ab0'],
};
