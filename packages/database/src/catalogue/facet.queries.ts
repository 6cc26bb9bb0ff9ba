import {
  cityFacets,
  type Facets,
  lineFacets,
  listFacets,
  routeFacets,
  spotFacets,
} from '@yunyou/contract/site/facets';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { area, city, route, scenicSpot, tag, tripLine } from '../tables/catalogue.table.ts';
import { countLimit } from './catalogue.queries.ts';
import {
  type CityFilter,
  type CountedValues,
  cityFacetColumns,
  type FacetColumn,
  type LineFilter,
  lineFacetColumns,
  type RouteFilter,
  routeFacetColumns,
  type SpotFilter,
  spotFacetColumns,
  whereCity,
  whereLine,
  whereRoute,
  whereSpot,
} from './facet-columns.ts';

/** An option of a facet, and how many published rows have it. */
export interface FacetCount {
  value: string;
  count: number;
}

export type FacetCounts<T extends Facets> = {
  [K in keyof T as T[K] extends { countsField: string } ? K : never]: FacetCount[];
};

/** Counts the options of every facet of cities. See `countFacets`. */
export const countCityFacets = (db: Db, filter: CityFilter): Promise<FacetCounts<typeof cityFacets>> =>
  countFacets(db, cityFacets, {
    ...{ table: city, columns: cityFacetColumns },
    whereWithout: (field) => whereCity({ ...filter, [field]: undefined }),
  });

/** Counts the options of every facet of spots. See `countFacets`. */
export const countSpotFacets = (db: Db, filter: SpotFilter): Promise<FacetCounts<typeof spotFacets>> =>
  countFacets(db, spotFacets, {
    ...{ table: scenicSpot, columns: spotFacetColumns },
    whereWithout: (field) => whereSpot({ ...filter, [field]: undefined }),
  });

/** Counts the options of every facet of tours. See `countFacets`. */
export const countLineFacets = (db: Db, filter: LineFilter): Promise<FacetCounts<typeof lineFacets>> =>
  countFacets(db, lineFacets, {
    ...{ table: tripLine, columns: lineFacetColumns },
    whereWithout: (field) => whereLine({ ...filter, [field]: undefined }),
  });

/** Counts the options of every facet of classic routes. See `countFacets`. */
export const countRouteFacets = (db: Db, filter: RouteFilter): Promise<FacetCounts<typeof routeFacets>> =>
  countFacets(db, routeFacets, {
    ...{ table: route, columns: routeFacetColumns },
    whereWithout: (field) => whereRoute({ ...filter, [field]: undefined }),
  });

interface FacetSource {
  table: typeof city | typeof route | typeof scenicSpot | typeof tripLine;
  columns: Readonly<Record<string, FacetColumn>>;
  whereWithout(field: string): SQL | undefined;
}

/** Counts each facet under all chosen filters but its own, because choosing another option replaces the first. */
async function countFacets<T extends Facets>(
  db: Db,
  facets: T,
  { table, columns, whereWithout }: FacetSource,
): Promise<FacetCounts<T>> {
  const selected = columnsOf(table, columns);
  const counts = listFacets(facets).flatMap(({ field, countsField }) => {
    const column = columns[field];
    if (!countsField || !column) return [];
    const { counted } = column;
    const query = countValues(db, { table, selected, counted, where: whereWithout(field) });
    return [query.then((found) => [field, found] as const)];
  });
  return Object.fromEntries(await Promise.all(counts)) as FacetCounts<T>; // one entry per facet with a `countsField`
}

/** Returns the columns that facets read, in the order of the table. A large document stays out: it is stored out of line. */
function columnsOf(table: FacetSource['table'], columns: FacetSource['columns']) {
  const read = new Set(Object.values(columns).flatMap((column) => column.columns));
  return Object.values(getTableColumns(table)).filter((column) => read.has(column));
}

interface CountedQuery {
  table: FacetSource['table'];
  selected: ReturnType<typeof columnsOf>;
  counted: CountedValues;
  where: SQL | undefined;
}

/** Counts among the `countLimit` most popular rows, which limits the cost of a large catalogue. */
async function countValues(db: Db, { table, selected, counted, where }: CountedQuery): Promise<FacetCount[]> {
  const places = sql`(select ${sql.join(selected, sql`, `)} from ${table}
    where ${and(eq(table.status, 'published'), where)}
    order by ${table.popularity} desc, ${table.id} limit ${countLimit}) as ${table}`;
  const [value, source, wanted] =
    'list' in counted
      ? [sql`item.value`, sql`${places}, unnest(${counted.list}) as item(value)`, counted.where]
      : [counted.value, places, undefined];
  const { rows } = await db.execute<{ value: string; count: number }>(
    sql`select ${value}::text as value, count(*)::int as count from ${source}
      where ${wanted ?? sql`true`} group by 1 order by 2 desc, 1`,
  );
  return rows;
}

/** Lists the names of areas, each with the region that contains it, and of tags, in the editors' order; of cities by name. */
export async function listFacetNames(db: Db) {
  const [areas, tags, cities] = await Promise.all([
    db
      .select({ id: area.id, name: area.title, parentId: area.parentId })
      .from(area)
      .where(eq(area.status, 'published'))
      .orderBy(area.order, area.id)
      .limit(200),
    db
      .select({ id: tag.id, name: tag.title, group: tag.group })
      .from(tag)
      .where(eq(tag.status, 'published'))
      .orderBy(tag.group, tag.order, tag.id)
      .limit(500),
    db
      .select({ id: city.id, name: city.title })
      .from(city)
      .where(eq(city.status, 'published'))
      .orderBy(city.title, city.id)
      .limit(2000),
  ]);
  return { areas, tags, cities };
}
