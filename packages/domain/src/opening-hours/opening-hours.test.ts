import type { Weekday } from '@yunyou/contract/entities/base.schema';
import type { OpeningRule } from '@yunyou/contract/entities/scenic-spot.schema';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate, anySpot } from '../fixtures/opening-hours-samples.ts';
import { addDays } from '../time/china-time.ts';
import {
  areHoursFixed,
  isInSeason,
  listNextOpenDates,
  type OpeningTimes,
  type OpeningWindow,
  windowsFrom,
  windowsOn,
} from './opening-hours.ts';

const rule = (open: string, close: string, more: Partial<OpeningRule> = {}): OpeningRule => ({
  open,
  close,
  closedOn: [],
  ...more,
});
const spot = (...openingHours: OpeningRule[]): OpeningTimes => ({ openingHours, openingExceptions: [] });
const spans = (times: OpeningTimes, date: string) =>
  windowsOn(times, date).map(({ openMinute, closeMinute }) => [openMinute / 60, closeMinute / 60]);
const isOpen = (windows: OpeningWindow[], at: number) =>
  windows.some(({ openMinute, closeMinute }) => openMinute <= at && at < closeMinute);
const monday = '2026-11-16';
const tuesday = '2026-11-17';
const allBut = (open: Weekday) =>
  (['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const).filter((day) => day !== open);

describe('listNextOpenDates', () => {
  it('skips closed weekdays and dated exceptions', () => {
    const museum: OpeningTimes = {
      openingHours: [rule('09:00', '17:00', { closedOn: ['mon'] })],
      openingExceptions: [{ from: '2026-11-18', to: '2026-11-19', reason: 'Repairs' }],
    };
    expect(listNextOpenDates(museum, monday, 3)).toEqual(['2026-11-17', '2026-11-20', '2026-11-21']);
  });

  it('returns none for a spot without hours', () => {
    expect(listNextOpenDates(spot(), monday, 3)).toEqual([]);
  });
});

describe('areHoursFixed', () => {
  it('is false only for approximate hours', () => {
    expect(areHoursFixed({})).toBe(true);
    expect(areHoursFixed({ approximateHours: true })).toBe(false);
  });
});

describe('windowsOn', () => {
  it('returns no windows on a closed weekday', () => {
    const museum = spot(rule('09:00', '17:00', { closedOn: ['mon'] }));
    expect(spans(museum, monday)).toEqual([]);
    expect(spans(museum, tuesday)).toEqual([[9, 17]]);
  });

  it('prefers rules of the season over rules without a season', () => {
    const winter = { from: '11-01', to: '03-31' };
    const palace = spot(rule('08:30', '17:00'), rule('08:30', '16:30', { season: winter }));
    expect(spans(palace, '2026-10-31')).toEqual([[8.5, 17]]);
    expect(spans(palace, '2026-11-01')).toEqual([[8.5, 16.5]]);
    expect(spans(palace, '2027-03-31')).toEqual([[8.5, 16.5]]);
    expect(spans(palace, '2027-04-01')).toEqual([[8.5, 17]]);
  });

  it('stays closed when the season closes the weekday', () => {
    const season = { from: '11-01', to: '03-31' };
    expect(
      spans(spot(rule('09:00', '17:00'), rule('10:00', '16:00', { season, closedOn: ['mon'] })), monday),
    ).toEqual([]);
  });

  it('merges the windows of all rules that apply', () => {
    const church = spot(rule('14:30', '17:30'), rule('08:30', '11:30'));
    expect(spans(church, monday)).toEqual([
      [8.5, 11.5],
      [14.5, 17.5],
    ]);
    const lateMonday = spot(rule('09:00', '17:00'), rule('12:00', '22:00', { closedOn: allBut('mon') }));
    expect(spans(lateMonday, monday)).toEqual([[9, 22]]);
    expect(spans(lateMonday, tuesday)).toEqual([[9, 17]]);
  });

  it('keeps the latest last entry of merged windows', () => {
    const both = spot(
      rule('09:00', '12:00', { lastEntry: '11:00' }),
      rule('12:00', '17:00', { lastEntry: '16:00' }),
    );
    expect(windowsOn(both, monday)).toEqual([{ openMinute: 540, closeMinute: 1020, lastEntryMinute: 960 }]);
  });

  it('closes on the next day when close is before open', () => {
    const market = spot(rule('18:00', '02:00', { lastEntry: '01:00' }));
    expect(windowsOn(market, monday)).toEqual([
      { openMinute: 1080, closeMinute: 1560, lastEntryMinute: 1500 },
    ]);
    expect(spans(spot(rule('18:00', '24:00')), monday)).toEqual([[18, 24]]);
  });

  it('prefers dated exceptions, and closing over hours', () => {
    const closed = { from: monday, to: monday, reason: 'Restoration' };
    const late = {
      from: monday,
      to: tuesday,
      hours: { open: '09:00', close: '22:00' },
      reason: 'Lantern festival',
    };
    const hours = [rule('09:00', '17:00', { closedOn: ['tue'] })];
    expect(spans({ openingHours: hours, openingExceptions: [late] }, tuesday)).toEqual([[9, 22]]);
    expect(spans({ openingHours: hours, openingExceptions: [late, closed] }, monday)).toEqual([]);
    expect(spans({ openingHours: hours, openingExceptions: [late, closed] }, '2026-11-18')).toEqual([
      [9, 17],
    ]);
  });
});

describe('isInSeason', () => {
  it('includes both ends, also across the year end', () => {
    const winter = { from: '11-01', to: '03-31' };
    expect(
      ['10-31', '11-01', '12-31', '01-01', '03-31', '04-01'].map((day) => isInSeason(day, winter)),
    ).toEqual([false, true, true, true, true, false]);
  });

  it('includes 29 February when the season ends on the 28th', () => {
    expect(isInSeason('02-29', { from: '12-15', to: '02-28' })).toBe(true);
    expect(isInSeason('02-29', { from: '02-01', to: '02-28' })).toBe(true);
    expect(isInSeason('02-29', { from: '03-01', to: '12-14' })).toBe(false);
  });
});

describe('windowsOn for arbitrary rules', () => {
  it('returns sorted, separate windows of at most one day', () => {
    fc.assert(
      fc.property(anySpot, anyDate, (times, date) => {
        const windows = windowsOn(times, date);
        windows.forEach(({ openMinute, closeMinute, lastEntryMinute }, index) => {
          expect(openMinute).toBeGreaterThan(windows[index - 1]?.closeMinute ?? -1);
          expect(closeMinute).toBeGreaterThan(openMinute);
          expect(closeMinute).toBeLessThanOrEqual(2 * 1440);
          expect(lastEntryMinute).toBeGreaterThanOrEqual(openMinute);
          expect(lastEntryMinute).toBeLessThanOrEqual(closeMinute);
        });
      }),
    );
  });

  it('does not depend on the order of rules', () => {
    fc.assert(
      fc.property(anySpot, anyDate, (times, date) => {
        const reversed = {
          openingHours: times.openingHours.toReversed(),
          openingExceptions: times.openingExceptions.toReversed(),
        };
        expect(windowsOn(reversed, date)).toEqual(windowsOn(times, date));
      }),
    );
  });

  it('agrees with windowsFrom over several days', () => {
    fc.assert(
      fc.property(anySpot, anyDate, fc.integer({ min: 0, max: 3 * 1440 }), (times, date, minute) => {
        const byDay = [0, 1, 2, 3].some((day) =>
          isOpen(windowsOn(times, addDays(date, day)), minute - day * 1440),
        );
        expect(isOpen(windowsFrom(times, date, 3), minute)).toBe(byDay);
      }),
    );
  });
});
