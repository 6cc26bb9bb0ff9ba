import { toSimplified } from './simplified.ts';

/** Words that are ignored in names and queries. */
const stopWords = new Set(
  'a and at best by for from in near of on or the to around with visit visiting trip things do see is are what where'.split(
    ' ',
  ),
);

/**
 * Splits a text into tokens: Latin words without plural ending, and single simplified Chinese characters. Removes stop
 * words unless the text has nothing else.
 */
export function splitWords(text: string): string[] {
  const words = normaliseLetters(text).match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];
  const significant = words.filter((word) => !stopWords.has(word));
  return (significant.length > 0 ? significant : words).map(toSingular);
}

export const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text);

function normaliseLetters(text: string): string {
  return toSimplified(text.normalize('NFKD'))
    .replace(/[\p{M}'’`·]/gu, '')
    .toLowerCase();
}

function toSingular(word: string): string {
  if (word.length < 4 || isHan(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|to|us)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}
