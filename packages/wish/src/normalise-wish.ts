import { toSimplified } from '@yunyou/domain/search/simplified';
import type { Span } from './spans.ts';

/**
 * Returns the wish in lower case, without accents, with ASCII quotes, arrows and punctuation and simplified Chinese
 * characters. Kana keep their marks, because が and か are different letters.
 * The result has the length of the wish in NFC, so that an index into one is valid in the other.
 */
export function normaliseWish(wish: string): string {
  return Array.from(toSimplified(wish.normalize('NFC')), normaliseCharacter)
    .join('')
    .replaceAll(shortWeekday, '$1 ')
    .replaceAll(abbreviation, '$1 ');
}

/**
 * Matches the period of an abbreviated weekday before a number ("Fr. 14.5.", "sam. 3 mai"), which does not end a
 * sentence.
 */
const shortWeekday =
  /(?<![a-z])(mon|tues?|wed|thu(?:rs)?|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|ma|wo|vr|za|zo|mie|jue|vie|sab|dom|gio)\.(?=,? ?\d)/g;

/** "Arr. Beijing", "Abf. 9:40": the period of an abbreviation ends no sentence. */
const abbreviation = /(?<![a-z])(arr|dep|ank|abf)\.(?= ?[a-z\d])/g;

const asciiCharacters: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '，': ',',
  '。': '.',
  '；': ';',
  '：': ':',
  '！': '!',
  '？': '?',
  '（': '(',
  '）': ')',
  '￥': '¥',
  '、': ',',
  '〜': '~',
  '→': '>',
  '➔': '>',
  '➡': '>',
  '⇒': '>',
  ß: 's',
  œ: 'e',
  æ: 'e',
  [maskCharacter()]: ' ',
  '\n': '.',
  '\t': ' ',
};

/** Results for characters that wishes have used; the decomposition of a character is slow. */
const normalised = new Map<string, string>();
const maxNormalised = 8000;

function normaliseCharacter(character: string): string {
  const known = normalised.get(character);
  if (known !== undefined) return known;
  const value = computeCharacter(character);
  if (normalised.size < maxNormalised) normalised.set(character, value);
  return value;
}

function computeCharacter(character: string): string {
  const ascii = asciiCharacters[character];
  if (ascii !== undefined) return ascii;
  if (character <= '\u007f') return character.toLowerCase();
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character)) return character;
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const { length } = character;
  return bare.length === length ? bare : character.toLowerCase().padEnd(length).slice(0, length);
}

/** Replaces text that a reader has already used. A function, because the table above needs it before its line. */
function maskCharacter(): string {
  return '·';
}

/** Masks the spans that a reader has used, so that later readers do not match them again. */
export function maskSpans(text: string, spans: readonly Span[]): string {
  if (spans.length === 0) return text;
  let masked = '';
  let at = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    masked += text.slice(at, from) + maskCharacter().repeat(end - from);
    at = end;
  }
  return masked + text.slice(at);
}
