import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureType } from '@yunyou/contract/picture-url';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';
import type { Services } from '../handler.ts';
import type { Crop } from './encoding/messages.ts';
import { createPictureCache } from './picture-cache.ts';
import { PictureError } from './picture-error.ts';
import { parsePictureFile } from './picture-file.ts';
import { cropFileName, findMaster, getMasterHash } from './poster-crops.ts';
import { readShippedPictures } from './shipped-pictures.ts';
import { listAcceptedTypes, listSubstitutes, substituteCaching } from './substitutes.ts';

interface PictureRequest extends Crop {
  kind: string;
  id: string;
}

const finalCaching = 'public, max-age=86400, stale-while-revalidate=604800';

/**
 * Serves `/pictures/<kind>/<id>/<format>-<width>.<type>`: a crop of a shipped picture, cached in the data folder under the
 * hash of its master. A crop that does not exist yet is encoded in the background, and the request is answered immediately
 * with another width or the master. Clients that decode neither wait for the crop.
 */
export function registerPictures(app: FastifyInstance, services: Services, masters: string): void {
  const { settings, pictures, log } = services;
  const cache = createPictureCache(path.join(settings.DATA_DIR, 'pictures'));

  app.get<{ Params: { kind: string; id: string; file: string } }>(
    '/pictures/:kind/:id/:file',
    async ({ params, headers }, reply) => {
      const requested = parse(params);
      const master = requested && (await findMaster(masters, requested));
      if (!master) throw new ApiError('NOT_FOUND');
      const hash = await getMasterHash(master);
      const focus = readShippedPictures().get(`${requested.kind}/${requested.id}`)?.focus;
      const nameOf = (crop: Crop) => cropFileName(hash, crop, focus);
      const { format, width, type } = requested;
      const encode = (isBackground: boolean) =>
        cache.readOrCreate(
          nameOf(requested),
          () => pictures.run('cropPoster', { master, format, width, type, focus }, { isBackground }),
          { isBackground },
        );
      const findSubstitute = async (types: readonly PictureType[]) => {
        for (const other of listSubstitutes(requested, types)) {
          const content = await cache.read(nameOf(other));
          if (content) return { content, type: other.type };
        }
        return types.includes('avif') ? { content: await readFile(master), type: 'avif' } : undefined;
      };

      const cached = await cache.read(nameOf(requested));
      const substitute = cached ? undefined : await findSubstitute(listAcceptedTypes(type, headers.accept));
      if (substitute) {
        encode(true).catch((error: unknown) => {
          if (error instanceof PictureError && error.reason === 'busy') return; // the next request tries again
          log(new Error(`Encoding ${params.kind}/${params.id}/${params.file} failed`, { cause: error }));
        });
        return reply
          .type(`image/${substitute.type}`)
          .header('cache-control', substituteCaching)
          .header('vary', 'Accept')
          .send(substitute.content);
      }
      return reply
        .type(`image/${type}`)
        .header('cache-control', finalCaching)
        .send(cached ?? (await encode(false)));
    },
  );
}

function parse({ kind, id, file }: { kind: string; id: string; file: string }): PictureRequest | undefined {
  if (!/^[a-z]+$/.test(kind) || !/^[a-z0-9-]+$/.test(id)) return undefined;
  const parsed = parsePictureFile(file);
  return parsed && { kind, id, ...parsed };
}
