import { createDefs } from './canvas/defs.ts';
import { n, n2, rect } from './canvas/path.ts';
import { noiseFrom, randomFrom, seedOf } from './canvas/random.ts';
import type { PartOptions, Stage } from './canvas/stage.ts';
import { FORMATS, type Format, shapeOf } from './format.ts';
import { layoutFromTile } from './framing.ts';
import { placeLandmark } from './landmark/place.ts';
import { paletteFor } from './palette/palette.ts';
import { LANDMARKS, type LandmarkKind, type PartKind, TERRAIN } from './parts.ts';
import { drawSeal } from './picture-seal.ts';
import type { Part, Scene } from './scene.ts';
import { drawSky } from './sky/sky.ts';
import { drawWaterBed, drawWaterGlints, type Water } from './terrain/water.ts';

/** A picture in two layers; the renderer draws water ripples between them. */
export type Layers = {
  width: number;
  height: number;
  /** Sky, land and the bare water surface. */
  back: string;
  /** Parts in front of the water on a transparent background; empty without water. */
  front: string;
  water?: Water;
  defs: string;
};

/** Draws the whole picture as one SVG document. */
export function drawScene(scene: Scene, format: Format): string {
  const { width, height, defs, back, front, water } = drawLayers(scene, format);
  if (!water) return toSvg(width, height, defs, back);
  return toSvg(
    width,
    height,
    defs + mirrorDefs(width, height, water),
    `<g id="land">${back}</g>${mirror(width, height, water)}${front}`,
  );
}

export function drawLayers(original: Scene, format: Format): Layers {
  const { width, height } = FORMATS[format];
  const shape = shapeOf(format);
  const { scene, unit } = layoutFromTile(original, format) ?? { scene: original, unit: UNIT[format] };
  const stage = createStage(scene, format, unit);
  const horizon = scene.horizon ?? 0.68;
  stage.random = randomFrom(scene.seed);
  let back = drawSky(stage, scene.light, scene.clouds ?? 'streaks', horizon);
  let front = '';
  let water: Water | undefined;
  scene.parts.forEach((part, index) => {
    if (!isShown(part, shape)) return;
    const options: PartOptions = {
      ...part,
      ...(shape === 'wide' ? part.wide : shape === 'tall' ? part.tall : undefined),
    };
    const seed = scene.seed * 31 + index * 7919 + seedOf(part.kind);
    stage.random = randomFrom(seed);
    stage.noise = (salt) => noiseFrom(seed + salt * 101);
    if (part.kind === 'water') {
      const y = (options.y ?? 0.66) * height;
      const calm = options.variant !== 'sea';
      water = { y, seed: scene.seed, ripple: calm ? 1 : 1.7, strength: calm ? 1 : 0.7 };
      back += drawWaterBed(stage, y, options.color);
      front += drawWaterGlints(stage, y, calm);
      return;
    }
    const drawing = drawPart(stage, part.kind, options, water !== undefined);
    if (water) front += drawing;
    else back += drawing;
  });
  // A hero has no seal, because the header above it shows the site's seal.
  const seal =
    !scene.seal || scene.sealAt === 'none' || format === 'hero'
      ? ''
      : drawSeal({ text: scene.seal, width, unit: stage.unit, right: isSealRight(scene) });
  if (water) front += seal;
  else back += seal;
  return { width, height, back, front, defs: stage.defs.render(), ...(water ? { water } : {}) };
}

function drawPart(
  stage: Stage,
  kind: Exclude<PartKind, 'water'>,
  options: PartOptions,
  afloat: boolean,
): string {
  if (isLandmark(kind)) return placeLandmark(stage, LANDMARKS[kind], options, afloat);
  return TERRAIN[kind](stage, options);
}

function isLandmark(kind: PartKind): kind is LandmarkKind {
  return kind in LANDMARKS;
}

/** Writes the document; `scale` changes the size of its picture, not its coordinates. */
export function toSvg(width: number, height: number, defs: string, body: string, scale = 1): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>`;
}

export function createStage(scene: Scene, format: Format, unit: number): Stage {
  const { width, height } = FORMATS[format];
  const [sx, sy, sr] = scene.sun ?? [0.7, 0.3, 0.085];
  return {
    width,
    height,
    unit,
    shape: shapeOf(format),
    palette: paletteFor(scene.region, scene.light),
    defs: createDefs('g'),
    sun: { x: sx * width, y: sy * height, r: sr * unit },
    random: randomFrom(scene.seed),
    noise: (salt) => noiseFrom(scene.seed + salt),
  };
}

/** Returns whether the seal is at the right: it must not cover a framing branch. */
export function isSealRight(scene: Pick<Scene, 'sealAt' | 'parts'>): boolean {
  if (scene.sealAt) return scene.sealAt === 'right';
  const frames = scene.parts.filter((part) => part.kind === 'branch' || part.kind === 'eave');
  return frames.some((part) => part.flip) && !frames.some((part) => !part.flip);
}

/** Returns pixels per unit; wide pictures use a larger scale so that they do not look empty. */
const UNIT: Record<Format, number> = { hero: 1200, tile: 980, poster: 1000, square: 1040, og: 690 };

function isShown(part: Part, shape: string): boolean {
  if (!part.only) return true;
  if (part.only === 'not-tall') return shape !== 'tall';
  if (part.only === 'not-wide') return shape !== 'wide';
  return part.only === shape;
}

/** Vertical scale of the reflection. */
export const MIRROR_SQUEEZE = 0.66;

function mirrorDefs(width: number, height: number, water: Water): string {
  const stops = [0.8, 0.4, 0.1]
    .map((o, i) => `<stop offset="${n2(i / 2)}" stop-color="#fff" stop-opacity="${n2(o * water.strength)}"/>`)
    .join('');
  const box = `y="${n(water.y)}" width="${width}" height="${n(height - water.y)}"`;
  return `<linearGradient id="fade" x2="0" y2="1">${stops}</linearGradient><mask id="mirror"><rect ${box} fill="url(#fade)"/></mask><clipPath id="above"><rect width="${width}" height="${n(water.y)}"/></clipPath>`;
}

function mirror(width: number, height: number, water: Water): string {
  const flip = `translate(0 ${n(water.y * (1 + MIRROR_SQUEEZE))}) scale(1 -${MIRROR_SQUEEZE})`;
  const shore = rect(0, water.y - height * 0.002, width, height * 0.004, { fill: '#ffffff', opacity: 0.15 });
  return `<g mask="url(#mirror)"><g transform="${flip}"><g clip-path="url(#above)"><use href="#land"/></g></g></g>${shore}`;
}
