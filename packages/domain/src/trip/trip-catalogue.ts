import type { Currency, Money } from '@yunyou/contract/base.schema';
import type { City } from '@yunyou/contract/city.schema';
import type { Link } from '@yunyou/contract/link.schema';
import type { Hotel, Restaurant } from '@yunyou/contract/local-business.schema';
import type { ScenicSpot } from '@yunyou/contract/scenic-spot.schema';

type Row<T, K extends keyof T> = Readonly<Pick<T, K>> & { readonly id: string };

export type TripCity = Row<
  City,
  | 'name'
  | 'coordinates'
  | 'popularity'
  | 'tagIds'
  | 'bestMonths'
  | 'recommendedDays'
  | 'airports'
  | 'stations'
>;
export type TripSpot = Row<
  ScenicSpot,
  | 'cityId'
  | 'coordinates'
  | 'category'
  | 'levels'
  | 'tagIds'
  | 'openingHours'
  | 'openingExceptions'
  | 'free'
  | 'tickets'
  | 'visitMinutes'
  | 'booking'
  | 'bestTimeOfDay'
  | 'bestMonths'
  | 'indoor'
  | 'popularity'
> &
  /** What words of a wish are looked for in. */
  Readonly<Partial<Pick<ScenicSpot, 'name' | 'summary'>>>;
export type TripHotel = Row<
  Hotel,
  'cityId' | 'coordinates' | 'priceClass' | 'popularity' | 'tagIds' | 'features' | 'registersForeignPassports'
>;
export type TripRestaurant = Row<
  Restaurant,
  'cityId' | 'coordinates' | 'priceClass' | 'popularity' | 'tagIds' | 'cuisine' | 'dietary'
>;
export type TripLink = Row<
  Link,
  | 'fromCityId'
  | 'toCityId'
  | 'mode'
  | 'minutes'
  | 'perDay'
  | 'firstDeparture'
  | 'lastDeparture'
  | 'fare'
  | 'oneWay'
>;

/** The part of the catalogue a trip is made from; whole contract rows fit, with their ids. */
export type TripCatalogue = {
  readonly cities: readonly TripCity[];
  readonly spots: readonly TripSpot[];
  readonly hotels: readonly TripHotel[];
  readonly restaurants: readonly TripRestaurant[];
  readonly links: readonly TripLink[];
  /** Names of tags, for reasons in words; a missing one is worded by its id. */
  readonly tagNames?: ReadonlyMap<string, string>;
  /** Yuan for one unit of a currency, where better rates than the built-in ones are at hand. */
  readonly cnyPer?: Partial<Record<Currency, number>>;
};

/** Prices of the catalogue are in the money of the place; these are good enough for a trip's sum. */
const typicalCnyPer: Partial<Record<Currency, number>> = { CNY: 1, HKD: 0.92, MOP: 0.89, USD: 7.2, EUR: 7.8 };

/** An amount in fen; a currency without a rate counts as yuan. Both have two digits in every rate above. */
export function toFen({ amountMinor, currency }: Money, { cnyPer }: Pick<TripCatalogue, 'cnyPer'>): number {
  return Math.round(amountMinor * (cnyPer?.[currency] ?? typicalCnyPer[currency] ?? 1));
}
