import { createHash, randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { MediaItem, OwnCrops } from '@yunyou/contract/admin/admin-media.endpoints';
import { photographId, pictureUrl } from '@yunyou/contract/picture-url';
import {
  findMedia,
  insertMedia,
  type MediaRow,
  replacePicture,
  updateMedia,
} from '@yunyou/database/admin/media.queries';
import { recordCatalogueChange } from '@yunyou/database/catalogue/catalogue-change.queries';
import type { Db } from '@yunyou/database/database';
import { ApiError, notFound } from '../api-error.ts';
import type { HandlerContext } from '../handler.ts';
import { encodeUpload } from '../pictures/encode-upload.ts';
import { addSwatch, findSwatch } from '../pictures/swatch.ts';
import { actorOf, recordAudit } from '../staff/audit.ts';

export const toMediaItem = (row: MediaRow): MediaItem => {
  const picture = `media/${row.id}`;
  return {
    id: row.id,
    picture,
    fileName: row.fileName,
    alt: row.alt,
    credit: row.credit,
    licence: row.licence,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    focal: { x: row.focalX, y: row.focalY },
    crops: row.crops,
    thumbnailUrl: pictureUrl({ picture, format: 'tile', width: 480, type: 'webp' }),
    originalUrl: `/media/${row.id}.webp`,
    createdAt: row.createdAt.toISOString(),
  };
};

export async function requireMedia(db: Db, id: string): Promise<MediaRow> {
  const row = await findMedia(db, id);
  if (!row || row.retiredAt) throw notFound('picture in the library');
  return row;
}

/** Encodes and stores the uploaded photograph. Names files by content hash, so that duplicates are stored once. */
async function storePhotograph({ upload, uploads, pictures }: HandlerContext) {
  if (!upload) {
    const message = 'Send the picture as the part named file.';
    throw new ApiError('BAD_INPUT', { message, fields: [{ field: 'file', message }] });
  }
  const { content, width, height, swatch } = await encodeUpload(pictures, {
    task: 'encodePhotograph',
    content: upload.content,
    types: ['jpeg', 'png', 'webp', 'avif'],
    options: {},
  });
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const storeKey = `media/${hash}.webp`;
  await uploads.put(storeKey, content, {
    contentType: 'image/webp',
    cacheControl: 'public, max-age=31536000, immutable',
  });
  const row = { fileName: upload.fileName.slice(0, 200), width, height, bytes: content.length, storeKey };
  return { row, swatch };
}

/** Returns the start of an id. Without a swatch, pages show no preview of the photograph. */
const createToken = (swatch: string | undefined) => {
  const token = randomBytes(8).toString('hex');
  return swatch ? addSwatch(token, swatch) : token;
};

export async function addMedia(
  words: Pick<MediaItem, 'alt' | 'credit' | 'licence'>,
  context: HandlerContext,
): Promise<MediaRow> {
  const { row: stored, swatch } = await storePhotograph(context);
  const id = createToken(swatch); // its focal point is the middle
  return context.transaction(async (db) => {
    const actor = actorOf(context);
    await insertMedia(db, { id, ...words, ...stored, staffName: actor.name });
    await recordAudit(db, actor, {
      action: 'media.upload',
      entity: 'media',
      entityId: id,
      after: { ...words, ...stored },
    });
    return requireMedia(db, id);
  });
}

/** Replaces the photograph everywhere it is shown and keeps its texts. */
export async function replaceMedia(id: string, context: HandlerContext): Promise<MediaRow> {
  await requireMedia(context.db, id);
  const { row: stored, swatch } = await storePhotograph(context);
  return context.transaction((db) =>
    replaceRow(db, context, {
      id,
      swatch,
      action: 'media.replace',
      change: { ...stored, focalX: 0.5, focalY: 0.5, crops: {} },
    }),
  );
}

interface MediaWords {
  alt: string;
  credit: string;
  licence: string;
  focal: { x: number; y: number };
  crops: OwnCrops;
}

/** Saves texts in place. A new focal point or crop changes the pixels, so it creates a new picture. */
export async function saveMedia(
  id: string,
  { alt, credit, licence, focal, crops }: MediaWords,
  context: HandlerContext,
): Promise<MediaRow> {
  return context.transaction(async (db) => {
    const row = await requireMedia(db, id);
    const words = { alt, credit, licence };
    if (row.focalX !== focal.x || row.focalY !== focal.y || !isDeepStrictEqual(row.crops, crops)) {
      const change = { ...words, focalX: focal.x, focalY: focal.y, crops };
      return replaceRow(db, context, { id, swatch: findSwatch(`media/${id}`), action: 'media.crop', change });
    }
    await updateMedia(db, id, words);
    await recordCatalogueChange(db); // pages show the texts
    await recordAudit(db, actorOf(context), {
      action: 'media.save',
      entity: 'media',
      entityId: id,
      before: { alt: row.alt, credit: row.credit, licence: row.licence },
      after: words,
    });
    return requireMedia(db, id);
  });
}

/** Creates a new picture, replaces all uses of the old one and retires it: pixels of one id are cached for ever. */
async function replaceRow(
  db: Db,
  context: HandlerContext,
  {
    id,
    swatch,
    action,
    change,
  }: { id: string; swatch: string | undefined; action: string; change: Partial<MediaRow> },
): Promise<MediaRow> {
  const row = await requireMedia(db, id);
  const actor = actorOf(context);
  const next = { ...row, ...change };
  const newId = photographId(createToken(swatch), { ...next, focal: { x: next.focalX, y: next.focalY } });
  await insertMedia(db, { ...next, id: newId, staffName: actor.name, createdAt: actor.now });
  await updateMedia(db, id, { retiredAt: actor.now });
  const rows = await replacePicture(db, `media/${id}`, `media/${newId}`);
  await recordCatalogueChange(db);
  await recordAudit(db, actor, {
    action,
    entity: 'media',
    entityId: newId,
    before: { id },
    after: { ...change, rows },
  });
  return requireMedia(db, newId);
}

export async function removeMedia(db: Db, id: string, context: HandlerContext): Promise<void> {
  const row = await requireMedia(db, id);
  const actor = actorOf(context);
  await updateMedia(db, id, { retiredAt: actor.now });
  await recordAudit(db, actor, { action: 'media.remove', entity: 'media', entityId: id, before: row });
}
