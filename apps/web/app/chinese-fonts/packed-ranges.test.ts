import { expect, it } from 'vitest';
import { packRanges, readRanges } from './packed-ranges.ts';

it('reads ranges as they were packed', () => {
  const ranges = ['U+3001-3002', 'U+3007', 'U+4E00-4E01', 'U+9FFF', 'U+20000-2A6DF'];
  expect(readRanges(packRanges(ranges))).toEqual(ranges);
  expect(packRanges(['U+0', 'U+A-14'])).toBe('0.a-a');
});
