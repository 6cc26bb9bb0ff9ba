import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { isOpenTrip } from '../../trip/shape/trip-shape.ts';
import { type Finding, type JudgedTrip, sleptCities, type TripRule } from '../judged-trip.ts';

/** Lengths of a first visit for which classic routes exist. */
const firstVisitDays = { from: 8, to: 14 } as const;
/** Share of the cities slept in that one classic route has. */
const leastShare = 0.6;

/** Reports a first visit that resembles no classic route, although the visitor gave no reason for another one. */
function judgeClassic(trip: JudgedTrip): Finding[] {
  const { brief, routes = [] } = trip;
  const classics = routes.filter(({ forWhom }) => forWhom.includes('first-visit'));
  if (classics.length === 0 || !isPlainFirstVisit(brief)) return [];
  const ids = [...new Set(sleptCities(trip).map(({ cityId }) => cityId))];
  const shares = classics.map(({ stops }) => {
    const known = new Set(stops.map(({ cityId }) => cityId));
    // The ends are the visitor's choice.
    const isClassic = (id: string) => known.has(id) || id === brief.entryCityId || id === brief.exitCityId;
    return ids.filter(isClassic).length / Math.max(1, ids.length);
  });
  return Math.max(...shares) >= leastShare ? [] : [{ text: `No classic route has ${ids.join(', ')}` }];
}

function isPlainFirstVisit(brief: TripBrief): boolean {
  const { areaIds, mustSeeSpotIds, excludedCityIds, preferenceTagIds, interestWords = [] } = brief;
  const reasons = [...areaIds, ...mustSeeSpotIds, ...excludedCityIds, ...preferenceTagIds, ...interestWords];
  const { days } = brief.when;
  return (
    brief.isFirstVisit === true &&
    days >= firstVisitDays.from &&
    days <= firstVisitDays.to &&
    isOpenTrip(brief) &&
    reasons.length === 0 &&
    brief.climate === undefined &&
    brief.avoidsCrowds !== true
  );
}

export const classicRules: readonly TripRule[] = [
  {
    id: 'classic-first-visit',
    weight: 1.5,
    meaning: 'A first visit of 8 to 14 days without special wishes looks like a classic route',
    judge: judgeClassic,
  },
];
