/** Lists of ranges in flat arrays: list `i` has the ranges from `from[i]` up to `from[i + 1]`. */
type FlatRanges = {
  readonly from: Int32Array;
  readonly open: Int32Array;
  readonly close: Int32Array;
};

export function flattenRanges(lists: Iterable<readonly (readonly [number, number])[]>): FlatRanges {
  const from = [0];
  const ranges: (readonly [number, number])[] = [];
  for (const list of lists) {
    ranges.push(...list);
    from.push(ranges.length);
  }
  return {
    from: Int32Array.from(from),
    open: Int32Array.from(ranges, ([open]) => open),
    close: Int32Array.from(ranges, ([, close]) => close),
  };
}
