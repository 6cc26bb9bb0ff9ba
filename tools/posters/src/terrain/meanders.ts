import { mix } from '../canvas/color.ts';
import { n, type Point, path, polyline } from '../canvas/path.ts';
import { type DrawPart, landColor, type Stage } from '../canvas/stage.ts';

/** A marsh river seen from a hill: loops folding back on themselves over a meadow. */
export const drawMeanders: DrawPart = (stage, options) => {
  const { palette, unit } = stage;
  const top = (options.y ?? 0.56) * stage.height;
  const meadow = mix(palette.foliage, landColor(stage, 0.5), 0.2);
  const water = mix(options.color ?? palette.water[1], palette.lit, 0.18);
  const course = loops(stage, top, options.count ?? 6, (options.x ?? 0.5) * stage.width);
  const stroke = (color: string, share: number, opacity = 1) =>
    course
      .slice(0, -1)
      .map(({ at, width }, i) =>
        path(polyline([at, course[i + 1]?.at ?? at]), { stroke: color, width: width * share, opacity }),
      )
      .join('');
  const bed = path(polyline(course.map(({ at }) => at)), {
    stroke: mix(water, palette.lit, 0.5),
    width: unit * 0.003,
    opacity: 0.7,
  });
  return (
    drawMeadow(stage, top, meadow) + stroke(mix(meadow, palette.earth, 0.55), 1.3) + stroke(water, 1) + bed
  );
};

/** Returns the river as points with a width each: a line that swings from side to side at every bend. */
function loops(stage: Stage, top: number, count: number, middle: number): { at: Point; width: number }[] {
  const { width, height, unit } = stage;
  const span = height * 1.06 - top;
  const steps = count * 40;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const turn = t * count * Math.PI;
    const near = t ** 1.7;
    const reach = width * (0.06 + near * 0.36);
    const fold = -Math.sin(turn * 2) * span * 0.075 * (0.25 + near);
    return {
      at: [middle + Math.sin(turn) * reach + near * width * 0.05, top + span * near + fold] as const,
      width: unit * (0.005 + near * 0.085),
    };
  });
}

function drawMeadow(stage: Stage, top: number, meadow: string): string {
  const { width, height, unit, palette, defs, random } = stage;
  const fill = defs.linear([
    [0, mix(meadow, palette.lit, 0.4)],
    [0.4, meadow],
    [1, mix(meadow, palette.ink, 0.34)],
  ]);
  let tufts = '';
  for (let k = 0; k < 420 * (width / unit); k++) {
    const t = random() ** 0.8;
    const s = unit * (0.002 + t * 0.014);
    tufts += `M${n(random() * width)} ${n(top + t * (height - top))}q${n(s * 0.2)} ${n(-s * 0.5)} ${n(s)} 0`;
  }
  return (
    path(`M0 ${n(top)}H${n(width)}V${n(height)}H0Z`, { fill }) +
    path(tufts, { stroke: mix(meadow, palette.ink, 0.4), width: unit * 0.0022, opacity: 0.4 })
  );
}
