/** Lists of ranges in flat arrays: list `i` has the ranges from `from[i]` up to `from[i + 1]`. */
type FlatRanges = {
  readonly from: Int32Array;
  readonly open: Int32Array;
  readonly close: Int32Array;
};

type Ranges = readonly (readonly [number, number])[];

/** Flattens `width` lists per row. A row may have fewer; the others are empty. */
export function flattenRanges(rows: readonly (readonly Ranges[])[], width: number): FlatRanges {
  const from = new Int32Array(rows.length * width + 1);
  let count = 0;
  let list = 0;
  for (const row of rows) {
    for (let column = 0; column < row.length; column++) {
      count += row[column]?.length ?? 0;
      from[list + column + 1] = count;
    }
    from.fill(count, list + row.length + 1, list + width + 1);
    list += width;
  }
  const open = new Int32Array(count);
  const close = new Int32Array(count);
  let at = 0;
  for (const row of rows)
    for (const ranges of row)
      for (const range of ranges) {
        open[at] = range[0];
        close[at] = range[1];
        at++;
      }
  return { from, open, close };
}
