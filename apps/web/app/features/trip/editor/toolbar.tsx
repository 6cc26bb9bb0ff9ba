import { lazy, Suspense, use, useEffect } from 'react';
import { LocalText } from '../../preferences/local-text.tsx';
import { AutoContext } from './auto-edits.ts';
import { breaksOfTrip, describeBreak } from './break-words.ts';
import type { EditorStore } from './editor-store.ts';
import * as words from './editor-words.ts';
import { useFlushOnline } from './saving/use-flush-online.ts';
import styles from './toolbar.module.css';
import { useEditor } from './use-editor.ts';

const saveWords = {
  saved: words.allSaved,
  waiting: words.savingSoon,
  saving: words.saving,
  offline: words.savedOffline,
  conflict: words.changedElsewhere,
  failed: words.couldNotBeSaved,
} as const;

const PeopleHere = lazy(() => import('../together/people-here.tsx'));

/** Renders the undo, redo and save state, and the people of a trip that several edit. `current` is the day in view. */
export function Toolbar({ store, current }: { store: EditorStore; current: number | undefined }) {
  return (
    <>
      {store.rights.canEdit && <EditTools store={store} />}
      {store.together && (
        <Suspense fallback={null}>
          <PeopleHere store={store} together={store.together} current={current} />
        </Suspense>
      )}
    </>
  );
}

function EditTools({ store }: { store: EditorStore }) {
  const { canUndo, canRedo, saveState, isSuggesting } = useEditor(store);
  useUndoKeys(store);
  useFlushOnline(store);
  return (
    <div className={styles.tools}>
      {!isSuggesting && (
        <>
          <button type="button" className={styles.tool} disabled={!canUndo} onClick={store.undo}>
            {words.undo}
          </button>
          <button type="button" className={styles.tool} disabled={!canRedo} onClick={store.redo}>
            {words.redo}
          </button>
        </>
      )}
      <p role="status" className={styles.status} data-state={saveState}>
        {saveWords[saveState]}
      </p>
    </div>
  );
}

/** Lists the problems of the whole trip, with the repair. */
export function Breaks({ store }: { store: EditorStore }) {
  const { breaks: all, view } = useEditor(store);
  const auto = use(AutoContext);
  // The notice above a nearest plan already names the wishes it misses, and repairing cannot add them.
  const breaks = view.failure ? all.filter(({ kind }) => kind !== 'wish') : all;
  const faults = breaksOfTrip(breaks).map((fault) => describeBreak(fault, store.nameOf, view));
  if (breaks.length === 0) return null;
  return (
    <div className={styles.broken}>
      <p>
        {words.brokenCount(breaks.length)} <LocalText text={faults.join(' ')} />
      </p>
      <button
        type="button"
        className={styles.repair}
        onClick={() => auto?.run({ kind: 'mend' }, words.repaired)}
      >
        {words.repairTheTrip}
      </button>
    </div>
  );
}

/** Handles Ctrl/⌘+Z and Shift+Ctrl/⌘+Z, except in text fields. */
function useUndoKeys(store: EditorStore): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isWriting =
        event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (isWriting || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      if (event.shiftKey) store.redo();
      else store.undo();
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [store]);
}
