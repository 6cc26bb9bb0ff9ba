import { mediaPixelsMax } from '@yunyou/contract/admin/admin-media.endpoints';
import sharp from 'sharp';
import { ApiError } from '../api-error.ts';

export interface Photograph {
  /** Re-encoded: contains only the pixels of the uploaded file. */
  content: Buffer;
  width: number;
  height: number;
}

const longestSide = 4096;
const quality = 90;
const decodeSeconds = 20;

/** File signatures of the accepted formats. File names and request headers are not trusted. */
const signatures: readonly { type: string; matches(bytes: Buffer): boolean }[] = [
  { type: 'jpeg', matches: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  {
    type: 'png',
    matches: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  },
  { type: 'webp', matches: (bytes) => latin1(bytes, 0, 4) === 'RIFF' && latin1(bytes, 8, 12) === 'WEBP' },
  {
    type: 'heif', // sharp reports AVIF as heif
    matches: (bytes) => latin1(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(latin1(bytes, 8, 12)),
  },
];

const latin1 = (bytes: Buffer, from: number, to: number) => bytes.subarray(from, to).toString('latin1');

/**
 * Decodes an upload and re-encodes it upright, without metadata, with sides of at most 4096 pixels. Throws BAD_INPUT
 * unless its content is JPEG, PNG, WebP or AVIF, and for pictures with too many pixels.
 */
export async function readPhotograph(bytes: Buffer): Promise<Photograph> {
  const type = signatures.find(({ matches }) => matches(bytes))?.type;
  if (!type) throw refused('This is not a JPEG, PNG, WebP or AVIF picture.');
  try {
    const options = { limitInputPixels: mediaPixelsMax, failOn: 'error', sequentialRead: true } as const;
    const metadata = await sharp(bytes, options).metadata();
    if (metadata.format !== type) throw refused('The file is not what it begins like.');
    if (metadata.width * metadata.height > mediaPixelsMax)
      throw refused(`The picture has more than ${mediaPixelsMax / 1_000_000} million pixels.`);
    const { data, info } = await sharp(bytes, { ...options, pages: 1 })
      .autoOrient()
      .timeout({ seconds: decodeSeconds })
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality, effort: 4 })
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const isTooMany = error instanceof Error && /pixel limit/i.test(error.message);
    throw refused(isTooMany ? 'The picture has too many pixels.' : 'The picture is damaged.', error);
  }
}

const refused = (message: string, cause?: unknown) =>
  new ApiError('BAD_INPUT', { message, fields: [{ field: 'file', message }], cause });
