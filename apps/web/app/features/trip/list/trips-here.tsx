import { useVisitor } from '../../../session/session.ts';
import { currentTripKey } from '../../../session/trip-key.ts';
import { Section } from '../../sections/section.tsx';
import { useIsHydrated } from '../use-is-hydrated.ts';
import * as words from './list-words.ts';
import { TripsList } from './trips-list.tsx';
import { useTrips } from './use-trips.ts';

/** Renders the trips made in this browser without signing in. Signed-in visitors see theirs on the account page. */
export function TripsHere() {
  const visitor = useVisitor();
  const isHydrated = useIsHydrated();
  return isHydrated && !visitor && currentTripKey() ? <OwnTrips /> : null;
}

function OwnTrips() {
  const { trips, reload } = useTrips({ state: 'current', keyword: '' });
  if (!trips || trips.length === 0) return null;
  return (
    <Section title={words.tripsInThisBrowser} lead={words.tripsHereLead}>
      <TripsList trips={trips} onChange={reload} />
    </Section>
  );
}
