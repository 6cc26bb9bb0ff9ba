import type { EntityFields } from '@yunyou/contract/entities';
import { and, asc, desc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import {
  area,
  city,
  hotel,
  navigation,
  restaurant,
  scenicSpot,
  shop,
  spotPoint,
  tag,
  tripLine,
} from '../tables/catalogue.table.ts';
import {
  type CardRow,
  type CatalogueRow,
  countPublished,
  listPublished,
  listPublishedCards,
} from './catalogue.queries.ts';
import {
  type CityFilter,
  cityOfCode,
  type LineFilter,
  type SpotFilter,
  whereCity,
  whereLine,
  whereSpot,
} from './facet-columns.ts';

export interface Slice {
  limit: number;
  offset: number;
}

export interface Listed<T> {
  rows: T[];
  total: number;
}

/** A position: the nearest rows are first. */
interface Near {
  latitude: number;
  longitude: number;
}

type PlaceOrder = 'popular' | 'name';

type SpotOrder = PlaceOrder | 'shortest';

type BusinessOrder = PlaceOrder | 'price';

type LineOrder = 'popular' | 'price' | 'days';

export async function listCities(
  db: Db,
  filter: CityFilter,
  order: PlaceOrder | Near,
  slice: Slice,
): Promise<Listed<CardRow<'city'>>> {
  const where = whereCity(filter);
  const orderBy =
    typeof order === 'object'
      ? [distanceFrom(order, city)]
      : order === 'name'
        ? [asc(city.title)]
        : [desc(city.popularity)];
  return listPublishedCards(db, 'city', { where, orderBy, ...slice });
}

/** Lists the cities with the most tags in common, the most popular first among equals. Nearby cities are left out. */
export async function listSimilarCities(
  db: Db,
  { id, tagIds, nearbyCityIds }: Pick<EntityFields<'city'>, 'tagIds' | 'nearbyCityIds'> & { id: string },
  limit: number,
): Promise<CardRow<'city'>[]> {
  const shared = sql`(select count(*) from unnest(${city.tagIds}) as tag_id where tag_id = any(${sql.param(tagIds)}::text[]))`;
  const { rows } = await listPublishedCards(db, 'city', {
    where: notInArray(city.id, [id, ...nearbyCityIds]),
    orderBy: [desc(shared), desc(city.popularity)],
    ...{ limit, offset: 0 },
  });
  return rows;
}

export async function listSpots(
  db: Db,
  filter: SpotFilter,
  order: SpotOrder | Near,
  slice: Slice,
): Promise<Listed<CardRow<'scenic-spot'>>> {
  const where = whereSpot(filter);
  if (typeof order === 'object') {
    const orderBy = [distanceFrom(order, scenicSpot)];
    return listPublishedCards(db, 'scenic-spot', { where, orderBy, ...slice });
  }
  const orderBy = {
    popular: [desc(scenicSpot.popularity)],
    name: [asc(scenicSpot.title)],
    shortest: [sql`(${scenicSpot.doc}->>'visitMinutes')::int`],
  }[order];
  return listPublishedCards(db, 'scenic-spot', { where, orderBy, ...slice });
}

/**
 * Returns an order by distance on a flat map. A degree of longitude is shorter than one of latitude by the cosine of the
 * latitude, which is exact enough to sort by.
 */
const distanceFrom = ({ latitude, longitude }: Near, table: typeof city | typeof scenicSpot) =>
  sql`power(${table.latitude} - ${latitude}, 2) + power((${table.longitude} - ${longitude}) * cos(radians(${latitude})), 2)`;

export const businessTables = { hotel, restaurant, shop };

export type BusinessEntity = keyof typeof businessTables;

export async function listBusinesses<N extends BusinessEntity>(
  db: Db,
  entity: N,
  filter: { cityCode?: string | undefined; priceClass?: number | undefined },
  order: BusinessOrder,
  slice: Slice,
): Promise<Listed<CatalogueRow<N>>> {
  const table: typeof hotel | typeof restaurant | typeof shop = businessTables[entity];
  const where = and(
    filter.cityCode ? sql`${table.cityId} = ${cityOfCode(filter.cityCode)}` : undefined,
    filter.priceClass ? eq(table.priceClass, filter.priceClass) : undefined,
  );
  const orderBy = {
    popular: [desc(table.popularity)],
    name: [asc(table.title)],
    price: [asc(table.priceClass), desc(table.popularity)],
  }[order];
  const [rows, total] = await Promise.all([
    listPublished(db, entity, { where, orderBy, ...slice }),
    countPublished(db, entity, where),
  ]);
  return { rows, total };
}

interface StartFilter {
  /** Matches lines that start in one of these cities. */
  startCityIds?: readonly string[] | undefined;
}

export async function listLines(
  db: Db,
  { startCityIds, ...filter }: LineFilter & StartFilter,
  slice: Slice,
  order: LineOrder = 'popular',
): Promise<Listed<CardRow<'trip-line'>>> {
  const where = and(
    startCityIds ? inArray(tripLine.startCityId, [...startCityIds]) : undefined,
    whereLine(filter),
  );
  const orderBy = {
    popular: [desc(tripLine.popularity)],
    price: [asc(tripLine.priceMinor), desc(tripLine.popularity)],
    days: [asc(tripLine.days), desc(tripLine.popularity)],
  }[order];
  return listPublishedCards(db, 'trip-line', { where, orderBy, ...slice });
}

/** Lists the most popular lines that visit any of these cities and last at most `maxDays`. */
export function listLinesThrough(
  db: Db,
  { cityIds, maxDays }: { cityIds: readonly string[]; maxDays: number },
  limit: number,
): Promise<CatalogueRow<'trip-line'>[]> {
  const cities = sql.join(
    cityIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const where = and(
    cityIds.length === 0 ? sql`false` : sql`${tripLine.doc}->'cityIds' ?| array[${cities}]::text[]`,
    sql`(${tripLine.doc}->>'days')::int <= ${maxDays}`,
  );
  return listPublished(db, 'trip-line', { where, orderBy: [desc(tripLine.popularity)], limit });
}

/**
 * Lists the nearest spots within 120 km, nearest first. The index orders by degrees, and a degree of longitude is shorter
 * than one of latitude, so that four times as many candidates are read and sorted by distance on the ground.
 */
export async function listSpotsNear(
  db: Db,
  centre: { latitude: number; longitude: number; exceptId?: string },
  limit: number,
): Promise<(CardRow<'scenic-spot'> & { distanceMeters: number })[]> {
  const nearby = db
    .select({ id: scenicSpot.id, latitude: scenicSpot.latitude, longitude: scenicSpot.longitude })
    .from(scenicSpot)
    .where(
      and(
        eq(scenicSpot.status, 'published'),
        centre.exceptId ? ne(scenicSpot.id, centre.exceptId) : undefined,
      ),
    )
    .orderBy(sql`${spotPoint} <-> point(${centre.longitude}, ${centre.latitude})`)
    .limit(limit * 4)
    .as('nearby');
  const distance = sql<number>`12742000 * asin(sqrt(
    power(sin(radians(${nearby.latitude} - ${centre.latitude}) / 2), 2) +
    cos(radians(${centre.latitude})) * cos(radians(${nearby.latitude})) *
    power(sin(radians(${nearby.longitude} - ${centre.longitude}) / 2), 2)))`;
  const maxDistanceMeters = 120_000;
  const rows = await db
    .select({
      id: scenicSpot.id,
      doc: scenicSpot.card,
      updatedAt: scenicSpot.updatedAt,
      distanceMeters: distance,
    })
    .from(nearby)
    .innerJoin(scenicSpot, eq(scenicSpot.id, nearby.id))
    .where(sql`${distance} < ${maxDistanceMeters}`)
    .orderBy(distance, scenicSpot.id)
    .limit(limit);
  return rows.map((row) => ({ ...row, distanceMeters: Math.round(Number(row.distanceMeters)) }));
}

export async function listAreas(
  db: Db,
  parentId: string | undefined,
): Promise<(CatalogueRow<'area'> & { cityCount: number })[]> {
  const child = sql.raw('child');
  const rows = await db
    .select({
      id: area.id,
      doc: area.doc,
      updatedAt: area.updatedAt,
      cityCount: sql<number>`(select count(*)::int from ${city}
        where ${city.status} = 'published' and ${city.areaId} in (
          select ${child}.id from ${area} ${child}
          where ${child}.id = ${area}.id or ${child}.parent_id = ${area}.id))`,
    })
    .from(area)
    .where(
      and(eq(area.status, 'published'), parentId ? eq(area.parentId, parentId) : eq(area.kind, 'region')),
    )
    .orderBy(area.order, area.id)
    .limit(100);
  return rows;
}

export function listNavigation(db: Db, menu: 'destination' | 'faves'): Promise<CatalogueRow<'navigation'>[]> {
  return listPublished(db, 'navigation', {
    where: eq(navigation.menu, menu),
    orderBy: [asc(navigation.order)],
    limit: 20,
  });
}

export function listTags(db: Db, group: string): Promise<CatalogueRow<'tag'>[]> {
  return listPublished(db, 'tag', { where: eq(tag.group, group), orderBy: [asc(tag.order)], limit: 200 });
}

export async function hasCityCode(db: Db, cityCode: string): Promise<boolean> {
  const rows = await db.select({ id: city.id }).from(city).where(eq(city.cityCode, cityCode)).limit(1);
  return rows.length > 0;
}
