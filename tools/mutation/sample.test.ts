import { describe, expect, it } from 'vitest';
import { pickSample } from './sample.ts';

const list = Array.from({ length: 50 }, (_, index) => index);

describe('pickSample', () => {
  it('picks the same entries for the same seed', () => {
    expect(pickSample(list, 5, 3)).toEqual(pickSample(list, 5, 3));
  });

  it('picks other entries for another seed', () => {
    expect(pickSample(list, 5, 3)).not.toEqual(pickSample(list, 5, 4));
  });

  it('picks each entry at most once, in the original order', () => {
    const picked = pickSample(list, 20, 1);
    expect(picked).toEqual([...new Set(picked)].sort((a, b) => a - b));
    expect(picked).toHaveLength(20);
  });

  it('returns the whole list when it is short', () => {
    expect(pickSample([1, 2], 5, 1)).toEqual([1, 2]);
  });
});
