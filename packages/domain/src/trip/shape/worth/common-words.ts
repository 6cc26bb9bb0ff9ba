import { stemOf } from './text-similarity.ts';

/** Words for seasons, months, hours and views. They describe every place, so they add no city to a trip. */
const moods: ReadonlySet<string> = new Set([
  ...['sunrise', 'sunset', 'dawn', 'light', 'view', 'top', 'summit', 'ending', 'season'],
  ...['spring', 'summer', 'autumn', 'winter', 'colour'],
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september'],
  ...['october', 'november', 'december'],
]);

/** Returns whether a word of a wish is a mood, which every place meets. */
export function isMood(word: string): boolean {
  return moods.has(word.toLowerCase());
}

/** Stems of words for what every city has, although the guide names it in a few only. */
const everywhere: ReadonlySet<string> = new Set([
  ...['market', 'alley', 'lane', 'noodle', 'dumpling', 'soup', 'barbecue', 'coffee'],
  ...['photograph', 'photography', 'music', 'dance', 'massage'],
]);

/** Returns whether every city has what a word of a wish means, so that the word is no reason to go anywhere: markets, noodles. */
export function isEverywhere(word: string): boolean {
  return everywhere.has(stemOf(word));
}
