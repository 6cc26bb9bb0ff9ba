import { mix } from '../canvas/color.ts';
import { n, path } from '../canvas/path.ts';
import type { DrawPart, Stage } from '../canvas/stage.ts';

/** A framing branch from an upper corner: bamboo, pine, willow, plum, maple, ginkgo or palm. */
export const drawBranch: DrawPart = (stage, options) => {
  const variant = options.variant ?? 'bamboo';
  const draw = BRANCHES[variant] ?? bambooBranch;
  const scale = (stage.unit / 1000) * (options.size ?? 1);
  const x = options.flip ? 0 : stage.width;
  return `<g transform="translate(${n(x)} ${n((options.y ?? 0) * stage.height)}) scale(${options.flip ? -scale : scale} ${scale})">${draw(stage, options.color)}</g>`;
};

type BranchPainter = (stage: Stage, color?: string) => string;

/** All branches grow from the upper right corner at 0,0 towards the lower left. */
const BRANCHES: Record<string, BranchPainter> = {
  bamboo: bambooBranch,
  pine: pineBranch,
  willow: willowBranch,
  plum: (stage, color) => flowerBranch(stage, color ?? '#e88f98', 'flower'),
  maple: (stage, color) => flowerBranch(stage, color ?? '#c94f2b', 'leaf'),
  ginkgo: (stage, color) => flowerBranch(stage, color ?? '#e2b23c', 'leaf'),
  leaf: (stage, color) => flowerBranch(stage, color ?? stage.palette.foliage, 'leaf'),
  palm: palmBranch,
};

function leafAt(x: number, y: number, angle: number, length: number, fat = 0.085): string {
  const w = length * fat;
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const at = (u: number, v: number) => `${n(x + c * u - s * v)} ${n(y + s * u + c * v)}`;
  return `M${at(0, 0)}C${at(length * 0.25, -w)} ${at(length * 0.65, -w * 0.8)} ${at(length, 0)}C${at(length * 0.65, w * 0.5)} ${at(length * 0.25, w * 0.9)} ${at(0, 0)}Z`;
}

function bambooBranch(stage: Stage, color?: string): string {
  const { random, palette } = stage;
  const tone = color ?? mix(palette.ink, palette.foliage, 0.25);
  let stems = '';
  let dark = '';
  let light = '';
  for (let k = 0; k < 4; k++) {
    let x = 40 - k * 85;
    let y = -30 + k * 6;
    let angle = 2.3 + k * 0.12;
    for (let i = 0; i < 5 - (k % 2); i++) {
      const nx = x + Math.cos(angle) * 78;
      const ny = y + Math.sin(angle) * 78;
      stems += `M${n(x)} ${n(y)}L${n(nx)} ${n(ny)}`;
      for (let j = 0; j < 4; j++) {
        const leaf = leafAt(
          nx,
          ny,
          angle - 1.05 + j * 0.62 + (random() - 0.5) * 0.35,
          70 + random() * 62,
          0.1,
        );
        if (random() < 0.3) light += leaf;
        else dark += leaf;
      }
      x = nx;
      y = ny;
      angle += (random() - 0.35) * 0.22;
    }
  }
  return (
    path(stems, { stroke: tone, width: 3.6 }) +
    path(light, { fill: mix(tone, palette.foliage, 0.55) }) +
    path(dark, { fill: tone })
  );
}

function pineBranch(stage: Stage, color?: string): string {
  const { random, palette } = stage;
  const tone = color ?? mix(palette.ink, palette.foliage, 0.3);
  const bark = mix(palette.ink, '#5a3a2c', 0.35);
  let out = path(
    'M60 40C-20 60 -90 110 -190 118C-260 124 -300 150 -372 150M-120 108C-160 150 -220 176 -262 216M-40 76C-90 60 -150 52 -214 66',
    { stroke: bark, width: 9 },
  );
  out += path('M60 34C-20 54 -90 104 -190 112', { stroke: palette.lit, width: 1.6, opacity: 0.35 });
  let dark = '';
  let light = '';
  const tufts: [number, number][] = [
    [-372, 150],
    [-320, 146],
    [-262, 214],
    [-226, 186],
    [-270, 128],
    [-214, 66],
    [-160, 60],
    [-186, 146],
    [-110, 70],
    [-60, 70],
  ];
  for (const [x, y] of tufts) {
    for (let i = 0; i < 26; i++) {
      const a = Math.PI + (i / 25) * Math.PI + (random() - 0.5) * 0.2;
      const l = 34 + random() * 22;
      const d = `M${n(x)} ${n(y + 6)}L${n(x + Math.cos(a) * l * 1.15)} ${n(y + 6 + Math.sin(a) * l * 0.8)}`;
      if (random() < 0.3) light += d;
      else dark += d;
    }
  }
  out +=
    path(dark, { stroke: tone, width: 2.4 }) +
    path(light, { stroke: mix(tone, palette.lit, 0.28), width: 2 });
  return out;
}

