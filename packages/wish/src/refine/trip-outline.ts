import type { PaceId } from '@yunyou/contract/trip/trip-brief.schema';

/** One visit of a trip, with what sentences can call it by. */
export type OutlineVisit = {
  readonly spotId: string;
  readonly dayIndex: number;
  readonly name: string;
  readonly zhName: string;
  readonly category: string;
  readonly tagIds: readonly string[];
  readonly indoor: boolean;
};

/** The parts of a trip that a sentence about it can refer to. */
export type TripOutline = {
  /** China-local dates of the days. */
  readonly dates: readonly string[];
  readonly stays: readonly { readonly cityId: string; readonly nights: number }[];
  readonly visits: readonly OutlineVisit[];
  readonly pace: PaceId;
  readonly travellers?: { readonly adults: number; readonly children: number };
  /** Restaurants in the cities of the trip. */
  readonly restaurants?: readonly OutlineRestaurant[];
};

export type OutlineRestaurant = {
  readonly restaurantId: string;
  readonly name: string;
  readonly zhName: string;
};
