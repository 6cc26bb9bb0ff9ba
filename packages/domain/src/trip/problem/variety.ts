import type { TripSpot } from '../catalogue/trip-catalogue.ts';

/** Returns the kind of experience that repeats: the variety of the spot, or its category. */
export function varietyOf({ variety, category }: Pick<TripSpot, 'variety' | 'category'>): string {
  return variety ?? category;
}
