import { taskTitleCharsMax } from '@yunyou/contract/trip/records-limits';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { listPreparations } from '@yunyou/domain/preparations/list-preparations';
import { type ListedTask, mergeTasks } from '@yunyou/domain/preparations/merge-tasks';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { storedTexts } from '../../../browser-storage/stored-texts.ts';
import { useChinaClock } from '../../visit/use-china-clock.ts';
import { nameTravellers, type TravellerNames } from '../costs/name-travellers.ts';
import type { EditorStore } from '../editor/editor-store.ts';
import { AddLine } from '../records/add-line.tsx';
import type { RecordsStore } from '../records/records-store.ts';
import { recordStates } from '../records/records-words.ts';
import { useNewerRecords, useRecords } from '../records/use-records.ts';
import { Source } from '../view/source.tsx';
import { listSources } from '../view/summary/list-sources.ts';
import styles from '../view/summary/summary.module.css';
import * as words from './prepare-words.ts';
import { Reminders } from './reminders.tsx';
import { TaskRow } from './task-row.tsx';

interface PrepareProps {
  trip: TripView;
  editor: EditorStore | undefined;
  /** Shown until the records are loaded, and where they cannot be. */
  fallback: ReactNode;
}

/** Lists the preparations of a trip. The members of the trip tick and assign them. */
export default function PreparePanel({ trip, editor, fallback }: PrepareProps) {
  const opened = useRecords(trip.id, undefined);
  if (!opened || 'problem' in opened) return fallback;
  return <OpenList trip={trip} editor={editor} records={opened.store} />;
}

const groups = Object.keys(words.groupNames) as ListedTask['group'][]; // the keys of the record

function OpenList({
  trip,
  editor,
  records: store,
}: Omit<PrepareProps, 'fallback'> & { records: RecordsStore }) {
  const { records, now, saveState } = useSyncExternalStore(store.subscribe, store.snapshot);
  useNewerRecords(store, editor);
  useEarlierTicks(trip.id, store);
  const [isDoneShown, setIsDoneShown] = useState(false);
  const today = useChinaClock()?.date;
  const tasks = mergeTasks(listPreparations(trip), records.tasks);
  const people = nameTravellers(now, records.costs);
  const left = tasks.filter(({ isDone }) => !isDone);
  return (
    <section className={styles.part} aria-labelledby="prepare-title">
      <h2 id="prepare-title">{words.prepare}</h2>
      <p role="status" className={styles.note}>
        {words.openCount(left.length)}. {now.canWrite && recordStates[saveState]}
      </p>
      {groups.map((group) => (
        <Group
          key={group}
          group={group}
          tasks={tasks.filter((task) => task.group === group && (isDoneShown || !task.isDone))}
          people={people}
          today={today}
          onRun={now.canWrite ? store.run : undefined}
        />
      ))}
      {left.length < tasks.length && (
        <label className={styles.row}>
          {words.showDone}
          <input
            type="checkbox"
            checked={isDoneShown}
            onChange={(event) => setIsDoneShown(event.target.checked)}
          />
        </label>
      )}
      {now.canWrite && (
        <AddLine
          label={words.ownEntry}
          buttonLabel={words.add}
          maxLength={taskTitleCharsMax}
          onAdd={(title) => store.run({ kind: 'task', title })}
        />
      )}
      <p className={styles.note}>{words.calendarNote}</p>
      {now.pushKey !== undefined && <Reminders tripId={trip.id} pushKey={now.pushKey} />}
      {listSources(trip.checklist).map((source) => (
        <p key={source.source} className={styles.note}>
          <Source source={source} />
        </p>
      ))}
    </section>
  );
}

interface GroupProps {
  group: ListedTask['group'];
  tasks: readonly ListedTask[];
  people: TravellerNames;
  today: string | undefined;
  onRun: RecordsStore['run'] | undefined;
}

function Group({ group, tasks, people, today, onRun }: GroupProps) {
  if (tasks.length === 0) return null;
  return (
    <>
      <h3 className={styles.verdict}>{words.groupNames[group]}</h3>
      <ul className={styles.checklist} aria-label={words.groupNames[group]}>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} people={people} today={today} onRun={onRun} />
        ))}
      </ul>
    </>
  );
}

const earlier = storedTexts('done');

/** Moves ticks that an earlier release stored in this browser to the trip. */
function useEarlierTicks(tripId: string, store: RecordsStore): void {
  useEffect(() => {
    const ticks = earlier.get(tripId)?.split(' ').filter(Boolean) ?? [];
    if (ticks.length === 0 || !store.snapshot().now.canWrite) return;
    for (const taskId of ticks) store.run({ kind: 'mark-task', taskId, isDone: true });
    earlier.set(undefined, tripId);
  }, [tripId, store]);
}
