export interface FontFile {
  url: string;
  /** A range in CSS syntax: `U+4E00-4E03` or `U+4E00`. */
  'unicode-range': string[];
}

/** Returns the files that cover the Chinese characters of a text; where two cover a character, the first. */
export function listNeededFontFiles<File extends FontFile>(text: string, files: readonly File[]): File[] {
  const codePoints = new Set(
    Array.from(text, (character) => character.codePointAt(0) ?? 0).filter(isChinese),
  );
  const covered = files.map((file) => ({ file, ranges: file['unicode-range'].map(parseUnicodeRange) }));
  const needed = new Set<File>();
  for (const point of codePoints) {
    const first = covered.find(({ ranges }) => ranges.some(([from, to]) => point >= from && point <= to));
    if (first) needed.add(first.file);
  }
  return [...needed];
}

/** Returns whether a character needs a Chinese font. U+3000 is the first code point of Chinese punctuation. */
const isChinese = (point: number): boolean => point >= 0x30_00;

/** Returns the first and last code point of a CSS unicode range. */
export function parseUnicodeRange(range: string): readonly [number, number] {
  const [from = '', to = from] = range.slice(2).split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
