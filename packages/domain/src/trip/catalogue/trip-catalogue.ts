import type { Currency, Money } from '@yunyou/contract/entities/base.schema';
import type { City } from '@yunyou/contract/entities/city.schema';
import type { Link } from '@yunyou/contract/entities/link.schema';
import type { Hotel, Restaurant } from '@yunyou/contract/entities/local-business.schema';
import type { ScenicSpot } from '@yunyou/contract/entities/scenic-spot.schema';
import { toFen as convert, exchangeRates } from '../../money/money.ts';

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
> &
  Readonly<Partial<Pick<City, 'areaId'>>>;
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
  | 'fastestMinutes'
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
  /** Cities the planner may use, where that was settled before; else it chooses (`choose-cities.ts`). */
  readonly chosenCityIds?: readonly string[];
  /** Areas nobody is sent to who did not name them: behind a border of their own, or only with a permit. */
  readonly unaskedAreaIds?: ReadonlySet<string>;
  /** Minutes to be at the station or airport before departure, by date, where a rule says so; else what is usual. */
  readonly boardMinutes?: (mode: string, dates: readonly string[]) => number | undefined;
  /** Names of tags, for reasons in words; a missing one is worded by its id. */
  readonly tagNames?: ReadonlyMap<string, string>;
  /** Yuan for one unit of a currency, where better rates than the built-in ones are at hand. */
  readonly cnyPer?: Partial<Record<Currency, number>>;
};

/** An amount in fen at the catalogue's rates, or else the built-in ones. */
export function toFen(amount: Money, { cnyPer }: Pick<TripCatalogue, 'cnyPer'>): number {
  return convert(amount, cnyPer && { ...exchangeRates, cnyPer: { ...exchangeRates.cnyPer, ...cnyPer } });
}
