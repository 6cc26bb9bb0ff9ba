import { describe, expect, it } from 'vitest';
import { changeSelection, type SelectedRow, toChunks, withShownVersions } from './selection.ts';

const row = (id: string, version = 1): SelectedRow => ({
  id,
  version,
  title: id,
  status: 'published',
  pending: null,
  isTrashed: false,
});
const ids = (rows: readonly SelectedRow[]) => rows.map(({ id }) => id);

describe('chosen rows', () => {
  it('of other pages stay chosen while a page is changed', () => {
    const before = [row('a'), row('x')];
    expect(ids(changeSelection(before, [row('a'), row('b')], new Set(['b'])))).toEqual(['x', 'b']);
    expect(ids(changeSelection(before, [row('a'), row('b')], new Set(['a', 'b'])))).toEqual(['a', 'x', 'b']);
  });

  it('take the version that the page shows', () => {
    expect(withShownVersions([row('a'), row('x')], [row('a', 4)])).toEqual([row('a', 4), row('x')]);
  });

  it('are sent in groups that one call accepts', () => {
    expect(toChunks([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(toChunks([], 2)).toEqual([]);
  });
});
