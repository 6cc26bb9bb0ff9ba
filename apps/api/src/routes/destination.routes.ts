import type { NavigationGroupView, NavigationItem } from '@yunyou/contract/destination.endpoints';
import { findPublished, listPublishedByIds } from '@yunyou/database/catalogue.queries';
import type { Db } from '@yunyou/database/database';
import { findCounts, listMostKept } from '@yunyou/database/people.queries';
import {
  listAreas,
  listCities,
  listLines,
  listNavigation,
  listSpots,
  listSpotsNear,
} from '@yunyou/database/place.queries';
import { notFound } from '../api-error.ts';
import { shown, tileUrl, toAreaCard, toCityCard, toLineCard, toSpotCard } from '../catalogue/cards.ts';
import { toPage, toSlice } from '../catalogue/paging.ts';
import { findHits, toSearchHit } from '../catalogue/search-hits.ts';
import { handlers } from '../handler.ts';

type Menu = 'destination' | 'faves';

async function navigationTabs(db: Db, menu: Menu): Promise<{ list: NavigationItem[] }> {
  const rows = await listNavigation(db, menu);
  return { list: rows.map(({ id, doc }) => ({ id, title: doc.title, linkUrl: doc.linkUrl })) };
}

async function navigationGroups(db: Db, menu: Menu, id: string): Promise<{ list: NavigationGroupView[] }> {
  const row = await findPublished(db, 'navigation', id);
  if (!row || row.doc.menu !== menu) throw notFound('tab');
  const list = row.doc.groups.map(({ title, displayType, imageList }) => ({
    title,
    displayType,
    imageList: imageList.map((tile) => ({ ...tile, imageUrl: tileUrl(tile.picture) })),
  }));
  return { list };
}

const wantedCount = 12;

export const destinationRoutes = handlers({
  'GET /destination/mainRecommend': async (_, { db }) => {
    const { rows } = await listCities(db, {}, 'popular', { limit: 9, offset: 0 });
    return { list: rows.map(toCityCard) };
  },

  'GET /destination/wantGo': async (_, { db }) => {
    const [kept, popular] = await Promise.all([
      listMostKept(db, 'scenic-spot', wantedCount).then((ids) => listPublishedByIds(db, 'scenic-spot', ids)),
      listSpots(db, {}, 'popular', { limit: wantedCount, offset: 0 }),
    ]);
    const keptIds = new Set(kept.map((row) => row.id));
    const rows = [...kept, ...popular.rows.filter((row) => !keptIds.has(row.id))].slice(0, wantedCount);
    return { list: rows.map(toSpotCard) };
  },

  'GET /destination/diversityTrip': async (_, { db }) => {
    const { rows } = await listLines(db, {}, { limit: 12, offset: 0 });
    return { list: rows.map(toLineCard) };
  },

  'GET /destination/search': async ({ keyword, limit }, { db }) => {
    const hits = await findHits(db, keyword, limit);
    return { list: hits.map(toSearchHit) };
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
      { cityIds: cities.rows.map((row) => row.id) },
      { limit: 100, offset: 0 },
    );
    const linesOf = (cityId: string) => lines.rows.filter((row) => row.doc.startCityId === cityId);
    return toPage(paging, cities, (row) => ({ ...toCityCard(row), lines: linesOf(row.id).map(toLineCard) }));
  },

  'GET /scenicSpots/detail': async ({ id }, { db }) => {
    const row = await findPublished(db, 'scenic-spot', id);
    if (!row) throw notFound('scenic spot');
    const [city, nearby, counts] = await Promise.all([
      findPublished(db, 'city', row.doc.cityId),
      listSpotsNear(db, { id, ...row.doc.coordinates }, 6),
      findCounts(db, 'scenic-spot', id),
    ]);
    return {
      ...row.doc,
      ...shown('scenic-spot', row),
      ...counts,
      cityName: city?.doc.name ?? '',
      updatedAt: row.updatedAt.toISOString(),
      nearby: nearby.map((near) => ({ ...toSpotCard(near), distanceMeters: near.distanceMeters })),
    };
  },

  'GET /faves/theme': async ({ id }, { db }) => {
    const row = await findPublished(db, 'theme', id);
    if (!row) throw notFound('theme');
    const [cities, spots, lines] = await Promise.all([
      listPublishedByIds(db, 'city', row.doc.cityIds),
      listPublishedByIds(db, 'scenic-spot', row.doc.spotIds),
      listPublishedByIds(db, 'trip-line', row.doc.lineIds),
    ]);
    return {
      ...row.doc,
      ...shown('theme', row),
      cities: cities.map(toCityCard),
      spots: spots.map(toSpotCard),
      lines: lines.map(toLineCard),
    };
  },
});
