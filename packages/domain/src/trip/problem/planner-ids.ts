/**
 * The object that a planner id refers to. Catalogue ids are unique only within their entity, planner ids within the
 * whole problem. A planner id is `kind/id`, with a third part if a catalogue row appears more than once.
 */
export type PlannerObject =
  | { readonly kind: 'spot'; readonly id: string; readonly part: number }
  | { readonly kind: 'hotel' | 'restaurant' | 'city'; readonly id: string }
  /** A place of the traveller, in `ownPlaces` of the brief. */
  | { readonly kind: 'own'; readonly id: string }
  /** A booked hotel that the catalogue does not have; `id` is that of its booking. */
  | { readonly kind: 'booked'; readonly cityId: string; readonly id: string }
  /** A night in no particular hotel of a class in a district, or in the city centre where no district is known. */
  | { readonly kind: 'stay'; readonly cityId: string; readonly district?: StayDistrict }
  /** A district to eat in. `copy` distinguishes meals in the same district. */
  | { readonly kind: 'district'; readonly id: string; readonly copy: number }
  /** The airport, station or port where a city is reached and left by this mode; unknown where the catalogue names none. */
  | { readonly kind: 'gateway'; readonly cityId: string; readonly mode: string; readonly stationId?: string };

export type StayDistrict = { readonly id: string; readonly priceClass: number };

export const cityKey = (id: string): string => `city/${id}`;
/** Parts count from 1. A spot that takes several days has one part per day. */
export const spotKey = (id: string, part = 1): string => `spot/${id}/${part}`;
export const ownKey = (id: string): string => `own/${id}`;
export const hotelKey = (id: string): string => `hotel/${id}`;
export const restaurantKey = (id: string): string => `restaurant/${id}`;
export const stayKey = (cityId: string, district?: StayDistrict): string =>
  district ? `stay/${cityId}/${district.id}/${district.priceClass}` : `stay/${cityId}`;
export const bookedKey = (cityId: string, bookingId: string): string => `booked/${cityId}/${bookingId}`;
export const districtKey = (id: string, copy: number): string => `district/${id}/${copy}`;
export const gatewayKey = (cityId: string, mode: string, stationId?: string): string =>
  ['gateway', cityId, mode, ...(stationId === undefined ? [] : [stationId])].join('/');

/** Parses a planner id. Throws on an id that none of the functions above created. */
export function readKey(key: string): PlannerObject {
  const [kind, id = '', rest = '', last] = key.split('/');
  if (id !== '') {
    if (kind === 'spot') return { kind, id, part: Number(rest) };
    if (kind === 'hotel' || kind === 'restaurant' || kind === 'city' || kind === 'own') return { kind, id };
    if (kind === 'booked') return { kind, cityId: id, id: rest };
    if (kind === 'stay')
      return {
        kind,
        cityId: id,
        ...(rest !== '' && { district: { id: rest, priceClass: Number(last) } }),
      };
    if (kind === 'district') return { kind, id, copy: Number(rest) };
    if (kind === 'gateway')
      return { kind, cityId: id, mode: rest, ...(last !== undefined && { stationId: last }) };
  }
  throw new Error(`"${key}" is not a planner id of a trip; create ids with planner-ids.ts`);
}

/** Returns the catalogue id of a spot; undefined for another kind of planner id. Throws like `readKey`. */
export function findSpotId(key: string): string | undefined {
  const object = readKey(key);
  return object.kind === 'spot' ? object.id : undefined;
}

/** Returns the catalogue id of a city; undefined for another kind of planner id. Throws like `readKey`. */
export function findCityId(key: string): string | undefined {
  const object = readKey(key);
  return object.kind === 'city' ? object.id : undefined;
}
