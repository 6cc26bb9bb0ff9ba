import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripCatalogue } from '../catalogue/trip-catalogue.ts';

/** The cities of a trip in order, with the nights in each. A trip of one day has one city with 0 nights. */
export type TripShape = {
  readonly cityIds: readonly string[];
  readonly nights: readonly number[];
  /** The classic route it is made from. */
  readonly routeId?: string;
};

/** Returns the cities that the trip must contain: named ones, and those of must-sees, asked nights and the asked order. */
export function listRequiredCities(brief: TripBrief, { cities, spots }: TripCatalogue): string[] {
  const mustSee = brief.mustSeeSpotIds.flatMap((id) => spots.find((spot) => spot.id === id)?.cityId ?? []);
  const asked = [
    ...brief.cityIds,
    ...brief.cityOrder,
    ...brief.cityNights.map(({ cityId }) => cityId),
    ...mustSee,
  ];
  const known = new Set(cities.map(({ id }) => id));
  return [...new Set(asked)].filter((id) => known.has(id));
}

/** Returns whether the cities that have an asked order follow it. */
export function keepsOrder(cityIds: readonly string[], order: readonly string[]): boolean {
  const places = order.map((id) => cityIds.indexOf(id)).filter((place) => place >= 0);
  return places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0));
}
