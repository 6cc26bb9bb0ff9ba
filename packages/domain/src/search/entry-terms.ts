import { synonymGroups } from './synonyms.data.ts';
import { isHan, splitWords } from './words.ts';

/** How one findable thing is compared with what people type. */
export interface EntryTerms {
  /** Each name as one word without spaces; the first is the name it is shown by. */
  keys: string[];
  /** Words, pairs of words and whole names, and other words for them; for Chinese every stretch of up to four characters. */
  nameTerms: string[];
  /** The name's terms and those of what surrounds the thing: its city, province, kind, tags. */
  terms: string[];
  /** Those of the terms that people may misspell: single words and whole names. */
  spelled: string[];
}

/** Raise it when the same texts give other words than before: every entry is then made anew. */
export const searchTermsVersion = 2;

/** Every Chinese word people search for is at most this long, or is a whole name. */
export const maxHanTermLength = 4;

export function toEntryTerms({
  names,
  context,
}: {
  names: readonly (string | undefined)[];
  context: readonly (string | undefined)[];
}): EntryTerms {
  const words = names.flatMap((name) => (name ? spellings(name) : [])).map(splitWords);
  const keys = words.map((name) => name.join('')).filter((key) => key !== '');
  const named = new Set([...keys, ...words.flatMap(termsOf)]);
  const nameTerms = new Set([...named, ...synonymsOf(named)]);
  const around = new Set(context.flatMap((text) => (text ? termsOf(splitWords(text)) : [])));
  for (const term of synonymsOf(around)) around.add(term);
  return {
    keys: [...new Set(keys)],
    nameTerms: [...nameTerms],
    terms: [...new Set([...nameTerms, ...around])],
    spelled: [
      ...new Set([...keys, ...words.flat(), ...context.flatMap((text) => (text ? splitWords(text) : []))]),
    ],
  };
}

/** On keyboards without ü people type v for it. */
const spellings = (name: string): string[] =>
  /[üǖǘǚǜ]/iu.test(name) ? [name, name.replaceAll(/[üǖǘǚǜ]/giu, 'v')] : [name];

/** Longer texts are sentences: nobody types them as one word, nor their words in pairs. */
const longestName = 8;

function termsOf(words: string[]): string[] {
  const isName = words.length <= longestName;
  const terms = isName ? [words.join('')] : [];
  for (const [start, word] of words.entries()) {
    const longestLatin = isName ? 2 : 1;
    const longest = isHan(word) ? maxHanTermLength : longestLatin;
    for (let length = 1; length <= longest && start + length <= words.length; length += 1) {
      const run = words.slice(start, start + length);
      if (run.every((part) => isHan(part) === isHan(word))) terms.push(run.join(''));
    }
  }
  return terms;
}

const groups = synonymGroups.map((group) => group.map((text) => splitWords(text).join('')));

const synonymsOf = (terms: ReadonlySet<string>): string[] =>
  groups.filter((group) => group.some((word) => terms.has(word))).flat();
