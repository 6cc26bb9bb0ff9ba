import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate, anyTime } from '../fixtures/opening-hours-samples.ts';
import { findBookingDay } from './booking-day.ts';

const palace = { required: 'required', passport: true, daysAhead: 7, releaseTime: '20:00' } as const;
const visitDate = '2026-12-05';
const at = (date: string, time: string) => ({ visitDate, now: { date, time } });

describe('findBookingDay for tickets released seven days ahead at 20:00', () => {
  it.each([
    ['weeks before', at('2026-11-15', '12:00'), 'future', 13],
    ['the evening before', at('2026-11-27', '23:59'), 'future', 1],
    ['a minute before the release', at('2026-11-28', '19:59'), 'today', 0],
    ['at the release', at('2026-11-28', '20:00'), 'past', 0],
    ['on the visit day', at('2026-12-05', '09:00'), 'past', -7],
  ])('%s', (_name, moment, when, inDays) => {
    expect(findBookingDay(palace, moment)).toEqual({
      kind: 'release',
      date: '2026-11-28',
      time: '20:00',
      when,
      inDays,
    });
  });

  it('returns visit-over for a past visit date', () => {
    expect(findBookingDay(palace, at('2026-12-06', '00:00'))).toEqual({ kind: 'visit-over' });
  });
});

describe('findBookingDay', () => {
  it('returns today for the whole release day when the hour is unknown', () => {
    const { releaseTime: _, ...rule } = palace;
    expect(findBookingDay(rule, at('2026-11-28', '23:59'))).toEqual({
      kind: 'release',
      date: '2026-11-28',
      when: 'today',
      inDays: 0,
    });
  });

  it('returns no-known-day without a number of days', () => {
    expect(findBookingDay({ required: 'recommended', passport: true }, at('2026-11-28', '09:00'))).toEqual({
      kind: 'no-known-day',
    });
  });

  it('returns not-needed when no booking is required', () => {
    expect(findBookingDay({ required: 'not-needed', passport: false }, at('2026-11-28', '09:00'))).toEqual({
      kind: 'not-needed',
    });
  });

  it('treats a release at 24:00 as 00:00 of the next day', () => {
    expect(findBookingDay({ ...palace, releaseTime: '24:00' }, at('2026-11-28', '12:00'))).toMatchObject({
      date: '2026-11-29',
      time: '00:00',
      when: 'future',
    });
  });

  it('stays past once the sale has started', () => {
    const order = ['future', 'today', 'past', 'over'];
    const rules = fc.record({
      required: fc.constantFrom('required' as const, 'recommended' as const),
      passport: fc.boolean(),
      daysAhead: fc.nat(120),
      releaseTime: anyTime,
    });
    fc.assert(
      fc.property(
        rules,
        fc.array(fc.tuple(anyDate, anyTime), { minLength: 2, maxLength: 6 }),
        (rule, moments) => {
          const ranks = moments
            .map(([date, time]) => ({ date, time }))
            .toSorted((a, b) => (a.date + a.time < b.date + b.time ? -1 : 1))
            .map((now) => findBookingDay(rule, { visitDate: '2027-06-01', now }))
            .map((day) => order.indexOf(day.kind === 'release' ? day.when : 'over'));
          expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        },
      ),
    );
  });
});
