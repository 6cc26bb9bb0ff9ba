import { describe, expect, it } from 'vitest';
import { sampleLink } from '../trip/catalogue/trip-samples.ts';
import { type CheckedSpot, type PlannedVisit, verifyPlan } from './verify-plan.ts';
import { wayMinutes } from './way-minutes.ts';

const spot = (id: string, cityId = 'alba', rest: Partial<CheckedSpot> = {}): CheckedSpot => ({
  id,
  name: id,
  cityId,
  coordinates: { latitude: 30, longitude: 110 },
  openingHours: [{ closedOn: ['mon'], open: '09:00', close: '17:00', lastEntry: '16:00' }],
  openingExceptions: [],
  visitMinutes: 120,
  booking: { required: 'not-needed', passport: false },
  factsAsOf: '2026-10',
  ...rest,
});
const facts = {
  links: [
    { ...sampleLink('alba', 'brisa', { minutes: 240 }), fromStop: 'A', toStop: 'B', factsAsOf: '2026-10' },
  ],
  cityName: (id: string) => id.toUpperCase(),
  now: { date: '2027-04-01', time: '10:00' },
};
const tuesday = '2027-04-13';
const kinds = (visits: PlannedVisit[], date = tuesday) =>
  verifyPlan([{ date, visits }], facts).map(({ kind }) => kind);

describe('verifyPlan', () => {
  it('finds nothing in a plan that works', () => {
    expect(
      kinds([
        { spot: spot('temple'), startMinute: 540 },
        { spot: spot('wall'), startMinute: 720 },
      ]),
    ).toEqual([]);
  });

  it('names a closed sight and its next opening', () => {
    const [finding] = verifyPlan([{ date: '2027-04-12', visits: [{ spot: spot('temple') }] }], facts);
    expect(finding).toMatchObject({ kind: 'closed', spotId: 'temple', factsAsOf: '2026-10' });
    expect(finding?.text).toContain('opens next on Tuesday 13 April');
  });

  it.each([
    [480, 'opens at 09:00'],
    [1020, 'closed at 17:00'],
    [965, 'last entry is at 16:00'],
    [950, 'closes at 17:00'],
  ])('checks the hours of a visit at minute %i', (startMinute, words) => {
    const [finding] = verifyPlan([{ date: tuesday, visits: [{ spot: spot('temple'), startMinute }] }], facts);
    expect(finding).toMatchObject({ kind: 'hours', text: expect.stringContaining(words) });
  });

  it('names tickets that must be booked, with the day on which sale starts', () => {
    const booked = spot('temple', 'alba', {
      booking: { required: 'required', daysAhead: 7, passport: true },
    });
    const [finding] = verifyPlan([{ date: tuesday, visits: [{ spot: booked }] }], facts);
    expect(finding).toMatchObject({ kind: 'booking', text: expect.stringMatching(/passport.*6 April/) });
  });

  it('finds overlaps and ways that are longer than the time between two visits', () => {
    const far = spot('far', 'alba', { coordinates: { latitude: 30.5, longitude: 110 } });
    const way = (startMinute: number) =>
      verifyPlan(
        [
          {
            date: tuesday,
            visits: [
              { spot: spot('temple'), startMinute: 540 },
              { spot: far, startMinute },
            ],
          },
        ],
        facts,
      );
    expect(way(600)[0]?.text).toContain('starts before the visit');
    expect(way(690)[0]).toMatchObject({
      kind: 'way',
      text: expect.stringContaining('there are 30 min for it'),
    });
    expect(way(850)).toEqual([]);
  });

  it('finds two cities in a day that are too far apart, and a day that is too full', () => {
    const visits = [{ spot: spot('temple') }, { spot: spot('tower', 'brisa', { visitMinutes: 600 }) }];
    expect(kinds(visits)).toEqual(['too-full']);
    expect(kinds([{ spot: spot('temple') }, { spot: spot('tower', 'nowhere') }])).toEqual(['way']);
  });

  it('accepts a gap that is exactly as long as the way', () => {
    const far = spot('tower', 'alba', { coordinates: { latitude: 30.1, longitude: 110 } });
    const temple = spot('temple');
    const way = wayMinutes(temple.coordinates, far.coordinates);
    const visitsWith = (gap: number) => [
      { spot: temple, startMinute: 540, minutes: 60 },
      { spot: far, startMinute: 600 + gap },
    ];
    expect(kinds(visitsWith(way))).toEqual([]);
    expect(kinds(visitsWith(way - 1))).toEqual(['way']);
  });

  it('names the ride between the cities of two days, and one for which the night is too short', () => {
    const plan = (end: number, start: number) =>
      verifyPlan(
        [
          {
            date: tuesday,
            visits: [{ spot: spot('temple', 'alba', { openingHours: [] }), startMinute: end, minutes: 60 }],
          },
          {
            date: '2027-04-14',
            visits: [{ spot: spot('tower', 'brisa', { openingHours: [] }), startMinute: start }],
          },
        ],
        facts,
      ).filter(({ kind }) => kind === 'ride' || kind === 'way');
    expect(plan(900, 600)).toMatchObject([{ kind: 'ride', text: expect.stringContaining('ALBA to BRISA') }]);
    expect(plan(1380, 60)).toMatchObject([{ kind: 'way' }]);
  });
});
