import { sql } from 'drizzle-orm';
import { type CatalogueRow, countPublished, listPublished } from './catalogue.queries.ts';
import type { Db } from './database.ts';
import { guide } from './tables/catalogue.table.ts';
import { searchEntry } from './tables/system.table.ts';

export type SearchEntry = typeof searchEntry.$inferSelect;

export async function replaceSearchEntries(db: Db, entries: SearchEntry[]): Promise<void> {
  await db.delete(searchEntry);
  const batch = 200;
  for (let start = 0; start < entries.length; start += batch) {
    await db.insert(searchEntry).values(entries.slice(start, start + batch));
  }
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/**
 * Best first: the exact name, then names that begin so, then names that contain it, then names spelled
 * alike. `folded` is the visitor's word after the same folding as the keys.
 */
export async function searchByName(db: Db, folded: string, limit: number): Promise<SearchEntry[]> {
  const like = escapeLike(folded);
  const keys = sql`' ' || ${searchEntry.keyText} || ' '`;
  const score = sql`case
    when ${keys} like ${`% ${like} %`} then 4
    when ${keys} like ${`% ${like}%`} then 3
    when ${searchEntry.keyText} like ${`%${like}%`} then 2
    else word_similarity(${folded}, ${searchEntry.keyText}) end`;
  return db
    .select()
    .from(searchEntry)
    .where(
      sql`${searchEntry.keyText} like ${`%${like}%`} or word_similarity(${folded}, ${searchEntry.keyText}) >= 0.45`,
    )
    .orderBy(sql`${score} desc`, sql`${searchEntry.popularity} desc`, searchEntry.type, searchEntry.id)
    .limit(limit);
}

/** Guides that contain the words, in title, summary or article; the title counts most. */
export async function searchGuides(
  db: Db,
  words: string,
  slice: { limit: number; offset: number },
): Promise<{ rows: CatalogueRow<'guide'>[]; total: number }> {
  const text = sql`(setweight(to_tsvector('english', ${guide.title}), 'A') ||
    setweight(to_tsvector('english', ${guide.doc}->>'summary'), 'B') ||
    setweight(jsonb_to_tsvector('english', ${guide.doc}->'body', '["string"]'), 'D'))`;
  const query = sql`websearch_to_tsquery('english', ${words})`;
  const where = sql`${text} @@ ${query}`;
  const [rows, total] = await Promise.all([
    listPublished(db, 'guide', { where, orderBy: [sql`ts_rank(${text}, ${query}) desc`], ...slice }),
    countPublished(db, 'guide', where),
  ]);
  return { rows, total };
}
