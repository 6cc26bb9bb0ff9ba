import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { type DayMoment, editKeyOf, listStops } from '@yunyou/domain/on-the-day/day-moment';
import { previewLate, type RetimedDay } from '@yunyou/domain/on-the-day/running-late';
import { describeBreaks } from '@yunyou/domain/trip/plan/describe-break';
import { useState } from 'react';
import { LocalText } from '../../preferences/local-text.tsx';
import type { EditorStore } from '../editor/editor-store.ts';
import styles from './now.module.css';
import * as words from './now-words.ts';
import { Sheet } from './sheet.tsx';

interface LateSheetProps {
  store: EditorStore;
  dayIndex: number;
  moment: DayMoment;
  /** Minute of the day now; undefined in a preview of another day. */
  minute: number | undefined;
  onClose: () => void;
  onChanged: (message: string) => void;
}

const delays = [15, 30, 60];

/** Times the rest of the day again. Shows the new times and what no longer fits before it changes anything. */
export default function LateSheet({ store, dayIndex, moment, minute, onClose, onChanged }: LateSheetProps) {
  const { next, leaveMinute } = moment;
  const [leaves, setLeaves] = useState<number>();
  const { draft, view } = store.snapshot();
  const key = next && editKeyOf(next, dayIndex);
  const preview =
    key === undefined || leaves === undefined
      ? undefined
      : previewLate(store.problemOf, draft, { dayIndex, key, minute: leaves });
  const isNowLater = minute !== undefined && minute > leaveMinute;
  const choices = [
    ...(isNowLater ? [{ name: words.leaveNow, at: minute }] : []),
    ...delays.map((delay) => ({
      name: words.laterBy(delay),
      at: Math.max(leaveMinute + delay, minute ?? 0),
    })),
  ];
  const apply = (day: RetimedDay) => {
    store.apply(day.draft);
    onChanged(words.timesChanged);
  };
  const hasTime = next && next.kind !== 'night' && next.kind !== 'transfer';
  return (
    <Sheet title={words.runningLate} onClose={onClose}>
      {!hasTime && <p>{words.nothingToRetime}</p>}
      {hasTime && (
        <>
          <p>{words.lateLead(words.nameStop(next))}</p>
          <div className={styles.choices} role="group" aria-label={words.runningLate}>
            {choices.map(({ name, at }) => (
              <button
                key={name}
                type="button"
                className={styles.choice}
                aria-pressed={at === leaves}
                onClick={() => setLeaves(at)}
              >
                {name}
              </button>
            ))}
          </div>
        </>
      )}
      {preview && (
        <div className={styles.preview} role="status">
          <NewTimes store={store} dayIndex={dayIndex} before={view} day={preview.all} />
          <Misfits store={store} title={words.noLongerFits} day={preview.all} />
          {preview.shorter && <Misfits store={store} title={words.stillNotFitting} day={preview.shorter} />}
          <div className={styles.buttons}>
            {preview.shorter && (
              <button
                type="button"
                className={styles.primary}
                onClick={() => preview.shorter && apply(preview.shorter)}
              >
                {words.changeAndLeaveOut(preview.shorter.leftOut.map(store.nameOf))}
              </button>
            )}
            <button
              type="button"
              className={preview.shorter ? styles.action : styles.primary}
              onClick={() => apply(preview.all)}
            >
              {words.changeTimes}
            </button>
          </div>
        </div>
      )}
    </Sheet>
  );
}

interface NewTimesProps {
  store: EditorStore;
  dayIndex: number;
  before: TripView;
  day: RetimedDay;
}

function NewTimes({ store, dayIndex, before, day }: NewTimesProps) {
  const stopsOf = ({ days }: TripView) => listStops(days[dayIndex]?.items ?? []);
  const old = new Map(stopsOf(before).map((stop) => [stop.key, stop]));
  const moved = stopsOf(store.describe(day.draft, before)).filter(
    ({ key, startMinute }) => (old.get(key)?.startMinute ?? startMinute) !== startMinute,
  );
  if (moved.length === 0) return <p>{words.nothingMoves}</p>;
  return (
    <>
      <h3 className={styles.label}>{words.newTimes}</h3>
      <ul className={styles.lines}>
        {moved.map((stop) => (
          <li key={stop.key}>
            <LocalText
              text={words.newTime(stop.startTime, words.nameStop(stop), old.get(stop.key)?.startTime ?? '')}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function Misfits({ store, title, day }: { store: EditorStore; title: string; day: RetimedDay }) {
  if (day.misfits.length === 0) return null;
  return (
    <>
      <h3 className={styles.label}>{title}</h3>
      <ul className={styles.misfits}>
        {describeBreaks(day.misfits, { nameOf: store.nameOf }).map((text) => (
          <li key={text}>
            <LocalText text={text} />
          </li>
        ))}
      </ul>
    </>
  );
}
