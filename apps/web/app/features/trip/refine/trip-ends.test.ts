import { tripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { describe, expect, it } from 'vitest';
import { endsOf, hasSameEnds, withoutGaps } from './trip-ends.ts';

const brief = tripBrief.parse({
  when: { kind: 'dates', firstDate: '2027-04-10', days: 4 },
  entryCityId: 'beijing',
  arrivalMinute: 840,
});

describe('ends of a trip', () => {
  it('are read from the brief and the first date of the plan', () => {
    expect(endsOf(brief, '2027-04-10')).toEqual({
      firstDate: '2027-04-10',
      entryCityId: 'beijing',
      arrivalMinute: 840,
    });
  });

  it('differ when a field is changed or removed', () => {
    const ends = endsOf(brief, '2027-04-10');
    expect(hasSameEnds(ends, { ...ends })).toBe(true);
    expect(hasSameEnds(ends, { ...ends, departureMinute: 1000 })).toBe(false);
    expect(hasSameEnds(ends, withoutGaps({ ...ends, entryCityId: undefined }))).toBe(false);
  });
});
