import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { Located } from '@yunyou/planner/travel-matrix';
import type { TripCatalogue, TripCity } from '../catalogue/trip-catalogue.ts';
import { districtKey, hotelKey, ownKey, readKey, restaurantKey, spotKey } from './planner-ids.ts';

/** Returns a function from the planner id of a place, restaurant or hotel to its coordinates; those of the city for a stay without a district. */
export function createPointLookup(
  city: TripCity,
  {
    spots,
    ownPlaces,
    districts,
    hotels,
    restaurants,
  }: {
    readonly spots: TripCatalogue['spots'];
    readonly ownPlaces: NonNullable<TripBrief['ownPlaces']>;
    readonly districts: NonNullable<TripCatalogue['districts']>;
    readonly hotels: TripCatalogue['hotels'];
    readonly restaurants: TripCatalogue['restaurants'];
  },
): (id: string) => Located {
  const coordinatesById = new Map([
    ...spots.map((spot) => [spotKey(spot.id), spot.coordinates] as const),
    ...ownPlaces.map((own) => [ownKey(own.id), own.coordinates] as const),
    ...hotels.map((row) => [hotelKey(row.id), row.coordinates] as const),
    ...restaurants.map((row) => [restaurantKey(row.id), row.coordinates] as const),
    ...districts.map((row) => [districtKey(row.id, 1), row.coordinates] as const),
  ]);
  return (id) => coordinatesById.get(firstPart(id)) ?? city.coordinates;
}

/** Returns the id of the first part of a spot, or of the first copy of a district; other ids unchanged. */
function firstPart(id: string): string {
  const thing = readKey(id);
  if (thing.kind === 'stay' && thing.district) return districtKey(thing.district.id, 1);
  if (thing.kind === 'district') return districtKey(thing.id, 1);
  return thing.kind === 'spot' ? spotKey(thing.id) : id;
}
