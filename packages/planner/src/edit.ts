import type { Place, Problem } from './problem.ts';

/** A change to a finished plan. */
export type Edit =
  | { readonly kind: 'remove'; readonly placeId: string }
  /** Put a place in, on the given day or wherever it disturbs least. */
  | { readonly kind: 'add'; readonly placeId: string; readonly dayIndex?: number }
  /** Have a visit on another day, and at exactly this minute when one is given (which also locks it). */
  | {
      readonly kind: 'move';
      readonly placeId: string;
      readonly dayIndex: number;
      readonly startMinute?: number;
    }
  | { readonly kind: 'lock'; readonly placeId: string }
  | { readonly kind: 'unlock'; readonly placeId: string }
  /** The place turns out to be closed on a day, or on all of them. */
  | { readonly kind: 'closed'; readonly placeId: string; readonly dayIndex?: number }
  /** Outdoor places are no pleasure on this day. */
  | { readonly kind: 'rain'; readonly dayIndex: number }
  /** Nothing is asked for: what does not work as arranged is put elsewhere, or left out. */
  | { readonly kind: 'mend' };

/** The problem as it stands after the edit: what a repaired plan is to be checked against. */
export function applyEdit(problem: Problem, edit: Edit): Problem {
  if (edit.kind === 'closed')
    return {
      ...problem,
      places: problem.places.map((place) =>
        place.id === edit.placeId ? close(place, edit.dayIndex) : place,
      ),
    };
  if (edit.kind === 'rain')
    return {
      ...problem,
      places: problem.places.map((place) => (place.outdoor ? close(place, edit.dayIndex) : place)),
    };
  return problem;
}

function close(place: Place, dayIndex: number | undefined): Place {
  const windowsByDay = place.windowsByDay.map((windows, day) =>
    dayIndex === undefined || day === dayIndex ? [] : windows,
  );
  return { ...place, windowsByDay };
}
