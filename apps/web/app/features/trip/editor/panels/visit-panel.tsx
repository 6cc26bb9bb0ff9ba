import type { TripItemView } from '@yunyou/contract/trip/trip.schema';
import { listSwaps } from '@yunyou/domain/trip-editing/alternatives';
import type { TripEdit } from '@yunyou/domain/trip-editing/trip-edit';
import fields from '../../brief/fields.module.css';
import { formatMinutes, readClock } from '../../view/trip-words.ts';
import styles from '../editor.module.css';
import type { EditorStore } from '../editor-store.ts';
import * as words from '../editor-words.ts';

interface VisitPanelProps {
  store: EditorStore;
  stopKey: string;
  view: Extract<TripItemView, { kind: 'visit' }>;
  onEdit: (edit: TripEdit) => void;
}

const lengths = [30, 45, 60, 75, 90, 120, 150, 180, 210, 240, 300, 360, 420, 480];

/** Renders the start, duration and fixed time of a visit, and alternatives to it. */
export function VisitPanel({ store, stopKey, view, onEdit }: VisitPanelProps) {
  const { draft } = store.snapshot();
  const problem = store.problemOf(draft.brief);
  const swaps = problem ? listSwaps(problem, draft.plan, stopKey) : [];
  const stay = view.endMinute - view.startMinute;
  const options = lengths.includes(stay) ? lengths : [...lengths, stay].toSorted((a, b) => a - b);
  return (
    <>
      <div className={fields.row}>
        <label className={fields.field}>
          {words.startAt}
          <input
            // The key resets the field when the plan changes; typed text is applied on blur.
            key={view.startMinute}
            type="time"
            className={fields.control}
            defaultValue={view.startTime}
            onBlur={(event) => {
              const minute = readClock(event.target.value);
              if (minute !== undefined && minute !== view.startMinute)
                onEdit({ kind: 'start', key: stopKey, minute });
            }}
          />
        </label>
        <label className={fields.field}>
          {words.stay}
          <select
            className={fields.control}
            value={stay}
            onChange={(event) => onEdit({ kind: 'stay', key: stopKey, minutes: Number(event.target.value) })}
          >
            {options.map((minutes) => (
              <option key={minutes} value={minutes}>
                {formatMinutes(minutes)}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className={styles.choice}
          aria-pressed={view.locked}
          onClick={() => onEdit({ kind: view.locked ? 'unlock' : 'lock', key: stopKey })}
        >
          {view.locked ? words.fixedTime : words.fixThisTime}
        </button>
      </div>
      {swaps.length > 0 && (
        <div className={styles.swaps}>
          <p className={fields.note}>{words.insteadOfIt}</p>
          <ul className={styles.list}>
            {swaps.map(({ id, visitMinutes }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.choice}
                  onClick={() => onEdit({ kind: 'swap', key: stopKey, placeId: id })}
                >
                  {store.nameOf(id)} · {formatMinutes(visitMinutes)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
