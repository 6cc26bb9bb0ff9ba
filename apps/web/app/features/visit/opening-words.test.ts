import { windowsOn } from '@yunyou/domain/opening-hours/opening-hours';
import { stateAt } from '@yunyou/domain/opening-hours/opening-hours-state';
import { describe, expect, it } from 'vitest';
import {
  describeBooking,
  describeDays,
  describeHours,
  describeState,
  describeUsualHours,
} from './opening-words.ts';

const museum = {
  openingHours: [{ open: '09:00', close: '17:00', lastEntry: '16:00', closedOn: ['mon' as const] }],
  openingExceptions: [],
};
const sunday = '2026-11-15';
const at = (date: string, time: string) => describeState(stateAt(museum, { date, time }), { date, time });

describe('the opening state', () => {
  it.each([
    [sunday, '08:00', { isOpen: false, text: 'Closed now, opens at 09:00' }],
    [sunday, '10:00', { isOpen: true, text: 'Open now, closes at 17:00', note: 'Last entry 16:00' }],
    [
      sunday,
      '16:30',
      {
        isOpen: false,
        text: 'Last entry has passed, closes at 17:00',
        note: 'Opens on Tuesday 17 November at 09:00',
      },
    ],
    ['2026-11-16', '10:00', { isOpen: false, text: 'Closed today', note: 'Opens tomorrow at 09:00' }],
    ['2026-11-17', '18:00', { isOpen: false, text: 'Closed for today', note: 'Opens tomorrow at 09:00' }],
  ])('on %s at %s', (date, time, words) => {
    expect(at(date, time)).toEqual(words);
  });

  it('reports a place that never closes', () => {
    const park = {
      openingHours: [{ open: '00:00', close: '24:00', closedOn: [] }],
      openingExceptions: [],
    };
    const moment = { date: sunday, time: '03:00' };
    expect(describeState(stateAt(park, moment), moment).text).toBe('Open day and night');
  });
});

describe('today where hours are not fixed', () => {
  it.each([
    [sunday, 'Usually 09:00–17:00'],
    ['2026-11-16', 'Usually closed today'],
  ])('on %s: %s', (date, words) => {
    expect(describeUsualHours(windowsOn(museum, date), date)).toBe(words);
  });
});

describe('a row of weekly hours', () => {
  it('lists days and hours', () => {
    const span = {
      from: 'tue',
      to: 'sun',
      hours: [{ open: '09:00', close: '17:00', lastEntry: '16:00' }],
    } as const;
    expect(describeDays({ ...span, hours: [...span.hours] })).toBe('Tue–Sun');
    expect(describeHours({ ...span, hours: [...span.hours] })).toBe('09:00–17:00, last entry 16:00');
    expect(describeHours({ from: 'mon', to: 'mon', hours: [] })).toBe('Closed');
  });
});

describe('the booking day', () => {
  const release = { kind: 'release', date: '2026-11-20', time: '17:00', inDays: 5 } as const;
  const now = { date: sunday, time: '10:00' };

  it('has the date and the days until then', () => {
    expect(describeBooking({ ...release, when: 'future' }, now)).toBe(
      'Book on Friday 20 November at 17:00, China time, in 5 days.',
    );
    expect(describeBooking({ ...release, when: 'past' }, now)).toMatch(/^On sale since .* book now\.$/);
  });

  it('has the date only when the current time is unknown', () => {
    expect(describeBooking({ ...release, when: 'future' }, undefined)).toBe(
      'Tickets come on sale on Friday 20 November at 17:00, China time.',
    );
  });
});
