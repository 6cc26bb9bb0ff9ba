import { traditionalPairs } from './traditional.data.ts';

const simplified = new Map(
  traditionalPairs
    .trim()
    .split(/\s/)
    .map((pair): [string, string] => [pair.charAt(0), pair.charAt(1)]),
);

/** The text as written on the mainland: 臺北故宮 becomes 台北故宫. As long as before, and twice is as good as once. */
export const toSimplified = (text: string): string =>
  text.replaceAll(/\p{Script=Han}/gu, (character) => simplified.get(character) ?? character);
