import type { BorderCrossing } from '@yunyou/domain/rules/mainland-stays';
import type { CatalogueOutline } from './trip-catalogue.ts';

interface Stop {
  cityId: string;
  from: string;
  to: string;
}

/** Returns the facts of a route that entry rules depend on. */
export function toCrossing(
  stops: readonly Stop[],
  { comesFrom, goesOnTo }: Pick<BorderCrossing, 'comesFrom' | 'goesOnTo'>,
  { cities }: CatalogueOutline,
): Omit<BorderCrossing, 'nationality'> {
  const areaOf = new Map(cities.map(({ id, areaId }) => [id, areaId]));
  return {
    comesFrom,
    goesOnTo,
    visits: stops.map((stop) => ({ ...stop, areaId: areaOf.get(stop.cityId) ?? '' })),
    spotIds: [],
    cities: cities.map(({ id, name, areaId, airports }) => ({
      id,
      name,
      areaId,
      airportCodes: airports.map(({ code }) => code),
    })),
  };
}
