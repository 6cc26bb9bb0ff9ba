import { storedTexts } from '../browser-storage/stored-texts.ts';

const positions = storedTexts('scrollPositions');

/** Removes the stored scroll positions after the router has read them, so that it never reads old ones again. */
export function keepScrollPositions(): void {
  positions.set(undefined);
}
