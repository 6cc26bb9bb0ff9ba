import { mix } from '../canvas/color.ts';
import { n, type Point, path, polygon } from '../canvas/path.ts';
import { fractal } from '../canvas/random.ts';
import { type DrawPart, type Stage, throughAir } from '../canvas/stage.ts';

/**
 * Hukou: a broad muddy river that falls from both sides into a slot of rock, with spray and a rainbow. `y` is the lip of the
 * fall, `color` the water.
 */
export const drawYellowCascade: DrawPart = (stage, options) => {
  const { width, height, unit, palette, defs, random } = stage;
  const lip = (options.y ?? 0.5) * height;
  const mud = seen(stage, options.color ?? '#c8923f');
  const foam = mix('#fff3d6', palette.key, 0.3);
  const noise = stage.noise(4);
  const edge = (from: Point, to: Point, salt: number): Point[] =>
    Array.from({ length: 25 }, (_, i) => {
      const t = i / 24;
      return [
        from[0] + (to[0] - from[0]) * t,
        from[1] + (to[1] - from[1]) * t + fractal(noise, t * 7 + salt, 3) * unit * 0.016,
      ];
    });
  const slot = { left: width * 0.3, right: width * 0.68, foot: height * 0.97 };
  const back = edge([slot.left, lip + height * 0.06], [slot.right, lip + height * 0.05], 0);
  const left = edge([0, lip + height * 0.3], [slot.left, lip + height * 0.06], 40);
  const right = edge([slot.right, lip + height * 0.05], [width, lip + height * 0.22], 80);
  const rim = [...left, ...back, ...right];
  const fill = defs.linear([
    [0, mix(mud, palette.lit, 0.4)],
    [1, mud],
  ]);
  let out = path(
    polygon([
      [0, lip - height * 0.06],
      [width, lip - height * 0.06],
      [width, height],
      [0, height],
    ]),
    { fill },
  );
  out += path(ripples(stage, lip), { stroke: mix(mud, palette.lit, 0.6), width: unit * 0.003, opacity: 0.6 });
  // The falling curtain hangs from the rim down to the slot.
  const foot = rim.map(
    ([x], i): Point => [
      x * 0.8 + width * 0.1,
      slot.foot - Math.sin((i / (rim.length - 1)) * Math.PI) * height * 0.14,
    ],
  );
  out += path(polygon([...rim, ...foot.toReversed()]), {
    fill: defs.linear([
      [0, mix(mud, '#7a4f22', 0.15)],
      [0.5, mix(mud, foam, 0.35)],
      [1, mix(mud, foam, 0.75)],
    ]),
  });
  let streaks = '';
  for (let k = 0; k < 420; k++) {
    const i = Math.floor(random() * rim.length);
    const [a, b] = [rim[i], foot[i]];
    if (!a || !b) continue;
    const [t, shift] = [random() * 0.8, (random() - 0.5) * unit * 0.03];
    const end = t + 0.08 + random() * 0.2;
    streaks += `M${n(a[0] + (b[0] - a[0]) * t + shift)} ${n(a[1] + (b[1] - a[1]) * t)}L${n(a[0] + (b[0] - a[0]) * end + shift)} ${n(a[1] + (b[1] - a[1]) * end)}`;
  }
  out += path(streaks, { stroke: foam, width: unit * 0.0032, opacity: 0.55 });
  out += path(polygon([...foot, [width, height], [0, height]]), { fill: mix(mud, '#6a4420', 0.25) });
  out += rocks(stage) + spray(stage, foot, foam) + rainbow(stage, lip);
  return out;
};

function seen(stage: Stage, color: string): string {
  return throughAir(stage, mix(color, stage.palette.shade, stage.palette.shadeAmount), 0.9);
}

function ripples(stage: Stage, lip: number): string {
  const { width, height, random } = stage;
  let d = '';
  for (let k = 0; k < 120; k++)
    d += `M${n(random() * width)} ${n(lip - height * 0.05 + random() * height * 0.16)}h${n(width * (0.02 + random() * 0.05))}`;
  return d;
}

/** Draws the banks on both sides of the slot. */
function rocks(stage: Stage): string {
  const { width: w, height: h, palette, defs } = stage;
  const rock = seen(stage, '#6a5a4c');
  const fill = defs.linear([
    [0, mix(rock, palette.lit, 0.3)],
    [1, mix(rock, palette.ink, 0.3)],
  ]);
  const bank = (points: readonly Point[]) => path(polygon(points.map(([x, y]) => [x * w, y * h])), { fill });
  return (
    bank([
      [0, 0.84],
      [0.07, 0.83],
      [0.12, 0.88],
      [0.2, 0.9],
      [0.24, 0.96],
      [0.3, 1.01],
      [0, 1.01],
    ]) +
    bank([
      [1, 0.78],
      [0.94, 0.77],
      [0.88, 0.83],
      [0.8, 0.86],
      [0.75, 0.93],
      [0.68, 1.01],
      [1, 1.01],
    ])
  );
}

function spray(stage: Stage, foot: readonly Point[], foam: string): string {
  const { unit, random, defs } = stage;
  const fill = defs.radial([
    [0, foam, 0.85],
    [1, foam, 0],
  ]);
  let out = '';
  for (let k = 0; k < 16; k++) {
    const [x, y] = foot[Math.floor((k / 16) * foot.length)] ?? [0, 0];
    out += `<ellipse cx="${n(x + (random() - 0.5) * unit * 0.1)}" cy="${n(y)}" rx="${n(unit * (0.08 + random() * 0.06))}" ry="${n(unit * (0.04 + random() * 0.05))}" fill="${fill}"/>`;
  }
  return out;
}

/** Draws the bow that stands in the spray on sunny days. */
function rainbow(stage: Stage, lip: number): string {
  const { width, height, unit } = stage;
  return ['#d9604a', '#e6a24a', '#e9dc7a', '#7fb87a', '#5f93c4', '#8a6fb0']
    .map((hue, i) => {
      const r = unit * (0.36 - i * 0.011);
      const [x, y] = [width * 0.5, lip + height * 0.3];
      return path(`M${n(x - r)} ${n(y)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(y)}`, {
        stroke: hue,
        width: unit * 0.012,
        opacity: 0.42,
      });
    })
    .join('');
}
