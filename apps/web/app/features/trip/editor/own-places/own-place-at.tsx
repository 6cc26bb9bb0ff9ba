import { showToast } from '@yunyou/ui/toasts';
import { type ComponentProps, useEffect, useRef } from 'react';
import styles from '../../../dialogs/dialog.module.css';
import type { EditorStore } from '../editor-store.ts';
import * as words from '../editor-words.ts';
import { OwnPlaceForm } from './own-place-form.tsx';
import { addOwn, formNameOf, listKnownOn, listNearby } from './own-places.tsx';

interface OwnPlaceAtProps {
  store: EditorStore;
  dayIndex: number;
  /** Position that was pressed on the map. */
  at: { latitude: number; longitude: number };
  onClose: (isAdded: boolean) => void;
}

export type OwnPlaceDialog = typeof OwnPlaceAt;

/** Renders the dialog that adds an own place at a position of the map to a day. */
export function OwnPlaceAt({ store, dayIndex, at, onClose }: OwnPlaceAtProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Not modal: the suggestions of the search field are outside of it.
  useEffect(() => dialog.current?.show(), []);
  const submit: ComponentProps<typeof OwnPlaceForm>['onSubmit'] = (facts, startMinute) => {
    const refusal = addOwn(store, dayIndex, facts, startMinute);
    if (refusal !== undefined) return refusal;
    showToast({ type: 'success', message: words.nowOnDay(facts.name, dayIndex + 1) });
    onClose(true);
    return undefined;
  };
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles.floating}`}
      aria-labelledby="own-at-title"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose(false);
      }}
    >
      <h2 id="own-at-title">{words.ownPlaceOnDay(dayIndex + 1)}</h2>
      <OwnPlaceForm
        formName={formNameOf(store, 'new')}
        nearby={listNearby(store, dayIndex)}
        known={listKnownOn(store, dayIndex)}
        where={`${at.latitude}, ${at.longitude}`}
        onSubmit={submit}
        onCancel={() => onClose(false)}
      />
    </dialog>
  );
}
