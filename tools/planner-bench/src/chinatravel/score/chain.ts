import { findMinute } from '../clock.ts';
import type { Dict, Value } from '../snippet/value.ts';
import type { Column, Subject } from './checks.ts';
import { EvaluatorCrash, isDictWith, listActivities } from './checks.ts';

/** Checks that every activity has a positive duration and starts after its legs. */
export function checkTimes(subject: Subject): readonly Column[] {
  const columns = new Set<Column>();
  for (const activity of listActivities(subject)) {
    if (!('start_time' in activity) || !('end_time' in activity)) return [...columns, 'D1'];
    const start = getTime(activity['start_time']);
    const end = getTime(activity['end_time']);
    const isRide = activity['type'] === 'train' || activity['type'] === 'airplane';
    if (start >= end && !isRide) columns.add('D2');
    const { transports } = activity;
    const last = Array.isArray(transports) ? transports.at(-1) : undefined;
    if (isDictWith(last, 'end_time') && start < getTime(last['end_time'])) columns.add('D2');
  }
  return [...columns];
}

function getTime(value: Value | undefined): number {
  const minute = findMinute(typeof value === 'string' && value.startsWith('次日') ? value.slice(2) : value);
  if (minute === undefined) throw new EvaluatorCrash('not a time');
  return minute;
}

/** Checks that legs start at the previous activity and end at their own. */
export function checkPlaces(subject: Subject): readonly Column[] {
  const columns = new Set<Column>();
  let previous: Value | undefined;
  for (const [index, activity] of listActivities(subject).entries()) {
    const place = activity['position'] ?? activity['start'];
    if (place === undefined) {
      columns.add('P1');
      continue;
    }
    if (!('transports' in activity)) columns.add('P1');
    else if (index > 0 && place !== previous && !isReached(activity, { from: previous, to: place }))
      columns.add('P1');
    if ('position' in activity) previous = activity['position'];
    else if ('end' in activity) previous = activity['end'];
    else throw new EvaluatorCrash('a ride without end');
  }
  return [...columns];
}

function isReached(activity: Dict, ends: { from: Value | undefined; to: Value }): boolean {
  const { transports } = activity;
  if (!Array.isArray(transports)) return false;
  const [first] = transports;
  const last = transports.at(-1);
  return (
    isDictWith(first, 'start') &&
    isDictWith(last, 'end') &&
    first['start'] === ends.from &&
    last['end'] === ends.to
  );
}
