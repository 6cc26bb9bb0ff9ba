import { localTexts } from '../browser-storage/text-store.ts';

const storageKey = 'yunyou:trip-key';

/** Returns the key that gives a visitor without account access to their trips; stored in this browser. */
export const currentTripKey = (): string | undefined => localTexts.get(storageKey);

/** Stores a key unless there is one: the first key owns all trips of this browser. */
export function storeTripKey(key: string | undefined): void {
  if (key && !currentTripKey()) localTexts.set(storageKey, key);
}

export const removeTripKey = (): void => localTexts.set(storageKey, undefined);
