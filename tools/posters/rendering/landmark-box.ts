import sharp from 'sharp';
import { brushFor } from '../src/building/brush.ts';
import { randomFrom, seedOf } from '../src/canvas/random.ts';
import { createStage, toSvg } from '../src/draw.ts';
import { FORMATS, type Format, shapeOf } from '../src/format.ts';
import { LANDMARKS, type LandmarkKind } from '../src/parts.ts';
import type { Part, Scene } from '../src/scene.ts';
import { isStaffage } from '../src/staffage.ts';

/** What a drawing covers across the picture, as fractions; parts beyond the edges count. */
export type Range = { left: number; right: number };

/** Width of the measured area in pixels; half a picture is added on each side. */
const COLUMNS = 192;
/** Alpha above which a pixel belongs to the drawing. */
const VISIBLE = 60;
/** Length that sizes are a fraction of, in the formats that are measured. */
const UNIT = { tile: 980, hero: 1200, poster: 1000 } as const;

/** Measures every building, statue or rock of a scene as one format shows it, without shadows and mirror images. */
export async function measureLandmarks(scene: Scene, format: 'tile' | 'hero' | 'poster'): Promise<Range[]> {
  const shape = shapeOf(format);
  const ranges = await Promise.all(
    scene.parts.map(async (part, index) => {
      const moved = { ...part, ...(shape === 'wide' ? part.wide : shape === 'tall' ? part.tall : undefined) };
      return isShown(part, shape) && isLandmark(part.kind) && !isStaffage(part.kind)
        ? measure(scene, format, index, { ...moved, kind: part.kind })
        : undefined;
    }),
  );
  return ranges.filter((range) => range !== undefined);
}

const isLandmark = (kind: string): kind is LandmarkKind => kind in LANDMARKS;

const isShown = ({ only }: Part, shape: string): boolean =>
  !only ||
  only === shape ||
  (only === 'not-tall' && shape !== 'tall') ||
  (only === 'not-wide' && shape !== 'wide');

async function measure(
  scene: Scene,
  format: keyof typeof UNIT & Format,
  index: number,
  part: Part & { kind: LandmarkKind },
): Promise<Range | undefined> {
  const { width, height } = FORMATS[format];
  const stage = createStage(scene, format, UNIT[format]);
  stage.random = randomFrom(scene.seed * 31 + index * 7919 + seedOf(part.kind));
  const landmark = LANDMARKS[part.kind];
  const [x, y] = [(part.x ?? 0.5) * width, (part.y ?? 0.7) * height];
  const scale = ((part.size ?? 0.3) * stage.unit) / landmark.height;
  const drawing = landmark.draw(brushFor(stage, x, part.depth ?? 0.75, part));
  const placed = `<g transform="translate(${x + width / 2} ${y}) scale(${part.flip ? -scale : scale} ${scale})">${drawing}</g>`;
  const { data, info } = await sharp(
    Buffer.from(toSvg(width * 2, height, stage.defs.render(), placed, COLUMNS / (width * 2))),
  )
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const columns = new Set<number>();
  data.forEach((alpha, i) => {
    if (alpha >= VISIBLE) columns.add(i % info.width);
  });
  if (columns.size === 0) return undefined;
  const toFraction = (column: number) => (column / info.width) * 2 - 0.5;
  return { left: toFraction(Math.min(...columns)), right: toFraction(Math.max(...columns) + 1) };
}
