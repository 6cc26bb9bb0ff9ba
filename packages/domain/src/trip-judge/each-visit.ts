import type { Finding, JudgedDay, JudgedTrip, JudgedVisit } from './judged-trip.ts';

/** Returns the findings of a judge that looks at one visit at a time. */
export function eachVisit(
  trip: JudgedTrip,
  judge: (visit: JudgedVisit, day: JudgedDay) => string | undefined,
): Finding[] {
  return trip.days.flatMap((day) =>
    day.visits.flatMap((visit) => {
      const text = judge(visit, day);
      return text === undefined ? [] : [{ text, dayIndex: day.view.dayIndex }];
    }),
  );
}
