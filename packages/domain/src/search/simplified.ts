import { traditionalPairs } from './traditional.data.ts';

const simplified = new Map(
  traditionalPairs
    .trim()
    .split(/\s/)
    .map((pair): [string, string] => [pair.charAt(0), pair.charAt(1)]),
);

/** Characters that are the simplified form of another one. Some of them, such as 台, are traditional as well. */
export const simplifiedForms: ReadonlySet<string> = new Set(simplified.values());

/** Converts traditional Chinese characters to simplified ones: 臺北故宮 to 台北故宫. Keeps the length. Idempotent. */
export const toSimplified = (text: string): string =>
  text.replaceAll(/\p{Script=Han}/gu, (character) => simplified.get(character) ?? character);