function willowBranch(stage: Stage, color?: string): string {
  const { random, palette } = stage;
  const tone = color ?? mix(palette.ink, palette.foliage, 0.6);
  let out = path('M40 10C-80 30 -190 20 -330 50', { stroke: mix(palette.ink, '#5a3a2c', 0.3), width: 6 });
  let stems = '';
  let leaves = '';
  for (let k = 0; k < 13; k++) {
    const x = -20 - k * 25;
    const y = 16 + k * 2.6;
    const drop = 150 + random() * 190;
    const sway = -10 - random() * 26;
    stems += `M${n(x)} ${n(y)}Q${n(x + 4)} ${n(y + drop * 0.5)} ${n(x + sway)} ${n(y + drop)}`;
    for (let i = 2; i < 13; i++) {
      const t = i / 13;
      const px = x + 8 * t * (1 - t) + sway * t * t;
      leaves += leafAt(
        px,
        y + drop * t,
        1.75 + (i % 2 ? 0.5 : -0.7) + random() * 0.2,
        20 + random() * 10,
        0.16,
      );
    }
  }
  out += path(stems, { stroke: tone, width: 1.6 }) + path(leaves, { fill: tone, opacity: 0.9 });
  return out;
}

function flowerBranch(stage: Stage, color: string, shape: 'flower' | 'leaf'): string {
  const { random, palette } = stage;
  const tone = mix(color, palette.shade, palette.shadeAmount);
  const bark = mix(palette.ink, '#4a3028', 0.4);
  const boughs =
    'M60 -10C-30 40 -70 60 -150 62C-220 64 -270 96 -340 92M-90 58C-130 96 -150 140 -200 170M-190 66C-220 40 -250 30 -290 26M-10 22C-30 66 -40 96 -66 124';
  let out =
    path(boughs, { stroke: bark, width: 7 }) +
    path('M60 -14C-30 36 -70 56 -150 58', { stroke: palette.lit, width: 1.4, opacity: 0.4 });
  const spots: [number, number][] = [
    [-340, 92],
    [-300, 94],
    [-262, 86],
    [-200, 170],
    [-176, 146],
    [-150, 118],
    [-290, 26],
    [-250, 34],
    [-222, 62],
    [-180, 62],
    [-130, 62],
    [-66, 124],
    [-46, 96],
    [-30, 64],
    [-90, 54],
    [-10, 26],
    [-120, 88],
    [-236, 50],
  ];
  let dark = '';
  let light = '';
  let hearts = '';
  for (const [bx, by] of spots) {
    const members = shape === 'flower' ? 2 : 5;
    for (let m = 0; m < members; m++) {
      const x = bx + (random() - 0.5) * 34;
      const y = by + (random() - 0.5) * 34;
      const r = shape === 'flower' ? 9 + random() * 6 : 15 + random() * 9;
      const mark = shape === 'flower' ? blossom(x, y, r, random()) : star(x, y, r, random() * 6);
      if (random() < 0.4) light += mark;
      else dark += mark;
      if (shape === 'flower') hearts += `M${n(x - 1.5)} ${n(y)}a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0Z`;
    }
  }
  out +=
    path(dark, { fill: tone }) +
    path(light, { fill: mix(tone, palette.lit, 0.45) }) +
    path(hearts, { fill: mix('#8c2f2a', tone, 0.2) });
  return out;
}

function blossom(x: number, y: number, r: number, turn: number): string {
  let d = '';
  for (let i = 0; i < 5; i++) {
    const a = ((i + turn) / 5) * Math.PI * 2;
    const cx = x + Math.cos(a) * r * 0.55;
    const cy = y + Math.sin(a) * r * 0.55;
    d += `M${n(cx - r * 0.48)} ${n(cy)}a${n(r * 0.48)} ${n(r * 0.48)} 0 1 0 ${n(r * 0.96)} 0a${n(r * 0.48)} ${n(r * 0.48)} 0 1 0 ${n(-r * 0.96)} 0Z`;
  }
  return d;
}

function star(x: number, y: number, r: number, turn: number): string {
  let d = '';
  for (let i = 0; i < 10; i++) {
    const a = turn + (i / 10) * Math.PI * 2;
    const q = i % 2 ? r * 0.45 : r;
    d += `${i ? 'L' : 'M'}${n(x + Math.cos(a) * q)} ${n(y + Math.sin(a) * q)}`;
  }
  return `${d}Z`;
}

function palmBranch(stage: Stage, color?: string): string {
  const { random, palette } = stage;
  const tone = color ?? mix(palette.ink, palette.foliage, 0.4);
  let out = '';
  for (let k = 0; k < 4; k++) {
    const angle = 1.9 + k * 0.42;
    const length = 300 + random() * 90;
    const ex = 20 + Math.cos(angle) * length;
    const ey = -20 + Math.sin(angle) * length * 0.75;
    const mx = 20 + Math.cos(angle - 0.3) * length * 0.6;
    const my = -50 + Math.sin(angle - 0.3) * length * 0.45;
    let leaves = '';
    for (let i = 2; i < 26; i++) {
      const t = i / 26;
      const px = (1 - t) ** 2 * 20 + 2 * t * (1 - t) * mx + t * t * ex;
      const py = (1 - t) ** 2 * -20 + 2 * t * (1 - t) * my + t * t * ey;
      const l = 90 * Math.sin(Math.PI * (0.2 + t * 0.72));
      leaves += leafAt(px, py, angle + 0.75, l, 0.09) + leafAt(px, py, angle - 0.75, l, 0.09);
    }
    out +=
      path(`M20 -20Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}`, { stroke: tone, width: 4 }) +
      path(leaves, { fill: k % 2 ? mix(tone, palette.foliage, 0.35) : tone });
  }
  return out;
}
