import { mix } from '../canvas/color.ts';
import { ellipse, n, type Point, path, polygon, polyline, rect } from '../canvas/path.ts';
import { fractal } from '../canvas/random.ts';
import { type DrawPart, landColor, type Stage } from '../canvas/stage.ts';
import { edgeFrom } from './relief.ts';

/** A groomed run in front: white, with the lines of the groomer along its edge. */
export const drawPiste: DrawPart = (stage, options) => {
  const { height, width, unit, palette, defs } = stage;
  const edge = edgeFrom({
    stage,
    profile: options.profile ?? [0.8, 0.4],
    height: (options.height ?? 0.3) * height,
    base: (options.y ?? 1) * height,
    rough: 0.012,
    noise: stage.noise(7),
  });
  const fill = defs.linear([
    [0, mix('#ffffff', palette.lit, 0.4)],
    [0.5, mix('#e6eef6', palette.lit, 0.15)],
    [1, mix('#b9cde0', palette.shade, 0.15)],
  ]);
  let grooves = '';
  for (let k = 1; k < 9; k++) {
    const drop = unit * (0.012 + 0.02 * k ** 1.35);
    grooves += polyline(
      edge.filter((_, i) => i % 6 === 0).map(([x, y]): Point => [x, y + drop * (1 + (x / width) * 0.3)]),
    );
  }
  return (
    path(polygon([...edge, [width, height * 1.1], [0, height * 1.1]]), { fill }) +
    path(grooves, { stroke: mix('#9fb8d2', palette.shade, 0.2), width: unit * 0.0026, opacity: 0.5 }) +
    path(polyline(edge), { stroke: '#ffffff', width: unit * 0.004, opacity: 0.9 })
  );
};

/** A frozen lake seen from above, with forest islands and headlands. `y` is the far shore, `height` the depth of the view. */
export const drawFrozenLake: DrawPart = (stage, options) => {
  const { width, height, unit, palette, defs, random } = stage;
  const top = (options.y ?? 0.5) * height;
  const reach = (options.height ?? 0.3) * height;
  const fill = defs.linear([
    [0, mix('#dfe8f0', palette.lit, 0.35)],
    [0.5, mix('#f4f8fb', palette.lit, 0.2)],
    [1, mix('#c6d8e8', palette.shade, 0.1)],
  ]);
  let out = rect(0, top, width, height - top, { fill });
  let drifts = '';
  for (let i = 0; i < 34; i++) {
    const t = random();
    const x = random() * width;
    drifts += `M${n(x)} ${n(top + reach * t)}q${n(unit * 0.05)} ${n(-unit * 0.004)} ${n(unit * (0.05 + t * 0.12))} 0`;
  }
  out += path(drifts, { stroke: mix('#a9c2d8', palette.shade, 0.1), width: unit * 0.002, opacity: 0.7 });
  for (const [x, t, w] of options.items ?? []) out += island(stage, x * width, top + reach * t, w * unit, t);
  return out;
};

/** Draws an island: a low wooded back, dark below and white with rime on top, and its shadow on the ice. */
function island(stage: Stage, x: number, y: number, w: number, t: number): string {
  const { unit, palette } = stage;
  const noise = stage.noise(Math.round(x));
  const crown = unit * (0.006 + t * 0.008);
  const edge: Point[] = [];
  for (let i = 0; i <= 40; i++) {
    const u = i / 40;
    const back = Math.sin(u * Math.PI) ** 0.7 * w * (0.15 + 0.08 * fractal(noise, u * 5, 2));
    edge.push([x - w / 2 + u * w, y - back - Math.abs(Math.sin(u * w * (1.2 / crown))) * crown]);
  }
  const wood = mix(landColor(stage, 0.45 + t * 0.35), '#2f4a50', 0.35);
  return (
    ellipse(x, y + unit * 0.002, w * 0.53, unit * (0.006 + t * 0.01), {
      fill: mix('#8fabc4', palette.shade, 0.2),
      opacity: 0.55,
    }) +
    path(polygon([...edge, [x + w / 2, y], [x - w / 2, y]]), { fill: wood }) +
    path(polyline(edge.slice(2, -2)), { stroke: '#f4f8fb', width: crown * 0.6, opacity: 0.75 })
  );
}

/** Vapour that rises from open water in frost: upright wisps above a bank of mist. */
export const drawRiverVapour: DrawPart = (stage, options) => {
  const { width, height, unit, random, palette, defs } = stage;
  const y = (options.y ?? 0.66) * height;
  const tall = (options.size ?? 0.16) * unit;
  const fill = defs.radial([
    [0, mix(palette.mist, '#ffffff', 0.6), 0.8],
    [0.6, mix(palette.mist, '#ffffff', 0.6), 0.42],
    [1, mix(palette.mist, '#ffffff', 0.6), 0],
  ]);
  let out = '';
  const count = Math.round((options.count ?? 16) * (width / unit));
  for (let i = 0; i < count; i++) {
    const x = ((i + random()) / count) * width;
    const h = tall * (0.35 + random() ** 2);
    const w = unit * (0.02 + random() * 0.03);
    const lean = 10 + random() * 16;
    for (const [k, wide] of [
      [0, 2.6],
      [0.55, 1.7],
      [1.15, 1],
    ] as const)
      out += `<g transform="rotate(${n(lean * (0.4 + k))} ${n(x)} ${n(y)})">${ellipse(x, y - h * k, w * wide, h * 0.62, { fill, opacity: 0.75 })}</g>`;
  }
  return out;
};
