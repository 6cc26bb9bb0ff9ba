import { stepFree } from '@yunyou/contract/entities/step-free';
import {
  cityFacets,
  type FacetFilter,
  type Facets,
  type FacetValue,
  type guideFacets,
  lineFacets,
  listFacets,
  routeFacets,
  spotFacets,
} from '@yunyou/contract/site/facets';
import { and, arrayContains, eq, lte, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, PgArray } from 'drizzle-orm/pg-core';
import { area, city, route, scenicSpot, tripLine } from '../tables/catalogue.table.ts';
import { documentListHas } from './catalogue.queries.ts';

interface FacetCondition {
  readonly where: (value: FacetValue) => SQL;
}

/** SQL of a facet whose options are counted. */
export interface FacetColumn extends FacetCondition {
  /** Columns that the facet reads. */
  columns: readonly AnyPgColumn[];
  counted: CountedValues;
}

/**
 * Values that the counts of a facet are grouped by: one value per row, or each item of a list for which `where` is
 * true.
 */
export type CountedValues = { value: SQL } | { list: SQL; where?: SQL };

export type CityFilter = FacetFilter<typeof cityFacets>;
export type SpotFilter = FacetFilter<typeof spotFacets> & { cityCode?: string | undefined };
export type LineFilter = FacetFilter<typeof lineFacets> & {
  cityCode?: string | undefined;
  maxDays?: number | undefined;
};
export type RouteFilter = FacetFilter<typeof routeFacets>;
export type GuideFilter = FacetFilter<typeof guideFacets>;

const cityArea = sql`(select ${city.areaId} from ${city} where ${city.id} = ${scenicSpot.cityId})`;
/** Returns the condition that a stay of so many days suits the city. */
const suitsDays = (days: SQL): SQL => sql`${days} between ${city.daysMin} and ${city.daysMax}`;

export const cityFacetColumns = toFacetColumns(city, cityFacets, {
  areaId: {
    columns: [city.areaId],
    where: (id) => sql`${city.areaId} in ${areasOf(id)}`,
    counted: { value: sql`${city.areaId}` },
  },
  days: {
    columns: [city.daysMin, city.daysMax],
    where: (days) => suitsDays(sql`${days}`),
    counted: {
      list: sql`${sql.param(cityFacets.days.value.options)}::int[]`,
      where: suitsDays(sql`item.value`),
    },
  },
});

/** Upper bounds of the visit in minutes; the last option has none. */
const timeOf = optionsByBound(
  sql`${scenicSpot.visitMinutes}`,
  { hour: 60, short: 120, 'half-day': 240 },
  'day',
);

export const spotFacetColumns = toFacetColumns(scenicSpot, spotFacets, {
  areaId: {
    columns: [scenicSpot.cityId],
    where: (id) =>
      sql`${scenicSpot.cityId} in (select ${city.id} from ${city} where ${city.areaId} in ${areasOf(id)})`,
    counted: { value: cityArea },
  },
  time: {
    columns: [scenicSpot.visitMinutes],
    where: (option) => sql`${timeOf} = ${option}`,
    counted: { value: timeOf },
  },
  stepFree: withTag(stepFree),
  family: withTag('family'),
});

/** Upper bounds of the length in days and of the price in yuan; the last option has none. */
const lengthOf = optionsByBound(sql`${tripLine.days}`, { day: 1, short: 3, medium: 5 }, 'long');
const priceOf = optionsByBound(
  sql`${tripLine.priceMinor}`,
  { low: 1000_00, medium: 3000_00, high: 6000_00 },
  'top',
);

export const lineFacetColumns = toFacetColumns(tripLine, lineFacets, {
  departsIn: {
    columns: [tripLine.departureMonths],
    where: (month) => arrayContains(tripLine.departureMonths, [Number(month)]),
    counted: {
      list: sql`(select array_agg(distinct month) from unnest(${tripLine.departureMonths}) as month)`,
    },
  },
  length: {
    columns: [tripLine.days],
    where: (option) => sql`${lengthOf} = ${option}`,
    counted: { value: lengthOf },
  },
  price: {
    columns: [tripLine.priceMinor],
    where: (option) => sql`${priceOf} = ${option}`,
    counted: { value: priceOf },
  },
});

/** Joins the cities at which a route stops. */
const citiesOfRoute = sql`jsonb_array_elements(${route.doc}->'stops') as stop
  join ${city} on ${city.id} = stop->>'cityId'`;
const suitsRoute = (days: SQL): SQL =>
  sql`${days} between (${route.doc}->'days'->>'min')::int and (${route.doc}->'days'->>'max')::int`;

/** Routes are few, so that their facets are read from the document instead of a column. */
export const routeFacetColumns = toFacetColumns(route, routeFacets, {
  areaId: {
    columns: [route.doc],
    where: (id) => sql`exists (select from ${citiesOfRoute} where ${city.areaId} in ${areasOf(id)})`,
    // Counted by region only: a route through two provinces of a region is one route of that region.
    counted: {
      list: sql`array(select distinct coalesce(${area.parentId}, ${area.id})
        from ${citiesOfRoute} join ${area} on ${area.id} = ${city.areaId})`,
    },
  },
  bestMonth: inRouteList('months', Number),
  days: {
    columns: [route.doc],
    where: (days) => suitsRoute(sql`${days}`),
    counted: {
      list: sql`${sql.param(routeFacets.days.value.options)}::int[]`,
      where: suitsRoute(sql`item.value`),
    },
  },
  audience: inRouteList('forWhom', String),
});

