import { arrayContains, desc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { dayIdea, district, route, station } from '../tables/catalogue.table.ts';
import { type CatalogueRow, countPublished, listPublished } from './catalogue.queries.ts';
import { type RouteFilter, whereRoute } from './facet-columns.ts';
import type { Listed, Slice } from './place.queries.ts';

/** No city has more of any of them. */
const perCity = 40;

/** Lists the stations of a city and those of other cities that also serve it, the most important first. */
export const listStationsOf = (db: Db, cityId: string): Promise<CatalogueRow<'station'>[]> =>
  listPublished(db, 'station', {
    where: or(eq(station.cityId, cityId), arrayContains(station.alsoServesCityIds, [cityId])),
    orderBy: [desc(station.popularity)],
    limit: perCity,
  });

export const listDistrictsOf = (db: Db, cityId: string): Promise<CatalogueRow<'district'>[]> =>
  listPublished(db, 'district', {
    where: eq(district.cityId, cityId),
    orderBy: [desc(district.popularity)],
    limit: perCity,
  });

export const listDayIdeasOf = (db: Db, cityId: string): Promise<CatalogueRow<'day-idea'>[]> =>
  listPublished(db, 'day-idea', {
    where: eq(dayIdea.cityId, cityId),
    orderBy: [desc(dayIdea.popularity)],
    limit: perCity,
  });

export async function listRoutes(
  db: Db,
  filter: RouteFilter,
  slice: Slice,
): Promise<Listed<CatalogueRow<'route'>>> {
  const where = whereRoute(filter);
  const [rows, total] = await Promise.all([
    listPublished(db, 'route', { ...{ where, orderBy: [desc(route.popularity)] }, ...slice }),
    countPublished(db, 'route', where),
  ]);
  return { rows, total };
}

/** Lists the classic routes that stop in one of the cities, the most popular first. */
export const listRoutesThrough = (
  db: Db,
  cityIds: readonly string[],
  limit: number,
): Promise<CatalogueRow<'route'>[]> =>
  listPublished(db, 'route', {
    where: or(
      ...cityIds.map((cityId) => sql`${route.doc}->'stops' @> ${JSON.stringify([{ cityId }])}::jsonb`),
    ),
    orderBy: [desc(route.popularity)],
    limit,
  });
