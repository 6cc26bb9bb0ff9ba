import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { Place } from '@yunyou/planner/problem';
import type { TripSpot } from '../../catalogue/trip-catalogue.ts';
import { findNightVariant } from '../nights/summit-nights.ts';
import { spotKey } from '../planner-ids.ts';
import { findVariant } from './visit-variant.ts';

/** Minutes from which a whole park is seen on several days, so that a further day may go to a part of it again. */
const oneDayMinutes = 600;
/** Share of the worth of a part that the planned visit of the whole already includes. */
const secondVisitShare = 0.15;

/**
 * Lowers the score of places that would be seen twice: parts that the planned visit of their park includes, or the
 * park itself when most of it is asked for part by part. Places that were asked for keep their score.
 */
export function seePartsOnce(
  places: readonly Place[],
  spots: readonly TripSpot[],
  { mustSeeSpotIds, excludedSpotIds }: Pick<TripBrief, 'mustSeeSpotIds' | 'excludedSpotIds'>,
): Place[] {
  const factors = new Map<string, number>();
  const placeById = new Map(places.map((place) => [place.id, place]));
  for (const whole of spots) {
    const place = placeById.get(spotKey(whole.id));
    if (!place || place.score === 0 || excludedSpotIds.includes(whole.id)) continue;
    const hasNight = places.some(({ id }) => id === spotKey(whole.id, 2));
    const parts = listIncluded(whole, place, { spots, hasNight });
    const partMinutes = parts.reduce((sum, { visitMinutes }) => sum + visitMinutes, 0);
    const asksForParts = parts.some(({ id }) => mustSeeSpotIds.includes(id));
    if (asksForParts && !mustSeeSpotIds.includes(whole.id) && partMinutes * 2 >= place.visitMinutes) {
      factors.set(whole.id, 0);
      continue;
    }
    const factor = whole.visitMinutes > oneDayMinutes ? secondVisitShare : 0;
    for (const { id } of parts) if (!mustSeeSpotIds.includes(id)) factors.set(id, factor);
  }
  const keyed = new Map([...factors].map(([id, factor]) => [spotKey(id), factor]));
  return places.map((place) => {
    const factor = keyed.get(place.id);
    return factor === undefined ? place : { ...place, score: Math.round(place.score * factor * 10) / 10 };
  });
}

/** Lists the spots that a visit of this length, or one with a night on the mountain, includes. */
function listIncluded(
  whole: TripSpot,
  { visitMinutes }: Place,
  { spots, hasNight }: { readonly spots: readonly TripSpot[]; readonly hasNight: boolean },
): TripSpot[] {
  const variant = hasNight ? findNightVariant(whole) : findVariant(whole, visitMinutes);
  const partIds = variant?.partIds ?? [];
  return spots.filter(({ id }) => partIds.includes(id));
}
