import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while the page is taken over, true from then on: for what only the browser knows. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
