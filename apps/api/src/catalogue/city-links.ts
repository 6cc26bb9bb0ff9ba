import type { CityLink } from '@yunyou/contract/site/city.endpoints';
import { type CatalogueRow, listPublishedCardsByIds } from '@yunyou/database/catalogue/catalogue.queries';
import { listLinksOf } from '@yunyou/database/catalogue/place.queries';
import type { Db } from '@yunyou/database/database';
import { toCityCard } from './cards.ts';

const linkLimit = 60;

/** Lists the connections of a city, the most frequent first. `hereStop` is always the stop in this city. */
export async function listCityLinks(db: Db, cityId: string): Promise<CityLink[]> {
  const rows = await listLinksOf(db, cityId, linkLimit);
  const ends = [...new Set(rows.map((row) => otherEnd(row, cityId)))];
  const cities = new Map(
    (await listPublishedCardsByIds(db, 'city', ends)).map((row) => [row.id, toCityCard(row)]),
  );
  return rows.flatMap((row) => {
    const city = cities.get(otherEnd(row, cityId));
    if (!city) return [];
    const { fromCityId, fromStop, toStop } = row.doc;
    const isOutward = fromCityId === cityId;
    return [
      {
        ...row.doc,
        id: row.id,
        city,
        hereStop: isOutward ? fromStop : toStop,
        thereStop: isOutward ? toStop : fromStop,
      },
    ];
  });
}

const otherEnd = ({ doc }: CatalogueRow<'link'>, cityId: string): string =>
  doc.fromCityId === cityId ? doc.toCityId : doc.fromCityId;
