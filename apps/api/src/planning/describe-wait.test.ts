import { describe, expect, it } from 'vitest';
import { describeWait } from './describe-wait.ts';

describe('describeWait', () => {
  it.each([
    [undefined, undefined],
    [2999, undefined],
    [3000, 'about 5 s'],
    [18_000, 'about 20 s'],
    [20_000, 'about 20 s'],
    [20_001, 'about 25 s'],
    [55_000, 'about 55 s'],
    [60_000, 'about 60 s'],
    [60_001, 'about 70 s'],
    [119_000, 'about 120 s'],
    [120_001, 'about 3 min'],
    [300_000, 'about 5 min'],
  ])('rounds %s ms up', (millis, words) => {
    expect(describeWait(millis)).toBe(words);
  });
});
