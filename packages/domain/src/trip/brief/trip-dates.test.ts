import { describe, expect, it } from 'vitest';
import { sampleBrief } from '../catalogue/trip-samples.ts';
import { listTripDates, listTripMonths, tripEndMinutes } from './trip-dates.ts';

describe('listTripDates', () => {
  it('continues over the end of a month', () => {
    const when = { kind: 'dates', firstDate: '2027-04-29', days: 3 } as const;
    expect(listTripDates(when)).toEqual(['2027-04-29', '2027-04-30', '2027-05-01']);
    expect(listTripMonths(when)).toEqual([4, 5]);
  });

  it('starts after the October holidays when only the month is known', () => {
    const dates = listTripDates({ kind: 'month', year: 2027, month: 10, days: 2 });
    expect(dates).toEqual(['2027-10-08', '2027-10-09']);
  });
});

describe('listTripDates of a month with Spring Festival', () => {
  it.each([
    [2027, 2, 8, '2027-02-15'], // new year on 6 February
    [2029, 2, 6, '2029-02-22'], // on 13 February
    [2029, 2, 3, '2029-02-08'], // over before the travelling begins
    [2028, 2, 8, '2028-02-08'], // on 26 January
  ])('%i-%i, %i days, starts on %s', (year, month, days, first) => {
    expect(listTripDates({ kind: 'month', year, month, days })[0]).toBe(first);
  });

  it('starts on the 8th where the month has no quiet days for the whole trip', () => {
    expect(listTripDates({ kind: 'month', year: 2031, month: 1, days: 28 })[0]).toBe('2031-01-08');
  });
});

describe('tripEndMinutes', () => {
  it('assumes an arrival before noon and a departure in the afternoon', () => {
    expect(tripEndMinutes(sampleBrief())).toEqual({ arrivalMinute: 660, departureMinute: 1020 });
    expect(tripEndMinutes(sampleBrief({ arrivalMinute: 900 })).arrivalMinute).toBe(900);
  });

  it('gives a trip of one day most of that day', () => {
    const one = sampleBrief({ when: { kind: 'dates', firstDate: '2027-04-10', days: 1 } });
    expect(tripEndMinutes(one)).toEqual({ arrivalMinute: 540, departureMinute: 1200 });
  });

  it('starts in the morning and ends in the evening where the group is in town', () => {
    const inTown = { entryCityId: 'alba', exitCityId: 'alba', startsInTown: true, endsInTown: true };
    expect(tripEndMinutes(sampleBrief(inTown))).toEqual({ arrivalMinute: 405, departureMinute: 1230 });
    expect(tripEndMinutes(sampleBrief({ ...inTown, cityIds: ['alba'] })).arrivalMinute).toBe(510);
    expect(tripEndMinutes(sampleBrief({ ...inTown, departureMinute: 700 })).departureMinute).toBe(700);
  });
});
