import { pagePath } from '@yunyou/contract/paths';
import type { CityLink } from '@yunyou/contract/site/city.endpoints';
import { listLinksOf } from '@yunyou/database/catalogue/place-page.queries';
import type { Db } from '@yunyou/database/database';

const linkLimit = 60;

/** Lists the connections of a city, the most frequent first. `hereStop` is always the stop in this city. */
export async function listCityLinks(db: Db, cityId: string): Promise<CityLink[]> {
  const rows = await listLinksOf(db, cityId, linkLimit);
  return rows.map(({ id, doc, city }) => {
    const { fromCityId, fromStop, toStop } = doc;
    const isOutward = fromCityId === cityId;
    return {
      ...doc,
      id,
      city: { ...city, linkUrl: pagePath('city', city.id) },
      hereStop: isOutward ? fromStop : toStop,
      thereStop: isOutward ? toStop : fromStop,
    };
  });
}
