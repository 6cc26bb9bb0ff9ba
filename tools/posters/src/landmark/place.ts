import { brushFor } from '../building/brush.ts';
import { ellipse, n, n2 } from '../canvas/path.ts';
import type { PartOptions, Stage } from '../canvas/stage.ts';
import type { Landmark } from './landmark.ts';

/** Puts a landmark on the stage: light, air, a mirror image on water or a shadow on the ground. */
export function placeLandmark(
  stage: Stage,
  landmark: Landmark,
  options: PartOptions,
  afloat: boolean,
): string {
  const x = (options.x ?? 0.5) * stage.width;
  const y = (options.y ?? 0.7) * stage.height;
  const depth = options.depth ?? 0.75;
  const scale = ((options.size ?? 0.3) * stage.unit) / landmark.height;
  const brush = brushFor(stage, x, depth, options);
  const drawing = landmark.draw(options.flip ? { ...brush, lightFrom: brush.lightFrom > 0 ? -1 : 1 } : brush);
  const sx = options.flip ? -scale : scale;
  const at = (vertical: number) => `translate(${n(x)} ${n(y)}) scale(${n3(sx)} ${n3(vertical)})`;
  let out = '';
  if (afloat && landmark.floats && !landmark.flies)
    out += `<g transform="${at(-scale * 0.8)}" opacity="${n2(0.28)}">${drawing}</g>`;
  else if (!landmark.floats && depth > 0.45) out += groundShadow(stage, x, y, landmark.height * scale);
  out += `<g transform="${at(scale)}">${drawing}</g>`;
  if (!landmark.floats && depth < 0.6) out += footMist(stage, x, y, landmark.height * scale, depth);
  return out;
}

function n3(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function groundShadow(stage: Stage, x: number, y: number, size: number): string {
  const fill = stage.defs.radial([
    [0, stage.palette.ink, 0.5],
    [1, stage.palette.ink, 0],
  ]);
  return ellipse(x, y, size * 0.9, size * 0.07, { fill, opacity: 0.6 });
}

function footMist(stage: Stage, x: number, y: number, size: number, depth: number): string {
  const fill = stage.defs.radial([
    [0, stage.palette.mist, 0.9],
    [1, stage.palette.mist, 0],
  ]);
  return ellipse(x, y, size * 1.2, size * 0.14, { fill, opacity: 0.9 - depth });
}
