import type { EntryTerms } from './entry-terms.ts';
import { deletionsOf } from './spelling.ts';
import { isHan } from './words.ts';

export interface VocabularyWord {
  term: string;
  count: number;
  popularity: number;
  deletions: string[];
}

export type WeighedTerms = Pick<EntryTerms, 'terms' | 'nameTerms' | 'spelled'> & { popularity: number };

/** Longer ones are whole sentences: nobody types them, so nobody mistypes them. */
const longestSpelled = 32;

/** Each word of the entries once. Under the empty word stands how many entries there are. */
export function toVocabulary(entries: readonly WeighedTerms[]): VocabularyWord[] {
  const words = new Map<string, VocabularyWord>();
  words.set('', totalWord(entries.length));
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

/** Where the vocabulary keeps the number of entries. */
export const totalWord = (count: number): VocabularyWord => ({
  term: '',
  count,
  popularity: 0,
  deletions: [],
});

/** A word from how the entries use it. */
export const toVocabularyWord = ({
  isSpelled,
  ...use
}: Omit<VocabularyWord, 'deletions'> & { isSpelled: boolean }): VocabularyWord => ({
  ...use,
  deletions: isSpelled ? spellingOf(use.term) : [],
});

/** The words whose place in the vocabulary can change when an entry does; undefined where there is none. */
export function changedTerms(before: WeighedTerms | undefined, after: WeighedTerms | undefined): string[] {
  const [old, now] = [usesOf(before), usesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter((term) => old.get(term) !== now.get(term));
}

function usesOf(entry: WeighedTerms | undefined): ReadonlyMap<string, string> {
  if (!entry) return new Map();
  const [inName, mayBeMisspelt] = [new Set(entry.nameTerms), new Set(entry.spelled)];
  return new Map(
    entry.terms.map((term) => [
      term,
      `${inName.has(term) ? entry.popularity : ''} ${mayBeMisspelt.has(term)}`,
    ]),
  );
}

const spellingOf = (term: string) =>
  isHan(term) || term.length < 4 || term.length > longestSpelled ? [] : deletionsOf(term);
