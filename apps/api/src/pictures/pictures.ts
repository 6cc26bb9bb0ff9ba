import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type PictureFormat, type PictureType, pictureFormats } from '@yunyou/contract/picture-url';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { ApiError } from '../api-error.ts';
import type { Services } from '../handler.ts';
import { parsePictureFile, pictureQuality } from './picture-file.ts';

interface Wanted {
  kind: string;
  id: string;
  format: PictureFormat;
  width: number;
  type: PictureType;
}

/**
 * `/pictures/<kind>/<id>/<format>-<width>.<type>`: a crop of a shipped picture, made at first use and kept in the
 * data folder under a name that changes with the master.
 */
export function registerPictures(app: FastifyInstance, { settings }: Services, masters: string): void {
  const inFlight = new Map<string, Promise<Buffer>>();
  const cacheFolder = path.join(settings.DATA_DIR, 'pictures');

  app.get<{ Params: { kind: string; id: string; file: string } }>(
    '/pictures/:kind/:id/:file',
    async ({ params }, reply) => {
      const wanted = parse(params);
      const master = wanted && (await findMaster(masters, wanted));
      if (!master) throw new ApiError('NOT_FOUND');
      const key = path.join(cacheFolder, await cacheName(master, wanted));
      const running = inFlight.get(key) ?? produce(key, master, wanted).finally(() => inFlight.delete(key));
      inFlight.set(key, running);
      return reply
        .type(`image/${wanted.type}`)
        .header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
        .send(await running);
    },
  );
}

function parse({ kind, id, file }: { kind: string; id: string; file: string }): Wanted | undefined {
  if (!/^[a-z]+$/.test(kind) || !/^[a-z0-9-]+$/.test(id)) return undefined;
  const parsed = parsePictureFile(file);
  return parsed && { kind, id, ...parsed };
}

/** Shown for a subject without a picture of its own, so that nothing on the site is ever a broken image. */
const standIns: Readonly<Record<string, string>> = {
  area: 'destination',
  city: 'destination',
  spot: 'destination',
  theme: 'faves',
  line: 'trip',
  guide: 'wiki',
  news: 'news',
};

/** The master composed for the format, or else another one of the same subject to crop from, or else its stand-in. */
export async function findMaster(
  masters: string,
  { kind, id, format }: Pick<Wanted, 'kind' | 'id' | 'format'>,
): Promise<string | undefined> {
  const formats: PictureFormat[] = [format, 'tile', 'hero', 'poster'];
  const subjects = [`${kind}/${id}`, ...(kind in standIns ? [`page/${standIns[kind]}`] : [])];
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

/** Masters come with the build and do not change under a running server: each is read once. */
export function hashOf(master: string): Promise<string> {
  const known = masterHashes.get(master);
  if (known) return known;
  const made = readFile(master).then((content) =>
    createHash('sha256').update(content).digest('hex').slice(0, 12),
  );
  masterHashes.set(master, made);
  return made;
}

async function cacheName(master: string, { format, width, type }: Wanted): Promise<string> {
  const hash = await hashOf(master);
  return `${hash}.${format}-${width}.${type}`;
}

/** A master cropped and encoded as it is served. */
export function cutPicture(
  master: string,
  { format, width, type }: Pick<Wanted, 'format' | 'width' | 'type'>,
): Promise<Buffer> {
  const height = Math.round(width / pictureFormats[format].ratio);
  return sharp(master)
    .resize({ width, height, fit: 'cover', position: 'attention' })
    .toFormat(type, { quality: pictureQuality[type], effort: type === 'avif' ? 3 : 4 })
    .toBuffer();
}

async function produce(file: string, master: string, wanted: Wanted): Promise<Buffer> {
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const made = await cutPicture(master, wanted);
  // Written aside and renamed: a kill in the middle leaves no half picture. A full disk costs the copy only.
  await mkdir(path.dirname(file), { recursive: true })
    .then(() => writeFile(`${file}.${process.pid}`, made))
    .then(() => rename(`${file}.${process.pid}`, file))
    .catch(() => undefined);
  return made;
}
