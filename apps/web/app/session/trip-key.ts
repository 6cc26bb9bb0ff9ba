import { keptHere } from '../kept/kept-text.ts';

const storageKey = 'yunyou:trip-key';

/** The key that makes trips theirs for visitors who have not signed in; kept in this browser. */
export const currentTripKey = (): string | undefined => keptHere.get(storageKey);

/** One key can own many trips, so the first one stays. */
export function storeTripKey(key: string | undefined): void {
  if (key && !currentTripKey()) keptHere.set(storageKey, key);
}

export const forgetTripKey = (): void => keptHere.set(storageKey, undefined);
