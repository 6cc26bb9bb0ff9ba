import { entityNames } from '@yunyou/contract/entities';
import { and, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { tableOf } from '../catalogue/catalogue.queries.ts';
import type { Db } from '../database.ts';
import { escapeLike } from '../like-pattern.ts';
import { media } from '../tables/admin.table.ts';

export type MediaRow = typeof media.$inferSelect;

/** Finds a photograph, including a retired one, because a cached page may still show it. */
export async function findMedia(db: Db, id: string): Promise<MediaRow | undefined> {
  const [row] = await db.select().from(media).where(eq(media.id, id));
  return row;
}

export async function listMedia(
  db: Db,
  {
    keyword,
    withoutAlt,
    limit,
    offset,
  }: { keyword?: string | undefined; withoutAlt: boolean; limit: number; offset: number },
): Promise<{ rows: MediaRow[]; total: number }> {
  const pattern = `%${escapeLike((keyword ?? '').toLowerCase())}%`;
  const where = and(
    isNull(media.retiredAt),
    withoutAlt ? eq(media.alt, '') : undefined,
    keyword
      ? or(
          sql`lower(${media.alt}) like ${pattern}`,
          sql`lower(${media.fileName}) like ${pattern}`,
          sql`lower(${media.credit}) like ${pattern}`,
        )
      : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    db.select().from(media).where(where).orderBy(desc(media.createdAt), media.id).limit(limit).offset(offset),
    db.select({ total: count() }).from(media).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Counts photographs of the library without alternative text. */
export async function countWithoutAlt(db: Db): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(media)
    .where(and(isNull(media.retiredAt), eq(media.alt, '')));
  return row?.total ?? 0;
}

/** Returns the ids of pictures that exist, including retired ones, because old versions may refer to them. */
export async function listMediaIds(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.select({ id: media.id }).from(media).where(inArray(media.id, ids));
  return new Set(rows.map((row) => row.id));
}

/** Finds the texts of photographs, including retired ones. */
export async function listMediaTexts(
  db: Db,
  ids: string[],
): Promise<Pick<MediaRow, 'id' | 'alt' | 'credit' | 'licence'>[]> {
  if (ids.length === 0) return [];
  const { id, alt, credit, licence } = media;
  return db.select({ id, alt, credit, licence }).from(media).where(inArray(id, ids));
}

export async function insertMedia(db: Db, row: typeof media.$inferInsert): Promise<void> {
  await db.insert(media).values(row);
}

export async function updateMedia(db: Db, id: string, change: Partial<MediaRow>): Promise<void> {
  await db.update(media).set(change).where(eq(media.id, id));
}

/** Replaces the picture `from` by `to` in all documents and drafts. Returns the number of changed rows. */
export async function replacePicture(db: Db, from: string, to: string): Promise<number> {
  const [old, now] = [JSON.stringify(from), JSON.stringify(to)];
  const pattern = `%${escapeLike(old)}%`;
  let changed = 0;
  for (const entity of entityNames) {
    const table = tableOf(entity);
    const rows = await db
      .update(table)
      .set({
        doc: sql`replace(${table.doc}::text, ${old}, ${now})::jsonb`,
        draft: sql`replace(${table.draft}::text, ${old}, ${now})::jsonb`,
        version: sql`${table.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(or(sql`${table.doc}::text like ${pattern}`, sql`${table.draft}::text like ${pattern}`))
      .returning({ id: table.id });
    changed += rows.length;
  }
  return changed;
}
