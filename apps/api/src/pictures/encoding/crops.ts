import { pictureFormats } from '@yunyou/contract/picture-url';
import sharp, { type Sharp } from 'sharp';
import { pictureQuality } from '../picture-file.ts';
import type { Crop, TaskInput } from './messages.ts';

const heightOf = ({ format, width }: Pick<Crop, 'format' | 'width'>) =>
  Math.round(width / pictureFormats[format].ratio);

const encode = (picture: Sharp, { type }: Pick<Crop, 'type'>): Promise<Buffer> =>
  picture.toFormat(type, { quality: pictureQuality[type], effort: type === 'avif' ? 3 : 4 }).toBuffer();

/**
 * Crops a poster around its subject, whose middle is at `focus`, a fraction of the width. A format that is flatter
 * than the poster is cropped around the vertical middle.
 */
export async function cropPoster({ master, focus = 0.5, ...crop }: TaskInput<'cropPoster'>): Promise<Buffer> {
  const { width, height } = await sharp(master).metadata();
  const kept = Math.min(width, Math.round(height * pictureFormats[crop.format].ratio));
  const left = Math.round(Math.min(Math.max(focus * width - kept / 2, 0), width - kept));
  const size = { width: crop.width, height: heightOf(crop) };
  return encode(
    sharp(master)
      .extract({ left, top: 0, width: kept, height })
      .resize({ ...size, fit: 'cover' }),
    crop,
  );
}

/** Crops a photograph to the area around its focal point. */
export function cropPhotograph({ content, area, ...crop }: TaskInput<'cropPhotograph'>): Promise<Buffer> {
  const size = { width: crop.width, height: heightOf(crop) };
  return encode(
    sharp(content)
      .extract(area)
      .resize({ ...size, fit: 'fill' }),
    crop,
  );
}

export function drawRoadbookCover({
  master,
  width,
  height,
}: TaskInput<'drawRoadbookCover'>): Promise<Buffer> {
  return sharp(master)
    .resize({ width, height, fit: 'cover', position: 'bottom' })
    .jpeg({ quality: 85 })
    .toBuffer();
}
