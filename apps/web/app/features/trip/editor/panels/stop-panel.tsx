import type { TripItemView } from '@yunyou/contract/trip/trip.schema';
import type { TripEdit } from '@yunyou/domain/trip-editing/trip-edit';
import { showToast } from '@yunyou/ui/toasts';
import styles from '../editor.module.css';
import type { EditorStore } from '../editor-store.ts';
import * as words from '../editor-words.ts';
import { MoveControls } from '../moving/move-controls.tsx';
import { ChangeOwnPlace } from '../own-places/own-places.tsx';
import { MealPanel } from './meal-panel.tsx';
import { RidePanel } from './ride-panel.tsx';
import { VisitPanel } from './visit-panel.tsx';

interface StopPanelProps {
  store: EditorStore;
  dayIndex: number;
  stopKey: string;
  view: TripItemView;
  onDone: () => void;
}

/** Applies an edit and shows a message when it is rejected. Returns true when it was applied. */
export function tryEdit(store: EditorStore, edit: TripEdit): boolean {
  const refusal = store.edit(edit);
  if (refusal) showToast({ type: 'warning', message: refusal, duration: 6000 });
  return !refusal;
}

/** Renders the edit panel of one stop. */
export function StopPanel({ store, dayIndex, stopKey, view, onDone }: StopPanelProps) {
  const edit = (change: TripEdit) => {
    if (tryEdit(store, change) && (change.kind === 'remove' || change.kind === 'swap')) onDone();
  };
  return (
    <div className={styles.panel}>
      {view.kind === 'visit' && <VisitPanel store={store} stopKey={stopKey} view={view} onEdit={edit} />}
      {view.kind === 'visit' && view.place.kind === 'own' && (
        <ChangeOwnPlace store={store} dayIndex={dayIndex} stopKey={stopKey} />
      )}
      {view.kind === 'meal' && <MealPanel store={store} stopKey={stopKey} onEdit={edit} />}
      {view.kind === 'ride' && <RidePanel store={store} stopKey={stopKey} view={view} onEdit={edit} />}
      {view.kind !== 'ride' && (
        <>
          <MoveControls
            store={store}
            dayIndex={dayIndex}
            stopKey={stopKey}
            canChangeDay={view.kind === 'visit'}
            onEdit={edit}
          />
          <button
            type="button"
            className={styles.remove}
            onClick={() => edit({ kind: 'remove', key: stopKey })}
          >
            {words.takeItOut}
          </button>
        </>
      )}
    </div>
  );
}
