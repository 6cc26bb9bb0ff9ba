import type { CallOutput } from '@yunyou/contract/endpoints';
import type { SearchHit } from '@yunyou/contract/site/destination.endpoints';
import type { SearchState } from './search-state.ts';

interface CityChoice {
  value: string;
  name: string;
  count: number;
}

type Cities = CallOutput<'GET /wiki/allCities'>['list'];

/** Lists the cities of the hits of the chosen type with their number of hits, most hits first. */
export function listCityChoices(
  hits: readonly SearchHit[],
  { type, cityId }: Pick<SearchState, 'type' | 'cityId'>,
  cities: Cities,
): CityChoice[] {
  const counts = new Map<string, number>(cityId ? [[cityId, 0]] : []);
  for (const hit of hits) {
    if (type && hit.type !== type) continue;
    for (const id of hit.cityIds ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return cities
    .flatMap(({ id, name }) => {
      const count = counts.get(id);
      return count === undefined ? [] : [{ value: id, name, count }];
    })
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

/** Returns the hits in or about the chosen city, without their city ids, which the page does not show. */
export function filterByCity(hits: readonly SearchHit[], cityId: string | undefined): SearchHit[] {
  return hits
    .filter(({ cityIds }) => !cityId || cityIds?.includes(cityId))
    .map((hit) => {
      const { cityIds: _, ...shown } = hit;
      return shown;
    });
}
