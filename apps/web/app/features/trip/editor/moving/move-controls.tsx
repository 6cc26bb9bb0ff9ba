import { listDaysInCity } from '@yunyou/domain/trip-editing/alternatives';
import { findStop } from '@yunyou/domain/trip-editing/stops';
import type { TripEdit } from '@yunyou/domain/trip-editing/trip-edit';
import { arrangementOf } from '@yunyou/planner/arrange';
import fields from '../../brief/fields.module.css';
import styles from '../editor.module.css';
import type { EditorStore } from '../editor-store.ts';
import * as words from '../editor-words.ts';

interface MoveControlsProps {
  store: EditorStore;
  dayIndex: number;
  stopKey: string;
  canChangeDay: boolean;
  onEdit: (edit: TripEdit) => void;
}

/** Moves a stop without dragging: up, down or to another day in the same city. */
export function MoveControls({ store, dayIndex, stopKey, canChangeDay, onEdit }: MoveControlsProps) {
  const { draft } = store.snapshot();
  const found = findStop(draft.plan, stopKey);
  const count = arrangementOf(draft.plan).days[dayIndex]?.length ?? 0;
  if (!found) return null;
  const { position } = found;
  const cityId = store.problemOf(draft.brief)?.places.find(({ id }) => id === stopKey)?.cityId;
  const days = cityId ? listDaysInCity(draft.plan, cityId) : [];
  const moveTo = (day: number, to: number) =>
    onEdit({ kind: 'move', key: stopKey, dayIndex: day, position: to });
  return (
    <div className={fields.row}>
      <button
        type="button"
        className={styles.choice}
        disabled={position === 0}
        onClick={() => moveTo(dayIndex, position - 1)}
      >
        {words.earlier}
      </button>
      <button
        type="button"
        className={styles.choice}
        disabled={position >= count - 1}
        onClick={() => moveTo(dayIndex, position + 1)}
      >
        {words.later}
      </button>
      {canChangeDay && days.length > 1 && (
        <label className={fields.field}>
          {words.day}
          <select
            className={fields.control}
            value={dayIndex}
            onChange={(event) => {
              const day = Number(event.target.value);
              moveTo(day, arrangementOf(draft.plan).days[day]?.length ?? 0);
            }}
          >
            {days.map((day) => (
              <option key={day} value={day}>
                {words.dayOption(day + 1)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
