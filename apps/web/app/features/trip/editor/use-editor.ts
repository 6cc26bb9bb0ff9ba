import { useSyncExternalStore } from 'react';
import type { EditorSnapshot, EditorStore } from './editor-store.ts';

export function useEditor(store: EditorStore): EditorSnapshot {
  return useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
}
