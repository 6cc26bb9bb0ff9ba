import type { EntityFields, EntityName } from '@yunyou/contract/entities';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { district, hotel, restaurant, scenicSpot } from '../tables/catalogue.table.ts';
import { tableOf } from './catalogue.queries.ts';

/** Lists some fields of all published rows by id. The rest of the documents is not sent. */
export async function listPublishedFields<N extends EntityName, F extends keyof EntityFields<N> & string>(
  db: Db,
  entity: N,
  { fields, limit }: { fields: readonly F[]; limit?: number },
): Promise<(Pick<EntityFields<N>, F> & { id: string })[]> {
  const table = tableOf(entity);
  const list = `{${fields.join(',')}}`;
  const all = db
    .select({ id: table.id, doc: sql<Pick<EntityFields<N>, F>>`json_pick(${table.doc}, ${list})` })
    .from(table)
    .where(eq(table.status, 'published'))
    .orderBy(table.id);
  const rows = await (limit === undefined ? all : all.limit(limit));
  return rows.map(({ id, doc }) => ({ ...doc, id }));
}

/** Entities whose rows belong to a city and are read by it. */
const tables = { 'scenic-spot': scenicSpot, hotel, restaurant, district };

/** Lists the published rows of some cities. */
export async function listPublishedOfCities<N extends keyof typeof tables>(
  db: Db,
  entity: N,
  cityIds: readonly string[],
): Promise<(EntityFields<N> & { id: string })[]> {
  if (cityIds.length === 0) return [];
  const table = tables[entity] as unknown as typeof hotel; // only the columns that all of them have are used
  const rows = await db
    .select({ id: table.id, doc: table.doc })
    .from(table)
    .where(and(inArray(table.cityId, [...cityIds]), eq(table.status, 'published')));
  return rows.map(({ id, doc }) => ({ ...(doc as EntityFields<N>), id })); // the document of this table
}
