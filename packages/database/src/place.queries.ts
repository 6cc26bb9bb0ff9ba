import type { SpotCategory } from '@yunyou/contract/scenic-spot.schema';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type CatalogueRow, countPublished, documentListHas, listPublished } from './catalogue.queries.ts';
import type { Db } from './database.ts';
import {
  area,
  city,
  guide,
  hotel,
  navigation,
  news,
  restaurant,
  scenicSpot,
  shop,
  tag,
  tripLine,
} from './tables/catalogue.table.ts';

export interface Slice {
  limit: number;
  offset: number;
}

export interface Listed<T> {
  rows: T[];
  total: number;
}

export interface CityFilter {
  areaId?: string | undefined;
  tagId?: string | undefined;
  bestMonth?: number | undefined;
  days?: number | undefined;
}

export type PlaceOrder = 'popular' | 'name';

/** An area's own cities and, for a region, those of its provinces. */
const inArea = (id: string): SQL =>
  sql`${city.areaId} in (select ${area.id} from ${area} where ${area.id} = ${id} or ${area.parentId} = ${id})`;

const has = (column: typeof city.doc | typeof scenicSpot.doc, fields: object): SQL =>
  sql`${column} @> ${JSON.stringify(fields)}::jsonb`;

export async function listCities(
  db: Db,
  filter: CityFilter,
  order: PlaceOrder,
  slice: Slice,
): Promise<Listed<CatalogueRow<'city'>>> {
  const where = and(
    filter.areaId ? inArea(filter.areaId) : undefined,
    filter.tagId ? documentListHas('city', 'tagIds', filter.tagId) : undefined,
    filter.bestMonth ? has(city.doc, { bestMonths: [filter.bestMonth] }) : undefined,
    filter.days
      ? sql`${filter.days} between (${city.doc}->'recommendedDays'->>'min')::int and (${city.doc}->'recommendedDays'->>'max')::int`
      : undefined,
  );
  const orderBy = order === 'name' ? [asc(city.title)] : [desc(city.popularity)];
  const [rows, total] = await Promise.all([
    listPublished(db, 'city', { where, orderBy, ...slice }),
    countPublished(db, 'city', where),
  ]);
  return { rows, total };
}

export interface SpotFilter {
  cityCode?: string | undefined;
  category?: SpotCategory | undefined;
  level?: string | undefined;
  tagId?: string | undefined;
  bestMonth?: number | undefined;
}

const cityOfCode = (code: string): SQL =>
  sql`(select ${city.id} from ${city} where ${city.cityCode} = ${code})`;

export async function listSpots(
  db: Db,
  filter: SpotFilter,
  order: PlaceOrder,
  slice: Slice,
): Promise<Listed<CatalogueRow<'scenic-spot'>>> {
  const where = and(
    filter.cityCode ? sql`${scenicSpot.cityId} = ${cityOfCode(filter.cityCode)}` : undefined,
    filter.category && eq(scenicSpot.category, filter.category),
    filter.level ? has(scenicSpot.doc, { levels: [filter.level] }) : undefined,
    filter.tagId ? documentListHas('scenic-spot', 'tagIds', filter.tagId) : undefined,
    filter.bestMonth ? has(scenicSpot.doc, { bestMonths: [filter.bestMonth] }) : undefined,
  );
  const orderBy = order === 'name' ? [asc(scenicSpot.title)] : [desc(scenicSpot.popularity)];
  const [rows, total] = await Promise.all([
    listPublished(db, 'scenic-spot', { where, orderBy, ...slice }),
    countPublished(db, 'scenic-spot', where),
  ]);
  return { rows, total };
}

const businessTables = { hotel, restaurant, shop };
export type BusinessEntity = keyof typeof businessTables;

