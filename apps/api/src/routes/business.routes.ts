import type { NearbyBusiness } from '@yunyou/contract/site/business.endpoints';
import { type BusinessEntity, listSpotsNear } from '@yunyou/database/catalogue/place.queries';
import { findBusinessPage, listBusinessesOf } from '@yunyou/database/catalogue/place-page.queries';
import type { Db } from '@yunyou/database/database';
import { listNearest, walkMeters } from '@yunyou/domain/places/nearby';
import { notFound } from '../api-error.ts';
import { toBusinessCard, toCardFields, toSpotCard } from '../catalogue/cards.ts';
import { handlers } from '../handler.ts';
import { listPhotographTexts } from '../media/photograph-texts.ts';

const spotsShown = 8;
const businessesShown = 9;
/** Per kind: more than any city has. */
const businessesRead = 100;

export const businessRoutes = handlers({
  'GET /hotel/detail': ({ id }, { db }) => findPage(db, 'hotel', id),
  'GET /restaurant/detail': ({ id }, { db }) => findPage(db, 'restaurant', id),
  'GET /shop/detail': ({ id }, { db }) => findPage(db, 'shop', id),
});

async function findPage<N extends BusinessEntity>(db: Db, entity: N, id: string) {
  const row = await findBusinessPage(db, entity, id);
  if (!row) throw notFound(entity);
  const { coordinates, cityId } = row.doc;
  const card = toCardFields(entity, row);
  const [photographs, spots, ...businesses] = await Promise.all([
    listPhotographTexts(db, [card.picture, ...(row.doc.gallery ?? [])]),
    listSpotsNear(db, coordinates, spotsShown),
    listOf(db, 'hotel', cityId),
    listOf(db, 'restaurant', cityId),
    listOf(db, 'shop', cityId),
  ]);
  const others = businesses.flat().filter((other) => other.kind !== entity || other.id !== id);
  return {
    ...row.doc,
    ...card,
    ...row.counts,
    cityName: row.cityName ?? '',
    updatedAt: row.updatedAt.toISOString(),
    spots: spots.map((spot) => ({ ...toSpotCard(spot), distanceMeters: spot.distanceMeters })),
    businesses: listNearest(coordinates, others, { maxMeters: walkMeters, limit: businessesShown }),
    photographs,
  };
}

async function listOf(
  db: Db,
  kind: BusinessEntity,
  cityId: string,
): Promise<Omit<NearbyBusiness, 'distanceMeters'>[]> {
  const rows = await listBusinessesOf(db, kind, cityId, businessesRead);
  return rows.map((row) => ({ ...toBusinessCard(kind)(row), kind }));
}
