import { editDistance } from '@yunyou/domain/search/spelling';

/** Returns true when `word` differs from `name` by one edit, or by two edits for names of nine letters or more. */
export function isTypoOf(word: string, name: string): boolean {
  const maxEdits = name.length >= 9 && word.length >= 8 ? 2 : 1;
  return editDistance(word, name, maxEdits) <= maxEdits;
}
