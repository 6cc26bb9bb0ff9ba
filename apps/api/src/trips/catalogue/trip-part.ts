import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import { listPublishedOfCities } from '@yunyou/database/catalogue/row-fields.queries';
import type { Db } from '@yunyou/database/database';
import { narrowCatalogue } from '@yunyou/domain/trip/catalogue/trip-catalogue-data';
import { type CatalogueOutline, without } from './trip-catalogue.ts';

type Kind = 'spots' | 'hotels' | 'restaurants' | 'districts';
/** Whole rows of one city, by id. */
type CityRows = { readonly [K in Kind]: ReadonlyMap<string, TripCatalogueData[K][number]> };

/** Cities whose rows stay in memory. One takes about 50 KB. */
const citiesMax = 256;

/** Rows of cities by the outline they were read with, so that a change of the catalogue removes them from memory. */
const rowsByOutline = new WeakMap<CatalogueOutline, Map<string, CityRows>>();

/**
 * Returns the part of the catalogue that one trip needs, with whole rows. Reads only the cities of the trip, and those of
 * its day trips, that are not in memory. `db` may be a transaction: no other connection is used.
 */
export async function readTripPart(
  db: Db,
  outline: CatalogueOutline,
  brief: TripBrief,
  cityIds?: readonly string[],
): Promise<TripCatalogueData> {
  const part = narrowCatalogue(outline, brief, cityIds);
  // A day trip has become a sight of the city it starts from.
  const cityOfSpot = new Map(outline.spots.map(({ id, cityId }) => [id, cityId]));
  const needed = new Set([
    ...part.chosenCityIds,
    ...part.spots.flatMap(({ id }) => cityOfSpot.get(id) ?? []),
  ]);
  const rows = await readCities(db, outline, needed);
  return {
    ...part,
    spots: part.spots.flatMap(({ id, cityId }) => {
      const spot = rows.get(cityOfSpot.get(id) ?? '')?.spots.get(id);
      if (!spot) return [];
      return spot.cityId === cityId ? [spot] : [{ ...spot, cityId }];
    }),
    hotels: part.hotels.flatMap(({ id, cityId }) => rows.get(cityId)?.hotels.get(id) ?? []),
    restaurants: part.restaurants.flatMap(({ id, cityId }) => rows.get(cityId)?.restaurants.get(id) ?? []),
    districts: part.districts.flatMap(({ id, cityId }) => rows.get(cityId)?.districts.get(id) ?? []),
  };
}

/** Returns the rows of the cities, from memory where they are there. The cities used last stay in memory. */
async function readCities(
  db: Db,
  outline: CatalogueOutline,
  cityIds: ReadonlySet<string>,
): Promise<ReadonlyMap<string, CityRows>> {
  const known = rowsByOutline.get(outline) ?? new Map<string, CityRows>();
  rowsByOutline.set(outline, known);
  const read = await readRows(
    db,
    [...cityIds].filter((id) => !known.has(id)),
  );
  const rows = new Map([...cityIds].flatMap((id) => entryOf(id, read.get(id) ?? known.get(id))));
  for (const [id, own] of rows) {
    known.delete(id);
    known.set(id, own);
  }
  for (const id of [...known.keys()].slice(0, Math.max(0, known.size - citiesMax))) known.delete(id);
  return rows;
}

const entryOf = (id: string, rows: CityRows | undefined): [string, CityRows][] => (rows ? [[id, rows]] : []);

async function readRows(db: Db, cityIds: readonly string[]): Promise<ReadonlyMap<string, CityRows>> {
  if (cityIds.length === 0) return new Map();
  // One after another: a transaction has one connection.
  const spots = await listPublishedOfCities(db, 'scenic-spot', cityIds);
  const hotels = await listPublishedOfCities(db, 'hotel', cityIds);
  const restaurants = await listPublishedOfCities(db, 'restaurant', cityIds);
  const districts = await listPublishedOfCities(db, 'district', cityIds);
  const byId = <T extends { id: string; cityId: string }>(rows: readonly T[], own: string) =>
    new Map(rows.filter(({ cityId }) => cityId === own).map((row) => [row.id, row]));
  // Articles are the largest part of a row, and plans do not use them.
  const light = spots.map((spot) => without(spot, 'description'));
  const areas = districts.map((district) => without(district, 'text'));
  return new Map(
    cityIds.map((id) => [
      id,
      {
        spots: byId(light, id),
        hotels: byId(hotels, id),
        restaurants: byId(restaurants, id),
        districts: byId(areas, id),
      },
    ]),
  );
}
