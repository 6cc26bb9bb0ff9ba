import type { Currency } from '@yunyou/contract/base.schema';
import { findPublished, listPublishedByIds } from '@yunyou/database/catalogue.queries';
import { listTags } from '@yunyou/database/place.queries';
import { listCityChoices } from '@yunyou/database/showcase.queries';
import { exchangeRates } from '@yunyou/domain/money';
import { currencies, lineDetailTypes, paces, tripDetailTypes } from '@yunyou/domain/travel-choices';
import { notFound } from '../api-error.ts';
import { shown, toCityCard } from '../catalogue/cards.ts';
import { toTagTree } from '../catalogue/tag-tree.ts';
import { handlers } from '../handler.ts';

export const travelRoutes = handlers({
  'GET /travel/currencyList': async () => ({
    list: Object.entries(currencies).map(([code, facts]) => ({
      code: code as Currency, // keyed by Currency
      ...facts,
      cnyPer: exchangeRates.cnyPer[code as Currency],
      ratesAsOf: exchangeRates.asOf,
    })),
  }),
  'GET /travel/strategyType': async () => ({ list: [...paces] }),
  'GET /travel/line/detailType': async ({ kind }) => ({
    list: [...(kind === 'trip' ? tripDetailTypes : lineDetailTypes)],
  }),
  'GET /travel/preferenceTag': async (_, { db }) => ({ list: toTagTree(await listTags(db, 'preference')) }),
  'GET /travel/endPlace': async (_, { db }) => ({ list: (await listCityChoices(db)).map(toCityCard) }),

  'GET /travel/line/detail': async ({ id }, { db }) => {
    const row = await findPublished(db, 'trip-line', id);
    if (!row) throw notFound('tour');
    const cities = await listPublishedByIds(db, 'city', row.doc.cityIds);
    return {
      kind: 'line',
      ...row.doc,
      ...shown('trip-line', row),
      cities: cities.map(toCityCard),
      updatedAt: row.updatedAt.toISOString(),
    };
  },

  'GET /travel/weather': async ({ cityId, month }, { db }) => {
    const row = await findPublished(db, 'city', cityId);
    if (!row) throw notFound('city');
    const months = row.doc.climate.map((climate, index) => ({ month: index + 1, ...climate }));
    return {
      cityId,
      cityName: row.doc.name,
      factsAsOf: row.doc.factsAsOf,
      months: month ? months.filter((entry) => entry.month === month) : months,
      days: [],
    };
  },

  'POST /travel/understand': async () => {
    throw notFound('trip');
  },
  'POST /travel/create': async () => {
    throw notFound('trip');
  },
  'GET /travel/syncFirstDayData': async () => {
    throw notFound('trip');
  },
  'GET /travel/syncResult': async () => {
    throw notFound('trip');
  },
  'GET /travel/editing': async () => {
    throw notFound('trip');
  },
  'POST /travel/save': async () => {
    throw notFound('trip');
  },
  'POST /travel/replan': async () => {
    throw notFound('trip');
  },
  'POST /travel/list': async () => {
    throw notFound('trip');
  },
  'POST /travel/rename': async () => {
    throw notFound('trip');
  },
  'POST /travel/duplicate': async () => {
    throw notFound('trip');
  },
  'POST /travel/archive': async () => {
    throw notFound('trip');
  },
  'POST /travel/delete': async () => {
    throw notFound('trip');
  },
  'POST /travel/share': async () => {
    throw notFound('trip');
  },
  'POST /travel/unshare': async () => {
    throw notFound('trip');
  },
  'POST /travel/claim': async () => {
    throw notFound('trip');
  },
  'GET /travel/versions': async () => {
    throw notFound('trip');
  },
  'GET /travel/version': async () => {
    throw notFound('trip');
  },
  'POST /travel/restore': async () => {
    throw notFound('trip');
  },
});
