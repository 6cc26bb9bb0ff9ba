import { mix } from '../canvas/color.ts';
import { ellipse, n, type Point, path, polygon, rect } from '../canvas/path.ts';
import { fractal } from '../canvas/random.ts';
import type { DrawPart, Stage } from '../canvas/stage.ts';

const BONE = '#e8d9b6';

/** A hall built over a fossil quarry: roof trusses with lamps, a gallery with a railing, and rock full of bones. `y` is the back of the rock. */
export const drawExcavationHall: DrawPart = (stage, options) => {
  const { width, height, unit, defs } = stage;
  const back = (options.y ?? 0.5) * height;
  const wall = defs.linear([
    [0, '#1d2228'],
    [0.45, '#3a3a3c'],
    [1, '#8a7458'],
  ]);
  let out = rect(0, 0, width, back + unit * 0.1, { fill: wall });
  out += trusses(stage, back - unit * 0.4);
  out += lamps(stage, back);
  out += gallery(stage, back);
  return out + quarry(stage, back) + buried(stage, (options.x ?? 0.3) * width, back + unit * 0.375);
};

function trusses({ width, unit }: Stage, y: number): string {
  const step = unit * 0.085;
  const rise = unit * 0.055;
  let zigzag = '';
  for (let x = -step; x < width + step; x += step)
    zigzag += `M${n(x)} ${n(y)}l${n(step / 2)} ${n(-rise)}l${n(step / 2)} ${n(rise)}`;
  return (
    path(zigzag, { stroke: '#77756e', width: unit * 0.004, opacity: 0.7 }) +
    path(`M0 ${n(y)}H${n(width)}M0 ${n(y - rise)}H${n(width)}`, { stroke: '#8d8a80', width: unit * 0.007 })
  );
}

/** Lamps below the trusses with a cone of light each. */
function lamps({ width, unit, defs }: Stage, back: number): string {
  const top = back - unit * 0.4;
  const glow = defs.linear([
    [0, '#ffe9b8', 0.5],
    [1, '#ffe9b8', 0],
  ]);
  const count = Math.round((4 * width) / unit);
  let out = '';
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) / count) * width;
    out += path(
      `M${n(x - unit * 0.01)} ${n(top)}h${n(unit * 0.02)}L${n(x + unit * 0.15)} ${n(back + unit * 0.08)}H${n(x - unit * 0.15)}Z`,
      { fill: glow, opacity: 0.75 },
    );
    out += ellipse(x, top, unit * 0.013, unit * 0.008, { fill: '#fff6dc' });
  }
  return out;
}

/** Draws the gallery from which visitors look into the quarry. */
function gallery({ width, unit, random }: Stage, back: number): string {
  const floor = back - unit * 0.035;
  let posts = '';
  for (let x = unit * 0.02; x < width; x += unit * 0.045) posts += `M${n(x)} ${n(floor)}v${n(-unit * 0.042)}`;
  let out = '';
  const count = Math.round((9 * width) / unit);
  for (let i = 0; i < count; i++) {
    const x = ((i + random()) / count) * width;
    const tall = unit * (0.05 + random() * 0.02);
    const coat = ['#a8503c', '#3f6470', '#d8c8a4', '#5a5560'][Math.floor(random() * 4)] ?? '#5a5560';
    out += path(
      `M${n(x - tall * 0.2)} ${n(floor)}C${n(x - tall * 0.26)} ${n(floor - tall * 0.76)} ${n(x + tall * 0.26)} ${n(floor - tall * 0.76)} ${n(x + tall * 0.2)} ${n(floor)}Z`,
      { fill: coat },
    );
    out += ellipse(x, floor - tall * 0.8, tall * 0.12, tall * 0.14, { fill: '#4a362c' });
  }
  out += rect(0, floor, width, unit * 0.05, { fill: '#4b4038' });
  return (
    out +
    path(`${posts}M0 ${n(floor - unit * 0.042)}H${n(width)}`, { stroke: '#c9c2b0', width: unit * 0.0035 })
  );
}

