import { findPublished, listPublishedByIds } from '@yunyou/database/catalogue.queries';
import { findCounts } from '@yunyou/database/people.queries';
import { listBusinesses, listCities, listLines, listSpots } from '@yunyou/database/place.queries';
import { notFound } from '../api-error.ts';
import { shown, toBusinessCard, toCityCard, toLineCard, toSpotCard } from '../catalogue/cards.ts';
import { toPage, toSlice } from '../catalogue/paging.ts';
import { handlers } from '../handler.ts';

export const cityRoutes = handlers({
  'POST /city/list': async ({ sort, pageNum, pageSize, ...filter }, { db }) => {
    const paging = { pageNum, pageSize };
    return toPage(paging, await listCities(db, filter, sort, toSlice(paging)), toCityCard);
  },

  'GET /city/detail': async ({ id }, { db }) => {
    const row = await findPublished(db, 'city', id);
    if (!row) throw notFound('city');
    const [area, nearby, counts] = await Promise.all([
      findPublished(db, 'area', row.doc.areaId),
      listPublishedByIds(db, 'city', row.doc.nearbyCityIds),
      findCounts(db, 'city', id),
    ]);
    return {
      ...row.doc,
      ...shown('city', row),
      ...counts,
      areaName: area?.doc.name ?? '',
      updatedAt: row.updatedAt.toISOString(),
      nearby: nearby.map(toCityCard),
    };
  },

  'POST /hotel/selectInfoByCityCode': async ({ cityCode, priceClass, ...paging }, { db }) =>
    toPage(
      paging,
      await listBusinesses(db, 'hotel', { cityCode, priceClass }, toSlice(paging)),
      toBusinessCard,
    ),
  'POST /restaurant/selectInfoByCityCode': async ({ cityCode, priceClass, ...paging }, { db }) =>
    toPage(
      paging,
      await listBusinesses(db, 'restaurant', { cityCode, priceClass }, toSlice(paging)),
      toBusinessCard,
    ),
  'POST /shop/selectInfoByCityCode': async ({ cityCode, priceClass, ...paging }, { db }) =>
    toPage(
      paging,
      await listBusinesses(db, 'shop', { cityCode, priceClass }, toSlice(paging)),
      toBusinessCard,
    ),

  'POST /scenicSpots/selectInfoByCityCode': async ({ sort, pageNum, pageSize, ...filter }, { db }) => {
    const paging = { pageNum, pageSize };
    return toPage(paging, await listSpots(db, filter, sort, toSlice(paging)), toSpotCard);
  },
  'POST /tripLine/selectInfoByCityCode': async ({ cityCode, ...paging }, { db }) =>
    toPage(paging, await listLines(db, { cityCode }, toSlice(paging)), toLineCard),
});
