/** Returns `most` columns, or one less if that leaves fewer cells of the last row empty. */
export function balancedColumns(count: number, most: number): number {
  const emptyCells = (columns: number) => (columns - (count % columns)) % columns;
  return count > most && emptyCells(most - 1) < emptyCells(most) ? most - 1 : most;
}
