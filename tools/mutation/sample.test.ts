import { describe, expect, it } from 'vitest';
import { pickSample } from './sample.ts';

const list = Array.from({ length: 50 }, (_, index) => `entry ${index}`);
const pick = (from: readonly string[], count: number, seed: number): string[] =>
  pickSample(from, { count, seed, toKey: (entry) => entry });

describe('pickSample', () => {
  it('picks the same entries for the same seed', () => {
    expect(pick(list, 5, 3)).toEqual(pick(list, 5, 3));
  });

  it('picks other entries for another seed', () => {
    expect(pick(list, 5, 3)).not.toEqual(pick(list, 5, 4));
  });

  it('picks each entry at most once, in the original order', () => {
    const picked = pick(list, 20, 1);
    expect(picked).toEqual(list.filter((entry) => picked.includes(entry)));
    expect(picked).toHaveLength(20);
  });

  it('keeps all but one entry of the sample when one entry of the list changes', () => {
    const [first = ''] = pick(list, 20, 1);
    const others = pick(list.with(list.indexOf(first), 'changed'), 20, 1);
    expect(pick(list, 20, 1).filter((entry) => others.includes(entry)).length).toBeGreaterThanOrEqual(19);
  });

  it('returns the whole list when it is short', () => {
    expect(pick(['a', 'b'], 5, 1)).toEqual(['a', 'b']);
  });
});
