import { expect, test } from 'vitest';
import {
  formatDate,
  formatDayMonth,
  formatShortDayMonth,
  formatWeekdayDate,
  formatYearMonth,
} from './date-format.ts';

test('formats every day of a leap year like Intl en-GB', () => {
  const said = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  const whole = said({ day: 'numeric', month: 'long', year: 'numeric' });
  const dayMonth = said({ day: 'numeric', month: 'long' });
  const weekday = said({ weekday: 'long', day: 'numeric', month: 'long' });
  const month = said({ month: 'long', year: 'numeric' });
  for (let day = 0; day < 366; day += 1) {
    const instant = new Date(Date.UTC(2028, 0, 1 + day));
    const date = instant.toISOString().slice(0, 10);
    expect(formatDate(date)).toBe(whole.format(instant));
    expect(formatDayMonth(date)).toBe(dayMonth.format(instant));
    expect(formatWeekdayDate(date)).toBe(weekday.format(instant));
    expect(formatYearMonth(date.slice(0, 7))).toBe(month.format(instant));
  }
});

test('shortMonthName returns three letters', () => {
  expect(formatShortDayMonth('2027-09-01')).toBe('1 Sep');
});
