import type { TripView } from '@yunyou/contract/trip/trip.schema';
import type { Break } from '@yunyou/domain/trip-editing/breaks';
import { formatClock, formatMinutes } from '../view/trip-words.ts';

/** Describes a break for the traveller. `nameOf` returns the name of a planner id. */
export function describeBreak(fault: Break, nameOf: (plannerId: string) => string, view: TripView): string {
  switch (fault.kind) {
    case 'closed':
      return 'Closed on this day.';
    case 'hours':
      return describeHours(fault, view);
    case 'no-way':
      return 'There is no way here from the stop before: it lies in another city.';
    case 'twice':
      return 'It is in the trip twice.';
    case 'late':
      return `You would be there ${formatMinutes(fault.lateMinutes)} after the time it is fixed to.`;
    case 'meal-hour':
      return 'Too late or too early for this meal.';
    case 'missed-ride':
      return `You would be ${formatMinutes(fault.lateMinutes)} too late for this.`;
    case 'late-night':
      return `The day ends only at ${formatClock(fault.endMinute)}.`;
    case 'too-many':
      return `${fault.visits} sights on one day are more than ${fault.most}.`;
    case 'missed-end':
      return `You would be ${formatMinutes(fault.lateMinutes)} too late for the way home.`;
    case 'wish':
      return describeWish(fault.constraintId, nameOf);
    case 'other':
      return 'This day does not hold together as it is.';
    default:
      return fault satisfies never;
  }
}

function describeHours(fault: Extract<Break, { kind: 'hours' }>, view: TripView): string {
  const item = view.days[fault.dayIndex]?.items.find((other) => other.key === fault.key);
  const real = item?.kind === 'visit' ? item.hours : [];
  const isOpen = real.some(({ open, close, lastEntry }) =>
    item ? item.startTime >= open && item.endTime <= close && item.startTime <= lastEntry : false,
  );
  const times = fault.windows.map(({ open, close }) => `${formatClock(open)} to ${formatClock(close)}`);
  return isOpen
    ? `Open, but at its best from ${times.join(' and ')}.`
    : `The visit does not fit: it can be visited from ${times.join(' and ')}.`;
}

function describeWish(constraintId: string, nameOf: (plannerId: string) => string): string {
  const [kind, id = ''] = constraintId.split('/');
  if (kind === 'budget') return 'The trip costs more than your budget.';
  if (kind === 'must-see') return `You asked for ${nameOf(`spot/${id}/1`)}, and it is not in the trip.`;
  if (kind === 'own') return `You added ${nameOf(`own/${id}`)}, and it is not in the trip.`;
  if (kind === 'city') return `You asked for ${nameOf(`city/${id}`)}, and the trip no longer goes there.`;
  if (kind === 'transport') return 'One of the rides is not by the means you asked for.';
  return 'Something you wanted to leave out is in the trip.';
}

/** Filters breaks: of one stop by its key, of one day without a stop, or of the whole trip. */
export function breaksAt(breaks: readonly Break[], dayIndex: number, key: string): readonly Break[] {
  return breaks.filter((fault) => 'key' in fault && fault.key === key && fault.dayIndex === dayIndex);
}

export function breaksOfDay(breaks: readonly Break[], dayIndex: number): readonly Break[] {
  return breaks.filter((fault) => 'dayIndex' in fault && fault.dayIndex === dayIndex && !('key' in fault));
}

export function breaksOfTrip(breaks: readonly Break[]): readonly Break[] {
  return breaks.filter((fault) => !('dayIndex' in fault));
}
