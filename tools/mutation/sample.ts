/**
 * Picks `count` entries at random without repeats, in their original order. Equal seeds and lists give equal picks.
 * Returns the whole list when it is not longer than `count`.
 */
export function pickSample<T>(list: readonly T[], count: number, seed: number): T[] {
  const next = createGenerator(seed);
  const indexes = list.map((_, index) => index);
  const size = Math.min(count, list.length);
  for (let i = 0; i < size; i++) {
    const other = i + Math.floor(next() * (indexes.length - i));
    [indexes[i], indexes[other]] = [indexes[other] ?? 0, indexes[i] ?? 0];
  }
  return indexes
    .slice(0, size)
    .sort((a, b) => a - b)
    .flatMap((index) => list[index] ?? []);
}

/** Mulberry32: a small generator of numbers in [0, 1). */
function createGenerator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
