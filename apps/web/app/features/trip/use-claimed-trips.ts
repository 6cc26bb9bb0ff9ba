import { useEffect } from 'react';
import { useApiBase } from '../../api/use-api.ts';
import { useVisitor } from '../../session/session.ts';
import { currentTripKey } from '../../session/trip-key.ts';

/** Hands trips made without signing in over to whoever signs in; fetched only when there are some. */
export function useClaimedTrips(): void {
  const visitor = useVisitor();
  const apiBase = useApiBase();
  const isSignedIn = visitor !== undefined;
  useEffect(() => {
    if (!isSignedIn || !currentTripKey()) return;
    import('./claim-trips.ts').then(({ claimTrips }) => claimTrips(apiBase)).catch(() => undefined); // the key is still there: the next page tries again
  }, [isSignedIn, apiBase]);
}
