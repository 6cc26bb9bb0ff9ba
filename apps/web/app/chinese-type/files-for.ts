export interface FontFile {
  url: string;
  'unicode-range': string[];
}

/** The files a text needs: of two that claim a character, the first has it. */
export function filesFor<File extends FontFile>(text: string, files: readonly File[]): File[] {
  const points = new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0).filter(isChinese));
  const spans = files.map((file) => ({ file, spans: file['unicode-range'].map(toSpan) }));
  const needed = new Set<File>();
  for (const point of points) {
    const owner = spans.find(({ spans }) => spans.some(([from, to]) => point >= from && point <= to));
    if (owner) needed.add(owner.file);
  }
  return [...needed];
}

/** From the punctuation of Chinese on. */
const isChinese = (point: number): boolean => point >= 0x30_00;

/** `U+4E00-4E03` or `U+4E00`. */
export function toSpan(range: string): readonly [number, number] {
  const [from = '', to = from] = range.slice(2).split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
