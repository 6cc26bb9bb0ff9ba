import { type DatedEntity, factKinds } from '@yunyou/contract/entities/fact-validity';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/china-time.ts';
import {
  confirmFact,
  factDueOn,
  findConfirmation,
  latestStaleMonth,
  listDueKinds,
  listFactKinds,
  matchesFact,
  monthDueOn,
  shortestMonths,
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

describe('listDueKinds', () => {
  const pagoda = { openingHours: [{ open: '08:00', close: '17:00' }], free: false, tickets: [{}] };
  const square = { openingHours: [{ open: '00:00', close: '24:00' }], free: true, tickets: [] };
  const due = (...[entity, fields, today]: Parameters<typeof listDueKinds>) =>
    listDueKinds(entity, fields, today).kinds;

  it('lets hours expire before prices, and both before the place itself', () => {
    const fields = { ...pagoda, factsAsOf: '2025-06' };
    expect(due('scenic-spot', fields, '2026-12-31')).toEqual([]);
    expect(due('scenic-spot', fields, '2027-01-01')).toEqual(['hours']);
    expect(due('scenic-spot', fields, '2027-07-01')).toEqual(['hours', 'prices']);
    expect(due('scenic-spot', fields, '2028-07-01')).toEqual(['hours', 'prices', 'place']);
  });

  it('gives a sight without hours and tickets the longest time', () => {
    expect(listFactKinds('scenic-spot', square)).toEqual(['place']);
  });

  it('lets train times expire with the next timetable and the line itself after three years', () => {
    const train = { mode: 'train', services: [{}], factsAsOf: '2023-12' };
    expect(due('link', train, '2024-06-30')).toEqual([]);
    expect(due('link', train, '2024-07-01')).toEqual(['trainTimes']);
    expect(due('link', train, '2027-01-01')).toEqual(['trainTimes', 'railway']);
    expect(listFactKinds('link', { mode: 'train', services: [] })).toEqual(['railway']);
    expect(listFactKinds('link', { mode: 'flight', services: [{}] })).toEqual(['services']);
  });

  it('gives hotels three years and restaurants two', () => {
    expect(due('hotel', { factsAsOf: '2024-06' }, '2027-06-30')).toEqual([]);
    expect(due('hotel', { factsAsOf: '2024-06' }, '2027-07-01')).toEqual(['hotel']);
    expect(due('restaurant', { factsAsOf: '2024-06' }, '2026-07-01')).toEqual(['trading']);
  });

  it('is due from the date of the first kind', () => {
    const fields = { ...pagoda, factsAsOf: '2025-06' };
    expect(listDueKinds('scenic-spot', fields, '2027-07-01').dueOn).toBe('2027-01-01');
    expect(listDueKinds('scenic-spot', fields, '2026-12-31').dueOn).toBeUndefined();
  });

  it('is due earlier where staff ask for it, and never later', () => {
    const fields = { ...pagoda, factsAsOf: '2025-06' };
    expect(listDueKinds('scenic-spot', fields, '2026-07-01', 12).kinds).toEqual(['hours', 'prices', 'place']);
    expect(listDueKinds('scenic-spot', fields, '2027-01-01', 60).kinds).toEqual(['hours']);
  });

  it('finds no fact that is due after fewer months than the fewest of its entity', () => {
    for (const entity of Object.keys(factKinds) as DatedEntity[]) // Object.keys widens the keys to string
      for (const latest of [1, 12, 60]) {
        const fields = { ...pagoda, mode: 'train', services: [{}], factsAsOf: '2025-06' };
        const today = monthDueOn('2025-06', shortestMonths(entity, latest));
        expect(listDueKinds(entity, fields, addDays(today, -1), latest).kinds, entity).toEqual([]);
      }
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
