import { describe, expect, it } from 'vitest';
import { describeEffect } from './effect-words.ts';

describe('describeEffect', () => {
  it.each([
    [{ costFen: 12_000, minutes: 25, problems: 0 }, 'CN¥120 more, 25 min longer on the way'],
    [{ costFen: -30_000, minutes: -70, problems: 0 }, 'CN¥300 less, 1 h 10 min shorter on the way'],
    [{ costFen: 40, minutes: 3, problems: 0 }, 'same price'],
    [{ costFen: 0, minutes: 0, problems: 1 }, 'same price, does not fit the day as it is'],
  ])('describes %j', (effect, words) => {
    expect(describeEffect(effect)).toBe(words);
  });
});
