import { useSyncExternalStore } from 'react';
import { keptHere } from '../../../kept/kept-text.ts';

const storageKey = (tripId: string) => `yunyou:done:${tripId}`;

/** Entries of a trip's checklist that were ticked off on this device; none while the page is taken over. */
export function useDone(tripId: string): { done: ReadonlySet<string>; toggle: (entryId: string) => void } {
  const text = useSyncExternalStore(
    keptHere.subscribe,
    () => keptHere.get(storageKey(tripId)) ?? '',
    () => '',
  );
  const done = new Set(text.split(' ').filter(Boolean));
  const toggle = (entryId: string) => {
    const next = new Set(done);
    if (!next.delete(entryId)) next.add(entryId);
    keptHere.set(storageKey(tripId), [...next].join(' ') || undefined);
  };
  return { done, toggle };
}
