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
import { findMaster, hashOf } from './pictures.ts';
import { drawSharePicture, type ShareWords } from './share-picture.ts';
import { createTypesetter } from './typesetting.ts';

export interface ShareOptions {
  masters: string;
  /** The site's fonts. */
  fonts: string;
}

/** Raise it when the drawing changes. */
const drawingVersion = 1;

/**
 * `/share/<kind>/<id>.jpeg`: what is shown when a page is shared. Only for what is published, one file each, so that
 * nobody can fill the disk.
 */
export function registerSharePictures(
  app: FastifyInstance,
  { db, settings }: Services,
  options: ShareOptions,
): void {
  const type = createTypesetter({ chineseFolder: options.fonts });
  const folder = path.join(settings.DATA_DIR, 'pictures', 'share');
  const inFlight = new Map<string, Promise<Buffer>>();

  app.get<{ Params: { kind: string; file: string } }>('/share/:kind/:file', async ({ params }, reply) => {
    const entity = findEntityByWord(params.kind);
    const id = /^([a-z0-9-]{1,80})\.jpeg$/.exec(params.file)?.[1];
    const subject = entity && id && (await findSubject(db, entity, id));
    const master = subject && (await findAnyMaster(options.masters, subject.pictures));
    if (!subject || !master) throw new ApiError('NOT_FOUND');
    const version = createHash('sha256')
      .update(JSON.stringify([drawingVersion, await hashOf(master), subject.words]))
      .digest('hex')
      .slice(0, 12);
    const name = `${params.kind}-${id}.`;
    const file = path.join(folder, `${name}${version}.jpeg`);
    const make = async () => {
      const kept = await readFile(file).catch(() => undefined);
      if (kept) return kept;
      const made = await drawSharePicture(master, subject.words, type);
      await keep(file, name, made).catch(() => undefined); // a full disk costs the copy only
      return made;
    };
    const running = inFlight.get(file) ?? make().finally(() => inFlight.delete(file));
    inFlight.set(file, running);
    return reply
      .type('image/jpeg')
      .header('cache-control', 'public, max-age=86400, stale-while-revalidate=604800')
      .header('cross-origin-resource-policy', 'cross-origin') // made to be shown on other sites
      .send(await running);
  });
}

/** Written aside and renamed; what the same subject looked like before goes. */
async function keep(file: string, name: string, made: Buffer): Promise<void> {
  const folder = path.dirname(file);
  await mkdir(folder, { recursive: true });
  const before = (await readdir(folder)).filter((entry) => entry.startsWith(name));
  await writeFile(`${file}.${process.pid}`, made);
  await rename(`${file}.${process.pid}`, file);
  await Promise.all(before.map((entry) => rm(path.join(folder, entry), { force: true })));
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
  words: ShareWords;
  pictures: string[];
}

async function findSubject(db: Db, entity: PagedEntity, id: string): Promise<Subject | undefined> {
  const row = await findPublished(db, entity, id);
  if (!row) return undefined;
  const fields: { name?: string; title?: string; zhName?: string; zhTitle?: string | undefined } = row.doc;
  return {
    words: {
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
  'trip-line': 'Tour',
  guide: 'Travel guide',
  news: 'News',
  theme: 'Theme',
};
