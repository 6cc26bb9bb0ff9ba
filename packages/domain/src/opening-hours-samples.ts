import { weekday } from '@yunyou/contract/base.schema';
import * as fc from 'fast-check';
import type { OpeningTimes } from './opening-hours.ts';
import { momentAt, toMinutes } from './opening-hours-clock.ts';

/** Arbitrary but valid opening times, for property tests. */
const quarterHour = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) => momentAt('2026-01-01', quarter * 15).time);

const hours = fc
  .record({ open: quarterHour, close: fc.oneof(quarterHour, fc.constant('24:00')), early: fc.nat(120) })
  .map(({ open, close, early }) => {
    const length = (toMinutes(close) - toMinutes(open) + 1440) % 1440 || 1440;
    const lastEntry = momentAt('2026-01-01', toMinutes(open) + Math.max(0, length - early)).time;
    return early > 60 && length < 1440 ? { open, close } : { open, close, lastEntry };
  });

const dayOfYear = fc
  .integer({ min: 0, max: 364 })
  .map((day) => momentAt('2026-01-01', day * 1440).date.slice(5));
const season = fc.record({ from: dayOfYear, to: dayOfYear });

const rule = fc
  .tuple(hours, fc.option(season, { nil: undefined }), fc.subarray([...weekday.options], { maxLength: 6 }))
  .map(([times, during, closedOn]) => ({ ...times, closedOn, ...(during && { season: during }) }));

/** A date in 2026 to 2028, so that a leap day is among them. */
export const anyDate = fc
  .integer({ min: 0, max: 1094 })
  .map((day) => momentAt('2026-01-01', day * 1440).date);

export const anyTime = fc.integer({ min: 0, max: 1439 }).map((minute) => momentAt('2026-01-01', minute).time);

const exception = fc
  .tuple(anyDate, fc.nat(40), fc.option(hours, { nil: undefined }))
  .map(([from, days, changed]) => ({
    from,
    to: momentAt(from, days * 1440).date,
    reason: 'Festival',
    ...(changed && { hours: changed }),
  }));

export const anySpot: fc.Arbitrary<OpeningTimes> = fc.record({
  openingHours: fc.array(rule, { minLength: 1, maxLength: 4 }),
  openingExceptions: fc.array(exception, { maxLength: 3 }),
});
