import { toSimplified } from '@yunyou/domain/search/simplified';

/**
 * Returns the wish in lower case, without accents, with ASCII quotes and punctuation and simplified Chinese characters.
 * The result has the length of the wish in NFC, so that an index into one is valid in the other.
 */
export function normaliseWish(wish: string): string {
  return Array.from(toSimplified(wish.normalize('NFC')), normaliseCharacter).join('');
}

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
  [maskCharacter()]: ' ',
  '\n': '.',
  '\t': ' ',
};

function normaliseCharacter(character: string): string {
  const ascii = asciiCharacters[character];
  if (ascii !== undefined) return ascii;
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const { length } = character;
  return bare.length === length ? bare : character.toLowerCase().padEnd(length).slice(0, length);
}

/** Replaces text that a reader has already used. A function, because the table above needs it before its line. */
function maskCharacter(): string {
  return '·';
}

/** Masks the spans that a reader has used, so that later readers do not match them again. */
export function maskSpans(
  text: string,
  spans: readonly { readonly start: number; readonly end: number }[],
): string {
  let masked = text;
  for (const { start, end } of spans)
    masked = masked.slice(0, start) + maskCharacter().repeat(end - start) + masked.slice(end);
  return masked;
}
