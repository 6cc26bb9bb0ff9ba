import type { SpotCategory } from '@yunyou/contract/entities/scenic-spot.schema';
import { and, arrayContains, eq, type SQL, sql } from 'drizzle-orm';
import { area, city, scenicSpot } from '../tables/catalogue.table.ts';

export interface CityFilter {
  areaId?: string | undefined;
  tagId?: string | undefined;
  bestMonth?: number | undefined;
  days?: number | undefined;
}

export interface SpotFilter {
  areaId?: string | undefined;
  cityId?: string | undefined;
  cityCode?: string | undefined;
  category?: SpotCategory | undefined;
  level?: string | undefined;
  tagId?: string | undefined;
  bestMonth?: number | undefined;
}

/** An area itself and, for a region, its provinces. */
const areasOf = (id: string): SQL =>
  sql`(select ${area.id} from ${area} where ${area.id} = ${id} or ${area.parentId} = ${id})`;

export const cityOfCode = (code: string): SQL =>
  sql`(select ${city.id} from ${city} where ${city.cityCode} = ${code})`;

/** Whether a stay of so many days suits a city. */
export const suitsDays = (days: SQL): SQL => sql`${days} between ${city.daysMin} and ${city.daysMax}`;

export function whereCity({ areaId, tagId, bestMonth, days }: CityFilter): SQL | undefined {
  return and(
    areaId ? sql`${city.areaId} in ${areasOf(areaId)}` : undefined,
    tagId ? arrayContains(city.tagIds, [tagId]) : undefined,
    bestMonth ? arrayContains(city.bestMonths, [bestMonth]) : undefined,
    days ? suitsDays(sql`${days}`) : undefined,
  );
}

export function whereSpot(filter: SpotFilter): SQL | undefined {
  const { areaId, cityId, cityCode, category, level, tagId, bestMonth } = filter;
  return and(
    areaId
      ? sql`${scenicSpot.cityId} in (select ${city.id} from ${city} where ${city.areaId} in ${areasOf(areaId)})`
      : undefined,
    cityId ? eq(scenicSpot.cityId, cityId) : undefined,
    cityCode ? sql`${scenicSpot.cityId} = ${cityOfCode(cityCode)}` : undefined,
    category && eq(scenicSpot.category, category),
    level ? arrayContains(scenicSpot.levels, [level]) : undefined,
    tagId ? arrayContains(scenicSpot.tagIds, [tagId]) : undefined,
    bestMonth ? arrayContains(scenicSpot.bestMonths, [bestMonth]) : undefined,
  );
}
