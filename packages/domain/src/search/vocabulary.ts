import type { EntryTerms } from './entry-terms.ts';
import { listDeletions } from './spelling.ts';
import { isHan } from './words.ts';

export interface VocabularyWord {
  term: string;
  count: number;
  popularity: number;
  deletions: string[];
}

export type WeighedTerms = Pick<EntryTerms, 'terms' | 'nameTerms' | 'spelled'> & { popularity: number };

/** How the entries have a word. */
type TermUse = Omit<VocabularyWord, 'deletions'> & { isSpelled: boolean };

/** Longer ones are whole sentences: nobody types them, so nobody mistypes them. */
const longestSpelled = 32;

/** Each word of the entries once. Under the empty word stands how many entries there are. */
export function toVocabulary(entries: readonly WeighedTerms[]): VocabularyWord[] {
  const vocabulary = createVocabulary();
  for (const entry of entries) vocabulary.add(entry);
  return [...vocabulary.words()];
}

/** The same of entries that come one by one and need not stay. Spellings are many: they are made as the words are asked for. */
export function createVocabulary() {
  const uses = new Map<string, Omit<TermUse, 'term'>>();
  let entryCount = 0;
  return {
    add({ terms, nameTerms, spelled, popularity }: WeighedTerms): void {
      entryCount += 1;
      const inName = new Set(nameTerms);
      const mayBeMisspelt = new Set(spelled);
      for (const term of terms) {
        const use = uses.get(term) ?? { count: 0, popularity: 0, isSpelled: false };
        use.count += 1;
        use.isSpelled ||= mayBeMisspelt.has(term);
        if (inName.has(term)) use.popularity = Math.max(use.popularity, popularity);
        uses.set(term, use);
      }
    },
    *words(): Generator<VocabularyWord> {
      yield toEntryCountWord(entryCount);
      for (const [term, use] of uses) yield toVocabularyWord({ term, ...use });
    },
  };
}

/** Where the vocabulary keeps the number of entries. */
export const toEntryCountWord = (count: number): VocabularyWord => ({
  term: '',
  count,
  popularity: 0,
  deletions: [],
});

/** A word from how the entries use it. */
export const toVocabularyWord = ({ isSpelled, ...use }: TermUse): VocabularyWord => ({
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
  isHan(term) || term.length < 4 || term.length > longestSpelled ? [] : listDeletions(term);
