import { describe, expect, it } from 'vitest';
import { describeWait } from './describe-wait.ts';
import { waitMillis } from './planning-queue.ts';

describe('waitMillis', () => {
  it('divides the runs before a trip by the runs at the same time', () => {
    expect(waitMillis(0, { running: 4, meanMillis: 2000 })).toBe(500);
    expect(waitMillis(39, { running: 4, meanMillis: 2000 })).toBe(20_000);
  });

  it('expects nothing without a running worker or a measured run', () => {
    expect(waitMillis(3, { running: 0, meanMillis: 2000 })).toBeUndefined();
    expect(waitMillis(3, { running: 2, meanMillis: undefined })).toBeUndefined();
  });
});

describe('describeWait', () => {
  it.each([
    [undefined, undefined],
    [2999, undefined],
    [3000, 'about 5 s'],
    [18_000, 'about 20 s'],
    [20_000, 'about 20 s'],
    [20_001, 'about 25 s'],
    [55_000, 'about 55 s'],
    [55_001, 'about 1 min'],
    [60_001, 'about 2 min'],
    [300_000, 'about 5 min'],
  ])('rounds %s ms up', (millis, words) => {
    expect(describeWait(millis)).toBe(words);
  });
});
