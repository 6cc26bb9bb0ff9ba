/**
 * Phrases that visitors looked for and the guide does not have: a search without result, or a part of a wish that was
 * not used.
 */
export const unmetKinds = ['search', 'wish'] as const;
export type UnmetKind = (typeof unmetKinds)[number];

/** Days for which phrases are stored. */
export const unmetDays = 30;
/** A phrase is shown to staff only after it occurred this often, so that a single visitor's words stay unseen. */
export const unmetShownFrom = 3;
const lettersMax = 60;
const wordsMax = 6;

/** Digits of any script, e-mail addresses, links and handles. */
const identifying = /[\p{N}@/\\]|www\.|\.\p{L}{2,}/u;

/**
 * Returns a phrase that identifies no person, or undefined. Rejects phrases with numbers, addresses or links and long
 * ones. Words of a wish that start with a capital letter are left out: they may be names of people.
 */
export function anonymisePhrase(kind: UnmetKind, phrase: string): string | undefined {
  const text = phrase.normalize('NFKC').trim();
  if (text.length > lettersMax || identifying.test(text)) return undefined;
  const words = text
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter((word) => word !== '' && (kind === 'search' || !/^\p{Lu}/u.test(word)));
  if (words.length === 0 || words.length > wordsMax) return undefined;
  const plain = words.join(' ').toLowerCase();
  return plain.length < 2 ? undefined : plain;
}

interface PhraseCount {
  phrase: string;
  count: number;
}

/** Leaves out the beginnings of longer phrases: the search runs while the visitor types. */
export function withoutBeginnings<T extends PhraseCount>(phrases: readonly T[]): T[] {
  return phrases.filter(
    ({ phrase }) =>
      !phrases.some((other) => other.phrase.length > phrase.length && other.phrase.startsWith(phrase)),
  );
}
