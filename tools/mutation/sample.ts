/**
 * Picks `count` entries at random, in their original order: those whose seeded hash is smallest. Whether an entry is
 * picked depends on its own key, so that a change of one entry leaves the rest of the sample as it is. Returns the whole
 * list when it is not longer than `count`.
 */
export function pickSample<T>(
  list: readonly T[],
  options: { readonly count: number; readonly seed: number; readonly toKey: (entry: T) => string },
): T[] {
  const seen = new Map<string, number>();
  const ranked = list.map((entry, index) => {
    const key = options.toKey(entry);
    const repeat = seen.get(key) ?? 0;
    seen.set(key, repeat + 1);
    return { entry, index, rank: hash(`${options.seed} ${repeat} ${key}`) };
  });
  return ranked
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .slice(0, options.count)
    .sort((a, b) => a.index - b.index)
    .map(({ entry }) => entry);
}

/** Hashes a text by FNV-1a with the final mix of MurmurHash3, so that similar texts get unrelated numbers. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (const character of text) h = Math.imul(h ^ (character.codePointAt(0) ?? 0), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
