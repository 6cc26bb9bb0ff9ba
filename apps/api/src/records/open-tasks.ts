import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { readTasks } from '@yunyou/database/visitors/trip-task.queries';
import { listPreparations } from '@yunyou/domain/preparations/list-preparations';
import { type ListedTask, mergeTasks } from '@yunyou/domain/preparations/merge-tasks';
import type { HandlerContext } from '../handler.ts';

/** Lists what is left to prepare for a trip. Entries that people have added themselves are listed only with `hasOwn`. */
export async function listOpenTasks(
  trip: TripView,
  { hasOwn }: { hasOwn: boolean },
  { db }: Pick<HandlerContext, 'db'>,
): Promise<ListedTask[]> {
  const tasks = mergeTasks(listPreparations(trip), await readTasks(db, trip.id));
  return tasks.filter(({ isDone, group }) => !isDone && (hasOwn || group !== 'own'));
}
