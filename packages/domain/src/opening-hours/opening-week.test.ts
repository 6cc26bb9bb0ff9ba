import { describe, expect, it } from 'vitest';
import { toSeasonWeeks } from './opening-week.ts';

const hours = { open: '09:00', close: '17:00' };

describe('the week to read', () => {
  it('is one span where every day is alike', () => {
    expect(toSeasonWeeks([{ ...hours, closedOn: [] }])).toEqual([
      { spans: [{ from: 'mon', to: 'sun', hours: [hours] }] },
    ]);
  });

  it('tells the closing day from the others', () => {
    expect(toSeasonWeeks([{ ...hours, lastEntry: '16:00', closedOn: ['mon'] }])[0]?.spans).toEqual([
      { from: 'mon', to: 'mon', hours: [] },
      { from: 'tue', to: 'sun', hours: [{ ...hours, lastEntry: '16:00' }] },
    ]);
  });

  it('joins two rules of one season and keeps seasons apart', () => {
    const summer = { from: '04-01', to: '10-31' };
    const weeks = toSeasonWeeks([
      { season: summer, ...hours, closedOn: ['sat', 'sun'] },
      { season: summer, open: '09:00', close: '21:00', closedOn: ['mon', 'tue', 'wed', 'thu', 'fri'] },
      { ...hours, closedOn: [] },
    ]);
    expect(weeks).toHaveLength(2);
    expect(weeks[0]?.season).toEqual(summer);
    expect(weeks[0]?.spans).toEqual([
      { from: 'mon', to: 'fri', hours: [hours] },
      { from: 'sat', to: 'sun', hours: [{ open: '09:00', close: '21:00' }] },
    ]);
    expect(weeks[1]).not.toHaveProperty('season');
  });
});
