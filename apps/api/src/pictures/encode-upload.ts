import { ApiError } from '../api-error.ts';
import type { TaskInput, TaskName, TaskOutput } from './encoding/messages.ts';
import type { PictureEncoder } from './picture-encoder.ts';
import { PictureError } from './picture-error.ts';
import { countDecodedBytes, decodedBytesMax, readPictureHeader, type UploadType } from './picture-header.ts';

type UploadTask = Extract<TaskName, 'encodePhotograph' | 'encodeReviewPhoto'>;
type CheckedFields = keyof TaskInput<'encodePhotograph'>;

const typeNames: Record<UploadType, string> = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', avif: 'AVIF' };

/**
 * Re-encodes an uploaded picture in the picture process. Checks its header first: throws BAD_INPUT for other types and for
 * pictures that are too large to decode, and later for damaged ones and those that take too long.
 */
export async function encodeUpload<N extends UploadTask>(
  pictures: PictureEncoder,
  {
    task,
    content,
    types,
    options,
  }: {
    task: N;
    content: Buffer;
    types: readonly UploadType[];
    options: Omit<TaskInput<N>, CheckedFields>;
  },
): Promise<TaskOutput<N>> {
  const header = readPictureHeader(content);
  if (!header || !types.includes(header.type)) {
    throw rejected(`This is not a picture we can read. Send ${listNames(types)}.`);
  }
  if (countDecodedBytes(header) > decodedBytesMax) {
    throw rejected('This picture has too many pixels. Send one with at most 40 million.');
  }
  const checked = {
    content,
    sharpFormat: header.type === 'avif' ? 'heif' : header.type,
    pixels: header.width * header.height,
  };
  try {
    return await pictures.run(task, { ...checked, ...options } as TaskInput<N>); // both parts of the input
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    if (error.reason === 'failed') throw rejected('This picture is damaged. Send another one.', error);
    if (error.reason === 'deadline')
      throw rejected('This picture takes too long to read. Send a smaller one.', error);
    throw error;
  }
}

function listNames(types: readonly UploadType[]): string {
  const names = types.map((type) => typeNames[type]);
  return `a ${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

const rejected = (message: string, cause?: unknown) =>
  new ApiError('BAD_INPUT', { message, fields: [{ field: 'file', message }], cause });
