import { describe, expect, it } from 'vitest';
import { toSeasonWeeks } from './opening-week.ts';

const hours = { open: '09:00', close: '17:00' };

describe('toSeasonWeeks', () => {
  it('returns one span when all days are equal', () => {
    expect(toSeasonWeeks([{ ...hours, closedOn: [] }])).toEqual([
      { spans: [{ from: 'mon', to: 'sun', hours: [hours] }] },
    ]);
  });

  it('separates the closed weekday', () => {
    expect(toSeasonWeeks([{ ...hours, lastEntry: '16:00', closedOn: ['mon'] }])[0]?.spans).toEqual([
      { from: 'mon', to: 'mon', hours: [] },
      { from: 'tue', to: 'sun', hours: [{ ...hours, lastEntry: '16:00' }] },
    ]);
  });

  it('joins the rules of one season and separates seasons', () => {
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
