import { findPublished } from '@yunyou/database/catalogue/catalogue.queries';
import { countCityFacets, countSpotFacets } from '@yunyou/database/catalogue/facet.queries';
import { listCities, listSpots, listSpotsNear } from '@yunyou/database/catalogue/place.queries';
import { listLinksOf } from '@yunyou/database/catalogue/place-page.queries';
import type { Db } from '@yunyou/database/database';
import { listOrders } from '@yunyou/database/orders/order.queries';
import {
  findCounts,
  listBehaviourCounts,
  listFavourites,
  listMostSaved,
} from '@yunyou/database/visitors/behaviour.queries';
import { countReviewsByStars, listReviews } from '@yunyou/database/visitors/review.queries';
import { findHits } from '../../apps/api/src/catalogue/search-hits.ts';

const slice = { limit: 20, offset: 0 };

/** The queries behind public pages. `turn` varies their parameters. */
export const hotQueries: Record<string, (db: Db, turn: number) => Promise<unknown>> = {
  'spot list, popular': (db) => listSpots(db, {}, 'popular', slice),
  'spot list, by name': (db) => listSpots(db, {}, 'name', slice),
  'spot list, shortest visit': (db) => listSpots(db, {}, 'shortest', slice),
  'spot list, category': (db) => listSpots(db, { category: 'temple' }, 'popular', slice),
  'spot list, tag': (db) => listSpots(db, { tagId: 'grottoes' }, 'popular', slice),
  'spot list, area and month': (db) => listSpots(db, { areaId: 'east', bestMonth: 4 }, 'popular', slice),
  'spot list, page 100': (db) => listSpots(db, {}, 'popular', { limit: 20, offset: 1980 }),
  'spot facets': (db) => countSpotFacets(db, {}),
  'spot facets, filtered': (db) => countSpotFacets(db, { category: 'temple', bestMonth: 4 }),
  'city list': (db) => listCities(db, {}, 'popular', slice),
  'city facets': (db) => countCityFacets(db, {}),
  'city page: itself': (db, turn) => findPublished(db, 'city', cityOf(turn)),
  'city page: its spots': (db, turn) =>
    listSpots(db, { cityId: cityOf(turn) }, 'popular', { limit: 12, offset: 0 }),
  'city page: its links': (db, turn) => listLinksOf(db, cityOf(turn), 20),
  'spot page: nearby': (db, turn) =>
    listSpotsNear(
      db,
      { exceptId: `spot-${turn}`, latitude: 24 + (turn % 18), longitude: 90 + (turn % 30) },
      8,
    ),
  'search, a rare word': (db) => findHits(db, 'terracotta', 20),
  'search, a common word': (db) => findHits(db, 'temple', 20),
  'search, two words': (db) => findHits(db, 'ancient town', 20),
  'search, two common words': (db) => findHits(db, 'mountain lake', 20),
  'suggestions for one letter': (db) => findHits(db, 's', 8),
  'suggestions for two letters': (db) => findHits(db, 'te', 8),
  'search with a typing error': (db) => findHits(db, 'tempel', 20),
  'favourites of a visitor': (db, turn) => listFavourites(db, `user-${1 + (turn % 20)}`, undefined, slice),
  'counts of a page': (db, turn) => findCounts(db, 'scenic-spot', `spot-${turn + 1}`),
  'counts of a list': (db, turn) =>
    listBehaviourCounts(
      db,
      Array.from({ length: 20 }, (_, place) => ({ type: 'scenic-spot', id: `spot-${turn * 20 + place}` })),
    ),
  'most kept': (db) => listMostSaved(db, 'scenic-spot', 20),
  'reviews of a city': (db, turn) =>
    listReviews(db, { targetType: 'city', targetId: cityOf(turn) }, 'newest', slice),
  'stars of a city': (db, turn) => countReviewsByStars(db, { targetType: 'city', targetId: cityOf(turn) }),
  'orders of a visitor': (db, turn) => listOrders(db, { userId: `user-${1 + (turn % 20)}` }, slice),
};

const cities = ['beijing', 'xian', 'shanghai', 'chengdu', 'hangzhou'] as const;
const cityOf = (turn: number) => cities[turn % cities.length] ?? 'beijing';
