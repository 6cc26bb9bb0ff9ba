import { describe, expect, it } from 'vitest';
import { toBatches, toGroups } from './run-mutants.ts';

describe('toBatches', () => {
  it('runs quick tests together, then each slow test alone, the slowest last', () => {
    const durations = new Map([
      ['property', 9000],
      ['a', 100],
      ['recorded', 6000],
      ['b', 120],
      ['c', 80],
    ]);
    expect(toBatches([...durations.keys()], durations)).toEqual([
      ['a', 'b', 'c'],
      ['recorded'],
      ['property'],
    ]);
  });

  it('returns no empty batches', () => {
    expect(toBatches([], new Map())).toEqual([]);
    expect(toBatches(['a'], new Map([['a', 100]]))).toEqual([['a']]);
  });
});

describe('toGroups', () => {
  it('runs the nearest test alone, then the next three, then the rest', () => {
    expect(toGroups(['own', 'a', 'b', 'c', 'far', 'farther'])).toEqual([
      ['own'],
      ['a', 'b', 'c'],
      ['far', 'farther'],
    ]);
  });

  it('runs each test once when there are few', () => {
    expect(toGroups(['own', 'a']).flat()).toEqual(['own', 'a']);
  });
});
