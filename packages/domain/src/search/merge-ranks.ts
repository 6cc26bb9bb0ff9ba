/** Rank offset of the fusion. A higher value reduces the weight of the first ranks. */
const rankOffset = 2;

/** Merges ranked lists of ids by reciprocal rank fusion. Equal scores keep the order of the first list. */
export function mergeRanks(lists: readonly (readonly string[])[]): string[] {
  const score = new Map<string, number>();
  for (const list of lists) {
    for (const [rank, id] of list.entries()) score.set(id, (score.get(id) ?? 0) + 1 / (rankOffset + rank));
  }
  return [...score].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
}
