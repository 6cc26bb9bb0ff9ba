import { synonymGroups } from './synonyms.data.ts';
import { isHan, splitWords } from './words.ts';

/** The terms by which a search entry is matched with a query. */
export interface EntryTerms {
  /** Each name without spaces; the first one is the displayed name. */
  keys: string[];
  /** Words, word pairs, whole names and synonyms; for Chinese all substrings of up to four characters. */
  nameTerms: string[];
  /** `nameTerms` and the terms of the context: city, province, kind, tags. */
  terms: string[];
  /** The terms that get typo correction: single words and whole names. */
  spelled: string[];
}

/** Version of the term extraction. Increase it when equal texts give other terms: all entries are then rebuilt. */
export const searchTermsVersion = 2;

/** Maximum length of a Chinese term that is not a whole name. */
export const maxHanTermLength = 4;

export function toEntryTerms({
  names,
  context,
}: {
  names: readonly (string | undefined)[];
  context: readonly (string | undefined)[];
}): EntryTerms {
  const words = names.flatMap((name) => (name ? listSpellings(name) : [])).map(splitWords);
  const keys = words.map((name) => name.join('')).filter((key) => key !== '');
  const named = new Set([...keys, ...words.flatMap(listTerms)]);
  const nameTerms = new Set([...named, ...listSynonyms(named)]);
  const around = new Set(context.flatMap((text) => (text ? listTerms(splitWords(text)) : [])));
  for (const term of listSynonyms(around)) around.add(term);
  return {
    keys: [...new Set(keys)],
    nameTerms: [...nameTerms],
    terms: [...new Set([...nameTerms, ...around])],
    spelled: [
      ...new Set([...keys, ...words.flat(), ...context.flatMap((text) => (text ? splitWords(text) : []))]),
    ],
  };
}

/** Adds the spelling with v for ü, which pinyin keyboards use. */
const listSpellings = (name: string): string[] =>
  /[üǖǘǚǜ]/iu.test(name) ? [name, name.replaceAll(/[üǖǘǚǜ]/giu, 'v')] : [name];

/** Texts with more words are sentences: no word pairs, no whole-text term. */
const maxNameWords = 8;

function listTerms(words: string[]): string[] {
  const isName = words.length <= maxNameWords;
  const terms = isName ? [words.join('')] : [];
  for (const [start, word] of words.entries()) {
    const maxLatinWords = isName ? 2 : 1;
    const maxLength = isHan(word) ? maxHanTermLength : maxLatinWords;
    for (let length = 1; length <= maxLength && start + length <= words.length; length += 1) {
      const run = words.slice(start, start + length);
      if (run.every((part) => isHan(part) === isHan(word))) terms.push(run.join(''));
    }
  }
  return terms;
}

const groups = synonymGroups.map((group) => group.map((text) => splitWords(text).join('')));

const listSynonyms = (terms: ReadonlySet<string>): string[] =>
  groups.filter((group) => group.some((word) => terms.has(word))).flat();
