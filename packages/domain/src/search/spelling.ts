/** Deletions are made of this many first letters only; candidates are then compared by edit distance. */
const prefixLength = 7;

/** Returns the maximum edit distance of a typo by word length: 0 below 4 letters, 1 below 8, else 2. */
export function maxEditDistance(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Lists the start of a word and its variants with one or two letters deleted (symmetric delete algorithm). Two words
 * within the maximum edit distance share at least one variant, so an index finds typos by equality.
 */
export function listDeletions(word: string): string[] {
  const start = word.slice(0, prefixLength);
  const found = new Set([start]);
  let edge = [start];
  for (let left = maxEditDistance(word.length); left > 0; left -= 1) {
    edge = edge.flatMap((text) =>
      Array.from(text, (_, index) => text.slice(0, index) + text.slice(index + 1)),
    );
    for (const text of edge) found.add(text);
  }
  return [...found].filter((text) => text.length > 1);
}

/**
 * Returns the optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbouring letters.
 * `limit + 1` when the distance is above `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: Math.min(b.length, limit) + 1 }, (_, column) => column);
  let lastLeast = 0;
  for (let row = 1; row <= a.length; row += 1) {
    // Cells further than `limit` from the diagonal are above the limit.
    const [first, end] = [Math.max(1, row - limit), Math.min(b.length, row + limit)];
    const current = [row];
    let rowLeast = row;
    for (let column = first; column <= end; column += 1) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1;
      let least = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + change);
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) least = Math.min(least, at(beforeLast, column - 2) + 1);
      current[column] = least;
      rowLeast = Math.min(rowLeast, least);
    }
    if (rowLeast > limit && lastLeast > limit) return limit + 1;
    beforeLast = last;
    last = current;
    lastLeast = rowLeast;
  }
  return Math.min(at(last, b.length), limit + 1);
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
