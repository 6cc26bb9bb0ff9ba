import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { ShapeCatalogue } from '../../catalogue/trip-catalogue.ts';

/** Share of the classic routes for first visits from which these decide how many nights a city needs. */
export const classicMostly = 0.5;

/** What the classic routes for first visits say about a city. On other trips: share 0 and nights 0. */
export type ClassicStay = {
  /** Share of the classic routes that visit the city, 0 to 1. */
  readonly share: number;
  /** Mean nights in the city on these routes, which is the minimum of the trip; 0 for a city that most routes leave out. */
  readonly nights: number;
};

/** Returns what the classic routes say about each city, by the nights of their stays with half of the nights that a longer trip adds. */
export function createClassicStays(
  { isFirstVisit }: TripBrief,
  routes: NonNullable<ShapeCatalogue['routes']>,
): (cityId: string) => ClassicStay {
  const classics =
    isFirstVisit === true ? routes.filter(({ forWhom }) => forWhom.includes('first-visit')) : [];
  return (cityId) => {
    const stays = classics.flatMap(({ stops }) => stops.find((stop) => stop.cityId === cityId) ?? []);
    const share = stays.length / Math.max(1, classics.length);
    const sum = stays.reduce((all, { nights, extraNights }) => all + nights + extraNights / 2, 0);
    return { share, nights: share < classicMostly ? 0 : Math.round(sum / stays.length) };
  };
}
