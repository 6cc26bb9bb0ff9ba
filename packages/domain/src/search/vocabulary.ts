import type { EntryTerms } from './entry-terms.ts';
import { listDeletions } from './spelling.ts';
import { isHan } from './words.ts';

interface VocabularyWord {
  term: string;
  count: number;
  popularity: number;
  deletions: string[];
}

type WeighedTerms = Pick<EntryTerms, 'terms' | 'nameTerms' | 'spelled'> & { popularity: number };

/** Usage of a term in the entries. */
type TermUse = Omit<VocabularyWord, 'deletions'> & { isSpelled: boolean };

/** Longer terms are whole sentences and get no typo correction. */
const maxSpelledLength = 32;

/** Lists the distinct terms of the entries. The empty term holds the number of entries. */
export function toVocabulary(entries: readonly WeighedTerms[]): VocabularyWord[] {
  const vocabulary = createVocabulary();
  for (const entry of entries) vocabulary.add(entry);
  return [...vocabulary.words()];
}

/** Builds the vocabulary from a stream of entries. `words` generates the deletions lazily to limit memory. */
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

/** Returns the word (the empty term) that stores the number of entries. */
export const toEntryCountWord = (count: number): VocabularyWord => ({
  term: '',
  count,
  popularity: 0,
  deletions: [],
});

/** Converts the usage of a term to a vocabulary word. */
export const toVocabularyWord = ({ isSpelled, ...use }: TermUse): VocabularyWord => ({
  ...use,
  deletions: isSpelled ? listTypoDeletions(use.term) : [],
});

/** Lists the terms whose vocabulary rows may change with an entry. `undefined`: the entry does not exist. */
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

const listTypoDeletions = (term: string) =>
  isHan(term) || term.length < 4 || term.length > maxSpelledLength ? [] : listDeletions(term);
