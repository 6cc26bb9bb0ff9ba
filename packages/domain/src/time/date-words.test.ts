import { expect, test } from 'vitest';
import { sayDate, sayDayMonth, sayMonth, sayShortDayMonth, sayWeekdayDate } from './date-words.ts';

test('dates read as the British say them, on every day of a leap year', () => {
  const said = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  const whole = said({ day: 'numeric', month: 'long', year: 'numeric' });
  const dayMonth = said({ day: 'numeric', month: 'long' });
  const weekday = said({ weekday: 'long', day: 'numeric', month: 'long' });
  const month = said({ month: 'long', year: 'numeric' });
  for (let day = 0; day < 366; day += 1) {
    const instant = new Date(Date.UTC(2028, 0, 1 + day));
    const date = instant.toISOString().slice(0, 10);
    expect(sayDate(date)).toBe(whole.format(instant));
    expect(sayDayMonth(date)).toBe(dayMonth.format(instant));
    expect(sayWeekdayDate(date)).toBe(weekday.format(instant));
    expect(sayMonth(date.slice(0, 7))).toBe(month.format(instant));
  }
});

test('short months have three letters', () => {
  expect(sayShortDayMonth('2027-09-01')).toBe('1 Sep');
});
