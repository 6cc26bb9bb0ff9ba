import { useSyncExternalStore } from 'react';
import { storedTexts } from '../../../../browser-storage/stored-texts.ts';

const texts = storedTexts('done');

/** Returns the completed checklist entries of a trip on this device; empty during hydration. */
export function useDone(tripId: string): { done: ReadonlySet<string>; toggle: (entryId: string) => void } {
  const text = useSyncExternalStore(
    texts.subscribe,
    () => texts.get(tripId) ?? '',
    () => '',
  );
  const done = new Set(text.split(' ').filter(Boolean));
  const toggle = (entryId: string) => {
    const next = new Set(done);
    if (!next.delete(entryId)) next.add(entryId);
    texts.set([...next].join(' ') || undefined, tripId);
  };
  return { done, toggle };
}