/** Returns the SQL of a facet whose values are a list in the document of a route. */
function inRouteList(
  field: 'months' | 'forWhom',
  toItem: (value: FacetValue) => string | number,
): FacetColumn {
  const items = sql`${route.doc}->${sql.raw(`'${field}'`)}`;
  return {
    columns: [route.doc],
    where: (value) => sql`${items} @> ${JSON.stringify([toItem(value)])}::jsonb`,
    counted: { list: sql`array(select jsonb_array_elements_text(${items}))` },
  };
}

/** Returns the SQL of a flag that spots with this tag have. */
function withTag(id: string): FacetColumn {
  const hasTag = arrayContains(scenicSpot.tagIds, [id]);
  return { columns: [scenicSpot.tagIds], where: () => hasTag, counted: { value: sql`(${hasTag})` } };
}

/** Returns SQL that names the first option whose bound the value does not exceed, otherwise `last`. */
function optionsByBound(value: SQL, bounds: Readonly<Record<string, number>>, last: string): SQL {
  const cases = Object.entries(bounds).map(
    ([option, bound]) => sql`when ${value} <= ${sql.raw(String(bound))} then ${sql.raw(`'${option}'`)}`,
  );
  return sql`(case ${sql.join(cases, sql` `)} else ${sql.raw(`'${last}'`)} end)`;
}

export const whereLine = ({ cityCode, maxDays, ...filter }: LineFilter) =>
  and(
    cityCode ? sql`${tripLine.cityIds} @> array[${cityOfCode(cityCode)}]` : undefined,
    maxDays ? lte(tripLine.days, maxDays) : undefined,
    whereFacets(lineFacetColumns, filter),
  );

export const whereCity = (filter: CityFilter) => whereFacets(cityFacetColumns, filter);

export const whereSpot = ({ cityCode, ...filter }: SpotFilter) =>
  and(
    cityCode ? sql`${scenicSpot.cityId} = ${cityOfCode(cityCode)}` : undefined,
    whereFacets(spotFacetColumns, filter),
  );

export const whereRoute = (filter: RouteFilter) => whereFacets(routeFacetColumns, filter);

/** Guides are few, so that their lists are read from the document instead of a column. */
const guideConditions: Record<keyof GuideFilter, FacetCondition> = {
  tagId: { where: (id) => documentListHas('guide', 'tagIds', String(id)) },
  cityId: { where: (id) => documentListHas('guide', 'cityIds', String(id)) },
};
export const whereGuide = (filter: GuideFilter) => whereFacets(guideConditions, filter);

/** Selects the id of the city with this code. */
export const cityOfCode = (code: string): SQL =>
  sql`(select ${city.id} from ${city} where ${city.cityCode} = ${code})`;

/** Selects the ids of an area and of the areas inside it: a region has provinces. */
const areasOf = (id: FacetValue): SQL =>
  sql`(select ${area.id} from ${area} where ${area.id} = ${id} or ${area.parentId} = ${id})`;

type FieldsWithColumn<T extends Facets> = {
  [K in keyof T]: T[K] extends { column: string } ? K : never;
}[keyof T];
type ColumnNames<T extends Facets> = Extract<T[keyof T], { column: string }>['column'];

/** Returns the SQL of each facet: from its column where it names one, otherwise from `ownSql`. */
function toFacetColumns<T extends Facets>(
  table: Record<ColumnNames<T>, AnyPgColumn>,
  facets: T,
  ownSql: Record<Exclude<keyof T, FieldsWithColumn<T>>, FacetColumn>,
): Record<keyof T & string, FacetColumn> {
  const columns: Readonly<Record<string, AnyPgColumn>> = table;
  const own: Readonly<Record<string, FacetColumn>> = ownSql;
  const entries = listFacets(facets).map(({ field, column = '' }) => {
    const named = columns[column];
    return [field, own[field] ?? (named && toFacetColumn(named))];
  });
  return Object.fromEntries(entries) as Record<keyof T & string, FacetColumn>; // complete by the types of `table` and `ownSql`
}

function toFacetColumn(column: AnyPgColumn): FacetColumn {
  return column instanceof PgArray
    ? {
        columns: [column],
        where: (value) => arrayContains(column, [value]),
        counted: { list: sql`${column}` },
      }
    : { columns: [column], where: (value) => eq(column, value), counted: { value: sql`${column}` } };
}

/**
 * Returns the condition of all chosen facets. Comparisons with one value stand before those with a list: PostgreSQL
 * estimates both alike and evaluates them in this order.
 */
function whereFacets(
  columns: Readonly<Record<string, FacetCondition & { counted?: CountedValues }>>,
  filter: Readonly<Record<string, FacetValue | undefined>>,
): SQL | undefined {
  const chosen = Object.entries(columns).flatMap(([field, { where, counted = {} }]) => {
    const value = filter[field];
    return value === undefined ? [] : [{ condition: where(value), isList: 'list' in counted }];
  });
  return and(...chosen.sort((a, b) => Number(a.isList) - Number(b.isList)).map(({ condition }) => condition));
}
