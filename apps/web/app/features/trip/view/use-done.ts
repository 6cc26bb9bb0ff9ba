import { useSyncExternalStore } from 'react';

const storageKey = (tripId: string) => `yunyou:done:${tripId}`;
const listeners = new Set<() => void>();
/** Where storage is switched off, ticks last as long as the page. */
const memory = new Map<string, string>();

/** Entries of a trip's checklist that were ticked off on this device; none while the page is taken over. */
export function useDone(tripId: string): { done: ReadonlySet<string>; toggle: (entryId: string) => void } {
  const text = useSyncExternalStore(
    subscribe,
    () => readText(storageKey(tripId)),
    () => '',
  );
  const done = new Set(text.split(' ').filter(Boolean));
  const toggle = (entryId: string) => {
    const next = new Set(done);
    if (!next.delete(entryId)) next.add(entryId);
    writeText(storageKey(tripId), [...next].join(' '));
    for (const tell of listeners) tell();
  };
  return { done, toggle };
}

/** Ticks of another tab are heard of, too. */
function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}

function readText(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return memory.get(key) ?? '';
  }
}

function writeText(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    memory.set(key, text);
  }
}
