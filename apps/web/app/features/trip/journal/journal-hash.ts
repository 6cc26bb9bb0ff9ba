import type { TripView } from '@yunyou/contract/trip/trip.schema';

export const journalHash = '#journal';
/** Shows the plan of a trip that is over. */
export const planHash = '#plan';

interface JournalState {
  /** The page shows the journal instead of the plan. */
  isShown: boolean;
  /** The visitor can open it: the trip has begun. */
  canOpen: boolean;
}

/**
 * Decides whether the page shows the journal: when the address names it, and after the last day of the trip, unless the address
 * names another part. For the people of the trip, and for readers if the owner shows it. `today` is the date in China.
 */
export function readJournal(hash: string, trip: TripView, today: string | undefined): JournalState {
  const isAllowed = trip.access === 'owner' || Boolean(trip.together) || trip.hasSharedJournal === true;
  const [first, last] = [trip.days[0]?.date, trip.days.at(-1)?.date];
  const canOpen = isAllowed && today !== undefined && first !== undefined && first <= today;
  const isOver = last !== undefined && today !== undefined && last < today;
  return { canOpen, isShown: canOpen && (hash === journalHash || (hash === '' && isOver)) };
}
