import type { RouteStop } from '@yunyou/contract/entities/route.schema';
import { routeFacets } from '@yunyou/contract/site/facets';
import type { RouteStopView } from '@yunyou/contract/site/route.endpoints';
import { findPublished, listPublishedCardsByIds } from '@yunyou/database/catalogue/catalogue.queries';
import { countRouteFacets, listFacetNames } from '@yunyou/database/catalogue/facet.queries';
import { listRoutes, listRoutesThrough } from '@yunyou/database/catalogue/local.queries';
import type { Db } from '@yunyou/database/database';
import { notFound } from '../api-error.ts';
import { toCardFields, toCityCard, toRouteCard, toSpotCard } from '../catalogue/cards.ts';
import { findCityNames } from '../catalogue/city-names.ts';
import { toFacetChoices } from '../catalogue/facet-choices.ts';
import { toPage, toSlice } from '../catalogue/paging.ts';
import { handlers } from '../handler.ts';

const similarShown = 4;

export const routeRoutes = handlers({
  'GET /route/list': async ({ pageNum, pageSize, ...filter }, { db }) => {
    const paging = { pageNum, pageSize };
    const found = await listRoutes(db, filter, toSlice(paging));
    return toPage(paging, found, toRouteCard(await findCityNames(db, found.rows)));
  },

  'POST /route/facets': async (filter, { db }) => {
    const [counts, names] = await Promise.all([countRouteFacets(db, filter), listFacetNames(db)]);
    return toFacetChoices(routeFacets, counts, names);
  },

  'GET /route/detail': async ({ id }, { db }) => {
    const row = await findPublished(db, 'route', id);
    if (!row) throw notFound('route');
    const { stops, variations } = row.doc;
    const cityIds = stops.map(({ cityId }) => cityId);
    const [toView, near] = await Promise.all([
      loadStopViews(db, [...stops, ...variations.flatMap((variation) => variation.stops)]),
      listRoutesThrough(db, cityIds, similarShown + 1),
    ]);
    const similar = near.filter((other) => other.id !== id).slice(0, similarShown);
    return {
      ...row.doc,
      ...toCardFields('route', row),
      updatedAt: row.updatedAt.toISOString(),
      stops: stops.flatMap(toView),
      variations: variations.map((variation) => ({ ...variation, stops: variation.stops.flatMap(toView) })),
      similar: similar.map(toRouteCard(await findCityNames(db, similar))),
    };
  },
});

/** Loads cities and spots of the stops. The result maps a stop to its view; unpublished cities give none. */
async function loadStopViews(
  db: Db,
  stops: readonly RouteStop[],
): Promise<(stop: RouteStop) => RouteStopView[]> {
  const [cities, spots] = await Promise.all([
    listPublishedCardsByIds(db, 'city', [...new Set(stops.map(({ cityId }) => cityId))]),
    listPublishedCardsByIds(db, 'scenic-spot', [...new Set(stops.flatMap(({ spotIds }) => spotIds))]),
  ]);
  const cityById = new Map(cities.map((city) => [city.id, toCityCard(city)]));
  const spotById = new Map(spots.map((spot) => [spot.id, toSpotCard(spot)]));
  return (stop) => {
    const city = cityById.get(stop.cityId);
    if (!city) return [];
    return [{ ...stop, city, spots: stop.spotIds.flatMap((spotId) => spotById.get(spotId) ?? []) }];
  };
}
