import { reminderTime } from '@yunyou/contract/trip/reminder-limits';
import { addDays } from '../time/china-time.ts';
import { zoneNow } from '../time/zone-time.ts';
import type { ListedTask } from './merge-tasks.ts';

interface Morning {
  /** Local date of the traveller. */
  date: string;
  timeZone: string;
  /** Id among the travellers. */
  traveller: string;
  /** Ids of the owner and the members. Entries of a traveller without an account are sent to all of them. */
  people: ReadonlySet<string>;
}

/** Lists what a person is reminded of in the morning of a day: entries that are not done and not for another person. */
export function listReminders(
  tasks: readonly ListedTask[],
  { date, timeZone, traveller, people }: Morning,
): ListedTask[] {
  return tasks.filter(
    (task) =>
      !task.isDone &&
      (task.assignee === undefined || task.assignee === traveller || !people.has(task.assignee)) &&
      reminderDate(task, timeZone) === date,
  );
}

/**
 * Returns the local date on which a traveller is reminded: the day of an entry. For an entry with an hour in China it is the
 * last morning before that hour, which is the day before in America.
 */
function reminderDate({ date, time }: ListedTask, timeZone: string): string | undefined {
  if (date === undefined || time === undefined) return date;
  const local = zoneNow(new Date(`${date}T${time}:00+08:00`), timeZone);
  return local.time > reminderTime ? local.date : addDays(local.date, -1);
}

/** Returns true from the morning on: a run of the server that was late still sends the reminders of the day. */
export const isReminderTime = (localTime: string): boolean => localTime >= reminderTime;

/** Describes reminders in one line. An hour is in China time. */
export function describeReminders(tasks: readonly ListedTask[]): string {
  const [first, ...rest] = tasks;
  if (!first) return '';
  const text = first.time === undefined ? first.title : `${first.title}, ${first.time} in China`;
  return rest.length === 0 ? text : `${text}, and ${rest.length} more`;
}
