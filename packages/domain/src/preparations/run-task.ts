import type { RecordChange, TripTask } from '@yunyou/contract/trip/records.schema';
import { tasksMax } from '@yunyou/contract/trip/records-limits';

type TaskChange = Extract<RecordChange, { kind: 'task' | 'mark-task' | 'remove-task' }>;

/** Applies a change to the tasks of a trip. Returns the reason when it is refused. */
export function runTask(
  tasks: readonly TripTask[],
  commandId: string,
  change: TaskChange,
): TripTask[] | string {
  switch (change.kind) {
    case 'task':
      return putTask(tasks, commandId, change);
    case 'mark-task':
      return markTask(tasks, change);
    case 'remove-task':
      return tasks.filter(({ id }) => id !== change.taskId);
    default:
      return change satisfies never;
  }
}

const tooMany = 'This list is full. Delete some entries first.';

/** Adds or renames an own entry. */
function putTask(
  tasks: readonly TripTask[],
  commandId: string,
  { taskId = commandId, title, due }: Extract<TaskChange, { kind: 'task' }>,
): TripTask[] | string {
  const known = tasks.find(({ id }) => id === taskId);
  if (!known && taskId !== commandId) return 'This entry was deleted.';
  if (!known && tasks.length >= tasksMax) return tooMany;
  const { due: _due, ...rest } = known ?? { id: taskId, isDone: false };
  const written = { ...rest, title, ...(due !== undefined && { due }) };
  return known ? tasks.map((one) => (one === known ? written : one)) : [...tasks, written];
}

/** Ticks, assigns or dates an entry. Fields that the change does not have stay. A mark without content is removed. */
function markTask(
  tasks: readonly TripTask[],
  { taskId, isDone, assignee, due }: Extract<TaskChange, { kind: 'mark-task' }>,
): TripTask[] | string {
  const known = tasks.find(({ id }) => id === taskId);
  const room = known ? tasks : makeRoom(tasks);
  if (!room) return tooMany;
  const { assignee: oldAssignee, due: oldDue, ...rest } = known ?? { id: taskId, isDone: false };
  const nextAssignee = assignee === undefined ? oldAssignee : (assignee ?? undefined);
  const nextDue = due === undefined ? oldDue : (due ?? undefined);
  const marked: TripTask = {
    ...rest,
    ...(isDone !== undefined && { isDone }),
    ...(nextAssignee !== undefined && { assignee: nextAssignee }),
    ...(nextDue !== undefined && { due: nextDue }),
  };
  const isEmpty =
    marked.title === undefined && !marked.isDone && nextAssignee === undefined && nextDue === undefined;
  if (!known) return isEmpty ? [...tasks] : [...room, marked];
  return tasks.flatMap((one) => (one === known ? (isEmpty ? [] : [marked]) : [one]));
}

/** Removes the oldest mark from a full list: it may belong to a ticket that is no longer planned. */
function makeRoom(tasks: readonly TripTask[]): readonly TripTask[] | undefined {
  if (tasks.length < tasksMax) return tasks;
  const oldest = tasks.find(({ title }) => title === undefined);
  return oldest && tasks.filter((one) => one !== oldest);
}
