import sharp from 'sharp';
import { noiseFrom } from '../src/canvas/random.ts';
import { type Layers, MIRROR_SQUEEZE, toSvg } from '../src/draw.ts';
import { applyGrain } from './grain.ts';

/** Raw RGB pixels of a finished picture. */
export type Raster = { width: number; height: number; data: Buffer };

/** Renders both layers with the rippled reflection between them and adds paper grain. Small pictures have finer grain. */
export async function rasterize(layers: Layers, scale = 1): Promise<Raster> {
  const { defs, back, front, water } = layers;
  const width = layers.width * scale;
  const height = layers.height * scale;
  const data = await pixels(toSvg(layers.width, layers.height, defs, back, scale), 3);
  if (water) {
    addMirror(data, width, height, { ...water, y: water.y * scale });
    overlay(data, await pixels(toSvg(layers.width, layers.height, defs, front, scale), 4));
  }
  applyGrain(data, width, height, scale);
  return { width, height, data };
}

async function pixels(svg: string, channels: 3 | 4): Promise<Buffer> {
  const image = sharp(Buffer.from(svg), { unlimited: true });
  return channels === 3 ? image.removeAlpha().raw().toBuffer() : image.ensureAlpha().raw().toBuffer();
}

/** Draws the reflection of the rows above the water line: compressed, rippled and fading out. */
function addMirror(data: Buffer, width: number, height: number, water: NonNullable<Layers['water']>): void {
  const line = Math.round(water.y);
  const source = Buffer.from(data.subarray(0, line * width * 3));
  const wave = noiseFrom(water.seed + 1);
  const size = Math.min(width, height);
  const swell = tabulate(noiseFrom(water.seed + 2));
  for (let y = line; y < height; y++) {
    const t = (y - line) / (height - line);
    const alpha = (t < 0.5 ? 0.82 - t * 0.84 : 0.4 - (t - 0.5) * 0.6) * water.strength;
    const reach = size * 0.012 * (0.25 + t * 1.6) * water.ripple;
    const frequency = 0.22 / (0.35 + t * 1.5);
    const rowShift = wave((y - line) * frequency * (1000 / size)) * reach;
    for (let x = 0; x < width; x++) {
      const local = swell((x / size) * 7 + (y - line) * 0.05 * (1000 / size));
      const sx = Math.max(0, Math.min(width - 1, Math.round(x + rowShift * (0.6 + 0.8 * local))));
      const lifted = (y - line) / MIRROR_SQUEEZE + local * reach * 0.9;
      const sy = line - 1 - Math.max(0, Math.min(line - 1, Math.round(lifted)));
      const from = (sy * width + sx) * 3;
      const to = (y * width + x) * 3;
      for (let c = 0; c < 3; c++)
        data[to + c] = (data[to + c] ?? 0) * (1 - alpha) + (source[from + c] ?? 0) * alpha;
    }
  }
}

/** Precomputes noise, because it is read once per pixel. */
function tabulate(noise: (x: number) => number): (x: number) => number {
  const step = 64;
  const table = Float32Array.from({ length: 256 * step }, (_, i) => noise(i / step));
  return (x) => table[Math.floor(x * step) & (256 * step - 1)] ?? 0;
}

/** Composites straight-alpha RGBA pixels over RGB pixels in place. */
function overlay(data: Buffer, top: Buffer): void {
  for (let i = 0, j = 0; j < top.length; i += 3, j += 4) {
    const alpha = top[j + 3] ?? 0;
    if (alpha === 0) continue;
    for (let c = 0; c < 3; c++)
      data[i + c] = ((data[i + c] ?? 0) * (255 - alpha) + (top[j + c] ?? 0) * alpha) / 255;
  }
}
