import { useEffect } from 'react';
import type { EditorStore } from '../editor-store.ts';

/** Sends pending changes when the network is back, also when it came back while another view was opened. */
export function useFlushOnline(store: EditorStore | undefined): void {
  useEffect(() => {
    const handleOnline = () => void store?.flush();
    addEventListener('online', handleOnline);
    if (navigator.onLine) handleOnline();
    return () => removeEventListener('online', handleOnline);
  }, [store]);
}
