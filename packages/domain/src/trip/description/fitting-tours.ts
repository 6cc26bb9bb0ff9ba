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
  /** Date in China. */
  today: string;
}

export interface FittingTourOf<T> {
  tour: T;
  date: string;
  sharedCityIds: readonly string[];
}

/**
 * Returns up to `limit` tours that fit a trip: they visit a city of the trip, depart on one of its days that can still be
 * booked, and end with the trip at the latest. Tours rank by the share of common cities, by a departure from the city the
 * traveller wakes up in, by matching tags and by popularity.
 */
export function rankFittingTours<T extends Tour>(
  tours: readonly T[],
  trip: Trip,
  limit: number,
): FittingTourOf<T>[] {
  // Tours depart in the morning, before the arrival of the first day and before the rides of later days.
  const morningCity = new Map(trip.days.slice(1).map(({ date, cities }) => [date, cities[0]?.id]));
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
      const isThere = (date: string) => morningCity.get(date) === tour.startCityId;
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
    .slice(0, limit)
    .map(({ tour, date, sharedCityIds }) => ({ tour, date, sharedCityIds }));
}
