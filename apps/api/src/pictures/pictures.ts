import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type PictureFormat, type PictureType, pictureFormats } from '@yunyou/contract/picture-url';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { ApiError } from '../api-error.ts';
import type { Services } from '../handler.ts';
import { parsePictureFile, pictureQuality } from './picture-file.ts';

interface PictureRequest {
  kind: string;
  id: string;
  format: PictureFormat;
  width: number;
  type: PictureType;
}

/**
 * Serves `/pictures/<kind>/<id>/<format>-<width>.<type>`: a crop of a shipped picture, created on first use and cached in
 * the data folder under the hash of its master.
 */
export function registerPictures(app: FastifyInstance, { settings }: Services, masters: string): void {
  const inFlight = new Map<string, Promise<Buffer>>();
  const cacheFolder = path.join(settings.DATA_DIR, 'pictures');

  app.get<{ Params: { kind: string; id: string; file: string } }>(
    '/pictures/:kind/:id/:file',
    async ({ params }, reply) => {
      const requested = parse(params);
      const master = requested && (await findMaster(masters, requested));
      if (!master) throw new ApiError('NOT_FOUND');
      const key = path.join(cacheFolder, await cacheName(master, requested));
      const running =
        inFlight.get(key) ?? readOrCrop(key, master, requested).finally(() => inFlight.delete(key));
      inFlight.set(key, running);
      return reply
        .type(`image/${requested.type}`)
        .header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
        .send(await running);
    },
  );
}

function parse({ kind, id, file }: { kind: string; id: string; file: string }): PictureRequest | undefined {
  if (!/^[a-z]+$/.test(kind) || !/^[a-z0-9-]+$/.test(id)) return undefined;
  const parsed = parsePictureFile(file);
  return parsed && { kind, id, ...parsed };
}

/** Page whose picture is shown for a subject without one, by kind. */
const fallbackPages: Readonly<Record<string, string>> = {
  area: 'destination',
  city: 'destination',
  spot: 'destination',
  theme: 'faves',
  line: 'trip',
  guide: 'wiki',
  news: 'news',
};

/** Finds the master for the format, else another master of the subject to crop from, else the fallback picture. */
export async function findMaster(
  masters: string,
  { kind, id, format }: Pick<PictureRequest, 'kind' | 'id' | 'format'>,
): Promise<string | undefined> {
  const formats: PictureFormat[] = [format, 'tile', 'hero', 'poster'];
  const subjects = [`${kind}/${id}`, ...(kind in fallbackPages ? [`page/${fallbackPages[kind]}`] : [])];
  for (const subject of subjects) {
    for (const candidate of formats) {
      const file = path.join(masters, `${subject}.${candidate}.avif`);
      if (await exists(file)) return file;
    }
  }
  return undefined;
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

const masterHashes = new Map<string, Promise<string>>();

/** Returns the hash of a master. Cached: masters ship with the build and do not change while the server runs. */
export function getMasterHash(master: string): Promise<string> {
  const cached = masterHashes.get(master);
  if (cached) return cached;
  const hash = readFile(master).then((content) =>
    createHash('sha256').update(content).digest('hex').slice(0, 12),
  );
  masterHashes.set(master, hash);
  return hash;
}

async function cacheName(master: string, { format, width, type }: PictureRequest): Promise<string> {
  const hash = await getMasterHash(master);
  return `${hash}.${format}-${width}.${type}`;
}

/** Crops and encodes a master. */
export function cropPicture(
  master: string,
  { format, width, type }: Pick<PictureRequest, 'format' | 'width' | 'type'>,
): Promise<Buffer> {
  const height = Math.round(width / pictureFormats[format].ratio);
  return sharp(master)
    .resize({ width, height, fit: 'cover', position: 'attention' })
    .toFormat(type, { quality: pictureQuality[type], effort: type === 'avif' ? 3 : 4 })
    .toBuffer();
}

async function readOrCrop(file: string, master: string, requested: PictureRequest): Promise<Buffer> {
  const cached = await readFile(file).catch(() => undefined); // not cached yet
  if (cached) return cached;
  const content = await cropPicture(master, requested);
  // Written to a temporary file and renamed, so that a crash leaves no partial file. On failure only the cache copy is lost.
  await mkdir(path.dirname(file), { recursive: true })
    .then(() => writeFile(`${file}.${process.pid}`, content))
    .then(() => rename(`${file}.${process.pid}`, file))
    .catch(() => undefined);
  return content;
}
