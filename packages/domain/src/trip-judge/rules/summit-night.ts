import { toMinutes } from '../../time/china-time.ts';
import { sunTimes } from '../../time/sun.ts';
import { findNightVariant, isInPark, listAskedSummits } from '../../trip/problem/nights/summit-nights.ts';
import type { Finding, JudgedDay, JudgedTrip, JudgedVisit, Spot, TripRule } from '../judged-trip.ts';

/** Returns whether a visit belongs to a night on the mountain: the evening before it, or the morning after it. */
export function isAroundSummitNight({ spot }: JudgedVisit, { night, wokeAt }: JudgedDay): boolean {
  return isOnTop(spot, night?.place.coordinates) || isOnTop(spot, wokeAt?.coordinates);
}

/** Returns whether a day ends on top of a mountain that is visited on it. */
export function sleepsOnSummit({ visits, night }: JudgedDay): boolean {
  return visits.some(({ spot }) => isOnTop(spot, night?.place.coordinates));
}

/** Returns whether a day begins on top of a mountain that is visited on it. */
export function wakesOnSummit({ visits, wokeAt }: JudgedDay): boolean {
  return visits.some(({ spot }) => isOnTop(spot, wokeAt?.coordinates));
}

function isOnTop(spot: Spot, at: Spot['coordinates'] | undefined): boolean {
  return at !== undefined && findNightVariant(spot) !== undefined && isInPark(at, spot);
}

/** Minutes after sunrise at which a group that slept on top must be out at the latest. */
const sunriseSlack = 15;

function judgeSummitNight(trip: JudgedTrip): Finding[] {
  const { brief, data, days } = trip;
  if (brief.when.days < 2) return [];
  return listAskedSummits(brief, data).flatMap((spot): Finding[] => {
    const morning = days.find(({ wokeAt }) => isOnTop(spot, wokeAt?.coordinates));
    if (!morning) return [{ text: `No night on ${spot.name}, which was asked for` }];
    const { dayIndex, date } = morning.view;
    const rise = toMinutes(sunTimes(date, spot.coordinates)?.rise ?? '06:30');
    const isOut = morning.visits.some(
      (visit) => visit.spot.id === spot.id && visit.item.startMinute <= rise + sunriseSlack,
    );
    return isOut ? [] : [{ text: `Wakes up on ${spot.name} and misses the sunrise`, dayIndex, times: 0.5 }];
  });
}

export const summitRules: readonly TripRule[] = [
  {
    id: 'summit-night',
    weight: 4,
    meaning: 'A night or a sunrise on a mountain that was asked for is spent on top',
    judge: judgeSummitNight,
  },
];
