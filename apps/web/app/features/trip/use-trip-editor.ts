import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createBrowserClient, createFileClient, fileTimeoutMs } from '../../api/browser-client.ts';
import { useApiBase } from '../../api/use-api.ts';
import type * as editorParts from './editor/editor-parts.tsx';
import type { EditorStore } from './editor/editor-store.ts';
import { loadEditing } from './load-trip.ts';

interface TripEditor {
  store: EditorStore;
  EditorDays: (typeof editorParts)['EditorDays'];
  RefineBox: (typeof editorParts)['RefineBox'];
  Toolbar: (typeof editorParts)['Toolbar'];
  OwnPlaceAt: (typeof editorParts)['OwnPlaceAt'];
}

/** Returns the editor of an own trip. Loads it with the planner after the trip is shown. */
export function useTripEditor(trip: TripView): TripEditor | undefined {
  const apiBase = useApiBase();
  const [editor, setEditor] = useState<TripEditor & { id: string }>();
  const { id, access, status } = trip;
  useEffect(() => {
    if (access !== 'owner' || status !== 'ready') return;
    // The editor shows its save state, so failed saves need no toasts.
    const api = createBrowserClient({ apiBase, isSilent: true });
    const fileApi = createFileClient({ apiBase, isSilent: true, timeoutMs: fileTimeoutMs });
    let store: EditorStore | undefined;
    let isCurrent = true;
    const open = async () => {
      const [{ openEditor, openFiles, ...parts }, { findPending }, editing] = await Promise.all([
        import('./editor/editor-parts.tsx'),
        import('./editor/pending-drafts.ts'),
        loadEditing(api, id),
      ]);
      const pending = await findPending(id);
      if (!isCurrent || !editing) return;
      store = openEditor({ api, editing, view: trip, pending, files: openFiles(fileApi, id) });
      setEditor({ store, ...parts, id });
    };
    open().catch((error: unknown) => console.error('The trip cannot be edited', error));
    return () => {
      isCurrent = false;
      store?.stop();
      setEditor(undefined);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `trip` is only the initial state of the editor
  }, [apiBase, id, access, status]);
  return editor?.id === id ? editor : undefined;
}

const never = () => () => undefined;

/** Returns the edited trip, or the loaded one before the editor is ready. */
export function useCurrentTrip(loaded: TripView, editor: TripEditor | undefined): TripView {
  return useSyncExternalStore(
    editor?.store.subscribe ?? never,
    () => editor?.store.snapshot().view ?? loaded,
    () => loaded,
  );
}
