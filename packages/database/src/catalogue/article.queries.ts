import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { guide, news } from '../tables/catalogue.table.ts';
import { type CardRow, listPublishedCards } from './catalogue.queries.ts';
import { type GuideFilter, whereGuide } from './facet-columns.ts';
import type { Listed, Slice } from './place.queries.ts';

type GuideOrder = 'popular' | 'newest' | 'title';

export async function listGuides(
  db: Db,
  filter: GuideFilter,
  order: GuideOrder,
  slice: Slice,
): Promise<Listed<CardRow<'guide'>>> {
  const where = whereGuide(filter);
  const orderBy = {
    popular: [desc(guide.popularity)],
    newest: [desc(guide.publishedOn)],
    title: [asc(guide.title)],
  }[order];
  return listPublishedCards(db, 'guide', { where, orderBy, ...slice });
}

export async function countGuidesByTag(db: Db): Promise<Map<string, number>> {
  const tagId = sql<string>`jsonb_array_elements_text(${guide.doc}->'tagIds')`;
  const rows = await db
    .select({ tagId, count: sql<number>`count(*)::int` })
    .from(guide)
    .where(eq(guide.status, 'published'))
    .groupBy(tagId);
  return new Map(rows.map((row) => [row.tagId, row.count]));
}

export async function listNews(
  db: Db,
  kind: 'about' | 'news' | undefined,
  slice: Slice,
): Promise<Listed<CardRow<'news'>>> {
  const where = kind && eq(news.kind, kind);
  return listPublishedCards(db, 'news', { where, orderBy: [desc(news.publishedOn)], ...slice });
}
