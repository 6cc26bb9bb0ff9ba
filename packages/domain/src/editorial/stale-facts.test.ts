import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  confirmFact,
  factDueOn,
  findConfirmation,
  isOutdated,
  latestStaleMonth,
  matchesFact,
  monthDueOn,
  monthsValid,
} from './stale-facts.ts';

describe('monthDueOn and latestStaleMonth', () => {
  it('is due after the given number of months', () => {
    expect(monthDueOn('2026-01', 12)).toBe('2027-02-01');
    expect(monthDueOn('2025-12', 1)).toBe('2026-02-01');
    expect(latestStaleMonth('2026-11-15', 12)).toBe('2025-10');
  });

  it('agree with each other on every date', () => {
    const date = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(date, date, fc.integer({ min: 1, max: 60 }), (today, known, months) => {
        const [day, month] = [today.toISOString().slice(0, 10), known.toISOString().slice(0, 7)];
        expect(month <= latestStaleMonth(day, months)).toBe(monthDueOn(month, months) <= day);
      }),
    );
  });
});

describe('monthsValid and isOutdated', () => {
  it('gives railway timetables and sights without a ticket more time', () => {
    expect(monthsValid('link', { mode: 'flight' })).toBe(24);
    expect(monthsValid('link', { mode: 'train' })).toBe(36);
    expect(monthsValid('scenic-spot', { free: false, tickets: [{}] })).toBe(24);
    expect(monthsValid('scenic-spot', { free: true, tickets: [] })).toBe(36);
  });

  it('never shortens the months that staff have set', () => {
    expect(monthsValid('link', { mode: 'train' }, 48)).toBe(48);
  });

  it('starts after the last valid month', () => {
    expect(isOutdated('hotel', { factsAsOf: '2024-06' }, '2026-06-30')).toBe(false);
    expect(isOutdated('hotel', { factsAsOf: '2024-06' }, '2026-07-01')).toBe(true);
  });
});

describe('factDueOn and confirmFact', () => {
  it('is due the day after its last valid day', () => {
    expect(factDueOn({ checkedOn: '2026-02-27', validDays: 1 })).toBe('2026-03-01');
  });

  it('sets the check date of the fact and changes nothing else', () => {
    const fact = { statement: 'x', checkedOn: '2025-01-01', validDays: 30 };
    expect(confirmFact({ title: 'T', fact }, 'fact', '2026-11-15')).toEqual({
      title: 'T',
      fact: { ...fact, checkedOn: '2026-11-15' },
    });
    expect(confirmFact({ facts: [fact, fact] }, 'facts.1', '2026-11-15')).toEqual({
      facts: [fact, { ...fact, checkedOn: '2026-11-15' }],
    });
    expect(confirmFact({ factsAsOf: '2025-01' }, 'factsAsOf', '2026-11-15')).toEqual({
      factsAsOf: '2026-11',
    });
  });

  it('returns undefined for a missing fact', () => {
    expect(confirmFact({ facts: [] }, 'facts.0', '2026-11-15')).toBeUndefined();
    expect(confirmFact({}, 'fact', '2026-11-15')).toBeUndefined();
  });
});

describe('the list of facts to check', () => {
  const fact = { title: 'High-speed trains', statement: 'Tickets go on sale 15 days ahead', source: '12306' };

  it('is searched by title, statement and source', () => {
    expect(['high-speed', 'ON SALE', '123', 'ferry'].map((word) => matchesFact(fact, word))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('names the person whose check set the date, and no person for another date', () => {
    const checks = [
      { staffName: 'Mei', date: '2026-03-02' },
      { staffName: 'Ada', date: '2026-01-15' },
    ];
    expect(findConfirmation(checks, '2026-01-15')?.staffName).toBe('Ada');
    expect(findConfirmation(checks, '2026-03')?.staffName).toBe('Mei');
    expect(findConfirmation(checks, '2025-12-31')).toBeUndefined();
  });
});
