import sharp from 'sharp';
import type { Raster } from './raster.ts';

function open({ data, width, height }: Raster) {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Encodes a master file with a quality that keeps the repository small. */
export function toAvif(
  raster: Raster,
  { quality, effort }: { quality: number; effort: number },
): Promise<Buffer> {
  return open(raster).avif({ quality, effort, chromaSubsampling: '4:2:0' }).toBuffer();
}

/** Returns a tiny version as a data URL, shown while the picture loads. */
export async function toBlur(raster: Raster): Promise<string> {
  const image = await open(raster)
    .resize(20, Math.round((20 * raster.height) / raster.width))
    .webp({ quality: 30, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${image.toString('base64')}`;
}
