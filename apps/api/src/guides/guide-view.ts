import { type CatalogueRow, listPublishedCardsByIds } from '@yunyou/database/catalogue/catalogue.queries';
import type { Db } from '@yunyou/database/database';
import { findCounts } from '@yunyou/database/visitors/behaviour.queries';
import { countWords } from '@yunyou/domain/editorial/word-count';
import { minutesToRead, toCardFields, toCityCard, toGuideCard, toSpotCard } from '../catalogue/cards.ts';
import { listPhotographTexts } from '../media/photograph-texts.ts';

/** Maps a guide row to its page data, with related guides, cities and spots that are published, and the texts of its photographs. */
export async function toGuideView(db: Db, row: CatalogueRow<'guide'>) {
  const card = toCardFields('guide', row);
  const [related, cities, spots, counts, photographs] = await Promise.all([
    listPublishedCardsByIds(db, 'guide', row.doc.relatedIds),
    listPublishedCardsByIds(db, 'city', row.doc.cityIds),
    listPublishedCardsByIds(db, 'scenic-spot', row.doc.spotIds),
    findCounts(db, 'guide', row.id),
    listPhotographTexts(db, [card.picture, ...(row.doc.gallery ?? [])]),
  ]);
  return {
    ...row.doc,
    ...card,
    ...counts,
    minutesToRead: minutesToRead(countWords(row.doc.body)),
    updatedAt: row.updatedAt.toISOString(),
    related: related.map(toGuideCard),
    cities: cities.map(toCityCard),
    spots: spots.map(toSpotCard),
    photographs,
  };
}
