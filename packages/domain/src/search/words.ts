import { toSimplified } from './simplified.ts';

/** Words that a name or a question is as good without. */
const fillers = new Set(
  'a and at best by for from in near of on or the to around with visit visiting trip things do see is are what where'.split(
    ' ',
  ),
);

/**
 * The parts a text is compared by, in order: a Latin word without its plural ending, or a single Chinese
 * character, simplified. Filler words are left out, unless there is nothing else.
 */
export function splitWords(text: string): string[] {
  const words = foldLetters(text).match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words).map(toSingular);
}

export const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text);

function foldLetters(text: string): string {
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
