import type { OpeningRule } from '@yunyou/contract/entities/scenic-spot.schema';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate, anySpot, anyTime } from '../fixtures/opening-hours-samples.ts';
import { momentAt, toMinutes } from '../time/china-time.ts';
import { type OpeningTimes, windowsOn } from './opening-hours.ts';
import { findOpening, stateAt } from './opening-hours-state.ts';

const rule = (open: string, close: string, more: Partial<OpeningRule> = {}): OpeningRule => ({
  open,
  close,
  closedOn: [],
  ...more,
});
const spot = (...openingHours: OpeningRule[]): OpeningTimes => ({ openingHours, openingExceptions: [] });
const openKinds = ['open', 'last-entry-passed'];
const sunday = '2026-11-15';
const monday = '2026-11-16';
const tuesday = '2026-11-17';
const at = (date: string, time: string) => ({ date, time });

describe('stateAt for a museum closed on Mondays', () => {
  const museum = spot(rule('09:00', '17:00', { closedOn: ['mon'], lastEntry: '16:00' }));

  it.each([
    ['before opening', at(tuesday, '08:59'), { kind: 'opens-later', opensNext: at(tuesday, '09:00') }],
    [
      'at opening',
      at(tuesday, '09:00'),
      { kind: 'open', closes: at(tuesday, '17:00'), lastEntry: at(tuesday, '16:00') },
    ],
    [
      'in the minute of the last entry',
      at(tuesday, '16:00'),
      { kind: 'open', closes: at(tuesday, '17:00'), lastEntry: at(tuesday, '16:00') },
    ],
    [
      'after the last entry on Sunday',
      at(sunday, '16:01'),
      { kind: 'last-entry-passed', closes: at(sunday, '17:00'), opensNext: at(tuesday, '09:00') },
    ],
    ['at closing', at(sunday, '17:00'), { kind: 'closed-for-today', opensNext: at(tuesday, '09:00') }],
    ['on Monday', at(monday, '12:00'), { kind: 'closed-all-day', opensNext: at(tuesday, '09:00') }],
    [
      'at 24:00, which is the start of the next day',
      at(monday, '24:00'),
      { kind: 'opens-later', opensNext: at(tuesday, '09:00') },
    ],
  ])('%s', (_name, moment, state) => {
    expect(stateAt(museum, moment)).toEqual(state);
  });
});

describe('stateAt for a night market open until 02:00', () => {
  const market = spot(rule('18:00', '02:00', { closedOn: ['mon'] }));

  it('is open after midnight, also on its closing day', () => {
    expect(stateAt(market, at(monday, '01:59'))).toMatchObject({ kind: 'open', closes: at(monday, '02:00') });
  });

  it('is closed for today after it closes', () => {
    expect(stateAt(market, at(monday, '02:00'))).toEqual({
      kind: 'closed-for-today',
      opensNext: at(tuesday, '18:00'),
    });
    expect(stateAt(market, at(tuesday, '02:00'))).toEqual({
      kind: 'opens-later',
      opensNext: at(tuesday, '18:00'),
    });
  });
});

describe('stateAt for a spot open around the clock', () => {
  it('has no closing time', () => {
    expect(stateAt(spot(rule('00:00', '24:00')), at(monday, '23:59'))).toEqual({ kind: 'open' });
  });

  it('closes at 24:00 before its one closed weekday', () => {
    expect(stateAt(spot(rule('00:00', '24:00', { closedOn: ['mon'] })), at(tuesday, '03:00'))).toEqual({
      kind: 'open',
      closes: at('2026-11-22', '24:00'),
      lastEntry: at('2026-11-22', '24:00'),
    });
  });
});

describe('stateAt for a spot with a lunch break', () => {
  it('opens later on the same date', () => {
    const church = spot(rule('08:30', '11:30'), rule('14:30', '17:30'));
    expect(stateAt(church, at(monday, '12:00'))).toEqual({
      kind: 'opens-later',
      opensNext: at(monday, '14:30'),
    });
    expect(stateAt(church, at(monday, '08:30'))).toMatchObject({ closes: at(monday, '11:30') });
  });
});

describe('stateAt with a dated exception', () => {
  it('returns the reason and the next opening', () => {
    const closed: OpeningTimes = {
      openingHours: [rule('09:00', '17:00')],
      openingExceptions: [{ from: monday, to: '2027-01-10', reason: 'Restoration' }],
    };
    expect(stateAt(closed, at(monday, '10:00'))).toEqual({
      kind: 'closed-all-day',
      reason: 'Restoration',
      opensNext: at('2027-01-11', '09:00'),
    });
  });
});

describe('stateAt for a spot open in winter only', () => {
  it('returns the first opening of the next season', () => {
    const ice = spot(rule('10:00', '21:30', { season: { from: '12-20', to: '02-25' } }));
    expect(stateAt(ice, at('2027-02-26', '12:00'))).toEqual({
      kind: 'closed-all-day',
      opensNext: at('2027-12-20', '10:00'),
    });
  });
});

describe('stateAt for arbitrary spots and moments', () => {
  it('is open exactly within a window of that day or the day before', () => {
    fc.assert(
      fc.property(anySpot, anyDate, anyTime, (times, date, time) => {
        const minute = toMinutes(time);
        const isHeld = [0, 1].some((daysAgo) =>
          windowsOn(times, momentAt(date, -daysAgo * 1440).date).some(
            ({ openMinute, closeMinute }) =>
              openMinute <= minute + daysAgo * 1440 && minute + daysAgo * 1440 < closeMinute,
          ),
        );
        expect(openKinds.includes(stateAt(times, { date, time }).kind)).toBe(isHeld);
      }),
    );
  });

  it('closes in the future and is closed at that moment', () => {
    fc.assert(
      fc.property(anySpot, anyDate, anyTime, (times, date, time) => {
        const { closes } = { closes: undefined, ...stateAt(times, { date, time }) };
        fc.pre(closes !== undefined);
        expect(`${closes.date} ${closes.time}` > `${date} ${time}`).toBe(true);
        expect(openKinds).not.toContain(stateAt(times, closes).kind);
      }),
    );
  });

  it('opens in the future and is open at that moment', () => {
    fc.assert(
      fc.property(anySpot, anyDate, anyTime, (times, date, time) => {
        const { opensNext } = { opensNext: undefined, ...stateAt(times, { date, time }) };
        fc.pre(opensNext !== undefined);
        expect(`${opensNext.date} ${opensNext.time}` > `${date} ${time}`).toBe(true);
        expect(openKinds).toContain(stateAt(times, opensNext).kind);
      }),
    );
  });

  it('is closed from now until the next opening', () => {
    fc.assert(
      fc.property(anySpot, anyDate, anyTime, fc.nat(3 * 1440), (times, date, time, later) => {
        const opens = findOpening(times, { date, time });
        const state = stateAt(times, { date, time });
        const between = momentAt(date, toMinutes(time) + later);
        fc.pre(!openKinds.includes(state.kind));
        fc.pre(!opens || `${between.date} ${between.time}` < `${opens.date} ${opens.time}`);
        expect(openKinds).not.toContain(stateAt(times, between).kind);
      }),
    );
  });
});
