import { findMinute } from '../clock.ts';
import type { City } from '../sandbox.ts';
import type { Dict, Value } from '../snippet/value.ts';
import { isDict } from '../snippet/value.ts';

/** Checks that a later release of the official evaluator adds. */
export type ExtraFault = 'overlap' | 'early leg' | 'two breakfasts' | 'leg to the same place';
/** Faults that make a plan unrealistic for travellers. */
export type RealismFault =
  | ExtraFault
  | 'leg at night'
  | 'departure before 06:00'
  | 'visit cut short'
  | 'overnight arrival not continued next day';

/** Faults of a schema-valid plan, in the order of the itinerary, each kind once. */
export function listExtraFaults(plan: Value): ExtraFault[] {
  const faults = new Set<ExtraFault>();
  for (const day of listDays(plan)) {
    if (day.filter((activity) => activity['type'] === 'breakfast').length > 1) faults.add('two breakfasts');
    let freeFrom: number | undefined;
    for (const activity of day) {
      const start = minuteOf(activity['start_time']);
      const legs = listLegs(activity);
      const [first] = legs;
      if (freeFrom !== undefined) {
        if (start < freeFrom) faults.add('overlap');
        if (first && minuteOf(first['start_time']) < freeFrom) faults.add('early leg');
      }
      if (first && first['start'] === legs.at(-1)?.['end']) faults.add('leg to the same place');
      freeFrom = endMinute(activity);
    }
  }
  return [...faults];
}

const FIRST_LEG_MINUTE = 5 * 60 + 30;
const FIRST_DEPARTURE_MINUTE = 6 * 60;
const DAY_MINUTES = 24 * 60;

/** Lists realism faults in addition to the extra ones. */
export function listRealismFaults(city: City, plan: Value): RealismFault[] {
  const faults = new Set<RealismFault>(listExtraFaults(plan));
  for (const day of listDays(plan)) {
    for (const [index, activity] of day.entries()) {
      const start = minuteOf(activity['start_time']);
      const isRide = activity['type'] === 'train' || activity['type'] === 'airplane';
      if (isRide && start < FIRST_DEPARTURE_MINUTE) faults.add('departure before 06:00');
      const isOvernight = isRide && endMinute(activity) > DAY_MINUTES;
      if (isOvernight && index < day.length - 1) faults.add('overnight arrival not continued next day');
      for (const leg of listLegs(activity)) {
        if (minuteOf(leg['start_time']) % DAY_MINUTES < FIRST_LEG_MINUTE) faults.add('leg at night');
      }
      if (activity['type'] === 'attraction' && typeof activity['position'] === 'string') {
        const wanted = city.attractions.get(activity['position'])?.visitMinutes ?? 0;
        if (endMinute(activity) - start < wanted) faults.add('visit cut short');
      }
    }
  }
  return [...faults];
}

/** Returns when an activity ends. A ride that ends at an earlier clock time than it began arrives on the next day. */
function endMinute(activity: Dict): number {
  const end = minuteOf(activity['end_time']);
  const isRide = activity['type'] === 'train' || activity['type'] === 'airplane';
  return isRide && end < minuteOf(activity['start_time']) ? end + DAY_MINUTES : end;
}

function minuteOf(value: Value | undefined): number {
  return findMinute(value) ?? 0;
}

function listDays(plan: Value): Dict[][] {
  const days = isDict(plan) ? plan['itinerary'] : undefined;
  if (!Array.isArray(days)) return [];
  return days.map((day) => listDicts(isDict(day) ? day['activities'] : undefined));
}

function listLegs(activity: Dict): Dict[] {
  return listDicts(activity['transports']);
}

function listDicts(value: Value | undefined): Dict[] {
  return Array.isArray(value) ? value.filter((item) => isDict(item)) : [];
}
