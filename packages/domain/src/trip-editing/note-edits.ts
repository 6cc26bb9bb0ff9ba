import type { PlanDay } from '@yunyou/planner/plan';
import { tidyNote } from '../trip/notes/note-lines.ts';
import type { Draft, EditResult } from './draft.ts';
import { findStop } from './stops.ts';
import type { TripEdit } from './trip-edit.ts';

const gone: EditResult = { status: 'refused', text: 'This is no longer part of the trip.' };

/** Sets the note of a stop. Times stay as they are. */
export function withStopNote(draft: Draft, { key, text }: Extract<TripEdit, { kind: 'note' }>): EditResult {
  const found = findStop(draft.plan, key);
  if (!found) return gone;
  const noted = annotate(found.stop, text);
  return changeDay(draft, found.dayIndex, (day) => ({
    ...day,
    items: day.items.map((item) => (item === found.stop ? noted : item)),
  }));
}

export function withDayNote(
  draft: Draft,
  { dayIndex, text }: Extract<TripEdit, { kind: 'day-note' }>,
): EditResult {
  return draft.plan.days[dayIndex] ? changeDay(draft, dayIndex, (day) => annotate(day, text)) : gone;
}

function annotate<T extends { readonly note?: string }>(noted: T, text: string): T {
  const { note: _note, ...rest } = noted;
  const note = tidyNote(text);
  return { ...rest, ...(note !== undefined && { note }) } as T; // all fields of `noted`, and its optional one
}

function changeDay(draft: Draft, dayIndex: number, change: (day: PlanDay) => PlanDay): EditResult {
  const days = draft.plan.days.map((day, index) => (index === dayIndex ? change(day) : day));
  return { status: 'done', draft: { ...draft, plan: { ...draft.plan, days } } };
}
