import { formatMinutes } from '../../time/format-minutes.ts';
import { formatClock } from '../description/format-clock.ts';
import { cityKey, ownKey, spotKey } from '../problem/planner-ids.ts';
import { readRideKey } from '../problem/rides/rides.ts';
import { readConstraintId } from '../problem/trip-constraints.ts';
import type { Break } from './breaks.ts';

/** Names of what a break is about. */
export interface BreakNames {
  /** Returns the name of a planner id. */
  nameOf: (plannerId: string) => string;
  /** Returns whether a place is open during its visit, but not at its best hours. */
  isOpen?: (fault: Extract<Break, { kind: 'hours' }>) => boolean;
}

/** Describes a break where its day and stop are known: "Closed on this day." */
export function describeBreak(fault: Break, names: BreakNames): string {
  switch (fault.kind) {
    case 'closed':
      return 'Closed on this day.';
    case 'hours':
      return describeHours(fault, names);
    case 'no-way':
      return 'You cannot get here from the previous stop, which is in another city.';
    case 'twice':
      return 'It is in the trip twice.';
    case 'late':
      return `You would be there ${formatMinutes(fault.lateMinutes)} after the time it is fixed to.`;
    case 'meal-hour':
      return `At ${formatClock(fault.startMinute)} it is too late or too early for this meal.`;
    case 'missed-ride':
      return `You would be ${formatMinutes(fault.lateMinutes)} too late for this.`;
    case 'late-night':
      return `The day ends only at ${formatClock(fault.endMinute)}.`;
    case 'too-many':
      return `${fault.visits} sights on one day are more than ${fault.most}.`;
    case 'missed-end':
      return `You would be ${formatMinutes(fault.lateMinutes)} too late for the way home.`;
    case 'wish':
      return describeWish(fault.constraintId, names);
    case 'other':
      return 'This plan does not work as it is.';
    default:
      return fault satisfies never;
  }
}

/** Describes breaks in a list, with day and stop, each once: "Day 2, lunch: at 15:58 it is too late or too early for this meal." */
export function describeBreaks(breaks: readonly Break[], names: BreakNames): string[] {
  return [...new Set(breaks.map((fault) => `${placeOf(fault, names)}${describeInList(fault, names)}`))];
}

function describeInList(fault: Break, names: BreakNames): string {
  const text = describeBreak(fault, names);
  return 'dayIndex' in fault ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function placeOf(fault: Break, { nameOf }: BreakNames): string {
  if (!('dayIndex' in fault)) return '';
  const day = `Day ${fault.dayIndex + 1}`;
  return 'key' in fault ? `${day}, ${nameStop(fault.key, nameOf)}: ` : `${day}: `;
}

/** Names a stop by its key: a place, a meal of a day or a ride of a day. */
function nameStop(key: string, nameOf: BreakNames['nameOf']): string {
  const [id = ''] = key.split('@');
  if (id.startsWith('ride/')) {
    const { fromCityId, toCityId } = readRideKey(id);
    return `the ride from ${nameOf(cityKey(fromCityId))} to ${nameOf(cityKey(toCityId))}`;
  }
  return id.includes('/') ? nameOf(id) : id;
}

function describeHours(fault: Extract<Break, { kind: 'hours' }>, { isOpen }: BreakNames): string {
  const times = fault.windows
    .map(({ open, close }) => `${formatClock(open)} to ${formatClock(close)}`)
    .join(' and ');
  return isOpen?.(fault)
    ? `Open, but at its best from ${times}.`
    : `The visit does not fit: it can be visited from ${times}.`;
}

function describeWish(constraintId: string, { nameOf }: BreakNames): string {
  const wish = readConstraintId(constraintId);
  switch (wish.kind) {
    case 'city':
      return `${nameOf(cityKey(wish.id))} is not visited.`;
    case 'must-see':
      return `${nameOf(spotKey(wish.id))}, a must-see, is not visited.`;
    case 'own':
      return `${nameOf(ownKey(wish.id))}, a place you added, is not visited.`;
    case 'budget':
      return 'The trip costs more than the budget.';
    case 'transport':
      return 'A ride uses a way of travelling you ruled out.';
    case 'excluded':
      return 'Something you excluded is in the plan.';
    default:
      return wish satisfies never;
  }
}
