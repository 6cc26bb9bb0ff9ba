import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  chinaNow,
  countDays,
  endingMomentAt,
  lastDayOfMonth,
  momentAt,
  toMinutes,
  weekdayOf,
} from './china-time.ts';

const instants = fc.date({ min: new Date('1992-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
const isoDate = (instant: Date) => instant.toISOString().slice(0, 10);

describe('chinaNow', () => {
  it('returns the date and time at UTC+8, also across a year end', () => {
    expect(chinaNow(new Date('2026-11-14T16:30:00Z')).date).toBe('2026-11-15');
    expect(chinaNow(new Date('2026-12-31T15:59:59Z'))).toEqual({ date: '2026-12-31', time: '23:59' });
    expect(chinaNow(new Date('2026-12-31T16:00:00Z'))).toEqual({ date: '2027-01-01', time: '00:00' });
  });

  it('agrees with Intl for Asia/Shanghai', () => {
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Asia/Shanghai',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    fc.assert(
      fc.property(instants, (instant) => {
        const { date, time } = chinaNow(instant);
        expect(`${date} ${time}`).toBe(format.format(instant));
      }),
    );
  });
});

describe('addDays, countDays and weekdayOf', () => {
  it('agree with the Gregorian calendar', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: -50_000, max: 50_000 }), (instant, days) => {
        const moved = new Date(instant.getTime() + days * 86_400_000);
        expect(addDays(isoDate(instant), days)).toBe(isoDate(moved));
        expect(countDays(isoDate(instant), isoDate(moved))).toBe(days);
      }),
    );
  });

  it('weekdayOf returns the weekday', () => {
    const names = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
    fc.assert(
      fc.property(instants, (instant) => {
        expect(weekdayOf(isoDate(instant))).toBe(names[instant.getUTCDay()]);
      }),
    );
    expect(weekdayOf('1969-12-31')).toBe('wed');
  });
});

describe('momentAt and endingMomentAt', () => {
  it('assign midnight to the next day or to the ending day', () => {
    expect(momentAt('2026-02-28', 1440)).toEqual({ date: '2026-03-01', time: '00:00' });
    expect(endingMomentAt('2026-02-28', 1440)).toEqual({ date: '2026-02-28', time: '24:00' });
    expect(endingMomentAt('2026-02-28', 1500)).toEqual({ date: '2026-03-01', time: '01:00' });
    expect(toMinutes('24:00')).toBe(1440);
  });
});

describe('lastDayOfMonth', () => {
  it('supports short months and leap years', () => {
    expect(['2027-01', '2027-02', '2028-02', '2027-04', '2027-12'].map(lastDayOfMonth)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2028-02-29',
      '2027-04-30',
      '2027-12-31',
    ]);
  });
});
