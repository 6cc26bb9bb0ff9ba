import { type RefObject } from 'react';
import { RefineBox } from '../refine/refine-box.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { EditableDays } from './editable-days.tsx';
import { createEditorStore, type EditorStore } from './editor-store.ts';
import { Toolbar } from './toolbar.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

interface EditorDaysProps {
  tripId: string;
  store: EditorStore;
  versions: RefObject<HTMLDialogElement | null>;
}

/** Editable days of a trip. Loaded with the planner when the owner opens the trip. */
export function EditorDays({ tripId, store, versions }: EditorDaysProps) {
  return (
    <>
      <Toolbar store={store} />
      <EditableDays store={store} />
      <ConflictDialog store={store} />
      <VersionsDialog tripId={tripId} store={store} dialog={versions} />
    </>
  );
}

export { RefineBox };
export const openEditor = createEditorStore;
