/** Splits a list for `MoreDetails`. A single item beyond `shown` is not worth a click and stays in the first part. */
export function fold<T>(items: readonly T[], shown: number): { first: readonly T[]; rest: readonly T[] } {
  const end = items.length === shown + 1 ? items.length : shown;
  return { first: items.slice(0, end), rest: items.slice(end) };
}
