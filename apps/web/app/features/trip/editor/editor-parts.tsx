import { type RefObject } from 'react';
import { createFilesStore } from '../files/files-store.ts';
import { RefineBox } from '../refine/refine-box.tsx';
import { AutoChanges } from './auto-changes.tsx';
import { AutoContext, useAutoEdits } from './auto-edits.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { EditableDays } from './editable-days.tsx';
import { createEditorStore, type EditorStore } from './editor-store.ts';
import { OwnPlaceAt } from './own-place-at.tsx';
import { Breaks, Toolbar } from './toolbar.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

interface EditorDaysProps {
  tripId: string;
  store: EditorStore;
  versions: RefObject<HTMLDialogElement | null>;
  today: number | undefined;
}

/** Editable days of a trip. Loaded with the planner when the owner opens the trip. */
export function EditorDays({ tripId, store, versions, today }: EditorDaysProps) {
  const auto = useAutoEdits(store);
  return (
    <AutoContext value={auto}>
      <Breaks store={store} />
      <AutoChanges store={store} />
      <EditableDays store={store} today={today} />
      <ConflictDialog store={store} />
      <VersionsDialog tripId={tripId} store={store} dialog={versions} />
    </AutoContext>
  );
}

export { OwnPlaceAt, RefineBox, Toolbar };
export const openEditor = createEditorStore;
export const openFiles = createFilesStore;
