import type { ListedTask } from '@yunyou/domain/preparations/merge-tasks';
import { useState } from 'react';
import { PageLink } from '../../../navigation/page-link.tsx';
import { formatDate } from '../../facts/format.ts';
import { LocalText } from '../../preferences/local-text.tsx';
import fields from '../brief/fields.module.css';
import * as costWords from '../costs/costs-words.ts';
import type { TravellerNames } from '../costs/name-travellers.ts';
import type { RecordsStore } from '../records/records-store.ts';
import styles from '../view/summary/summary.module.css';
import * as words from './prepare-words.ts';

interface TaskRowProps {
  task: ListedTask;
  people: TravellerNames;
  /** Date in China; undefined on the server. */
  today: string | undefined;
  /** Absent for readers. */
  onRun: RecordsStore['run'] | undefined;
}

/** Renders an entry: tick, date, who does it. Its details are changed below it. */
export function TaskRow({ task, people, today, onRun }: TaskRowProps) {
  const { id, title, text, date, time, linkUrl, isDone, assignee } = task;
  const [isOpen, setIsOpen] = useState(false);
  const assigneeName = people.current.find((one) => one.id === assignee)?.name;
  const isLate = !isDone && date !== undefined && today !== undefined && date < today;
  return (
    <li className={styles.entry} data-done={isDone || undefined}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          aria-label={words.doneNamed(title)}
          checked={isDone}
          disabled={!onRun}
          onChange={(event) => onRun?.({ kind: 'mark-task', taskId: id, isDone: event.target.checked })}
        />
      </label>
      {date !== undefined && (
        <p className={styles.due}>
          {time === undefined ? words.byDate(formatDate(date)) : formatDate(date)}
          {time && <LocalText text={`, ${time}`} />}
          {isLate && <b> · {words.late}</b>}
        </p>
      )}
      <h4 className={styles.entryTitle}>{linkUrl ? <PageLink to={linkUrl}>{title}</PageLink> : title}</h4>
      {text !== '' && (
        <p className={styles.text}>
          <LocalText text={text} />
        </p>
      )}
      {assigneeName !== undefined && (
        <p className={styles.note}>
          {assigneeName === costWords.you ? words.youDoIt : words.assignedTo(assigneeName)}
        </p>
      )}
      {onRun && (
        <button
          type="button"
          className={styles.add}
          aria-expanded={isOpen}
          aria-label={words.changeNamed(title)}
          onClick={() => setIsOpen(!isOpen)}
        >
          {words.change}
        </button>
      )}
      {onRun && isOpen && <TaskDetails task={task} people={people} onRun={onRun} />}
    </li>
  );
}

function TaskDetails({
  task,
  people,
  onRun,
}: Required<Pick<TaskRowProps, 'task' | 'people'>> & { onRun: RecordsStore['run'] }) {
  const { id, title, date = '', group, assignee = '' } = task;
  return (
    <div className={fields.row}>
      {people.current.length > 1 && (
        <label className={fields.field}>
          {words.who}
          <select
            className={fields.control}
            value={assignee}
            onChange={(event) =>
              onRun({ kind: 'mark-task', taskId: id, assignee: event.target.value || null })
            }
          >
            <option value="">{words.notAssigned}</option>
            {people.current.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={fields.field}>
        {words.due}
        <input
          type="date"
          className={fields.control}
          defaultValue={date}
          onChange={(event) => {
            const due = event.target.value;
            // While a year is typed, the field has dates such as 0002-04-10.
            if (due === '' || due >= '2000') onRun({ kind: 'mark-task', taskId: id, due: due || null });
          }}
        />
      </label>
      {group === 'own' && (
        <button
          type="button"
          className={fields.reset}
          aria-label={words.removeNamed(title)}
          onClick={() => onRun({ kind: 'remove-task', taskId: id })}
        >
          {words.removeLabel}
        </button>
      )}
    </div>
  );
}
