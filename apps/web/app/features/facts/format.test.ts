import { describe, expect, it } from 'vitest';
import { formatDistance, formatDuration, formatMoney, formatMonths } from './format.ts';

describe('formatting', () => {
  it.each([
    [[3, 4, 5, 9, 10], 'Mar–\u2060May, Sep–\u2060Oct'],
    [[11, 12, 1, 2], 'Nov–\u2060Feb'],
    [[6], 'Jun'],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'all year'],
    [[], ''],
  ])('months %j are "%s"', (months, text) => {
    expect(formatMonths(months)).toBe(text);
  });

  it.each([
    [45, '45 min'],
    [90, '1½ hours'],
    [210, '3½ hours'],
    [1440, '1 day'],
    [2880, '2 days'],
  ])('%i minutes are "%s"', (minutes, text) => {
    expect(formatDuration(minutes)).toBe(text);
  });

  it('shows decimals of money only when they are not zero', () => {
    expect(formatMoney({ amountMinor: 12_000, currency: 'CNY' })).toBe('CN¥120');
    expect(formatMoney({ amountMinor: 1250, currency: 'HKD' })).toBe('HK$12.50');
    expect(formatMoney({ amountMinor: 500, currency: 'JPY' })).toBe('¥500');
  });

  it('rounds distances to 50 m, 100 m or 1 km by length', () => {
    expect(formatDistance(430)).toBe('450 m');
    expect([974, 975, 9949, 9950].map(formatDistance)).toEqual(['950 m', '1.0 km', '9.9 km', '10 km']);
    expect(formatDistance(3240)).toBe('3.2 km');
    expect(formatDistance(42_300)).toBe('42 km');
  });
});
