import type { EntityFields, EntityName } from '@yunyou/contract/entities';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import { type CatalogueRow, listPublished } from '@yunyou/database/catalogue/catalogue.queries';
import { getCatalogueChangeNumber } from '@yunyou/database/catalogue/catalogue-change.queries';
import { listPublishedFields } from '@yunyou/database/catalogue/row-fields.queries';
import type { Database } from '@yunyou/database/database';
import { readRules } from '@yunyou/domain/rules/read-rules';
import { chinaNow } from '@yunyou/domain/time/china-time';
import { type CatalogueRows, toTripDayIdea } from '@yunyou/domain/trip/catalogue/trip-catalogue-data';
import { readRates } from '../../rates/exchange-rates.ts';

type Dated<T> = T & { factsAsOf: string };
type Row<N extends EntityName, F extends keyof EntityFields<N>> = Pick<EntityFields<N>, F> & { id: string };

/** Columns of all spots: those by which cities are chosen, and those by which sentences about trips are read. */
const spotFields = [
  'cityId',
  'name',
  'zhName',
  'summary',
  'coordinates',
  'category',
  'variety',
  'levels',
  'tagIds',
  'visitMinutes',
  'visitVariants',
  'bestMonths',
  'popularity',
  'indoor',
] as const satisfies readonly (keyof EntityFields<'scenic-spot'>)[];
/** The same of hotels and restaurants. */
const businessFields = ['cityId', 'name', 'zhName', 'priceClass'] as const;
const dayIdeaFields = ['cityId', 'months', 'items'] as const;

/**
 * The part of the published catalogue that planning reads for every trip: cities, links, stations and routes with the
 * dates of their facts, and a few columns of the rest. `readTripPart` adds the whole rows of the cities of one trip.
 */
export type CatalogueOutline = Omit<
  CatalogueRows<
    Row<'scenic-spot', (typeof spotFields)[number]>,
    Row<'hotel', (typeof businessFields)[number]>,
    Row<'restaurant', (typeof businessFields)[number]>,
    Row<'district', 'cityId'>
  >,
  'cities' | 'links'
> & {
  cities: Dated<TripCatalogueData['cities'][number]>[];
  links: Dated<TripCatalogueData['links'][number]>[];
};
export type TripCatalogueSource = () => Promise<CatalogueOutline>;

const maxRows = 20_000;

/** Reads the outline of the catalogue and caches it until it changes or a new day starts, because rules become stale by date. */
export function createTripCatalogue({ db }: Pick<Database, 'db'>, now: () => Date): TripCatalogueSource {
  let cached: { stamp: string; data: Promise<CatalogueOutline> } | undefined;
  return async () => {
    const today = chinaNow(now()).date;
    const stamp = `${await getCatalogueChangeNumber(db)} ${today}`;
    if (cached?.stamp !== stamp) {
      const data = readOutline(db, today);
      const own = { stamp, data };
      cached = own;
      data.catch(() => {
        if (cached === own) cached = undefined; // the next call reads again
      });
    }
    return cached.data;
  };
}

async function readOutline(db: Database['db'], today: string): Promise<CatalogueOutline> {
  const all = async <N extends EntityName>(entity: N) =>
    (await listPublished(db, entity, { orderBy: [], limit: maxRows })).map(withId);
  const [cities, spots, hotels, restaurants, links, stations, districts, routes, dayIdeas, tags, rules] =
    await Promise.all([
      all('city'),
      listPublishedFields(db, 'scenic-spot', { fields: spotFields, limit: maxRows }),
      listPublishedFields(db, 'hotel', { fields: businessFields, limit: maxRows }),
      listPublishedFields(db, 'restaurant', { fields: businessFields, limit: maxRows }),
      all('link'),
      all('station'),
      listPublishedFields(db, 'district', { fields: ['cityId'], limit: maxRows }),
      all('route'),
      listPublishedFields(db, 'day-idea', { fields: dayIdeaFields, limit: maxRows }),
      all('tag'),
      all('rule'),
    ]);
  const { cnyPer, asOf } = await readRates(db);
  return {
    // Articles are the largest part of a row, and plans do not use them.
    cities: cities.map((city) => without(city, 'article')),
    spots,
    hotels,
    restaurants,
    links,
    stations,
    districts,
    routes: routes.map((route) => without(route, 'article')),
    dayIdeas: dayIdeas.map(toTripDayIdea),
    tagNames: Object.fromEntries(tags.map(({ id, name }) => [id, name])),
    cnyPer,
    ratesAsOf: asOf,
    chosenCityIds: [],
    rules: readRules(rules, today),
  };
}

const withId = <N extends EntityName>({ id, doc }: CatalogueRow<N>) => ({ ...doc, id });

export function without<T extends object, K extends keyof T>(row: T, key: K): Omit<T, K> {
  const { [key]: dropped, ...rest } = row;
  void dropped;
  return rest;
}
