import type { EntityRow } from '@yunyou/contract/admin/admin-entities.endpoints';

/** A chosen row, on this page of the list or another. */
export type SelectedRow = Pick<EntityRow, 'id' | 'title' | 'version' | 'status' | 'pending' | 'isTrashed'>;

/** Returns the chosen rows after the checkboxes of a page have changed. Rows of other pages stay chosen. */
export function changeSelection(
  before: readonly SelectedRow[],
  page: readonly SelectedRow[],
  checked: ReadonlySet<string>,
): SelectedRow[] {
  const shown = new Set(page.map(({ id }) => id));
  return [
    ...before.filter(({ id }) => !shown.has(id) || checked.has(id)),
    ...page.filter(({ id }) => checked.has(id) && !before.some((row) => row.id === id)),
  ];
}

/** Replaces chosen rows by those on the page, which have the newest version that the reader has seen. */
export function withShownVersions(
  selected: readonly SelectedRow[],
  page: readonly SelectedRow[],
): SelectedRow[] {
  const shown = new Map(page.map((row) => [row.id, row]));
  return selected.map((row) => shown.get(row.id) ?? row);
}

/** Splits rows into groups that one call accepts. */
export function toChunks<T>(rows: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size),
  );
}
