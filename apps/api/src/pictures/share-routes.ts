import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findEntityByWord, type PagedEntity, pageWord } from '@yunyou/contract/paths';
import { findPublished } from '@yunyou/database/catalogue/catalogue.queries';
import type { Db } from '@yunyou/database/database';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';
import { toCardFields } from '../catalogue/cards.ts';
import type { Services } from '../handler.ts';
import type { ShareText } from './encoding/messages.ts';
import { findMaster, getMasterHash } from './poster-crops.ts';

/** Part of the cache key: increase it when the drawing changes. */
const drawingVersion = 1;

/**
 * Serves `/share/<kind>/<id>.jpeg`, the picture of link previews. Only published entities have one, and one file is cached
 * per entity, so requests cannot fill the disk.
 */
export function registerSharePictures(
  app: FastifyInstance,
  { db, settings, pictures }: Services,
  masters: string,
): void {
  const folder = path.join(settings.DATA_DIR, 'pictures', 'share');
  const inFlight = new Map<string, Promise<Buffer>>();

  app.get<{ Params: { kind: string; file: string } }>('/share/:kind/:file', async ({ params }, reply) => {
    const entity = findEntityByWord(params.kind);
    const id = /^([a-z0-9-]{1,80})\.jpeg$/.exec(params.file)?.[1];
    const subject = entity && id && (await findSubject(db, entity, id));
    const master = subject && (await findAnyMaster(masters, subject.pictures));
    if (!subject || !master) throw new ApiError('NOT_FOUND');
    const version = createHash('sha256')
      .update(JSON.stringify([drawingVersion, await getMasterHash(master), subject.text]))
      .digest('hex')
      .slice(0, 12);
    const name = `${params.kind}-${id}.`;
    const file = path.join(folder, `${name}${version}.jpeg`);
    const readOrDraw = async () => {
      const cached = await readFile(file).catch(() => undefined); // not cached yet
      if (cached) return cached;
      const drawn = await pictures.run('drawSharePicture', { master, text: subject.text });
      await store(file, name, drawn).catch(() => undefined); // only the cache copy is lost
      return drawn;
    };
    const running = inFlight.get(file) ?? readOrDraw().finally(() => inFlight.delete(file));
    inFlight.set(file, running);
    return reply
      .type('image/jpeg')
      .header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
      .header('cross-origin-resource-policy', 'cross-origin') // link previews are shown on other sites
      .send(await running);
  });
}

/** Writes to a temporary file, renames it and deletes earlier versions of the same subject. */
async function store(file: string, name: string, drawn: Buffer): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const earlier = (await readdir(folder)).filter((entry) => entry.startsWith(name));
  await writeFile(`${file}.${process.pid}`, drawn);
  await rename(`${file}.${process.pid}`, file);
  await Promise.all(earlier.map((entry) => rm(path.join(folder, entry), { force: true })));
}

async function findAnyMaster(masters: string, pictures: string[]): Promise<string | undefined> {
  for (const picture of pictures) {
    const [kind = '', id = ''] = picture.split('/');
    const master = await findMaster(masters, { kind, id, format: 'hero' });
    if (master) return master;
  }
  return undefined;
}

interface Subject {
  text: ShareText;
  pictures: string[];
}

async function findSubject(db: Db, entity: PagedEntity, id: string): Promise<Subject | undefined> {
  const row = await findPublished(db, entity, id);
  if (!row) return undefined;
  const fields: { name?: string; title?: string; zhName?: string; zhTitle?: string | undefined } = row.doc;
  return {
    text: {
      title: fields.name ?? fields.title ?? '',
      zhTitle: fields.zhName ?? fields.zhTitle,
      kind: `Yunyou · ${kindNames[entity]}`,
    },
    pictures: [toCardFields(entity, row).picture, `${pageWord(entity)}/${id}`],
  };
}

const kindNames: Record<PagedEntity, string> = {
  area: 'Region',
  city: 'City',
  'scenic-spot': 'Sight',
  hotel: 'Hotel',
  restaurant: 'Restaurant',
  shop: 'Shop',
  'trip-line': 'Tour',
  route: 'Classic route',
  guide: 'Travel guide',
  news: 'News',
  theme: 'Theme',
};
