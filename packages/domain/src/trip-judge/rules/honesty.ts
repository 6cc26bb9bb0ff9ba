import { type Finding, type JudgedTrip, listSeenSpots, type TripRule } from '../judged-trip.ts';
import { isTravelDay } from './empty-days.ts';

function judgeLeftOut({ days, description }: JudgedTrip): Finding[] {
  const empty = days.filter(
    (day) => day.visits.length === 0 && !(isTravelDay(day) || day.isFirst || day.isLast),
  );
  const claims = description.leftOut.filter(({ reason, cityId }) => {
    const isNear = empty.some(({ view }) => view.cities.some(({ id }) => id === cityId));
    return reason === 'no-time' && isNear;
  });
  const [first] = claims;
  return first
    ? [
        {
          text: `“${first.text}” (${first.name} and ${claims.length - 1} more), but day ${(empty[0]?.view.dayIndex ?? 0) + 1} is empty`,
        },
      ]
    : [];
}

function judgeMissingMusts({ brief, description, ...trip }: JudgedTrip): Finding[] {
  const seen = listSeenSpots(trip);
  const said = new Set(description.leftOut.map(({ spotId }) => spotId));
  return brief.mustSeeSpotIds
    .filter((id) => !seen.has(id) && !said.has(id))
    .map((id) => ({ text: `${id} is left out without a word` }));
}

/** Finds fixed times of the request on a day that the trip does not have, or with a visit, meal or ride at the same time. */
function judgeFixedTimes({ brief: { fixedTimes = [] }, days }: JudgedTrip): Finding[] {
  return fixedTimes.flatMap(({ date, startMinute, endMinute, label }): Finding[] => {
    const day = days.find(({ view }) => view.date === date);
    if (!day) return [{ text: `${label} on ${date} is not within the trip` }];
    const clash = [...day.visits.map(({ item }) => item), ...day.meals, ...day.rides].find(
      (item) => item.startMinute < endMinute && startMinute < item.endMinute,
    );
    return clash
      ? [
          {
            text: `${label} on ${date} overlaps a ${clash.kind} at ${clash.startTime}`,
            dayIndex: day.view.dayIndex,
          },
        ]
      : [];
  });
}

/** Minimum number of changes that the nearest plan offers. */
const fewestChanges = 2;

function judgeChanges({ failure }: JudgedTrip): Finding[] {
  if (!failure || failure.changes.length >= fewestChanges) return [];
  return [{ text: `${failure.changes.length} changes to choose from: ${failure.reason}` }];
}

export const honestyRules: readonly TripRule[] = [
  {
    id: 'true-reasons',
    weight: 1.5,
    meaning: 'Nothing is left out for lack of time while a day is empty',
    judge: judgeLeftOut,
  },
  {
    id: 'unmet-wish-named',
    weight: 1.5,
    meaning: 'A must-see that is left out is named',
    judge: judgeMissingMusts,
  },
  {
    id: 'fixed-times-kept',
    weight: 3,
    meaning: 'Fixed times lie within the trip and stay free of visits and rides',
    judge: judgeFixedTimes,
  },
  {
    id: 'changes-offered',
    weight: 0.7,
    meaning: 'A nearest plan offers at least two changes with one click',
    judge: judgeChanges,
  },
];
