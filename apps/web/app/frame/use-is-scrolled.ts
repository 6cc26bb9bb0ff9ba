import { useSyncExternalStore } from 'react';

const thresholdPx = 50;

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** Returns whether the page is scrolled by more than 50 px. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > thresholdPx,
    () => false,
  );
}