/** Draws sandstone in ledges, the nearer ones larger, with bones where they were found. */
function quarry(stage: Stage, back: number): string {
  const { width, height, unit, defs } = stage;
  const ledges = 5;
  let out = '';
  for (let i = 0; i < ledges; i++) {
    const t = i / ledges;
    const y = back + unit * 0.005 + (height - back) * t ** 1.15;
    const noise = stage.noise(20 + i);
    const edge: Point[] = [];
    for (let x = 0; x <= width + 1; x += width / 70)
      edge.push([x, y + fractal(noise, (x / unit) * 5, 3) * unit * (0.014 + t * 0.03)]);
    const rock = mix('#c0996a', '#8a6044', t);
    const fill = defs.linear([
      [0, mix(rock, '#ffe6b4', 0.32)],
      [0.25, rock],
      [1, mix(rock, '#3a2a22', 0.45)],
    ]);
    out += path(polygon([...edge, [width, height], [0, height]]), { fill });
    out += bonesOnLedge(stage, y + unit * 0.03, t);
  }
  return out;
}

/** Draws a skeleton that still lies in the rock: the spine in an arc, the ribs below it, one leg. */
function buried({ unit }: Stage, x: number, y: number): string {
  const size = unit * 0.02;
  let knobs = '';
  let ribs = '';
  for (let i = 0; i < 26; i++) {
    const t = i / 25;
    const px = x + (t - 0.5) * unit * 0.62;
    const py = y - Math.sin(t * Math.PI * 0.9) * unit * 0.05 + t * unit * 0.012;
    knobs += knob(px, py, size * (0.32 + 0.42 * Math.sin(t * Math.PI)));
    if (i > 7 && i < 17)
      ribs += `M${n(px)} ${n(py + size * 0.5)}q${n(size * 0.9)} ${n(size * 1.6)} ${n(-size * 0.4)} ${n(size * (3.2 - Math.abs(i - 12) * 0.2))}`;
  }
  const shade = mix('#8a6044', '#2e1f18', 0.5);
  return (
    path(ribs, { stroke: shade, width: size * 0.6 }) +
    `<g transform="translate(0 ${n(size * 0.2)})">${path(knobs, { fill: shade })}</g>` +
    path(ribs, { stroke: BONE, width: size * 0.34 }) +
    path(knobs, { fill: BONE })
  );
}

function bonesOnLedge(stage: Stage, top: number, t: number): string {
  const { width, unit, random } = stage;
  const size = unit * (0.02 + t * 0.045);
  const count = Math.round((7 - t * 3) * (width / unit));
  let shafts = '';
  let knobs = '';
  let ribs = '';
  for (let i = 0; i < count; i++) {
    const x = ((i + random()) / count) * width;
    const y = top + random() * unit * 0.05;
    const lean = (random() - 0.5) * 0.7;
    const kind = random();
    if (kind < 0.4) {
      const [dx, dy] = [Math.cos(lean) * size, Math.sin(lean) * size * 0.6];
      shafts += `M${n(x - dx)} ${n(y - dy)}L${n(x + dx)} ${n(y + dy)}`;
      knobs += knob(x - dx, y - dy, size * 0.15) + knob(x + dx * 0.94, y + dy, size * 0.13);
    } else if (kind < 0.75) {
      for (let k = 0; k < 7; k++)
        knobs += knob(x + (k - 3) * size * 0.36, y + Math.sin(k * 0.5 + lean * 4) * size * 0.16, size * 0.19);
    } else {
      for (let k = 0; k < 4; k++)
        ribs += `M${n(x + k * size * 0.3)} ${n(y - size * 0.4)}q${n(size * 0.5)} ${n(size * 0.3)} ${n(size * 0.1)} ${n(size * 0.9)}`;
    }
  }
  const tone = mix('#c9b48c', BONE, 0.3 + t * 0.7);
  return (
    path(knobs, { fill: mix(tone, '#4a3424', 0.5) }) +
    path(shafts + ribs, { stroke: mix(tone, '#4a3424', 0.5), width: size * 0.26 }) +
    path(shafts, { stroke: tone, width: size * 0.18 }) +
    path(ribs, { stroke: tone, width: size * 0.12 }) +
    `<g transform="translate(0 ${n(-size * 0.05)})">${path(knobs, { fill: tone })}</g>`
  );
}

const knob = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0Z`;
