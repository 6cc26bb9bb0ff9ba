import type { EntityName } from '@yunyou/contract/entities';
import { type SQL, sql } from 'drizzle-orm';
import { link } from '../tables/catalogue.table.ts';
import { tableOf } from './catalogue.queries.ts';

/** What staff know a row by. A way between two cities is named after them, not after their ids. */
export function rowTitle(entity: EntityName): SQL<string> {
  if (entity !== 'link') return sql<string>`${tableOf(entity).title}`;
  const cityName = (id: typeof link.fromCityId | typeof link.toCityId) =>
    sql`(select city.title from city where city.id = ${id})`;
  return sql<string>`concat(${cityName(link.fromCityId)}, ' to ', ${cityName(link.toCityId)}, ' (', ${link.mode}, ')')`;
}
