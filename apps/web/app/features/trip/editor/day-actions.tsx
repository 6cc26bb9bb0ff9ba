import { useState } from 'react';
import { AddSight } from './add-sight.tsx';
import { breaksOfDay, describeBreak } from './break-words.ts';
import styles from './editor.module.css';
import type { EditorStore } from './editor-store.ts';
import { tryEdit } from './stop-panel.tsx';
import { useEditor } from './use-editor.ts';

/** Actions of a day (add, lighten, adapt to rain) and its breaks. */
export function DayActions({ store, dayIndex }: { store: EditorStore; dayIndex: number }) {
  const { draft, breaks, view } = useEditor(store);
  const [isAdding, setIsAdding] = useState(false);
  const isRaining = draft.brief.rainyDays.includes(dayIndex);
  const faults = breaksOfDay(breaks, dayIndex).map((fault) => describeBreak(fault, store.nameOf, view));
  const isBroken = breaks.some((fault) => 'dayIndex' in fault && fault.dayIndex === dayIndex);
  return (
    <div className={styles.dayActions}>
      {faults.map((fault) => (
        <p key={fault} className={styles.fault}>
          {fault}
        </p>
      ))}
      <div className={styles.tools}>
        {isBroken && (
          <button type="button" className={styles.repair} onClick={() => tryEdit(store, { kind: 'mend' })}>
            Repair
          </button>
        )}
        <button
          type="button"
          className={styles.tool}
          aria-expanded={isAdding}
          onClick={() => setIsAdding(!isAdding)}
        >
          Add a sight
        </button>
        <button
          type="button"
          className={styles.tool}
          onClick={() => tryEdit(store, { kind: 'lighter', dayIndex })}
        >
          Make this day lighter
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-pressed={isRaining}
          onClick={() => tryEdit(store, { kind: 'rain', dayIndex, isRaining: !isRaining })}
        >
          {isRaining ? 'It rains: outdoor sights are out' : 'It rains'}
        </button>
      </div>
      {isAdding && <AddSight store={store} dayIndex={dayIndex} onDone={() => setIsAdding(false)} />}
    </div>
  );
}