export async function listBusinesses<N extends BusinessEntity>(
  db: Db,
  entity: N,
  filter: { cityCode?: string | undefined; priceClass?: number | undefined },
  slice: Slice,
): Promise<Listed<CatalogueRow<N>>> {
  const table: typeof hotel | typeof restaurant | typeof shop = businessTables[entity];
  const where = and(
    filter.cityCode ? sql`${table.cityId} = ${cityOfCode(filter.cityCode)}` : undefined,
    filter.priceClass ? eq(table.priceClass, filter.priceClass) : undefined,
  );
  const [rows, total] = await Promise.all([
    listPublished(db, entity, { where, orderBy: [desc(table.popularity)], ...slice }),
    countPublished(db, entity, where),
  ]);
  return { rows, total };
}

export async function listLines(
  db: Db,
  filter: { cityCode?: string | undefined; cityIds?: readonly string[] | undefined },
  slice: Slice,
): Promise<Listed<CatalogueRow<'trip-line'>>> {
  const where = and(
    filter.cityCode ? sql`${tripLine.doc}->'cityIds' ? ${cityOfCode(filter.cityCode)}` : undefined,
    filter.cityIds ? inArray(tripLine.startCityId, [...filter.cityIds]) : undefined,
  );
  const [rows, total] = await Promise.all([
    listPublished(db, 'trip-line', { where, orderBy: [desc(tripLine.popularity)], ...slice }),
    countPublished(db, 'trip-line', where),
  ]);
  return { rows, total };
}

/** Nearest first. The box of degrees lets an index find the candidates before distances are computed. */
export async function listSpotsNear(
  db: Db,
  centre: { id: string; latitude: number; longitude: number },
  limit: number,
): Promise<(CatalogueRow<'scenic-spot'> & { distanceMeters: number })[]> {
  const distance = sql<number>`12742000 * asin(sqrt(
    power(sin(radians(${scenicSpot.latitude} - ${centre.latitude}) / 2), 2) +
    cos(radians(${centre.latitude})) * cos(radians(${scenicSpot.latitude})) *
    power(sin(radians(${scenicSpot.longitude} - ${centre.longitude}) / 2), 2)))`;
  const boxDegrees = 1;
  const rows = await db
    .select({
      id: scenicSpot.id,
      doc: scenicSpot.doc,
      updatedAt: scenicSpot.updatedAt,
      distanceMeters: distance,
    })
    .from(scenicSpot)
    .where(
      and(
        eq(scenicSpot.status, 'published'),
        sql`${scenicSpot.id} <> ${centre.id}`,
        sql`${scenicSpot.latitude} between ${centre.latitude - boxDegrees} and ${centre.latitude + boxDegrees}`,
        sql`${scenicSpot.longitude} between ${centre.longitude - boxDegrees} and ${centre.longitude + boxDegrees}`,
      ),
    )
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

export type GuideOrder = 'popular' | 'newest' | 'title';

export async function listGuides(
  db: Db,
  filter: { tagId?: string | undefined; cityId?: string | undefined },
  order: GuideOrder,
  slice: Slice,
): Promise<Listed<CatalogueRow<'guide'>>> {
  const where = and(
    filter.tagId ? documentListHas('guide', 'tagIds', filter.tagId) : undefined,
    filter.cityId ? documentListHas('guide', 'cityIds', filter.cityId) : undefined,
  );
  const orderBy = {
    popular: [desc(guide.popularity)],
    newest: [desc(guide.publishedOn)],
    title: [asc(guide.title)],
  }[order];
  const [rows, total] = await Promise.all([
    listPublished(db, 'guide', { where, orderBy, ...slice }),
    countPublished(db, 'guide', where),
  ]);
  return { rows, total };
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
): Promise<Listed<CatalogueRow<'news'>>> {
  const where = kind && eq(news.kind, kind);
  const [rows, total] = await Promise.all([
    listPublished(db, 'news', { where, orderBy: [desc(news.publishedOn)], ...slice }),
    countPublished(db, 'news', where),
  ]);
  return { rows, total };
}
