import type { TripSpot } from '../catalogue/trip-catalogue.ts';

/** Returns the kind of experience that repeats: the variety of the spot, or its category. */
export function varietyOf({ variety, category }: Pick<TripSpot, 'variety' | 'category'>): string {
  return variety ?? category;
}

/** Factors on the worth of the first, second, third ... spot of a variety in one city. */
const repeatFactors = [1, 0.7, 0.5, 0.35] as const;

/** Returns the factor on the worth of a spot after `before` better ones of its variety in the same city. */
export function repeatFactor(before: number): number {
  return repeatFactors[Math.min(before, repeatFactors.length - 1)] ?? 1;
}
