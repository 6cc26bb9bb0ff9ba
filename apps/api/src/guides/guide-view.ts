import { type CatalogueRow, listPublishedByIds } from '@yunyou/database/catalogue/catalogue.queries';
import type { Db } from '@yunyou/database/database';
import { findCounts } from '@yunyou/database/visitors/behaviour.queries';
import { minutesToRead, toCityCard, toDetailFields, toGuideCard, toSpotCard } from '../catalogue/cards.ts';

/** Maps a guide row to its page data, with related guides, cities and spots that are published. */
export async function toGuideView(db: Db, row: CatalogueRow<'guide'>) {
  const [related, cities, spots, counts] = await Promise.all([
    listPublishedByIds(db, 'guide', row.doc.relatedIds),
    listPublishedByIds(db, 'city', row.doc.cityIds),
    listPublishedByIds(db, 'scenic-spot', row.doc.spotIds),
    findCounts(db, 'guide', row.id),
  ]);
  return {
    ...row.doc,
    ...toDetailFields('guide', row),
    ...counts,
    minutesToRead: minutesToRead(row.doc.body),
    updatedAt: row.updatedAt.toISOString(),
    related: related.map(toGuideCard),
    cities: cities.map(toCityCard),
    spots: spots.map(toSpotCard),
  };
}
