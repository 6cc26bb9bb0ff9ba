import { toSimplified } from '@yunyou/domain/search/simplified';

/**
 * The wish in the form rules read: lower case, no accents, plain quotes and digits, simplified characters, and
 * exactly as long as the original, so that a place in one is the same place in the other.
 */
export function toSheet(wish: string): string {
  return Array.from(toSimplified(wish.normalize('NFC')), plain).join('');
}

const plainSigns: Readonly<Record<string, string>> = {
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
  [taken()]: ' ',
  '\n': '.',
  '\t': ' ',
};

function plain(sign: string): string {
  const known = plainSigns[sign];
  if (known !== undefined) return known;
  const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.length === sign.length ? bare : sign.toLowerCase().padEnd(sign.length).slice(0, sign.length);
}

/** Stands where another rule has read already. */
function taken(): string {
  return '·';
}

/** Blanks what has been read, so that no later rule reads it again. */
export function cover(
  sheet: string,
  spans: readonly { readonly start: number; readonly end: number }[],
): string {
  let covered = sheet;
  for (const { start, end } of spans)
    covered = covered.slice(0, start) + taken().repeat(end - start) + covered.slice(end);
  return covered;
}

/** Text between the last sign that ends a clause and `start`. */
export function clauseBefore(sheet: string, start: number): string {
  const before = sheet.slice(0, start);
  return before.slice(Math.max(...['.', ';', '!', '?', ','].map((sign) => before.lastIndexOf(sign))) + 1);
}
