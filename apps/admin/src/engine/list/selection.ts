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

/** Sends rows in groups that one call accepts, one after the other, and reports how many are done. */
export async function sendInChunks<Row, Answer>(
  rows: readonly Row[],
  size: number,
  send: (chunk: Row[]) => Promise<Answer>,
  onProgress: (done: number) => void,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  onProgress(0);
  for (let start = 0; start < rows.length; start += size) {
    const chunk = rows.slice(start, start + size);
    answers.push(await send(chunk));
    onProgress(start + chunk.length);
  }
  return answers;
}
