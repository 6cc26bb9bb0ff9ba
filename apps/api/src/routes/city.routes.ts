import type { HandlerInput } from '@yunyou/contract/endpoints';
import { cityFacets, lineFacets, spotFacets } from '@yunyou/contract/site/facets';
import { listPublishedCardsByIds } from '@yunyou/database/catalogue/catalogue.queries';
import {
  countCityFacets,
  countLineFacets,
  countSpotFacets,
  listFacetNames,
} from '@yunyou/database/catalogue/facet.queries';
import {
  type BusinessEntity,
  hasCityCode,
  listBusinesses,
  listCities,
  listLines,
  listSimilarCities,
  listSpots,
} from '@yunyou/database/catalogue/place.queries';
import { findCityPage } from '@yunyou/database/catalogue/place-page.queries';
import type { Db } from '@yunyou/database/database';
import { notFound } from '../api-error.ts';
import { toBusinessCard, toCardFields, toCityCard, toLineCard, toSpotCard } from '../catalogue/cards.ts';
import { listCityLinks } from '../catalogue/city-links.ts';
import { findCityLocal } from '../catalogue/city-local.ts';
import { toFacetChoices } from '../catalogue/facet-choices.ts';
import { toPage, toSlice } from '../catalogue/paging.ts';
import { handlers } from '../handler.ts';
import { listPhotographTexts } from '../media/photograph-texts.ts';

const similarShown = 4;

export const cityRoutes = handlers({
  'POST /city/list': async ({ sort, near, pageNum, pageSize, ...filter }, { db }) => {
    const paging = { pageNum, pageSize };
    return toPage(paging, await listCities(db, filter, near ?? sort, toSlice(paging)), toCityCard);
  },

  'POST /city/facets': async (filter, { db }) => {
    const [counts, names] = await Promise.all([countCityFacets(db, filter), listFacetNames(db)]);
    return toFacetChoices(cityFacets, counts, names);
  },

  'GET /city/detail': async ({ id }, { db }) => {
    const row = await findCityPage(db, id);
    if (!row) throw notFound('city');
    const card = toCardFields('city', row);
    const [nearby, similar, links, photographs] = await Promise.all([
      listPublishedCardsByIds(db, 'city', row.doc.nearbyCityIds),
      listSimilarCities(db, { id, ...row.doc }, similarShown),
      listCityLinks(db, id),
      listPhotographTexts(db, [card.picture, ...(row.doc.gallery ?? [])]),
    ]);
    return {
      ...row.doc,
      ...card,
      ...row.counts,
      areaName: row.areaName ?? '',
      updatedAt: row.updatedAt.toISOString(),
      nearby: nearby.map(toCityCard),
      similar: similar.map(toCityCard),
      links,
      photographs,
    };
  },

  'GET /city/local': ({ id }, { db }) => findCityLocal(db, id),

  'POST /hotel/selectInfoByCityCode': (input, { db }) => listInCity(db, 'hotel', input),
  'POST /restaurant/selectInfoByCityCode': (input, { db }) => listInCity(db, 'restaurant', input),
  'POST /shop/selectInfoByCityCode': (input, { db }) => listInCity(db, 'shop', input),

  'POST /scenicSpots/selectInfoByCityCode': async ({ sort, near, pageNum, pageSize, ...filter }, { db }) => {
    const paging = { pageNum, pageSize };
    await requireCity(db, filter.cityCode);
    return toPage(paging, await listSpots(db, filter, near ?? sort, toSlice(paging)), toSpotCard);
  },
  'POST /scenicSpots/facets': async (filter, { db }) => {
    const [counts, names] = await Promise.all([countSpotFacets(db, filter), listFacetNames(db)]);
    return toFacetChoices(spotFacets, counts, names);
  },
  'POST /tripLine/selectInfoByCityCode': async ({ sort, pageNum, pageSize, ...filter }, { db }) => {
    const paging = { pageNum, pageSize };
    await requireCity(db, filter.cityCode);
    return toPage(paging, await listLines(db, filter, toSlice(paging), sort), toLineCard);
  },
  'POST /tripLine/facets': async (filter, { db }) => {
    const [counts, names] = await Promise.all([countLineFacets(db, filter), listFacetNames(db)]);
    return toFacetChoices(lineFacets, counts, names);
  },
});

type BusinessInput = HandlerInput<'POST /hotel/selectInfoByCityCode'>;

async function listInCity<N extends BusinessEntity>(
  db: Db,
  entity: N,
  { cityCode, priceClass, sort, ...paging }: BusinessInput,
) {
  await requireCity(db, cityCode);
  const found = await listBusinesses(db, entity, { cityCode, priceClass }, sort, toSlice(paging));
  return toPage(paging, found, toBusinessCard(entity));
}

/** Throws NOT_FOUND for an unknown city code, instead of returning empty lists. */
async function requireCity(db: Db, cityCode: string | undefined): Promise<void> {
  if (cityCode && !(await hasCityCode(db, cityCode))) throw notFound('city');
}
