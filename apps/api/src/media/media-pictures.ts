import path from 'node:path';
import { type PictureType, pictureFormats } from '@yunyou/contract/picture-url';
import { findMedia, type MediaRow } from '@yunyou/database/admin/media.queries';
import { focalCrop, ownCrop } from '@yunyou/domain/editorial/focal-crop';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';
import type { Services } from '../handler.ts';
import type { Crop } from '../pictures/encoding/messages.ts';
import { createPictureCache } from '../pictures/picture-cache.ts';
import { PictureError } from '../pictures/picture-error.ts';
import { parsePictureFile } from '../pictures/picture-file.ts';
import { listAcceptedTypes, listSubstitutes, substituteCaching } from '../pictures/substitutes.ts';
import { redirectToStore } from '../uploads/redirect-to-store.ts';

/** The pixels of one id never change, see the table `media`. */
const immutableSeconds = 31_536_000;
const immutableCaching = `public, max-age=${immutableSeconds}, immutable`;

/** Shown in the media library, so it is usually the first crop of a photograph that exists. */
const thumbnail: Crop = { format: 'tile', width: 480, type: 'webp' };

/**
 * Serves uploaded photographs: crops for the site, the whole picture for the media library. A crop that does not exist yet
 * is encoded in the background when another one can be sent in its place. A shared file store gets the crops, too, so that each
 * is encoded once for all processes.
 */
export function registerMediaPictures(app: FastifyInstance, services: Services): void {
  const { db, uploads, log } = services;
  const crops = createCrops(services);

  app.get<{ Params: { id: string; file: string } }>('/pictures/media/:id/:file', async (request, reply) => {
    const { params, headers } = request;
    const wanted = parsePictureFile(params.file);
    const row = wanted && isId(params.id) ? await findMedia(db, params.id) : undefined;
    if (!wanted || !row) throw new ApiError('NOT_FOUND');
    const cached = await crops.find(row, wanted);
    const key = crops.keyOf(row, wanted);
    const isRedirected =
      cached && (await redirectToStore(request, reply, { uploads, key, cacheSecondsMax: immutableSeconds }));
    if (isRedirected) return reply;
    const types = listAcceptedTypes(wanted.type, headers.accept);
    const substitute = cached ? undefined : await crops.findSubstitute(row, wanted, types);
    if (substitute) {
      crops.encode(row, wanted, true).catch((error: unknown) => {
        if (error instanceof PictureError && error.reason === 'busy') return; // the next request tries again
        log(new Error(`Encoding media/${row.id}/${params.file} failed`, { cause: error }));
      });
      return reply
        .type(`image/${substitute.type}`)
        .header('cache-control', substituteCaching)
        .header('vary', 'Accept')
        .send(substitute.content);
    }
    return reply
      .type(`image/${wanted.type}`)
      .header('cache-control', immutableCaching)
      .send(cached ?? (await crops.encode(row, wanted, false)));
  });

  app.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
    const { params } = request;
    const id = /^([a-z0-9-]+)\.webp$/.exec(params.file)?.[1];
    const row = id ? await findMedia(db, id) : undefined;
    if (!row) throw new ApiError('NOT_FOUND');
    const at = { uploads, key: row.storeKey, cacheSecondsMax: immutableSeconds };
    const isRedirected = await redirectToStore(request, reply, at);
    if (isRedirected) return reply;
    return reply
      .type('image/webp')
      .header('cache-control', immutableCaching)
      .send(await crops.readWhole(row));
  });
}

/** Reads and encodes the crops of photographs. */
function createCrops({ uploads, settings, pictures }: Pick<Services, 'uploads' | 'settings' | 'pictures'>) {
  const cache = createPictureCache(path.join(settings.DATA_DIR, 'pictures'));

  const readWhole = async (row: MediaRow): Promise<Buffer> => {
    const content = await uploads.get(row.storeKey);
    if (!content) throw new Error(`File ${row.storeKey} of picture ${row.id} is missing in the file store`);
    return content;
  };
  // Another name with a shared store: a file in the folder then means that the store has it, too.
  const kind = uploads.isShared ? 'shared' : 'media';
  const nameOf = (row: MediaRow, { format, width, type }: Crop) =>
    `${kind}-${row.id}.${format}-${width}.${type}`;
  const keyOf = (row: MediaRow, { format, width, type }: Crop) =>
    `crops/${row.id}/${format}-${width}.${type}`;
  const encode = (row: MediaRow, crop: Crop, isBackground: boolean) => {
    const { ratio } = pictureFormats[crop.format];
    const own = row.crops[crop.format];
    const area = own ? ownCrop(row, ratio, own) : focalCrop(row, ratio, { x: row.focalX, y: row.focalY });
    const create = async () =>
      pictures.run('cropPhotograph', { content: await readWhole(row), area, ...crop }, { isBackground });
    const createShared = async () => {
      const known = await uploads.get(keyOf(row, crop));
      if (known) return known;
      const content = await create();
      const description = { contentType: `image/${crop.type}`, cacheControl: immutableCaching };
      await uploads.put(keyOf(row, crop), content, description);
      return content;
    };
    const source = uploads.isShared ? createShared : create;
    return cache.readOrCreate(nameOf(row, crop), source, { isBackground });
  };
  const findSubstitute = async (row: MediaRow, crop: Crop, types: readonly PictureType[]) => {
    const others = [...listSubstitutes(crop, types), ...(types.includes(thumbnail.type) ? [thumbnail] : [])];
    for (const other of others) {
      const content = await cache.read(nameOf(row, other));
      if (content) return { content, type: other.type };
    }
    return undefined;
  };

  return {
    readWhole,
    keyOf,
    encode,
    findSubstitute,
    /** Returns a crop that is encoded already. */
    find: (row: MediaRow, crop: Crop) => cache.read(nameOf(row, crop)),
  };
}

const isId = (text: string) => /^[a-z0-9-]{1,80}$/.test(text);
