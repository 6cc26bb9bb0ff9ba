import { describe, expect, it } from 'vitest';
import { describeOpening } from './opening-on-day.ts';

const spot = {
  openingHours: [{ closedOn: ['mon' as const], open: '09:00', close: '17:00', lastEntry: '16:00' }],
  openingExceptions: [{ from: '2027-04-20', to: '2027-04-21', reason: 'Repairs' }],
  booking: { required: 'required' as const, daysAhead: 7, passport: true },
};
const context = { now: { date: '2027-04-01', time: '10:00' }, rules: { calendars: [] } };

describe('describeOpening', () => {
  it('returns the hours of an open day and the day on which tickets go on sale', () => {
    expect(describeOpening(spot, { ...context, date: '2027-04-13' })).toMatchObject({
      weekday: 'tue',
      isOpen: true,
      hours: [{ open: '09:00', close: '17:00', lastEntry: '16:00' }],
      booking: { releaseDate: '2027-04-06', passport: true },
    });
  });

  it('names the next opening of a closed day, and the reason of an exception', () => {
    expect(describeOpening(spot, { ...context, date: '2027-04-12' })).toMatchObject({
      isOpen: false,
      hours: [],
      opensNext: { date: '2027-04-13', time: '09:00' },
    });
    expect(describeOpening(spot, { ...context, date: '2027-04-20' })).toMatchObject({
      isOpen: false,
      closedBecause: 'Repairs',
      opensNext: { date: '2027-04-22' },
    });
  });
});
