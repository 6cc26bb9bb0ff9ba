import { describe, expect, it } from 'vitest';
import { formatClock, formatFen, formatMinutes, readClock } from './trip-words.ts';

describe('trip words', () => {
  it('format durations to the minute', () => {
    expect([35, 60, 95].map(formatMinutes)).toEqual(['35 min', '1 h', '1 h 35 min']);
  });

  it('format and parse times, also after midnight', () => {
    expect([545, 1470].map(formatClock)).toEqual(['09:05', '00:30']);
    expect(readClock('09:05')).toBe(545);
    expect(readClock('soon')).toBeUndefined();
  });

  it('format prices in whole yuan', () => {
    expect([0, 12_345].map(formatFen)).toEqual(['free', 'CN¥123']);
  });
});
