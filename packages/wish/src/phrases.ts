import { toSimplified } from '@yunyou/domain/search/simplified';

/** The languages in which every slot is read. */
export const wishLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'zh', 'ja', 'ko'] as const;
export type WishLanguage = (typeof wishLanguages)[number];

/**
 * The phrasings of one meaning, as sources of regular expressions by language. Write them in lower case and without
 * accents, as `normaliseWish` returns them; Japanese and traditional characters are converted.
 */
export type Phrasings = Readonly<Partial<Record<WishLanguage, string>>>;

const wordScripts: ReadonlySet<string> = new Set(['zh', 'ja', 'ko']);

/** Returns the source of a regular expression that matches one of the phrasings. Words in Latin letters match as whole words. */
export function anyOf(phrasings: Phrasings): string {
  const entries = Object.entries(phrasings);
  const latin = entries.filter(([language]) => !wordScripts.has(language)).map(([, source]) => source);
  const others = entries.filter(([language]) => wordScripts.has(language)).map(([, source]) => source);
  const sources = [
    ...(latin.length > 0 ? [`(?<![a-z])(?:${latin.join('|')})(?![a-z])`] : []),
    ...others.map(toSimplified),
  ];
  return `(?:${sources.join('|')})`;
}
