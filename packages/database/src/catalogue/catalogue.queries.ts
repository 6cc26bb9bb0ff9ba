import type { EntityFields, EntityName } from '@yunyou/contract/entities';
import type { CardDocument, CardEntity } from '@yunyou/contract/site/cards.schema';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { catalogueTables, type city, type guide } from '../tables/catalogue.table.ts';

/** A row of any catalogue entity. */
export interface CatalogueRow<N extends EntityName> {
  id: string;
  doc: EntityFields<N>;
  updatedAt: Date;
}

/** A row for a card: its document has only the fields that cards show. Articles also have their number of words. */
export type CardRow<N extends CardEntity> = {
  id: string;
  doc: CardDocument<N>;
  updatedAt: Date;
} & (N extends 'guide' | 'news' ? { wordCount: number } : unknown);

export interface ListOptions {
  where?: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset?: number;
}

/** Returns the table of an entity, typed as that of cities: queries over any entity use only the common columns. */
export const tableOf = (entity: EntityName) => catalogueTables[entity] as unknown as typeof city; // see above

/** Returns the table of an entity with cards, typed as that of guides, which has all columns that cards are read from. */
const cardTableOf = (entity: CardEntity) => catalogueTables[entity] as unknown as typeof guide; // see above

const cardColumns = (entity: CardEntity) => {
  const { id, card, updatedAt, wordCount } = cardTableOf(entity);
  return { id, doc: card, updatedAt, ...((entity === 'guide' || entity === 'news') && { wordCount }) };
};

/** Restores the card's type, which depends on the entity and is lost by `cardTableOf`. */
const typedCards = <N extends CardEntity>(rows: unknown[]) => rows as CardRow<N>[];

const rowColumns = (table: typeof city) => ({ id: table.id, doc: table.doc, updatedAt: table.updatedAt });

/** Restores the document's type, which depends on the entity and is lost by `tableOf`. */
const typed = <N extends EntityName>(rows: { id: string; doc: unknown; updatedAt: Date }[]) =>
  rows as CatalogueRow<N>[];

/** Lists end after this many rows and are counted only so far, because a large offset is slow. */
export const countLimit = 1000;

export async function listPublished<N extends EntityName>(
  db: Db,
  entity: N,
  { where, orderBy, limit, offset = 0 }: ListOptions,
): Promise<CatalogueRow<N>[]> {
  if (offset >= countLimit) return [];
  const table = tableOf(entity);
  const rows = await db
    .select(rowColumns(table))
    .from(table)
    .where(and(eq(table.status, 'published'), where))
    .orderBy(...orderBy, table.id)
    .limit(limit)
    .offset(offset);
  return typed<N>(rows);
}

/** Selects the number of published rows up to `countLimit`, which means "this many or more". */
function countStatement(db: Db, entity: EntityName, where: SQL | undefined): SQL<number> {
  const table = tableOf(entity);
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(and(eq(table.status, 'published'), where))
    .limit(countLimit)
    .as('some');
  return sql<number>`(select count(*)::int from ${some})`;
}

/** Counts published rows up to `countLimit`, which means "this many or more". */
export async function countPublished(db: Db, entity: EntityName, where?: SQL): Promise<number> {
  const rows = await db.execute<{ total: number }>(sql`select ${countStatement(db, entity, where)} as total`);
  return rows.rows[0]?.total ?? 0;
}

/** Lists cards and their total number in one statement. Like `listPublished`, but reads only what cards show. */
export async function listPublishedCards<N extends CardEntity>(
  db: Db,
  entity: N,
  { where, orderBy, limit, offset = 0 }: ListOptions,
): Promise<{ rows: CardRow<N>[]; total: number }> {
  const table = cardTableOf(entity);
  const found =
    offset >= countLimit
      ? []
      : await db
          .select({ ...cardColumns(entity), total: countStatement(db, entity, where) })
          .from(table)
          .where(and(eq(table.status, 'published'), where))
          .orderBy(...orderBy, table.id)
          .limit(limit)
          .offset(offset);
  // A page after the last one has no row that could carry the total.
  const total = found[0]?.total ?? (offset > 0 ? await countPublished(db, entity, where) : 0);
  return { rows: typedCards<N>(found), total };
}

export async function findPublished<N extends EntityName>(
  db: Db,
  entity: N,
  id: string,
): Promise<CatalogueRow<N> | undefined> {
  const table = tableOf(entity);
  const rows = await db
    .select(rowColumns(table))
    .from(table)
    .where(and(eq(table.id, id), eq(table.status, 'published')));
  return typed<N>(rows)[0];
}

/** Lists published rows in the order of `ids`. Unpublished and unknown ids are left out. */
export async function listPublishedByIds<N extends EntityName>(
  db: Db,
  entity: N,
  ids: readonly string[],
): Promise<CatalogueRow<N>[]> {
  if (ids.length === 0) return [];
  const table = tableOf(entity);
  const rows = await db
    .select(rowColumns(table))
    .from(table)
    .where(and(inArray(table.id, [...ids]), eq(table.status, 'published')));
  const byId = new Map(typed<N>(rows).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Lists rows like `listPublishedByIds`, but reads only what cards show. */
export async function listPublishedCardsByIds<N extends CardEntity>(
  db: Db,
  entity: N,
  ids: readonly string[],
): Promise<CardRow<N>[]> {
  if (ids.length === 0) return [];
  const table = cardTableOf(entity);
  const rows = await db
    .select(cardColumns(entity))
    .from(table)
    .where(and(inArray(table.id, [...ids]), eq(table.status, 'published')));
  const byId = new Map(typedCards<N>(rows).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Returns the condition that a list of the document, for example `tagIds`, contains `id`. `field` must be a name from
 * our code.
 */
export function documentListHas(entity: EntityName, field: string, id: string): SQL {
  return sql`${tableOf(entity).doc}->${sql.raw(`'${field}'`)} @> ${JSON.stringify([id])}::jsonb`;
}
