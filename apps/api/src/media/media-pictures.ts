import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type PictureFormat, type PictureType, pictureFormats } from '@yunyou/contract/picture-url';
import { findMedia, type MediaRow } from '@yunyou/database/admin/media.queries';
import { focalCrop } from '@yunyou/domain/editorial/focal-crop';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { ApiError } from '../api-error.ts';
import type { Services } from '../handler.ts';
import { parsePictureFile, pictureQuality } from '../pictures/picture-file.ts';

/** The pixels of one id never change, see the table `media`. */
const immutableCaching = 'public, max-age=31536000, immutable';

interface Wanted {
  format: PictureFormat;
  width: number;
  type: PictureType;
}

/** Serves uploaded photographs: crops for the site, the whole picture for the media library. */
export function registerMediaPictures(app: FastifyInstance, services: Services): void {
  const { db, uploads, settings } = services;
  const inFlight = new Map<string, Promise<Buffer>>();
  const cacheFolder = path.join(settings.DATA_DIR, 'pictures');

  const readWhole = async (row: MediaRow): Promise<Buffer> => {
    const content = await uploads.get(row.storeKey);
    if (!content) throw new Error(`File ${row.storeKey} of picture ${row.id} is missing in the file store`);
    return content;
  };

  app.get<{ Params: { id: string; file: string } }>(
    '/pictures/media/:id/:file',
    async ({ params }, reply) => {
      const wanted = parsePictureFile(params.file);
      const row = wanted && isId(params.id) ? await findMedia(db, params.id) : undefined;
      if (!wanted || !row) throw new ApiError('NOT_FOUND');
      const file = path.join(cacheFolder, `media-${row.id}.${params.file}`);
      const running =
        inFlight.get(file) ??
        readOrCreate(file, async () => crop(await readWhole(row), row, wanted)).finally(() =>
          inFlight.delete(file),
        );
      inFlight.set(file, running);
      return reply
        .type(`image/${wanted.type}`)
        .header('cache-control', immutableCaching)
        .send(await running);
    },
  );

  app.get<{ Params: { file: string } }>('/media/:file', async ({ params }, reply) => {
    const id = /^([a-z0-9-]+)\.webp$/.exec(params.file)?.[1];
    const row = id ? await findMedia(db, id) : undefined;
    if (!row) throw new ApiError('NOT_FOUND');
    return reply
      .type('image/webp')
      .header('cache-control', immutableCaching)
      .send(await readWhole(row));
  });
}

const isId = (text: string) => /^[a-z0-9-]{1,80}$/.test(text);

function crop(content: Buffer, row: MediaRow, { format, width, type }: Wanted): Promise<Buffer> {
  const { ratio } = pictureFormats[format];
  return sharp(content)
    .extract(focalCrop(row, ratio, { x: row.focalX, y: row.focalY }))
    .resize({ width, height: Math.round(width / ratio), fit: 'fill' })
    .toFormat(type, { quality: pictureQuality[type], effort: type === 'avif' ? 3 : 4 })
    .toBuffer();
}

/** Returns the cached file, or creates its content and caches it. */
async function readOrCreate(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const cached = await readFile(file).catch(() => undefined); // not cached yet, or an unreadable cache
  if (cached) return cached;
  const made = await make();
  // Writes a temporary file and renames it, so that no partial file is ever read.
  await mkdir(path.dirname(file), { recursive: true })
    .then(() => writeFile(`${file}.${process.pid}`, made))
    .then(() => rename(`${file}.${process.pid}`, file))
    .catch(() => undefined); // without a cache (for example a full disk) the picture is created again next time
  return made;
}
