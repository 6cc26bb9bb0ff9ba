// Casts in this file: indices are in range by construction.
/** Lists of ranges in flat arrays: list `i` has the ranges from `from[i]` up to `from[i + 1]`. */
type FlatRanges = {
  readonly from: Int32Array;
  readonly open: Int32Array;
  readonly close: Int32Array;
};

type Ranges = readonly (readonly [number, number])[];

type Row = readonly Ranges[];

/**
 * Flattens `width` lists per row. A row may have fewer; the others are empty. Lists of columns that `isUsed` does not flag for
 * their row are empty, too: reading a range costs two accesses far apart in memory, and most places are asked for on few days.
 */
export function flattenRanges(
  rows: readonly Row[],
  width: number,
  isUsed: (row: number) => Uint8Array,
): FlatRanges {
  const from = new Int32Array(rows.length * width + 1);
  const open: number[] = [];
  const close: number[] = [];
  let list = 0;
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as Row;
    const used = isUsed(index);
    for (let column = 0; column < width; column++) {
      const ranges = used[column] ? row[column] : undefined;
      if (ranges)
        for (let i = 0; i < ranges.length; i++) {
          const range = ranges[i] as Ranges[number];
          open.push(range[0]);
          close.push(range[1]);
        }
      from[++list] = open.length;
    }
  }
  return { from, open: Int32Array.from(open), close: Int32Array.from(close) };
}
