import { type CatalogueRow, listPublishedCardsByIds } from '@yunyou/database/catalogue/catalogue.queries';
import type { Db } from '@yunyou/database/database';

/** Returns the names of the cities in which the routes stop, by id. */
export async function findCityNames(
  db: Db,
  routes: readonly CatalogueRow<'route'>[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Set(routes.flatMap(({ doc }) => doc.stops.map(({ cityId }) => cityId)));
  const cities = await listPublishedCardsByIds(db, 'city', [...ids]);
  return new Map(cities.map(({ id, doc }) => [id, doc.name]));
}
