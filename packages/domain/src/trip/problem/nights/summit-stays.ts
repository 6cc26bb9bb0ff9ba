import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { City, Hotel, LocalMode, Place, Window } from '@yunyou/planner/problem';
import type { Located } from '@yunyou/planner/travel-matrix';
import type { TripCatalogue, TripSpot } from '../../catalogue/trip-catalogue.ts';
import { spotKey } from '../planner-ids.ts';
import { listPasses, priceOf } from '../visits/spot-price.ts';
import type { VisitVariant } from '../visits/visit-variant.ts';
import { isRuledOut } from '../visits/visit-windows.ts';
import { mealScore, toHotels } from './meals-and-stays.ts';
import { findNightVariant, hoursOfSummitNight, isInPark, type SummitNight } from './summit-nights.ts';

/** A mountain of a city with the night on it. */
export type SummitStay = {
  readonly spot: TripSpot;
  readonly night: SummitNight;
  readonly variant: VisitVariant;
};

/** Lists the nights on mountains that are visited from a city. */
export function listSummitStays(
  { summitNights = [] }: Pick<TripBrief, 'summitNights'>,
  spots: readonly TripSpot[],
): SummitStay[] {
  return summitNights.flatMap((night) => {
    const spot = spots.find(({ id }) => id === night.spotId);
    const variant = spot && findNightVariant(spot);
    return spot && variant ? [{ spot, night, variant }] : [];
  });
}

/**
 * Returns the visit of a mountain as two: up until the evening, and from sunrise down. The first one pays the tickets of
 * both days. `visit` is the visit without a night.
 */
export function toSummitPlaces(
  { spot, night, variant }: SummitStay,
  visit: Place,
  brief: TripBrief,
  catalogue: TripCatalogue,
): Place[] {
  const { up, upMinutes, down, downMinutes } = hoursOfSummitNight(spot, variant, night, brief);
  const { lengths: _lengths, preferredByDay: _preferred, best: _best, passes: _passes, ...shared } = visit;
  const on = (day: number, window: Window): readonly (readonly Window[])[] =>
    visit.windowsByDay.map((_, index) => (index === day && !isRuledOut(spot, brief, index) ? [window] : []));
  const passes = listPasses(spot, brief, catalogue, variant.ticketNames);
  const first: Place = {
    ...shared,
    score: visit.score + (variant.mealsInside.includes('lunch') ? mealScore : 0),
    visitMinutes: upMinutes,
    costMinor: priceOf(spot, brief, catalogue, variant.ticketNames),
    ...(passes.length > 0 && { passes }),
    windowsByDay: on(night.dayIndex, up),
  };
  return [
    first,
    {
      ...shared,
      id: spotKey(spot.id, 2),
      visitMinutes: downMinutes,
      costMinor: 0,
      windowsByDay: on(night.dayIndex + 1, down),
    },
  ];
}

/** Score that a night loses per yuan, where a budget is set and where none is. */
const moneyWeight = { budget: 0.1, open: 0.03 } as const;

/** Returns where the group sleeps on a mountain: the hotel, or area with hotels, on top that suits it best. */
export function toSummitHotel(
  { spot, night }: SummitStay,
  brief: TripBrief,
  { hotels, districts = [] }: TripCatalogue,
): Hotel | undefined {
  const isOnTop = (row: { readonly cityId: string; readonly coordinates: Located }): boolean =>
    row.cityId === spot.cityId && isInPark(row.coordinates, spot);
  const rows = hotels.filter(isOnTop);
  const areas = districts.filter(isOnTop);
  // Where only areas are known, their simplest beds that are not below the class asked for.
  const classes = areas.flatMap(({ stayClasses = [] }) => stayClasses).toSorted((a, b) => a - b);
  const areaClass = classes.find((one) => one >= (brief.hotelClass ?? 1)) ?? classes.at(-1);
  const hotelClass = rows.length > 0 ? brief.hotelClass : (areaClass ?? brief.hotelClass);
  const { hotelClass: _asked, ...others } = brief;
  const candidates = toHotels(
    spot.cityId,
    rows,
    { ...others, ...(hotelClass !== undefined && { hotelClass }) },
    { districts: areas },
  );
  const weight = brief.budget ? moneyWeight.budget : moneyWeight.open;
  const value = ({ score, costMinor }: Hotel): number => score - (costMinor / 100) * weight;
  const [best] = candidates.toSorted((a, b) => value(b) - value(a) || (a.id < b.id ? -1 : 1));
  return best && { ...best, onlyNights: [night.dayIndex] };
}

/** Returns the city without ways between a hotel on a mountain and the sights, restaurants and other places below it. */
export function withoutWaysDown(
  city: City,
  hotel: Hotel,
  { spot }: SummitStay,
  isBelow: (id: string) => boolean,
): City {
  const own = new Set([spotKey(spot.id), spotKey(spot.id, 2)]);
  const at = city.locationIds.indexOf(hotel.id);
  const size = city.locationIds.length;
  const closed = city.locationIds.flatMap((id, index) => (isBelow(id) && !own.has(id) ? [index] : []));
  const close = (mode: LocalMode): LocalMode => {
    const minutes = Int32Array.from(mode.minutes);
    for (const index of closed) {
      minutes[at * size + index] = -1;
      minutes[index * size + at] = -1;
    }
    return { ...mode, minutes };
  };
  return { ...city, modes: city.modes.map(close) };
}
