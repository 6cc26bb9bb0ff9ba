import type { SuggestedChange } from '@yunyou/contract/trip/remarks.schema';
import type { TripEdit } from '@yunyou/contract/trip/trip-edit.schema';
import { formatClock } from '../trip/description/format-clock.ts';

/** Lookups of names and days for the description of a change. */
export interface ChangeNames {
  /** Name of a stop by its key. */
  stop: (key: string) => string;
  /** Day of a stop; absent when the stop is no longer part of the trip. */
  dayOf: (key: string) => number | undefined;
  /** Name of a planner id: sight, hotel or restaurant. */
  place: (plannerId: string) => string;
}

const dayName = (dayIndex: number): string => `day ${dayIndex + 1}`;

/** Names a suggested change as a heading does: "Remove the Bell Tower". */
export function nameChange(change: SuggestedChange, names: ChangeNames): string {
  return change.kind === 'rename' ? `Call the trip “${change.title}”` : nameEdit(change.edit, names);
}

function nameEdit(edit: TripEdit, names: ChangeNames): string {
  switch (edit.kind) {
    case 'move':
      return names.dayOf(edit.key) === edit.dayIndex
        ? `Move ${names.stop(edit.key)} within ${dayName(edit.dayIndex)}`
        : `Move ${names.stop(edit.key)} to ${dayName(edit.dayIndex)}`;
    case 'remove':
      return `Remove ${names.stop(edit.key)}`;
    case 'add':
      return `Add ${names.place(edit.placeId)}${edit.dayIndex === undefined ? '' : ` to ${dayName(edit.dayIndex)}`}`;
    case 'add-own':
      return `Add ${edit.place.name} to ${dayName(edit.dayIndex)}`;
    case 'change-own':
      return `Change ${edit.place.name}`;
    case 'swap':
      return `${names.place(edit.placeId)} instead of ${names.stop(edit.key)}`;
    case 'lock':
      return `Fix the time of ${names.stop(edit.key)}`;
    case 'unlock':
      return `No fixed time for ${names.stop(edit.key)}`;
    case 'start':
      return `Start ${names.stop(edit.key)} at ${formatClock(edit.minute)}`;
    case 'stay':
      return `Stay ${edit.minutes} minutes at ${names.stop(edit.key)}`;
    case 'hotel':
      return `Stay at ${names.place(edit.hotelId)}`;
    case 'table':
      return `Eat at ${names.place(edit.restaurantId)}`;
    default:
      return nameDayEdit(edit);
  }
}

type NamedAbove =
  | 'move'
  | 'remove'
  | 'add'
  | 'add-own'
  | 'change-own'
  | 'swap'
  | 'lock'
  | 'unlock'
  | 'start'
  | 'stay'
  | 'hotel'
  | 'table';

/** Names the edits of a day or of the whole trip. */
function nameDayEdit(edit: Exclude<TripEdit, { kind: NamedAbove }>): string {
  switch (edit.kind) {
    case 'lighter':
      return `Make ${dayName(edit.dayIndex)} lighter`;
    case 'rain':
      return `Plan ${dayName(edit.dayIndex)} ${edit.isRaining ? 'for rain' : 'for dry weather'}`;
    case 'ride':
      return `Leave at ${formatClock(edit.departMinute)}`;
    case 'note':
      return 'Change a note';
    case 'day-note':
      return `Change the note of ${dayName(edit.dayIndex)}`;
    case 'mend':
      return 'Repair the trip';
    default:
      return edit satisfies never;
  }
}
