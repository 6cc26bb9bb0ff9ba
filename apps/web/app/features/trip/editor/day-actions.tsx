import { use, useState } from 'react';
import { LocalText } from '../../preferences/local-text.tsx';
import { AddFile, FileList } from '../files/file-list.tsx';
import { AddSight } from './add-sight.tsx';
import { AutoContext } from './auto-edits.ts';
import { breaksOfDay, describeBreak } from './break-words.ts';
import styles from './editor.module.css';
import type { EditorStore } from './editor-store.ts';
import * as words from './editor-words.ts';
import { useNoteField } from './note-field.tsx';
import { tryEdit } from './panels/stop-panel.tsx';
import { useEditor } from './use-editor.ts';

/** Renders the note of a day, its actions (add, lighten, adapt to rain; none of them on board a ship) and its breaks. */
export function DayActions({ store, dayIndex }: { store: EditorStore; dayIndex: number }) {
  const { draft, breaks, view } = useEditor(store);
  const auto = use(AutoContext);
  const { rights, together } = store;
  const [isAdding, setIsAdding] = useState(false);
  const day = view.days[dayIndex];
  const isRaining = draft.brief.rainyDays.includes(dayIndex);
  const faults = breaksOfDay(breaks, dayIndex).map((fault) => describeBreak(fault, store.nameOf, view));
  const isBroken = breaks.some((fault) => 'dayIndex' in fault && fault.dayIndex === dayIndex);
  const target = `day/${dayIndex}`;
  const note = useNoteField({
    id: `${view.id}:note:day-${dayIndex}`,
    label: words.inDay(dayIndex + 1),
    note: day?.note,
    onChange: (text) => tryEdit(store, { kind: 'day-note', dayIndex, text }),
  });
  return (
    <div className={styles.dayActions}>
      {note.field}
      <FileList store={store.files} target={target} />
      {faults.map((fault) => (
        <p key={fault} className={styles.fault}>
          <LocalText text={fault} />
        </p>
      ))}
      <div className={styles.tools}>
        {isBroken && (
          <button
            type="button"
            className={styles.repair}
            onClick={() => auto?.run({ kind: 'mend' }, words.repaired)}
          >
            {words.repair}
          </button>
        )}
        {!day?.isOnBoard && (
          <>
            <button
              type="button"
              className={styles.tool}
              aria-expanded={isAdding}
              onClick={() => setIsAdding(!isAdding)}
            >
              {words.addAStop}
            </button>
            <button
              type="button"
              className={styles.tool}
              onClick={() => auto?.run({ kind: 'lighter', dayIndex }, words.dayIsLighter(dayIndex + 1))}
            >
              {words.makeThisDayLighter}
            </button>
            <button
              type="button"
              className={styles.tool}
              aria-pressed={isRaining}
              onClick={() =>
                auto?.run({ kind: 'rain', dayIndex, isRaining: !isRaining }, words.dayIsForRain(dayIndex + 1))
              }
            >
              {isRaining ? words.outdoorSightsAreOut : words.itRains}
            </button>
          </>
        )}
        {rights.canWriteNotes && note.button}
        {rights.isOwner && <AddFile store={store.files} target={target} label={words.inDay(dayIndex + 1)} />}
        {together && (
          <together.Remarks
            store={store}
            together={together}
            target={target}
            label={words.inDay(dayIndex + 1)}
          />
        )}
      </div>
      {isAdding && <AddSight store={store} dayIndex={dayIndex} onDone={() => setIsAdding(false)} />}
    </div>
  );
}
