import { useSyncExternalStore } from 'react';

const query = matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export const usePrefersDark = () => useSyncExternalStore(subscribe, () => query.matches);
