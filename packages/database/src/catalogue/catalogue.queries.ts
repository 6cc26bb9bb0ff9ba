import type { EntityFields, EntityName } from '@yunyou/contract/entities';
import type { PublishStatus } from '@yunyou/contract/entities/base.schema';
import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { catalogueTables, type city } from '../tables/catalogue.table.ts';

/** A row of any catalogue entity. */
export interface CatalogueRow<N extends EntityName> {
  id: string;
  doc: EntityFields<N>;
  updatedAt: Date;
}

export interface ListOptions {
  where?: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset?: number;
}

/** All catalogue tables share these columns, whatever else they have. */
export const tableOf = (entity: EntityName) => catalogueTables[entity] as unknown as typeof city;

const rowColumns = (table: typeof city) => ({ id: table.id, doc: table.doc, updatedAt: table.updatedAt });

/** The document column's type depends on the entity, which a query over any table cannot know. */
const typed = <N extends EntityName>(rows: { id: string; doc: unknown; updatedAt: Date }[]) =>
  rows as CatalogueRow<N>[];

/** Lists are counted and can be paged through up to here: further on, every page would cost more than the one before. */
export const countedMost = 1000;

export async function listPublished<N extends EntityName>(
  db: Db,
  entity: N,
  { where, orderBy, limit, offset = 0 }: ListOptions,
): Promise<CatalogueRow<N>[]> {
  if (offset >= countedMost) return [];
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

/** `countedMost` stands for that many or more. */
export async function countPublished(db: Db, entity: EntityName, where?: SQL): Promise<number> {
  const table = tableOf(entity);
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(and(eq(table.status, 'published'), where))
    .limit(countedMost)
    .as('some');
  const [row] = await db.select({ total: count() }).from(some);
  return row?.total ?? 0;
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

/** As staff last saved it, whatever state it is in: for who may see what is not published. */
export async function findInAnyState<N extends EntityName>(
  db: Db,
  entity: N,
  id: string,
): Promise<(CatalogueRow<N> & { status: PublishStatus }) | undefined> {
  const table = tableOf(entity);
  const [row] = await db
    .select({
      ...rowColumns(table),
      doc: sql`coalesce(${table.draft}, ${table.doc})`,
      status: table.status,
    })
    .from(table)
    .where(eq(table.id, id));
  return row as (CatalogueRow<N> & { status: PublishStatus }) | undefined; // as `typed` above
}

/** In the order of `ids`; those that are not published are left out. */
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

/** `tagIds`, `cityIds` and the like: is `id` in the list that the document holds under `field`? A name from our code. */
export function documentListHas(entity: EntityName, field: string, id: string): SQL {
  return sql`${tableOf(entity).doc}->${sql.raw(`'${field}'`)} @> ${JSON.stringify([id])}::jsonb`;
}
