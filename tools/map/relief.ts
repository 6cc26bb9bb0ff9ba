import path from 'node:path';
import { reliefExtent } from '@yunyou/domain/geography/map-extent';
import sharp from 'sharp';
import { createHillGrain } from './hill-grain.ts';
import { type Colour, reliefPalettes, type Scheme } from './relief-palette.ts';

const width = 2560;
const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
const [top, bottom] = [mercator(reliefExtent.north), mercator(reliefExtent.south)];
const radiansWide = ((reliefExtent.east - reliefExtent.west) * Math.PI) / 180;
const height = Math.round((width * (top - bottom)) / radiansWide);

/** Resamples heights (0 to 255) to the map's Mercator grid of `width` by `height`. */
export async function readElevation(modules: string): Promise<Float32Array> {
  const file = path.join(modules, 'three-globe', 'example', 'img', 'earth-topology.png');
  // The blur removes the steps between neighbouring grey levels.
  const { data, info } = await sharp(file).greyscale().blur(0.6).raw().toBuffer({ resolveWithObject: true });
  const source = { data, width: info.width, height: info.height };
  const grain = createHillGrain();
  const heights = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const latitude = (Math.atan(Math.sinh(top - ((y + 0.5) / height) * (top - bottom))) * 180) / Math.PI;
    for (let x = 0; x < width; x += 1) {
      const longitude = reliefExtent.west + ((x + 0.5) / width) * (reliefExtent.east - reliefExtent.west);
      const column = ((longitude + 180) / 360) * source.width - 0.5;
      const row = ((90 - latitude) / 180) * source.height - 0.5;
      const { value, ruggedness } = sample(source, column, row);
      heights[y * width + x] = Math.max(0, value + Math.min(ruggedness, 13) * grain(x, y));
    }
  }
  return heights;
}

interface Raster {
  data: Buffer;
  width: number;
  height: number;
}

/** Samples with a cubic B-spline, which is smooth at eight times the size. Ruggedness is the local spread of heights. */
function sample(source: Raster, column: number, row: number): { value: number; ruggedness: number } {
  const [x, y] = [Math.floor(column), Math.floor(row)];
  const weightsX = splineWeights(column - x);
  const weightsY = splineWeights(row - y);
  let value = 0;
  let square = 0;
  for (let j = 0; j < 4; j += 1) {
    for (let i = 0; i < 4; i += 1) {
      const level = source.data[(y + j - 1) * source.width + x + i - 1] ?? 0;
      const weight = (weightsX[i] ?? 0) * (weightsY[j] ?? 0);
      value += weight * level;
      square += weight * level * level;
    }
  }
  return { value, ruggedness: Math.sqrt(Math.max(0, square - value * value)) };
}

function splineWeights(t: number): number[] {
  const s = 1 - t;
  return [s ** 3 / 6, (3 * t ** 3 - 6 * t ** 2 + 4) / 6, (3 * s ** 3 - 6 * s ** 2 + 4) / 6, t ** 3 / 6];
}

/** Colours by height and shades with three lights. */
export function drawRelief(heights: Float32Array, scheme: Scheme): Promise<Buffer> {
  const palette = reliefPalettes[scheme];
  const pixels = Buffer.alloc(width * height * 4);
  const at = (x: number, y: number) =>
    heights[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const shade = shadeOf((at(x + 1, y) - at(x - 1, y)) / 2, (at(x, y + 1) - at(x, y - 1)) / 2);
      const base = colourAt(palette.ramp, at(x, y));
      const isLit = shade > 0;
      const target = isLit ? palette.light : palette.shadow;
      const share = Math.min(1, Math.abs(shade)) * (isLit ? palette.lightShare : palette.shadowShare);
      for (let channel = 0; channel < 3; channel += 1) {
        const from = base[channel] ?? 0;
        pixels[(y * width + x) * 4 + channel] = Math.round(from + ((target[channel] ?? 0) - from) * share);
      }
      pixels[(y * width + x) * 4 + 3] = Math.round(255 * edgeOpacity(x, y));
    }
  }
  const image = sharp(pixels, { raw: { width, height, channels: 4 } });
  return image.webp({ quality: 78, effort: 6, smartSubsample: true }).toBuffer();
}

const edge = 160;

/** Returns the opacity, which fades to 0 at the edges. */
function edgeOpacity(x: number, y: number): number {
  const share = Math.min(1, Math.min(x, y, width - 1 - x, height - 1 - y) / edge);
  return share * share * (3 - 2 * share);
}

/** Azimuth in degrees clockwise from north, and strength. */
const lights = [
  { azimuth: 315, strength: 0.6 },
  { azimuth: 270, strength: 0.22 },
  { azimuth: 0, strength: 0.18 },
];
const steepness = 0.36;

/** Returns -1 (shadow) to 1 (lit) for a slope, given as change of height per pixel eastwards and southwards. */
function shadeOf(east: number, south: number): number {
  const facing = lights.reduce((sum, { azimuth, strength }) => {
    const angle = (azimuth * Math.PI) / 180;
    return sum + strength * (-Math.sin(angle) * east + Math.cos(angle) * south);
  }, 0);
  return Math.tanh(facing * steepness * 1.6);
}

function colourAt(ramp: readonly [number, Colour][], level: number): Colour {
  const upper = ramp.findIndex(([limit]) => limit >= level);
  if (upper <= 0) return (upper === 0 ? ramp[0] : ramp.at(-1))?.[1] ?? [0, 0, 0];
  const [fromLevel, from] = ramp[upper - 1] ?? [0, [0, 0, 0]];
  const [toLevel, to] = ramp[upper] ?? [1, [0, 0, 0]];
  const share = (level - fromLevel) / (toLevel - fromLevel);
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}
