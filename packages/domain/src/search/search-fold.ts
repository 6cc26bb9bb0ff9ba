/**
 * A name as people type it in a hurry: lower case, no accents or tone marks, no spaces or punctuation.
 * "Xī'ān" and "xi an" fold to the same text; Chinese characters stay.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** All ways to write a thing's name, folded, without repetition. */
export function searchKeys(names: readonly (string | undefined)[]): string[] {
  const folded = names.flatMap((name) => (name ? [fold(name)] : []));
  return [...new Set(folded.filter((key) => key !== ''))];
}
