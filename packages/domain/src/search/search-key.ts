/**
 * A name as people type it in a hurry: lower case, no accents or tone marks, no spaces or punctuation.
 * "Xī'ān" and "xi an" toSearchKey to the same text; Chinese characters stay.
 */
export function toSearchKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** All ways to write a thing's name, folded, without repetition. */
export function toSearchKeys(names: readonly (string | undefined)[]): string[] {
  const folded = names.flatMap((name) => (name ? [toSearchKey(name)] : []));
  return [...new Set(folded.filter((key) => key !== ''))];
}
