import type { NavigationGroupView, NavigationItem } from '@yunyou/contract/site/destination.endpoints';
import { findPublished, listPublishedCardsByIds } from '@yunyou/database/catalogue/catalogue.queries';
import {
  listAreas,
  listCities,
  listLines,
  listNavigation,
  listSpots,
  listSpotsNear,
  type Slice,
} from '@yunyou/database/catalogue/place.queries';
import { findSpotPage } from '@yunyou/database/catalogue/place-page.queries';
import { addCities } from '@yunyou/database/catalogue/search-cities.queries';
import type { Db } from '@yunyou/database/database';
import { listMostSaved } from '@yunyou/database/visitors/behaviour.queries';
import { notFound } from '../api-error.ts';
import { toAreaCard, toCardFields, toCityCard, toImage, toLineCard, toSpotCard } from '../catalogue/cards.ts';
import { toPage, toSlice } from '../catalogue/paging.ts';
import { findHits, toSearchHit } from '../catalogue/search-hits.ts';
import { handlers } from '../handler.ts';
import { listPhotographTexts } from '../media/photograph-texts.ts';
import { countUnmet } from '../statistics/unmet-phrases.ts';

type Menu = 'destination' | 'faves';

async function navigationTabs(db: Db, menu: Menu): Promise<{ list: NavigationItem[] }> {
  const rows = await listNavigation(db, menu);
  return { list: rows.map(({ id, doc }) => ({ id, title: doc.title, linkUrl: doc.linkUrl })) };
}

async function navigationGroups(db: Db, menu: Menu, id: string): Promise<{ list: NavigationGroupView[] }> {
  const row = await findPublished(db, 'navigation', id);
  if (!row || row.doc.menu !== menu) throw notFound('tab');
  const list = row.doc.groups.map(({ imageList, ...group }) => ({
    ...group,
    imageList: imageList.map((tile) => ({ ...tile, ...toImage(tile.picture) })),
  }));
  return { list };
}

/** Number of most saved spots listed before the popular ones. */
const mostSavedMax = 24;

/** Lists the spots that visitors save most, then the most popular of the others. */
async function listWanted(db: Db, { limit, offset }: Slice) {
  const saved = await listPublishedCardsByIds(
    db,
    'scenic-spot',
    await listMostSaved(db, 'scenic-spot', mostSavedMax),
  );
  const savedIds = new Set(saved.map((row) => row.id));
  const popular = await listSpots(db, {}, 'popular', { limit: offset + limit + saved.length, offset: 0 });
  const rows = [...saved, ...popular.rows.filter((row) => !savedIds.has(row.id))];
  return { rows: rows.slice(offset, offset + limit), total: popular.total };
}

export const destinationRoutes = handlers({
  'GET /destination/mainRecommend': async (paging, { db }) =>
    toPage(paging, await listCities(db, {}, 'popular', toSlice(paging)), toCityCard),

  'GET /destination/wantGo': async (paging, { db }) =>
    toPage(paging, await listWanted(db, toSlice(paging)), toSpotCard),

  'GET /destination/diversityTrip': async (paging, { db }) =>
    toPage(paging, await listLines(db, {}, toSlice(paging)), toLineCard),

  'GET /destination/search': async ({ keyword, limit, include }, context) => {
    const hits = await findHits(context.db, keyword, limit);
    if (hits.length === 0) countUnmet(context, 'search', [keyword]);
    const list = hits.map(toSearchHit);
    return { list: include === 'cities' ? await addCities(context.db, list) : list };
  },

  'GET /destination/navigation': (_, { db }) => navigationTabs(db, 'destination'),
  'GET /destination/navigation/{id}': ({ id }, { db }) => navigationGroups(db, 'destination', id),
  'GET /faves/navigation': (_, { db }) => navigationTabs(db, 'faves'),
  'GET /faves/navigation/{id}': ({ id }, { db }) => navigationGroups(db, 'faves', id),

  'GET /destination/areaList/{id}': async ({ id }, { db }) => {
    if (id === 'all') return { list: (await listAreas(db, undefined)).map(toAreaCard) };
    if (!(await findPublished(db, 'area', id))) throw notFound('area');
    return { list: (await listAreas(db, id)).map(toAreaCard) };
  },

  'GET /destination/area/cityTrip': async ({ id, ...paging }, { db }) => {
    if (!(await findPublished(db, 'area', id))) throw notFound('area');
    const cities = await listCities(db, { areaId: id }, 'popular', toSlice(paging));
    const lines = await listLines(
      db,
      { startCityIds: cities.rows.map((row) => row.id) },
      { limit: 100, offset: 0 },
    );
    const linesOf = (cityId: string) => lines.rows.filter((row) => row.doc.startCityId === cityId);
    return toPage(paging, cities, (row) => ({ ...toCityCard(row), lines: linesOf(row.id).map(toLineCard) }));
  },

  'GET /scenicSpots/detail': async ({ id }, { db }) => {
    const row = await findSpotPage(db, id);
    if (!row) throw notFound('scenic spot');
    const card = toCardFields('scenic-spot', row);
    const [nearby, photographs] = await Promise.all([
      listSpotsNear(db, { exceptId: id, ...row.doc.coordinates }, 8),
      listPhotographTexts(db, [card.picture, ...(row.doc.gallery ?? [])]),
    ]);
    return {
      ...row.doc,
      ...card,
      ...row.counts,
      cityName: row.cityName ?? '',
      updatedAt: row.updatedAt.toISOString(),
      nearby: nearby.map((near) => ({ ...toSpotCard(near), distanceMeters: near.distanceMeters })),
      photographs,
    };
  },

  'GET /faves/theme': async ({ id }, { db }) => {
    const row = await findPublished(db, 'theme', id);
    if (!row) throw notFound('theme');
    const [cities, spots, lines] = await Promise.all([
      listPublishedCardsByIds(db, 'city', row.doc.cityIds),
      listPublishedCardsByIds(db, 'scenic-spot', row.doc.spotIds),
      listPublishedCardsByIds(db, 'trip-line', row.doc.lineIds),
    ]);
    return {
      ...row.doc,
      ...toCardFields('theme', row),
      cities: cities.map(toCityCard),
      spots: spots.map(toSpotCard),
      lines: lines.map(toLineCard),
    };
  },
});
