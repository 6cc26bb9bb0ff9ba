import type { EntryTerms } from './entry-terms.ts';
import { deletionsOf } from './spelling.ts';
import { isHan } from './words.ts';

export interface VocabularyWord {
  term: string;
  count: number;
  popularity: number;
  deletions: string[];
}

/** Longer ones are whole sentences: nobody types them, so nobody mistypes them. */
const longestSpelled = 32;

/** Each word of the entries once. Under the empty word stands how many entries there are. */
export function toVocabulary(entries: readonly (EntryTerms & { popularity: number })[]): VocabularyWord[] {
  const words = new Map<string, VocabularyWord>();
  words.set('', { term: '', count: entries.length, popularity: 0, deletions: [] });
  for (const { terms, nameTerms, spelled, popularity } of entries) {
    const inName = new Set(nameTerms);
    const mayBeMisspelt = new Set(spelled);
    for (const term of terms) {
      const word = words.get(term) ?? { term, count: 0, popularity: 0, deletions: [] };
      word.count += 1;
      if (word.deletions.length === 0 && mayBeMisspelt.has(term)) word.deletions = spellingOf(term);
      if (inName.has(term)) word.popularity = Math.max(word.popularity, popularity);
      words.set(term, word);
    }
  }
  return [...words.values()];
}

const spellingOf = (term: string) =>
  isHan(term) || term.length < 4 || term.length > longestSpelled ? [] : deletionsOf(term);
