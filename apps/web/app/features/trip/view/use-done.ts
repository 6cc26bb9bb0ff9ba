import { useSyncExternalStore } from 'react';
import { localTexts } from '../../../browser-storage/text-store.ts';

const storageKey = (tripId: string) => `yunyou:done:${tripId}`;

/** Returns the completed checklist entries of a trip on this device; empty during hydration. */
export function useDone(tripId: string): { done: ReadonlySet<string>; toggle: (entryId: string) => void } {
  const text = useSyncExternalStore(
    localTexts.subscribe,
    () => localTexts.get(storageKey(tripId)) ?? '',
    () => '',
  );
  const done = new Set(text.split(' ').filter(Boolean));
  const toggle = (entryId: string) => {
    const next = new Set(done);
    if (!next.delete(entryId)) next.add(entryId);
    localTexts.set(storageKey(tripId), [...next].join(' ') || undefined);
  };
  return { done, toggle };
}
