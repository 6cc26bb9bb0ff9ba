import type { Currency, Money } from '@yunyou/contract/entities/base.schema';
import type { City } from '@yunyou/contract/entities/city.schema';
import type { District } from '@yunyou/contract/entities/district.schema';
import type { Link } from '@yunyou/contract/entities/link.schema';
import type { Hotel, Restaurant } from '@yunyou/contract/entities/local-business.schema';
import type { Route } from '@yunyou/contract/entities/route.schema';
import type { ScenicSpot } from '@yunyou/contract/entities/scenic-spot.schema';
import type { Station } from '@yunyou/contract/entities/station.schema';
import { toFen as convert, exchangeRates } from '../../money/money.ts';
import type { AreaClosure } from '../plan/closed-areas.ts';

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
  Readonly<Partial<Pick<City, 'areaId' | 'altitudeMetres' | 'knownFor' | 'climate' | 'cityCode'>>>;
/** The columns of a spot by which the cities of a trip are chosen. */
export type ShapeSpot = Row<
  ScenicSpot,
  'cityId' | 'coordinates' | 'category' | 'levels' | 'tagIds' | 'visitMinutes' | 'bestMonths' | 'popularity'
> &
  /** Name and summary are searched for the interest words of the brief. */
  Readonly<Partial<Pick<ScenicSpot, 'name' | 'summary' | 'visitVariants' | 'variety'>>>;
export type TripSpot = ShapeSpot &
  Row<
    ScenicSpot,
    'openingHours' | 'openingExceptions' | 'free' | 'tickets' | 'booking' | 'bestTimeOfDay' | 'indoor'
  > &
  Readonly<
    Partial<
      Pick<
        ScenicSpot,
        | 'zhName'
        | 'foodInside'
        | 'bestHours'
        | 'altitudeMetres'
        | 'access'
        | 'driveMinutes'
        | 'partOfId'
        | 'waysInside'
        | 'nearestMetro'
      >
    >
  >;
export type TripHotel = Row<
  Hotel,
  'cityId' | 'coordinates' | 'priceClass' | 'popularity' | 'tagIds' | 'features' | 'registersForeignPassports'
>;
export type TripRestaurant = Row<
  Restaurant,
  'cityId' | 'coordinates' | 'priceClass' | 'popularity' | 'tagIds' | 'cuisine' | 'dietary'
> &
  Readonly<Partial<Pick<Restaurant, 'meals'>>>;
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
> &
  Readonly<Partial<Pick<Link, 'fromStationId' | 'toStationId' | 'services' | 'voyage'>>>;

export type TripStation = Row<
  Station,
  'kind' | 'cityId' | 'alsoServesCityIds' | 'coordinates' | 'popularity'
>;
export type TripDistrict = Row<District, 'cityId' | 'coordinates' | 'goodFor' | 'popularity'> &
  Readonly<Partial<Pick<District, 'stayClasses' | 'metro'>>>;
export type TripRoute = Row<Route, 'stops' | 'days' | 'months' | 'forWhom' | 'tagIds' | 'popularity'> &
  /** Searched for the interest words of the brief. */
  Readonly<Partial<Pick<Route, 'title' | 'aliases' | 'summary'>>>;

/** A good day of a city: at least two sights that follow each other. No months: all year. */
export type TripDayIdea = {
  readonly id: string;
  readonly cityId: string;
  readonly months: readonly number[];
  readonly spotIds: readonly string[];
};

/** The rows and columns of the catalogue that trips are planned from. Complete contract rows with ids fit as well. */
export type TripCatalogue = {
  readonly cities: readonly TripCity[];
  readonly spots: readonly TripSpot[];
  readonly hotels: readonly TripHotel[];
  readonly restaurants: readonly TripRestaurant[];
  readonly links: readonly TripLink[];
  readonly stations?: readonly TripStation[];
  readonly districts?: readonly TripDistrict[];
  /** Classic routes to start from. */
  readonly routes?: readonly TripRoute[];
  readonly dayIdeas?: readonly TripDayIdea[];
  /** Cities the planner may use. Absent: `chooseShapes` chooses them. */
  readonly chosenCityIds?: readonly string[];
  /** Areas with their own border or a permit. Their cities are used only when the brief names them. */
  readonly optInAreaIds?: ReadonlySet<string>;
  /** When areas are closed to foreigners. */
  readonly areaClosures?: readonly AreaClosure[];
  /** Minutes to be at the station or airport before departure. Undefined where no rule sets them. */
  readonly boardMinutes?: (mode: string, dates: readonly string[]) => number | undefined;
  /** Names of tags for the reasons of visits. A missing name is replaced by the id. */
  readonly tagNames?: ReadonlyMap<string, string>;
  /** Yuan for one unit of a currency. Replaces the built-in rates. */
  readonly cnyPer?: Partial<Record<Currency, number>>;
};

/** The part of the catalogue that rides between cities are made from. */
export type RideCatalogue = Omit<TripCatalogue, 'spots' | 'hotels' | 'restaurants' | 'districts'>;

/** The part of the catalogue by which the cities of a trip are chosen. */
export type ShapeCatalogue = RideCatalogue & { readonly spots: readonly ShapeSpot[] };

/** Returns whether a city has neither an airport nor a railway station, so that trips start and end there only if the wish says so. */
export function isRemoteCity({ airports, stations }: Pick<TripCity, 'airports' | 'stations'>): boolean {
  return airports.length === 0 && stations.length === 0;
}

/** Converts an amount to fen at the rates of the catalogue, or at the built-in rates where it has none. */
export function toFen(amount: Money, { cnyPer }: Pick<TripCatalogue, 'cnyPer'>): number {
  return convert(amount, cnyPer && { ...exchangeRates, cnyPer: { ...exchangeRates.cnyPer, ...cnyPer } });
}
