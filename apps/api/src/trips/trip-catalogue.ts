import type { EntityName } from '@yunyou/contract/entities';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import { type CatalogueRow, listPublished } from '@yunyou/database/catalogue/catalogue.queries';
import { getCatalogueChangeNumber } from '@yunyou/database/catalogue/catalogue-change.queries';
import type { Database } from '@yunyou/database/database';
import { readRules } from '@yunyou/domain/rules/read-rules';
import { chinaNow } from '@yunyou/domain/time/china-time';
import { readRates } from '../rates/exchange-rates.ts';

type Dated<T> = T & { factsAsOf: string };

/** The published catalogue that trips are planned from, with the dates of its facts. */
export type DatedCatalogue = Omit<TripCatalogueData, 'cities' | 'spots' | 'links'> & {
  cities: Dated<TripCatalogueData['cities'][number]>[];
  spots: Dated<TripCatalogueData['spots'][number]>[];
  links: Dated<TripCatalogueData['links'][number]>[];
};
export type TripCatalogueSource = () => Promise<DatedCatalogue>;

const maxRows = 20_000;

/** Reads the catalogue and caches it until it changes or a new day starts, because rules become stale by date. */
export function createTripCatalogue({ db }: Pick<Database, 'db'>, now: () => Date): TripCatalogueSource {
  let cached: { stamp: string; data: Promise<DatedCatalogue> } | undefined;
  return async () => {
    const today = chinaNow(now()).date;
    const stamp = `${await getCatalogueChangeNumber(db)} ${today}`;
    if (cached?.stamp !== stamp) {
      const data = readTripCatalogue(db, today);
      const own = { stamp, data };
      cached = own;
      data.catch(() => {
        if (cached === own) cached = undefined; // the next call reads again
      });
    }
    return cached.data;
  };
}

async function readTripCatalogue(db: Database['db'], today: string): Promise<DatedCatalogue> {
  const all = async <N extends EntityName>(entity: N) =>
    (await listPublished(db, entity, { orderBy: [], limit: maxRows })).map(withId);
  const [cities, spots, hotels, restaurants, links, stations, districts, routes, tags, rules] =
    await Promise.all([
      all('city'),
      all('scenic-spot'),
      all('hotel'),
      all('restaurant'),
      all('link'),
      all('station'),
      all('district'),
      all('route'),
      all('tag'),
      all('rule'),
    ]);
  const { cnyPer, asOf } = await readRates(db);
  return {
    // Articles are the largest part of a row, and plans do not use them.
    cities: cities.map((city) => without(city, 'article')),
    spots: spots.map((spot) => without(spot, 'description')),
    hotels,
    restaurants,
    links,
    stations,
    districts: districts.map((district) => without(district, 'text')),
    routes: routes.map((route) => without(route, 'article')),
    tagNames: Object.fromEntries(tags.map(({ id, name }) => [id, name])),
    cnyPer,
    ratesAsOf: asOf,
    chosenCityIds: [],
    rules: readRules(rules, today),
  };
}

const withId = <N extends EntityName>({ id, doc }: CatalogueRow<N>) => ({ ...doc, id });

function without<T extends object, K extends keyof T>(row: T, key: K): Omit<T, K> {
  const { [key]: dropped, ...rest } = row;
  void dropped;
  return rest;
}
