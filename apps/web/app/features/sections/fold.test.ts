import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';

describe('fold', () => {
  it('splits a long list after the shown items', () => {
    expect(fold(['a', 'b', 'c', 'd'], 2)).toEqual({ first: ['a', 'b'], rest: ['c', 'd'] });
  });

  it('shows a whole list that has only one item more', () => {
    expect(fold(['a', 'b', 'c'], 2)).toEqual({ first: ['a', 'b', 'c'], rest: [] });
    expect(fold(['a'], 2)).toEqual({ first: ['a'], rest: [] });
  });
});
