import type { Draft } from '@yunyou/domain/trip-editing/draft';
import { arrangementOf } from '@yunyou/planner/arrange';
import { Button } from '@yunyou/ui/button';
import { useEffect, useRef, useState } from 'react';
import styles from '../../../dialogs/dialog.module.css';
import type { Conflict, EditorStore } from '../editor-store.ts';
import * as words from '../editor-words.ts';
import { useEditor } from '../use-editor.ts';

/** Resolves an edit conflict: shows both versions and merges them by day where possible. */
export function ConflictDialog({ store }: { store: EditorStore }) {
  const { conflict } = useEditor(store);
  return conflict ? <Choice key={conflict.theirVersion} store={store} conflict={conflict} /> : null;
}

function Choice({ store, conflict }: { store: EditorStore; conflict: Conflict }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [fromThem, setFromThem] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const { merge, mine, theirs } = conflict;
  const contested = merge.kind === 'by-day' ? merge.contested : [];
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="conflict-title"
      // Escape must not close the dialog: the visitor has to choose a version.
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="conflict-title">{words.conflictTitle}</h2>
      <p>{words.conflictNote}</p>
      {contested.map((dayIndex) => (
        <fieldset key={dayIndex} className={styles.both}>
          <legend>{words.dayNumber(dayIndex + 1)}</legend>
          {([false, true] as const).map((isTheirs) => (
            <label key={String(isTheirs)} className={styles.side}>
              <input
                type="radio"
                name={`day-${dayIndex}`}
                checked={fromThem.has(dayIndex) === isTheirs}
                onChange={() => setFromThem(withDay(fromThem, dayIndex, isTheirs))}
              />
              <span>
                <b>{isTheirs ? words.asChangedElsewhere : words.asChangedHere}</b>
                <br />
                {listStops(store, isTheirs ? theirs : mine, dayIndex)}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {merge.kind === 'whole' && <p>{words.conflictAllOrNothing}</p>}
      <div className={styles.buttons}>
        {merge.kind === 'by-day' && (
          <Button onClick={() => store.settle((dayIndex) => fromThem.has(dayIndex))}>{words.joinBoth}</Button>
        )}
        <Button tone="quiet" onClick={() => store.settle('mine')}>
          {words.keepOnlyMine}
        </Button>
        <Button tone="quiet" onClick={() => store.settle('theirs')}>
          {words.takeTheOther}
        </Button>
      </div>
    </dialog>
  );
}

function withDay(days: ReadonlySet<number>, dayIndex: number, isIn: boolean): ReadonlySet<number> {
  const next = new Set(days);
  if (isIn) next.add(dayIndex);
  else next.delete(dayIndex);
  return next;
}

function listStops(store: EditorStore, { plan }: Draft, dayIndex: number): string {
  const stops = arrangementOf(plan).days[dayIndex] ?? [];
  const names = stops.flatMap((stop) => (stop.kind === 'visit' ? [store.nameOf(stop.placeId)] : []));
  return names.join(', ') || words.nothingPlanned;
}
