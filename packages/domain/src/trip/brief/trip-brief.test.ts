import { describe, expect, it } from 'vitest';
import { sampleBrief } from '../catalogue/trip-samples.ts';
import { dayLimitsOf, endMinutesOf, listTripDates, listTripMonths } from './trip-brief.ts';

describe('the dates of a brief', () => {
  it('run on over the end of a month', () => {
    const when = { kind: 'dates', firstDate: '2027-04-29', days: 3 } as const;
    expect(listTripDates(when)).toEqual(['2027-04-29', '2027-04-30', '2027-05-01']);
    expect(listTripMonths(when)).toEqual([4, 5]);
  });

  it('avoid the October holidays when only the month is known', () => {
    const dates = listTripDates({ kind: 'month', year: 2027, month: 10, days: 2 });
    expect(dates).toEqual(['2027-10-08', '2027-10-09']);
  });
});

describe('the hours of a day', () => {
  it('follow the pace unless the brief has its own for that day', () => {
    const brief = sampleBrief({
      dayLimits: [{ dayIndex: 1, startMinute: 600, endMinute: 900, maxVisits: 1 }],
    });
    expect(dayLimitsOf(brief, 0)).toMatchObject({ startMinute: 510, endMinute: 1260, maxVisits: 3 });
    expect(dayLimitsOf(brief, 1)).toMatchObject({ startMinute: 600, endMinute: 900, maxVisits: 1 });
  });

  it('assume an arrival before noon and a departure in the afternoon', () => {
    expect(endMinutesOf(sampleBrief())).toEqual({ arrival: 660, departure: 1020 });
    expect(endMinutesOf(sampleBrief({ arrivalMinute: 900 })).arrival).toBe(900);
    const one = sampleBrief({ when: { kind: 'dates', firstDate: '2027-04-10', days: 1 } });
    expect(endMinutesOf(one)).toEqual({ arrival: 540, departure: 1200 });
  });
});
