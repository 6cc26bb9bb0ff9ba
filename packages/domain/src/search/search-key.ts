/**
 * Normalises a name for comparison: lower case, without accents, tone marks, spaces and punctuation.
 * "Xī'ān" and "xi an" give the same key. Chinese characters stay.
 */
export function toSearchKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Converts names to distinct, non-empty search keys. */
export function toSearchKeys(names: readonly (string | undefined)[]): string[] {
  const keys = names.flatMap((name) => (name ? [toSearchKey(name)] : []));
  return [...new Set(keys.filter((key) => key !== ''))];
}
