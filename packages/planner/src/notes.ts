import { isStop, stopKey } from './arrange.ts';
import type { Plan, PlanItem } from './plan.ts';

/**
 * Returns `to` with the notes of `from`: those of stops that both plans have, and those of the same dates. Where the plans
 * share no date, days are matched by their index.
 */
export function carryNotes(from: Plan, to: Plan): Plan {
  const stopNotes = new Map(
    from.days.flatMap(({ dayIndex, items }) =>
      items.flatMap((item) =>
        isStop(item) && item.note !== undefined ? [[stopKey(dayIndex, item), item.note] as const] : [],
      ),
    ),
  );
  const dayNotes = from.days.filter(({ note }) => note !== undefined);
  if (stopNotes.size === 0 && dayNotes.length === 0) return to;
  const dates = new Set(to.days.map(({ date }) => date));
  const sharesDates = from.days.some(({ date }) => dates.has(date));
  const withNote = (item: PlanItem, dayIndex: number): PlanItem => {
    if (!isStop(item)) return item;
    const note = stopNotes.get(stopKey(dayIndex, item));
    return note === undefined ? item : { ...item, note };
  };
  return {
    ...to,
    days: to.days.map((day) => {
      const noted = dayNotes.find(({ date, dayIndex }) =>
        sharesDates ? date === day.date : dayIndex === day.dayIndex,
      );
      return {
        ...day,
        ...(noted?.note !== undefined && { note: noted.note }),
        items: day.items.map((item) => withNote(item, day.dayIndex)),
      };
    }),
  };
}
