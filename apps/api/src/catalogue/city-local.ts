import type { CallOutput } from '@yunyou/contract/endpoints';
import { pagePath } from '@yunyou/contract/paths';
import type { DayIdeaView } from '@yunyou/contract/site/city.endpoints';
import {
  type CatalogueRow,
  findPublished,
  listPublishedByIds,
  listPublishedCardsByIds,
} from '@yunyou/database/catalogue/catalogue.queries';
import {
  listDayIdeasOf,
  listDistrictsOf,
  listRoutesThrough,
  listStationsOf,
} from '@yunyou/database/catalogue/local.queries';
import type { Db } from '@yunyou/database/database';
import { notFound } from '../api-error.ts';
import { toRouteCard } from './cards.ts';
import { findCityNames } from './city-names.ts';

const routesShown = 6;

/** Finds what the page of a city shows about arriving, staying and spending a day there. */
export async function findCityLocal(db: Db, cityId: string): Promise<CallOutput<'GET /city/local'>> {
  if (!(await findPublished(db, 'city', cityId))) throw notFound('city');
  const [stations, districts, ideas, routes] = await Promise.all([
    listStationsOf(db, cityId),
    listDistrictsOf(db, cityId),
    listDayIdeasOf(db, cityId),
    listRoutesThrough(db, [cityId], routesShown),
  ]);
  const [dayIdeas, cityNames] = await Promise.all([nameItems(db, ideas), findCityNames(db, routes)]);
  return {
    stations: stations.map(({ id, doc }) => ({ ...doc, id })),
    districts: districts.map(({ id, doc }) => ({ ...doc, id })),
    dayIdeas,
    routes: routes.map(toRouteCard(cityNames)),
  };
}

/** Adds names and pages of places to the items of day ideas. Leaves out items whose place is not published. */
async function nameItems(db: Db, ideas: readonly CatalogueRow<'day-idea'>[]): Promise<DayIdeaView[]> {
  const items = ideas.flatMap(({ doc }) => doc.items);
  const [spots, restaurants, districts] = await Promise.all([
    listPublishedCardsByIds(db, 'scenic-spot', unique(items.map(({ spotId }) => spotId))),
    listPublishedByIds(db, 'restaurant', unique(items.map(({ restaurantId }) => restaurantId))),
    listPublishedByIds(db, 'district', unique(items.map(({ districtId }) => districtId))),
  ]);
  const spotNames = new Map(spots.map(({ id, doc }) => [id, doc.name]));
  const restaurantNames = new Map(restaurants.map(({ id, doc }) => [id, doc.name]));
  const districtNames = new Map(districts.map(({ id, doc }) => [id, doc.name]));
  return ideas.map(({ id, doc }) => ({
    ...doc,
    id,
    items: doc.items.flatMap(({ spotId, restaurantId, districtId, walk, ...item }) => {
      const spotName = spotId && spotNames.get(spotId);
      if (spotName) return [{ ...item, name: spotName, linkUrl: pagePath('scenic-spot', spotId) }];
      const restaurantName = restaurantId && restaurantNames.get(restaurantId);
      if (restaurantName && !walk)
        return [{ ...item, name: restaurantName, linkUrl: pagePath('restaurant', restaurantId) }];
      const name = walk ?? districtNames.get(districtId ?? '');
      return name ? [{ ...item, name }] : [];
    }),
  }));
}

const unique = (ids: readonly (string | undefined)[]): string[] => [
  ...new Set(ids.filter((id) => id !== undefined)),
];
