import type { EntityFields } from '@yunyou/contract/entities';
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import {
  area,
  city,
  type hotel,
  link,
  type restaurant,
  scenicSpot,
  type shop,
} from '../tables/catalogue.table.ts';
import { countsOf, toCounts } from '../visitors/behaviour.queries.ts';
import { type CatalogueRow, listPublished } from './catalogue.queries.ts';
import { type BusinessEntity, businessTables } from './place.queries.ts';

/** A connection of a city with the published city at its other end. */
export type CityConnection = CatalogueRow<'link'> & { city: { id: string; name: string; zhName: string } };

/** Lists the connections to and from a city, the most frequent first. */
export async function listLinksOf(db: Db, cityId: string, limit: number): Promise<CityConnection[]> {
  const otherEnd = sql`case when ${link.fromCityId} = ${cityId} then ${link.toCityId} else ${link.fromCityId} end`;
  return db
    .select({
      id: link.id,
      doc: link.doc,
      updatedAt: link.updatedAt,
      city: { id: city.id, name: city.title, zhName: sql<string>`${city.card}->>'zhName'` },
    })
    .from(link)
    .innerJoin(city, and(eq(city.id, otherEnd), eq(city.status, 'published')))
    .where(and(eq(link.status, 'published'), or(eq(link.fromCityId, cityId), eq(link.toCityId, cityId))))
    .orderBy(sql`(${link.doc}->>'perDay')::int desc`, link.id)
    .limit(limit);
}

/** Finds a published city with the name of its area and its counts, in one statement. */
export async function findCityPage(db: Db, id: string) {
  const [row] = await db
    .select({
      id: city.id,
      doc: city.doc,
      updatedAt: city.updatedAt,
      areaName: sql<string | null>`(select ${area}.title from ${area}
        where ${area}.id = ${city}.area_id and ${area}.status = 'published')`,
      counts: countsOf('city', city),
    })
    .from(city)
    .where(and(eq(city.id, id), eq(city.status, 'published')));
  return row && { ...row, counts: toCounts(row.counts) };
}

/** Finds a published spot with the name of its city and its counts, in one statement. */
export async function findSpotPage(db: Db, id: string) {
  const [row] = await db
    .select({
      id: scenicSpot.id,
      doc: scenicSpot.doc,
      updatedAt: scenicSpot.updatedAt,
      cityName: sql<string | null>`(select ${city}.title from ${city}
        where ${city}.id = ${scenicSpot}.city_id and ${city}.status = 'published')`,
      counts: countsOf('scenic-spot', scenicSpot),
    })
    .from(scenicSpot)
    .where(and(eq(scenicSpot.id, id), eq(scenicSpot.status, 'published')));
  return row && { ...row, counts: toCounts(row.counts) };
}

/** Finds a published hotel, restaurant or shop with the name of its city and its counts, in one statement. */
export async function findBusinessPage<N extends BusinessEntity>(db: Db, entity: N, id: string) {
  const table: typeof hotel | typeof restaurant | typeof shop = businessTables[entity];
  const [row] = await db
    .select({
      id: table.id,
      doc: sql<EntityFields<N>>`${table.doc}`,
      updatedAt: table.updatedAt,
      cityName: sql<string | null>`(select ${city}.title from ${city}
        where ${city}.id = ${table}.city_id and ${city}.status = 'published')`,
      counts: countsOf(entity, table),
    })
    .from(table)
    .where(and(eq(table.id, id), eq(table.status, 'published')));
  return row && { ...row, counts: toCounts(row.counts) };
}

/** Lists the hotels, restaurants or shops of a city, most popular first. */
export function listBusinessesOf<N extends BusinessEntity>(
  db: Db,
  entity: N,
  cityId: string,
  limit: number,
): Promise<CatalogueRow<N>[]> {
  const table: typeof hotel | typeof restaurant | typeof shop = businessTables[entity];
  return listPublished(db, entity, {
    where: eq(table.cityId, cityId),
    orderBy: [desc(table.popularity)],
    limit,
  });
}
