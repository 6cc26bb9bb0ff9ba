import type { TripTask } from '@yunyou/contract/trip/records.schema';
import type { Preparation } from './list-preparations.ts';

/** An entry of the list that travellers work with. */
export interface ListedTask extends Omit<Preparation, 'group'> {
  group: Preparation['group'] | 'own';
  isDone: boolean;
  assignee?: string | undefined;
}

/** Puts ticks, assignments and dates onto the prepared entries, and adds the own ones. Earliest first, undated ones last. */
export function mergeTasks(prepared: readonly Preparation[], tasks: readonly TripTask[]): ListedTask[] {
  const marks = new Map(tasks.map((task) => [task.id, task]));
  const listed = prepared.map((entry): ListedTask => {
    const { isDone = false, assignee, due } = marks.get(entry.id) ?? {};
    // The hour of a ticket sale belongs to its day.
    const { time: _time, ...rest } = entry;
    return { ...(due === undefined ? entry : { ...rest, date: due }), isDone, assignee };
  });
  const own = tasks.flatMap(({ id, title, isDone, assignee, due }): ListedTask[] =>
    title === undefined
      ? []
      : [{ id, group: 'own', title, text: '', isDone, assignee, ...(due !== undefined && { date: due }) }],
  );
  return [...listed, ...own].toSorted((a, b) => (a.date ?? '9999').localeCompare(b.date ?? '9999'));
}
