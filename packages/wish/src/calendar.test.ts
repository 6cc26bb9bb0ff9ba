import { addDays } from '@yunyou/domain/time/china-time';
import { describe, expect, it } from 'vitest';
import { holidayDate, monthOf, nextDate, nextMonth, toDate } from './calendar.ts';

describe('months and dates', () => {
  it.each([
    ['january', 1],
    ['mar', 3],
    ['mai', 5],
    ['diciembre', 12],
    ['smarch', 0],
  ])('monthOf(%s) is %i', (name, month) => {
    expect(monthOf(name)).toBe(month);
  });

  it('toDate rejects days that do not exist', () => {
    expect(toDate(2026, 2, 28)).toBe('2026-02-28');
    expect(toDate(2026, 2, 29)).toBeUndefined();
    expect(toDate(2026, 13, 1)).toBeUndefined();
    expect(toDate(2026, 1, 0)).toBeUndefined();
  });

  it('nextDate includes today and searches four more years', () => {
    expect(nextDate(6, 15, '2026-06-15')).toBe('2026-06-15');
    expect(nextDate(6, 14, '2026-06-15')).toBe('2027-06-14');
    for (const today of ['2024-03-01', '2025-01-01', '2026-01-01', '2027-01-01'])
      expect(nextDate(2, 29, today)).toBe('2028-02-29');
    expect(nextDate(2, 30, '2026-01-01')).toBeUndefined();
  });

  it('nextMonth includes the current month', () => {
    expect(nextMonth(6, '2026-06-15')).toBe('2026-06');
    expect(nextMonth(5, '2026-06-15')).toBe('2027-05');
    expect(nextMonth(12, '2026-06-15')).toBe('2026-12');
  });
});

describe('holidayDate', () => {
  it.each([
    ['may day', '2027-05-01'],
    ['golden week', '2026-10-01'],
    ['spring festival', '2027-02-06'],
    ['mid-autumn festival', '2026-09-25'],
    ['dragon boat', '2026-06-19'],
    ['qingming', '2027-04-05'],
    ['xmas', '2026-12-24'],
    ["new year's eve", '2026-12-31'],
    ['easter', '2027-03-26'],
  ])('finds the next %s on %s', (name, date) => {
    expect(holidayDate(name, '2026-06-15')).toBe(date);
  });

  it('returns the holiday of a given year, also in the past', () => {
    expect(holidayDate('golden week', '2026-06-15', 2024)).toBe('2024-10-01');
    expect(holidayDate('easter', '2026-06-15', 2025)).toBe('2025-04-18');
    expect(holidayDate('easter', '2026-06-15', 2038)).toBe('2038-04-23');
  });

  it.each([
    [1999, '04-04'],
    [2024, '03-31'],
    [2026, '04-05'],
    [2027, '03-28'],
    [2028, '04-16'],
    [2030, '04-21'],
    [2035, '03-25'],
    [2049, '04-18'],
    [2076, '04-19'],
    [2100, '03-28'],
  ])('starts Easter %i two days before Sunday %s', (year, sunday) => {
    expect(holidayDate('easter', '2026-06-15', year)).toBe(addDays(`${year}-${sunday}`, -2));
  });

  it('includes a holiday that is today', () => {
    expect(holidayDate('golden week', '2026-10-01')).toBe('2026-10-01');
    expect(holidayDate('golden week', '2026-10-02')).toBe('2027-10-01');
  });

  it('returns undefined for unknown names and for years outside the tables', () => {
    expect(holidayDate('pancake day', '2026-06-15')).toBeUndefined();
    expect(holidayDate('spring festival', '2026-06-15', 2050)).toBeUndefined();
  });
});
