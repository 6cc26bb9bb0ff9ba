/** The higher, the less the first places of a list stand out. */
const evenness = 2;

/**
 * Several lists of the same things, each best first, as one: what is high in any comes first, and what is in
 * several comes before what is as high in one. Where that is even, the first list decides.
 */
export function mergeRanks(lists: readonly (readonly string[])[]): string[] {
  const worth = new Map<string, number>();
  for (const list of lists) {
    for (const [rank, id] of list.entries()) worth.set(id, (worth.get(id) ?? 0) + 1 / (evenness + rank));
  }
  return [...worth].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
}
