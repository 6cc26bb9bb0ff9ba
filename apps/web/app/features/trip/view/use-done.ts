import { useEffect, useState } from 'react';

const storageKey = (tripId: string) => `yunyou:done:${tripId}`;

/** Entries of a trip's checklist that were ticked off on this device; none until the browser has been asked. */
export function useDone(tripId: string): { done: ReadonlySet<string>; toggle: (entryId: string) => void } {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => setDone(readDone(tripId)), [tripId]);
  const toggle = (entryId: string) => {
    const next = new Set(done);
    if (!next.delete(entryId)) next.add(entryId);
    setDone(next);
    writeDone(tripId, next);
  };
  return { done, toggle };
}

function readDone(tripId: string): ReadonlySet<string> {
  try {
    return new Set(localStorage.getItem(storageKey(tripId))?.split(' ').filter(Boolean));
  } catch {
    return new Set(); // storage is switched off
  }
}

function writeDone(tripId: string, done: ReadonlySet<string>): void {
  try {
    if (done.size === 0) localStorage.removeItem(storageKey(tripId));
    else localStorage.setItem(storageKey(tripId), [...done].join(' '));
  } catch {
    // Storage is switched off or full: the ticks last as long as the page.
  }
}
