import { describe, expect, it } from 'vitest';
import { editDistance, listDeletions, maxEditDistance } from './spelling.ts';

describe('edit distance', () => {
  it.each([
    [3, 0],
    [4, 1],
    [7, 1],
    [8, 2],
  ])('allows for %i letters %i edits', (length, edits) => {
    expect(maxEditDistance(length)).toBe(edits);
  });

  it('returns limit + 1 for larger distances', () => {
    expect(editDistance('abcd', 'wxyz', 1)).toBe(2);
    expect(editDistance('a', 'abcdef', 2)).toBe(3);
    expect(editDistance('lake', 'lkae', 2)).toBe(1);
  });

  it('lists the deletions of the first seven letters', () => {
    expect(listDeletions('lake').toSorted()).toEqual(['ake', 'lae', 'lak', 'lake', 'lke']);
    expect(listDeletions('lak')).toEqual(['lak']);
    expect(listDeletions('terracotta').every((text) => text.length >= 5 && text.length <= 7)).toBe(true);
  });
});
