import { describe, expect, it } from 'vitest';
import { describeWay } from './business-view.ts';

describe('the way to a place nearby', () => {
  it.each([
    [0, '50 m, about 1 min on foot'],
    [350, '350 m, about 6 min on foot'],
    [2000, '2.0 km, about 33 min on foot'],
    [4230, '4.2 km away'],
  ])('of %i metres reads "%s"', (meters, words) => {
    expect(describeWay(meters)).toBe(words);
  });
});
