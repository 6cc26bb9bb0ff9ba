import type { Place, Problem } from './problem.ts';

/** A change to a finished plan. */
export type Edit =
  | { readonly kind: 'remove'; readonly placeId: string }
  /** Adds a place on the given day, or where it changes least. */
  | { readonly kind: 'add'; readonly placeId: string; readonly dayIndex?: number }
  /** Moves a visit to another day. A given minute is kept exactly and locks the visit. */
  | {
      readonly kind: 'move';
      readonly placeId: string;
      readonly dayIndex: number;
      readonly startMinute?: number;
    }
  | { readonly kind: 'lock'; readonly placeId: string }
  | { readonly kind: 'unlock'; readonly placeId: string }
  /** The place is closed on this day, or on every day when none is given. */
  | { readonly kind: 'closed'; readonly placeId: string; readonly dayIndex?: number }
  /** Outdoor places are closed on this day. */
  | { readonly kind: 'rain'; readonly dayIndex: number }
  /** Changes nothing by itself: stops that do not fit as arranged are moved or left out. */
  | { readonly kind: 'mend' };

/** Returns the problem after the edit. A repaired plan is checked against it. */
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
  const without = (byDay: Place['windowsByDay']): Place['windowsByDay'] =>
    byDay.map((windows, day) => (dayIndex === undefined || day === dayIndex ? [] : windows));
  const { windowsByDay, preferredByDay } = place;
  return {
    ...place,
    windowsByDay: without(windowsByDay),
    ...(preferredByDay && { preferredByDay: without(preferredByDay) }),
  };
}
