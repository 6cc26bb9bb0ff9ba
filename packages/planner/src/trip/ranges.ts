/** Lists of ranges in flat arrays: list `i` has the ranges from `from[i]` up to `from[i + 1]`. */
type FlatRanges = {
  readonly from: Int32Array;
  readonly open: Int32Array;
  readonly close: Int32Array;
};

type Ranges = readonly (readonly [number, number])[];

/** Flattens `width` lists per row; lists that a row lacks are empty. */
export function flattenRanges(rows: readonly (readonly Ranges[])[], width: number): FlatRanges {
  const from = new Int32Array(rows.length * width + 1);
  let count = 0;
  let list = 0;
  for (const row of rows)
    for (let column = 0; column < width; column++) {
      count += row[column]?.length ?? 0;
      list++;
      from[list] = count;
    }
  const open = new Int32Array(count);
  const close = new Int32Array(count);
  let at = 0;
  for (const row of rows)
    for (let column = 0; column < width; column++)
      for (const range of row[column] ?? []) {
        open[at] = range[0];
        close[at] = range[1];
        at++;
      }
  return { from, open, close };
}
