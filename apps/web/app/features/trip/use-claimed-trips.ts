import { useEffect } from 'react';
import { useApiBase } from '../../api/use-api.ts';
import { useVisitor } from '../../session/session.ts';
import { currentTripKey } from '../../session/trip-key.ts';

/** Claims anonymous trips after sign-in. Loads the code only when there are such trips. */
export function useClaimedTrips(): void {
  const visitor = useVisitor();
  const apiBase = useApiBase();
  const isSignedIn = visitor !== undefined;
  useEffect(() => {
    if (!isSignedIn || !currentTripKey()) return;
    import('./claim-trips.ts').then(({ claimTrips }) => claimTrips(apiBase)).catch(() => undefined); // the trip key stays, so the next page retries
  }, [isSignedIn, apiBase]);
}
