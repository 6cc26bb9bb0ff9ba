import type { TripLine } from '@yunyou/contract/entities/trip-line.schema';
import type { TripDayView } from '@yunyou/contract/trip/trip.schema';
import { firstBookableDate, lastDayOf, listDepartures } from '../../orders/departures.ts';

type Tour = Pick<
  TripLine,
  'startCityId' | 'cityIds' | 'days' | 'tagIds' | 'popularity' | 'departures' | 'priceAdult' | 'priceChild'
>;

interface Trip {
  days: readonly Pick<TripDayView, 'date' | 'cities'>[];
  tagIds: readonly string[];
  /** China-local. */
  today: string;
}

export interface FittingTourOf<T> {
  tour: T;
  date: string;
  sharedCityIds: readonly string[];
}

/**
 * Tours one could take on the trip: they visit its cities, leave on a day of it that can still be booked and end
 * with it at the latest. Those that share most of their cities, leave where the traveller wakes up that day and match
 * what they like come first.
 */
export function rankFittingTours<T extends Tour>(
  tours: readonly T[],
  trip: Trip,
  most: number,
): FittingTourOf<T>[] {
  // Tours leave in the morning: nobody has landed yet on the first day, or come by train on a later one.
  const wokenIn = new Map(trip.days.slice(1).map(({ date, cities }) => [date, cities[0]?.id]));
  const cityIds = new Set(trip.days.flatMap(({ cities }) => cities.map(({ id }) => id)));
  const [first, last] = [trip.days[0]?.date, trip.days.at(-1)?.date];
  if (first === undefined || last === undefined) return [];
  const bookable = firstBookableDate(trip.today);
  const from = first > bookable ? first : bookable;
  return tours
    .flatMap((tour) => {
      const sharedCityIds = tour.cityIds.filter((id) => cityIds.has(id));
      const dates = listDepartures(tour, { from, to: last })
        .map(({ date }) => date)
        .filter((date) => lastDayOf(date, tour.days) <= last);
      const isThere = (date: string) => wokenIn.get(date) === tour.startCityId;
      const date = dates.find(isThere) ?? dates[0];
      if (date === undefined || sharedCityIds.length === 0) return [];
      const tags = tour.tagIds.filter((id) => trip.tagIds.includes(id)).length;
      const worth =
        (2 * sharedCityIds.length) / tour.cityIds.length +
        (isThere(date) ? 1 : 0) +
        0.4 * tags +
        tour.popularity / 200;
      return [{ tour, date, sharedCityIds, worth }];
    })
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ tour, date, sharedCityIds }) => ({ tour, date, sharedCityIds }));
}
