import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { listTripMonths } from '../../brief/trip-dates.ts';
import type { TripCity } from '../../catalogue/trip-catalogue.ts';
import { isOpenTrip } from '../trip-shape.ts';

/** Highest daily temperature in degrees Celsius up to which a city is cool, and from which it is hot. */
const coolC = { comfortable: 25, hot: 30 } as const;
/** The same for warm: from which it is warm, and up to which it is cold. */
const warmC = { comfortable: 25, cold: 18 } as const;
const bestFactor = 1.2;
const wrongFactor = 0.35;
/** Degrees on the wrong side from which a city has nearly no worth, such as Beijing for a winter in the sun. */
const farDegrees = 10;
const worstFactor = 0.1;

/**
 * Returns the factor on the worth of a city for a brief with cool or warm places: more than 1 where the mean daily
 * high of the trip's months is right, 0.35 where it is not, falling to 0.1 ten degrees further. 1 without such a
 * wish.
 */
export function climateFactor({ climate }: Pick<TripCity, 'climate'>, brief: TripBrief): number {
  const high = meanHigh(climate, brief);
  if (brief.climate === undefined || high === undefined) return 1;
  const [good, bad] =
    brief.climate === 'cool' ? [coolC.comfortable, coolC.hot] : [warmC.comfortable, warmC.cold];
  const share = Math.min(1, (high - bad) / (good - bad));
  if (share >= 0) return wrongFactor + (bestFactor - wrongFactor) * share;
  return wrongFactor - (wrongFactor - worstFactor) * Math.min(1, Math.abs(high - bad) / farDegrees);
}

/** Factor from which a city has the weather that was asked for. */
const rightFactor = 0.9;

/** Returns whether the brief asks for weather that the city has in the months of the trip. */
export function hasAskedClimate(city: Pick<TripCity, 'climate'>, brief: TripBrief): boolean {
  return brief.climate !== undefined && climateFactor(city, brief) >= rightFactor;
}

/** Returns how far a city is from the weather that was asked for, 0 to 1; 0 without such a wish. */
export function missedClimate(city: Pick<TripCity, 'climate'>, brief: TripBrief): number {
  return brief.climate === undefined ? 0 : Math.max(0, 1 - climateFactor(city, brief) / rightFactor);
}

/**
 * Creates the lookup of the factor of each city. Where cities are named, the best of them counts as right: "Beijing and
 * pandas in July, not too hot" cannot be met in Beijing, and still goes to the pandas. Where the wish leaves the
 * destination open, that holds for the named cities only: "Beijing and somewhere warm" goes to a place that is warm.
 */
export function createClimateShare(
  brief: TripBrief,
  cities: readonly TripCity[],
): (city: Pick<TripCity, 'id' | 'climate'>) => number {
  const named = cities.filter(({ id }) => brief.cityIds.includes(id));
  const best = Math.min(1, Math.max(...named.map((city) => climateFactor(city, brief)), 0) || 1);
  const isOpen = brief.openStops !== undefined || isOpenTrip(brief);
  return (city) =>
    isOpen && !named.some(({ id }) => id === city.id)
      ? climateFactor(city, brief)
      : Math.min(bestFactor, climateFactor(city, brief) / best);
}

/** Mean daily highs in degrees Celsius: up to `cold` a beach has no worth, from `warm` on its full worth. */
const beachC = { cold: 16, warm: 26 } as const;

/** Returns how well the months of the trip suit a beach, 0 to 1; 1 where the climate is not known. */
export function beachSeason({ climate }: Pick<TripCity, 'climate'>, brief: TripBrief): number {
  const high = meanHigh(climate, brief) ?? beachC.warm;
  return Math.min(1, Math.max(0, (high - beachC.cold) / (beachC.warm - beachC.cold)));
}

function meanHigh(climate: TripCity['climate'], { when }: TripBrief): number | undefined {
  const highs = listTripMonths(when).flatMap((month) => climate?.[month - 1]?.highC ?? []);
  return highs.length === 0 ? undefined : highs.reduce((sum, one) => sum + one, 0) / highs.length;
}
