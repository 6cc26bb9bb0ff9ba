import type { EntityName } from '@yunyou/contract/entities';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { link } from '../tables/catalogue.table.ts';
import { tableOf } from './catalogue.queries.ts';

/** Returns the SQL of a row's title in the back office. A connection is named after its cities instead of their ids. */
export function rowTitle(entity: EntityName): SQL<string> {
  if (entity !== 'link') return sql<string>`${tableOf(entity).title}`;
  const cityName = (id: typeof link.fromCityId | typeof link.toCityId) =>
    sql`(select city.title from city where city.id = ${id})`;
  return sql<string>`concat(${cityName(link.fromCityId)}, ' to ', ${cityName(link.toCityId)}, ' (', ${link.mode}, ')')`;
}

/** Returns the titles of rows by id, of drafts and archived rows, too. */
export async function listRowTitles(
  db: Db,
  entity: EntityName,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const table = tableOf(entity);
  const rows = await db
    .select({ id: table.id, title: rowTitle(entity) })
    .from(table)
    .where(inArray(table.id, [...ids]));
  return new Map(rows.map(({ id, title }) => [id, title]));
}
