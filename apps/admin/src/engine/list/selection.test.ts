import { describe, expect, it } from 'vitest';
import { changeSelection, type SelectedRow, sendInChunks, withShownVersions } from './selection.ts';

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

  it('are sent in groups that one call accepts, one after the other, with the progress', async () => {
    const progress: number[] = [];
    const sum = async (chunk: number[]) => chunk.reduce((total, next) => total + next, 0);
    const answers = await sendInChunks([1, 2, 3, 4, 5], 2, sum, (done) => progress.push(done));
    expect(answers).toEqual([3, 7, 5]);
    expect(progress).toEqual([0, 2, 4, 5]);
  });

  it('that follow a failed group are not sent', async () => {
    const sent: number[][] = [];
    const fail = async (chunk: number[]) => {
      sent.push(chunk);
      if (chunk.includes(3)) throw new Error('The server does not answer');
    };
    await expect(sendInChunks([1, 2, 3, 4, 5], 2, fail, () => undefined)).rejects.toThrow('not answer');
    expect(sent).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });
});
