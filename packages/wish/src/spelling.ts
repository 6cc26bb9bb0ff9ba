import { editDistance } from '@yunyou/domain/search/spelling';

/** Returns the letters a to z of a word as bits, without their number. */
export function letterSet(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) - letterA);
  return letters;
}

const letterA = 97;

/** Returns true when `word` differs from `name` by one edit, or by two edits for names of nine letters or more. */
export function isTypoOf(word: string, name: string): boolean {
  const maxEdits = maxEditsOf(word, name);
  return editDistance(word, name, maxEdits) <= maxEdits;
}

/**
 * Returns false when `isTypoOf` is false for the letter sets alone: one edit adds and removes at most one letter each.
 * Much cheaper than an edit distance.
 */
export function canBeTypoOf(word: string, letters: number, name: string, nameLetters: number): boolean {
  const maxEdits = maxEditsOf(word, name);
  if (Math.abs(word.length - name.length) > maxEdits) return false;
  let different = letters ^ nameLetters;
  for (let left = 2 * maxEdits; left > 0 && different !== 0; left -= 1) different &= different - 1;
  return different === 0;
}

const maxEditsOf = (word: string, name: string): number => (name.length >= 9 && word.length >= 8 ? 2 : 1);
