import { describe, expect, it } from 'vitest';
import { backAtAirportAt, leavesAirportAt, toHours } from './journey-hours.ts';
import { toWishValues } from './wish-values.ts';

const values = (slots: Readonly<Record<string, string>>) =>
  toWishValues(Object.entries(slots).map(([slot, value]) => ({ slot: slot as 'hours', value }))); // slots of the test

describe('hours of arrival and departure', () => {
  it('adds formalities to a landing and the walk to a train', () => {
    expect(leavesAirportAt({ by: 'flight', minute: 420 })).toBe(495);
    expect(leavesAirportAt({ by: 'train', minute: 420 })).toBe(435);
    expect(leavesAirportAt({ by: 'flight', minute: 1430 })).toBe(1440);
  });

  it('ends three hours before a flight and 45 minutes before a train', () => {
    expect(backAtAirportAt({ by: 'flight', minute: 1380 })).toBe(1200);
    expect(backAtAirportAt({ by: 'train', minute: 600 })).toBe(555);
  });

  it('counts a flight soon after midnight as the evening before', () => {
    expect(backAtAirportAt({ by: 'flight', minute: 60 })).toBe(1320);
  });
});

describe('hours between two flights', () => {
  it('become one day with hours', () => {
    expect(toHours(values({ hours: '9', arrive: 'flight-480' }))).toEqual({
      days: 1,
      arrivalMinute: 555,
      departureMinute: 840,
    });
  });

  it('become two days across midnight', () => {
    expect(toHours(values({ hours: '20', arrive: 'flight-1080' }))).toEqual({
      days: 2,
      arrivalMinute: 1155,
      departureMinute: 660,
    });
  });

  it('count back from the flight when only that is said', () => {
    expect(toHours(values({ hours: '10', depart: 'flight-1200' }))).toEqual({
      days: 1,
      arrivalMinute: 675,
      departureMinute: 1020,
    });
  });

  it('are no plan when less than an hour outside the airport is left', () => {
    expect(toHours(values({ hours: '5', arrive: 'flight-480' }))).toBeUndefined();
    expect(toHours(values({}))).toBeUndefined();
  });
});
