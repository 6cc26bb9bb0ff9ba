import sharp, { type Sharp } from 'sharp';
import { swatchSize, toSwatch } from '../swatch.ts';
import type { TaskInput, TaskOutput } from './messages.ts';

const photograph = { longestSide: 4096, quality: 90, effort: 4 } as const;
const reviewPhotoQuality = 78;

/** Opens an upload whose header was checked. Rejects when the decoder sees another format or more pixels. */
async function open({ content, sharpFormat, pixels }: TaskInput<'encodePhotograph'>): Promise<Sharp> {
  const picture = sharp(content, {
    limitInputPixels: pixels,
    failOn: 'error',
    sequentialRead: true,
    pages: 1,
  });
  const { format } = await picture.metadata();
  if (format !== sharpFormat) throw new Error(`The header says ${sharpFormat}, the decoder ${format}`);
  return picture;
}

/** Re-encodes a picture upright and without metadata (place, time, camera), with sides of at most 4096 pixels. */
export async function encodePhotograph(
  upload: TaskInput<'encodePhotograph'>,
): Promise<TaskOutput<'encodePhotograph'>> {
  const { longestSide, quality, effort } = photograph;
  const picture = await open(upload);
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality, effort })
    .toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.height, swatch: await drawSwatch(data) };
}

/** Averages a picture into a few colours, from which its blurred preview is made. */
async function drawSwatch(content: Buffer): Promise<string> {
  const pixels = await sharp(content)
    .flatten({ background: '#ffffff' })
    .resize({ width: swatchSize.columns, height: swatchSize.rows, fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return toSwatch(pixels);
}

/** Decodes once: the small size is made from the pixels of the large one. */
export async function encodeReviewPhoto({
  largeEdge,
  smallEdge,
  ...upload
}: TaskInput<'encodeReviewPhoto'>): Promise<TaskOutput<'encodeReviewPhoto'>> {
  const picture = await open(upload);
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: largeEdge, height: largeEdge, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const large = sharp(data, { raw: info });
  const small = large.clone().resize({
    width: smallEdge,
    height: smallEdge,
    fit: 'inside',
    withoutEnlargement: true,
  });
  const encode = (sized: Sharp) => sized.webp({ quality: reviewPhotoQuality }).toBuffer();
  return { large: await encode(large), small: await encode(small), width: info.width, height: info.height };
}
