import { storedTexts } from '../browser-storage/stored-texts.ts';

const texts = storedTexts('tripKey');

/** Returns the key that gives a visitor without account access to their trips; stored in this browser. */
export const currentTripKey = (): string | undefined => texts.get();

/** Stores a key unless there is one: the first key owns all trips of this browser. */
export function storeTripKey(key: string | undefined): void {
  if (key && !currentTripKey()) texts.set(key);
}

export const removeTripKey = (): void => texts.set(undefined);
