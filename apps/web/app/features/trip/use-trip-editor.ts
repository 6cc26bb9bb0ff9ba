import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createBrowserClient } from '../../api/browser-client.ts';
import { useApiBase } from '../../api/use-api.ts';
import type * as editorParts from './editor/editor-parts.tsx';
import type { EditorStore } from './editor/editor-store.ts';
import { loadEditing } from './load-editing.ts';

interface TripEditor {
  store: EditorStore;
  EditorDays: (typeof editorParts)['EditorDays'];
  RefineBox: (typeof editorParts)['RefineBox'];
  Toolbar: (typeof editorParts)['Toolbar'];
  OwnPlaceAt: (typeof editorParts)['OwnPlaceAt'];
  addToTrip: (typeof editorParts)['addToTrip'];
}

/** Returns the editor of an own trip, or of one that several people edit. Loads it with the planner after the trip is shown. */
export function useTripEditor(trip: TripView): TripEditor | undefined {
  const apiBase = useApiBase();
  const [editor, setEditor] = useState<TripEditor & { id: string }>();
  const { id, access, status, together } = trip;
  useEffect(() => {
    if ((access !== 'owner' && !together) || status !== 'ready') return;
    const api = createBrowserClient({ apiBase, isSilent: true });
    let store: EditorStore | undefined;
    let isCurrent = true;
    const stop = () => {
      store?.stop();
      store?.files.stop();
    };
    const open = async () => {
      const [{ openEditor, ...parts }, editing] = await Promise.all([
        import('./editor/editor-parts.tsx'),
        loadEditing(api, id),
      ]);
      if (!editing) return;
      store = await openEditor({ apiBase, editing, view: trip });
      if (isCurrent) setEditor({ store, ...parts, id });
      else stop();
    };
    open().catch((error: unknown) => console.error('The trip cannot be edited', error));
    return () => {
      isCurrent = false;
      stop();
      setEditor(undefined);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `trip` is only the initial state of the editor
  }, [apiBase, id, access, status, together?.role]);
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
