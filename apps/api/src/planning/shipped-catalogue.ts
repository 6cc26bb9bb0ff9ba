import { readShippedRows } from '@yunyou/content/shipped-content';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import { exchangeRates } from '@yunyou/domain/money/money';
import { readRules } from '@yunyou/domain/rules/read-rules';
import type { TripCatalogue } from '@yunyou/domain/trip/catalogue/trip-catalogue';
import { toTripCatalogue, toTripDayIdea } from '@yunyou/domain/trip/catalogue/trip-catalogue-data';

/** Reads the catalogue from the content files, for benchmarks and tests without a database. */
export async function readShippedCatalogue(): Promise<TripCatalogue> {
  return toTripCatalogue(await readShippedCatalogueData('2027-01-01'));
}

/** Returns the catalogue in the form that `narrowCatalogue` takes. Rules are read as of `today`. */
export async function readShippedCatalogueData(today: string): Promise<TripCatalogueData> {
  const rows = await readShippedRows();
  return {
    cities: rows('city'),
    spots: rows('scenic-spot'),
    hotels: rows('hotel'),
    restaurants: rows('restaurant'),
    links: rows('link'),
    stations: rows('station'),
    districts: rows('district'),
    routes: rows('route'),
    dayIdeas: rows('day-idea').map(toTripDayIdea),
    tagNames: Object.fromEntries(rows('tag').map(({ id, name }) => [id, name])),
    cnyPer: exchangeRates.cnyPer,
    ratesAsOf: exchangeRates.asOf,
    chosenCityIds: [],
    rules: readRules(rows('rule'), today),
  };
}
