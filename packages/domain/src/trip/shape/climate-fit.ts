import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { listTripMonths } from '../brief/trip-dates.ts';
import type { TripCity } from '../catalogue/trip-catalogue.ts';

/** Highest daily temperature in degrees Celsius up to which a city is cool, and from which it is hot. */
const coolC = { comfortable: 25, hot: 30 } as const;
/** The same for warm: from which it is warm, and up to which it is cold. */
const warmC = { comfortable: 25, cold: 18 } as const;
const bestFactor = 1.2;
const worstFactor = 0.35;

/**
 * Returns the factor on the worth of a city for a brief that asks for cool or warm places: more than 1 where the mean daily
 * high of the trip's months is right, falling to 0.35 where it is not. 1 without such a wish.
 */
export function climateFactor({ climate }: Pick<TripCity, 'climate'>, brief: TripBrief): number {
  if (brief.climate === undefined || climate === undefined) return 1;
  const highs = listTripMonths(brief.when).flatMap((month) => climate[month - 1]?.highC ?? []);
  if (highs.length === 0) return 1;
  const high = highs.reduce((sum, one) => sum + one, 0) / highs.length;
  const [good, bad] =
    brief.climate === 'cool' ? [coolC.comfortable, coolC.hot] : [warmC.comfortable, warmC.cold];
  const share = Math.min(1, Math.max(0, (high - bad) / (good - bad)));
  return worstFactor + (bestFactor - worstFactor) * share;
}
