import { parseUnicodeRange } from '../../apps/web/app/chinese-fonts/needed-font-files.ts';
import type { CharacterUse } from './characters.ts';

export interface FontFile {
  name: string;
  characters: string[];
  /** Value of `unicode-range`. It may include more than the characters, if later files include the others. */
  ranges: string[];
}

const usualSize = 190;
const rareFrom = 4;
const reserveSize = 220;

/**
 * Assigns characters to font files in the order of their CSS faces; the last face with a character wins. First a
 * reserve for future texts of staff, then the characters of the guide, then the core set.
 */
export function planFontFiles({ core, used }: CharacterUse, reserve: readonly string[]): FontFile[] {
  const rest = [...used].filter(([character]) => !core.has(character));
  const frequent = rest
    .filter(([, { texts }]) => texts >= rareFrom)
    .toSorted(([a, left], [b, right]) => right.texts - left.texts || compare(a, b));
  // Groups rare characters by city, so that a page about one place needs only one of these files.
  const rare = rest
    .filter(([, { texts }]) => texts < rareFrom)
    .toSorted(([a, left], [b, right]) => compare(left.group, right.group) || compare(a, b));
  const usual = [
    ...inFiles('chinese-usual', frequent, usualSize),
    ...inFiles('chinese-rare', rare, usualSize),
  ];
  return [
    ...reserveFiles(reserve.filter((character) => !used.has(character) && !core.has(character))),
    ...usual.toReversed(),
    exactFile('chinese-core', [...core].toSorted(compare)),
  ];
}

/** Returns level 1 of GB 2312: the 3,755 most common characters. */
export function listEverydayCharacters(): string[] {
  const decoder = new TextDecoder('gb2312');
  const characters: string[] = [];
  for (let first = 0xb0; first <= 0xd7; first += 1) {
    const last = first === 0xd7 ? 0xf9 : 0xfe;
    for (let second = 0xa1; second <= last; second += 1) {
      characters.push(decoder.decode(new Uint8Array([first, second])));
    }
  }
  return characters;
}

/** Returns ranges such as `U+4E00-4E03` for a set of characters. */
export function unicodeRanges(characters: readonly string[]): string[] {
  const points = characters.map(codePoint).toSorted((a, b) => a - b);
  const spans: [number, number][] = [];
  for (const point of points) {
    const span = spans.at(-1);
    if (span && point <= span[1] + 1) span[1] = point;
    else spans.push([point, point]);
  }
  return spans.map(([from, to]) => formatRange(from, to));
}

export function covers(ranges: readonly string[], character: string): boolean {
  const point = codePoint(character);
  return ranges.some((range) => {
    const [from, to] = parseUnicodeRange(range);
    return point >= from && point <= to;
  });
}

function inFiles(name: string, entries: readonly [string, unknown][], size: number): FontFile[] {
  const count = Math.ceil(entries.length / size);
  return Array.from({ length: count }, (_, index) => {
    const part = entries.slice(
      Math.round((index * entries.length) / count),
      Math.round(((index + 1) * entries.length) / count),
    );
    return exactFile(
      `${name}-${index + 1}`,
      part.map(([character]) => character),
    );
  });
}

function exactFile(name: string, characters: string[]): FontFile {
  return { name, characters, ranges: unicodeRanges(characters) };
}

/** Groups by code point, so that each file needs only one range. */
function reserveFiles(characters: readonly string[]): FontFile[] {
  const sorted = characters.toSorted(compare);
  return inFiles(
    'chinese-reserve',
    sorted.map((character) => [character, null]),
    reserveSize,
  ).map((file) => {
    const points = file.characters.map(codePoint);
    return { ...file, ranges: [formatRange(Math.min(...points), Math.max(...points))] };
  });
}

const codePoint = (character: string) => character.codePointAt(0) ?? 0;
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const hex = (point: number) => point.toString(16).toUpperCase();
const formatRange = (from: number, to: number) =>
  from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`;
