import type { TripView } from '@yunyou/contract/trip/trip.schema';
import type { RefObject } from 'react';
import { createBrowserClient, createFileClient, fileTimeoutMs } from '../../../api/browser-client.ts';
import { runWhenIdle } from '../../../idle/idle-queue.ts';
import { createFilesStore } from '../files/files-store.ts';
import { AddedPlaceBox, RefineBox as OwnRefineBox } from '../refine/refine-box.tsx';
import { addToTrip } from './add-to-trip.ts';
import { AutoChanges } from './auto-changes.tsx';
import { AutoContext, useAutoEdits } from './auto-edits.ts';
import { EditableDays } from './editable-days.tsx';
import { createEditorStore, type EditorStore } from './editor-store.ts';
import { OwnPlaceAt } from './own-places/own-place-at.tsx';
import { ConflictDialog } from './saving/conflict-dialog.tsx';
import { findPending } from './saving/pending-drafts.ts';
import { VersionsDialog } from './saving/versions-dialog.tsx';
import { Breaks, Toolbar } from './toolbar.tsx';
import { warmUp } from './warm-up.ts';
import type { EditingData } from './workbench.ts';

interface EditorDaysProps {
  tripId: string;
  store: EditorStore;
  versions: RefObject<HTMLDialogElement | null>;
  today: number | undefined;
}

/** Renders the days of a trip: editable, or as a viewer sees them. Loaded with the planner. */
export function EditorDays(props: EditorDaysProps) {
  const { store, today } = props;
  const { together } = store;
  return (
    <>
      {together && <together.Suggestions store={store} together={together} />}
      {together && !store.rights.canEdit ? (
        <together.LiveDays store={store} together={together} today={today} />
      ) : (
        <EditingDays {...props} />
      )}
    </>
  );
}

function EditingDays({ tripId, store, versions, today }: EditorDaysProps) {
  const auto = useAutoEdits(store);
  return (
    <AutoContext value={auto}>
      <Breaks store={store} />
      <AutoChanges store={store} />
      <EditableDays store={store} today={today} />
      <ConflictDialog store={store} />
      {store.rights.isOwner && <VersionsDialog tripId={tripId} store={store} dialog={versions} />}
    </AutoContext>
  );
}

/** Changes in words plan the trip again, which only its owner can do. Others who may edit add places. */
export function RefineBox(props: Parameters<typeof OwnRefineBox>[0]) {
  const { rights, together } = props.store;
  if (rights.isOwner) return <OwnRefineBox {...props} />;
  return together?.canDecide ? <AddedPlaceBox {...props} /> : null;
}

interface OpenOptions {
  apiBase: string;
  editing: EditingData;
  view: TripView;
}

/** Opens the editor of an own trip, or of one that several people edit, and prepares it for the first edit. */
export async function openEditor(options: OpenOptions): Promise<EditorStore> {
  const store = await createStore(options);
  runWhenIdle(() => warmUp(store));
  return store;
}

async function createStore({ apiBase, editing, view }: OpenOptions): Promise<EditorStore> {
  // The editor shows its save state, so failed saves need no toasts.
  const options = { apiBase, isSilent: true };
  const { id } = editing;
  const files = createFilesStore({
    api: createFileClient({ ...options, timeoutMs: fileTimeoutMs }),
    tripId: id,
  });
  if (!view.together) {
    const pending = await findPending(id);
    return createEditorStore({ api: createBrowserClient(options), editing, view, pending, files });
  }
  const { openTogether } = await import('../together/open-together.ts');
  return openTogether({
    api: createBrowserClient(options),
    eventsWith: (signal) => createFileClient({ ...options, signal }).openEvents,
    editing,
    view,
    together: view.together,
    files,
  });
}

export { addToTrip, OwnPlaceAt, Toolbar };
