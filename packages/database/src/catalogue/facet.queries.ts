import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { area, city, scenicSpot, tag } from '../tables/catalogue.table.ts';
import { countedMost } from './catalogue.queries.ts';
import { type CityFilter, type SpotFilter, suitsDays, whereCity, whereSpot } from './place-filters.ts';

/** How many places a choice would leave. */
export interface FacetCount {
  value: string;
  count: number;
}

type Without<F> = (name: keyof F) => SQL | undefined;

/** Lengths of stay to choose from. */
const dayChoices = [1, 2, 3, 4, 5, 7, 10];

/** Each facet is counted under all filters but its own: choosing another value of it replaces the first. */
export async function countCityFacets(db: Db, filter: CityFilter) {
  const without: Without<CityFilter> = (name) => whereCity({ ...filter, [name]: undefined });
  const [areas, tags, months, days] = await Promise.all([
    countBy(db, city, { value: sql`${city.areaId}`, where: without('areaId') }),
    countBy(db, city, { list: sql`${city.tagIds}`, where: without('tagId') }),
    countBy(db, city, { list: sql`${city.bestMonths}`, where: without('bestMonth') }),
    countBy(db, city, {
      list: sql`${sql.param(dayChoices)}::int[]`,
      where: without('days'),
      wanted: suitsDays(sql`item.value`),
    }),
  ]);
  return { areas, tags, months, days };
}

export async function countSpotFacets(db: Db, filter: SpotFilter) {
  const without: Without<SpotFilter> = (name) => whereSpot({ ...filter, [name]: undefined });
  const cityArea = sql`(select ${city.areaId} from ${city} where ${city.id} = ${scenicSpot.cityId})`;
  const [areas, tags, months, levels, categories] = await Promise.all([
    countBy(db, scenicSpot, { value: cityArea, where: without('areaId') }),
    countBy(db, scenicSpot, { list: sql`${scenicSpot.tagIds}`, where: without('tagId') }),
    countBy(db, scenicSpot, { list: sql`${scenicSpot.bestMonths}`, where: without('bestMonth') }),
    countBy(db, scenicSpot, { list: sql`${scenicSpot.levels}`, where: without('level') }),
    countBy(db, scenicSpot, { value: sql`${scenicSpot.category}`, where: without('category') }),
  ]);
  return { areas, tags, months, levels, categories };
}

type Counted = { where: SQL | undefined } & (
  | { value: SQL }
  /** A list in the document: the place counts for each item of it that is wanted. */
  | { list: SQL; wanted?: SQL }
);

/** Among the best known `countedMost` places, so that counting never takes longer than that. */
async function countBy(
  db: Db,
  table: typeof city | typeof scenicSpot,
  counted: Counted,
): Promise<FacetCount[]> {
  const columns = Object.values(table === city ? cityColumns : spotColumns);
  const places = sql`(select ${sql.join(columns, sql`, `)} from ${table}
    where ${and(eq(table.status, 'published'), counted.where)}
    order by ${table.popularity} desc, ${table.id} limit ${countedMost}) as ${table}`;
  const [value, source, wanted] =
    'list' in counted
      ? [sql`item.value`, sql`${places}, unnest(${counted.list}) as item(value)`, counted.wanted]
      : [counted.value, places, undefined];
  const { rows } = await db.execute<{ value: string; count: number }>(
    sql`select ${value}::text as value, count(*)::int as count from ${source}
      where ${wanted ?? sql`true`} group by 1 order by 2 desc, 1`,
  );
  return rows;
}

// Never the document: it is long, and kept aside from its row.
const cityColumns = {
  areaId: city.areaId,
  tagIds: city.tagIds,
  bestMonths: city.bestMonths,
  daysMin: city.daysMin,
  daysMax: city.daysMax,
};
const { cityId, category, tagIds, bestMonths, levels } = scenicSpot;
const spotColumns = { cityId, category, tagIds, bestMonths, levels };

/** Names for the values above: every area with the region it lies in, and every tag, in the editors' order. */
export async function listFacetNames(db: Db) {
  const [areas, tags] = await Promise.all([
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
  ]);
  return { areas, tags };
}
