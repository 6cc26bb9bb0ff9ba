import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { describe, expect, it } from 'vitest';
import { dayHourRules } from '../day-hours.ts';
import { freeTimeRules } from '../free-time.ts';
import {
  gateway,
  hotelIn,
  judgeCase,
  meal,
  place,
  type RuleCases,
  ride,
  type SampleTrip,
  sampleTrip,
  transfer,
  visit,
} from '../judge-samples.ts';
import { toJudgedTrip } from '../judged-trip.ts';
import { dayRules } from './days.ts';

const morning = visit('sight', '09:00', '11:00');
const afternoon = visit('other', '14:00', '16:00');
const late = visit('other', '20:00', '21:40');
const inn = hotelIn('alba');
const airport = gateway('Airport');
const toAirport = transfer(inn, airport, '14:00', '15:00');
const north = { coordinates: { latitude: 30.5, longitude: 110 } };
const south = { coordinates: { latitude: 29.5, longitude: 110 } };
const five = ['a', 'b', 'c', 'd', 'e'].map((id, index) =>
  visit(id, `${9 + 2 * index}:00`.padStart(5, '0'), `${10 + 2 * index}:00`),
);
const leftOut = [
  { spotId: 'tower', name: 'Tower', cityId: 'alba', reason: 'no-time' as const, text: 'No time.' },
];
const nightSight = { other: { bestTimeOfDay: ['night' as const] } };

const cases: RuleCases = {
  'arrival-hour': {
    keeps: { brief: { arrivalMinute: 480 }, days: [[morning], []] },
    breaks: { brief: { arrivalMinute: 780 }, days: [[morning], []] },
  },
  'departure-hour': {
    keeps: { brief: { departureMinute: 960 }, days: [[morning], [toAirport]] },
    breaks: { brief: { departureMinute: 840 }, days: [[morning], [toAirport]] },
  },
  'bag-drop': {
    keeps: { days: [[transfer(airport, inn, '09:00', '10:00'), afternoon], []] },
    breaks: { days: [[transfer(airport, place('spot', 'other'), '13:00', '14:00'), afternoon], []] },
  },
  'light-first-day': {
    keeps: { days: [[afternoon], [], [], []] },
    breaks: { spots: { other: north }, days: [[afternoon], [], [], []] },
  },
  'idle-hours': {
    keeps: { days: [[], [morning, afternoon], []] },
    breaks: { spots: { sight: north }, days: [[], [morning, afternoon], []] },
  },
  'day-start': {
    keeps: { days: [[], [morning], []] },
    breaks: { days: [[], [visit('sight', '07:00', '09:00')], []] },
  },
  'unused-half-day': {
    keeps: { view: { leftOut }, spots: { tower: north }, days: [[], [morning], []] },
    breaks: { view: { leftOut }, spots: { tower: {} }, days: [[], [morning], []] },
  },
  'late-start': {
    keeps: { days: [[], [morning], []] },
    breaks: { days: [[], [afternoon], []] },
  },
  'day-end': {
    keeps: { spots: nightSight, days: [[], [late], []] },
    breaks: { days: [[], [late], []] },
  },
  'late-evenings': {
    keeps: { days: [[late], [morning], []] },
    breaks: { days: [[late], [late], []] },
  },
  'too-many-sights': {
    keeps: { brief: { pace: 'full' }, days: [five] },
    breaks: { days: [five] },
  },
  'day-length': {
    keeps: { days: [[morning, visit('x', '12:00', '14:00'), afternoon]] },
    breaks: {
      days: [
        [visit('sight', '08:00', '11:00'), visit('x', '12:00', '16:00'), visit('other', '17:00', '21:00')],
      ],
    },
  },
  'far-excursions': {
    keeps: { spots: { sight: north }, days: [[], [morning, afternoon], []] },
    breaks: { spots: { sight: north, other: south }, days: [[], [morning, afternoon], []] },
  },
  'far-owns-day': {
    keeps: { spots: { sight: north }, days: [[], [morning, afternoon], []] },
    breaks: { spots: { other: north }, days: [[], [morning, afternoon], []] },
  },
  'neighbours-apart': {
    keeps: { spots: { sight: north, other: north }, days: [[morning, afternoon], []] },
    breaks: { spots: { sight: north, other: north }, days: [[morning], [afternoon], []] },
  },
  zigzag: {
    keeps: {
      spots: { a: north, b: north },
      days: [
        [],
        [visit('a', '09:00', '10:00'), visit('b', '11:00', '12:00'), visit('c', '13:00', '14:00')],
        [],
      ],
    },
    breaks: {
      spots: { a: north, c: north },
      days: [
        [],
        [visit('a', '09:00', '10:00'), visit('b', '11:00', '12:00'), visit('c', '13:00', '14:00')],
        [],
      ],
    },
  },
  'daily-breaks': {
    keeps: {
      brief: { dailyBreaks: [{ startMinute: 720, endMinute: 840 }] },
      days: [[], [morning, afternoon], []],
    },
    breaks: {
      brief: { dailyBreaks: [{ startMinute: 540, endMinute: 720 }] },
      days: [[], [morning, afternoon], []],
    },
  },
  pauses: {
    keeps: { brief: { seniors: 2 }, days: [[morning, visit('other', '12:00', '16:30')]] },
    breaks: { brief: { seniors: 2 }, days: [[morning, visit('other', '11:10', '16:30')]] },
  },
  'rain-plan': {
    keeps: {
      rain: 250,
      days: [[visit('sight', '09:00', '11:00', { ifRain: place('spot', 'museum') }), afternoon]],
    },
    breaks: { rain: 250, days: [[morning, afternoon]] },
  },
};

const rules = [...dayHourRules, ...dayRules, ...freeTimeRules];

describe('rules about days', () => {
  it('reports a train at seven for groups with seniors or a slow pace', () => {
    const station = gateway('Station');
    const early = [
      transfer(inn, station, '06:10', '06:30'),
      ride('train', station, station, '07:15', '09:00'),
    ];
    const findings = (brief: Partial<TripBrief>) => {
      const trip = toJudgedTrip(sampleTrip({ brief, days: [[], early, []] }));
      return dayHourRules.find(({ id }) => id === 'day-start')?.judge(trip).length;
    };
    expect(findings({ pace: 'relaxed' })).toBe(1);
    expect(findings({ seniors: 1 })).toBe(1);
    expect(findings({ pace: 'full' })).toBe(0);
  });

  it('counts no way back from an excursion, no evening sight and no city of the evening as an unused half day', () => {
    const findings = (day: SampleTrip['days'][number], rest: Partial<SampleTrip> = {}) => {
      const trip = toJudgedTrip(
        sampleTrip({ view: { leftOut }, spots: { tower: {} }, days: [[], day, []], ...rest }),
      );
      return freeTimeRules.flatMap(({ judge }) => judge(trip)).length;
    };
    const [wall, dinner] = [visit('sight', '09:00', '14:00'), meal('dinner', '17:10', '18:10', inn)];
    expect(findings([wall, dinner])).toBe(1);
    expect(findings([wall, transfer(place('spot', 'sight'), inn, '14:15', '15:50'), dinner])).toBe(0);
    expect(findings([wall, dinner], { spots: { tower: { bestTimeOfDay: ['evening'] } } })).toBe(0);
    const train = ride('train', gateway('North'), gateway('South', 'brisa'), '17:00', '19:00');
    const inBrisa = { tower: { cityId: 'brisa', coordinates: hotelIn('brisa').coordinates } };
    const stays = [['alba', 1] as const, ['brisa', 1] as const];
    expect(findings([morning, train], { stays })).toBe(1);
    expect(findings([morning, train], { stays, spots: inBrisa })).toBe(0);
  });

  const judge = (id: string, trip: SampleTrip) =>
    rules.find((rule) => rule.id === id)?.judge(toJudgedTrip(sampleTrip(trip))) ?? [];

  it('counts a last day without a way to the airport half', () => {
    expect(judge('departure-hour', { days: [[morning], [morning]] })).toMatchObject([{ times: 0.5 }]);
  });

  it('allows a late start on a day for which the visitor has set one', () => {
    const day = [visit('sight', '12:00', '14:00')];
    const withStart = (dayIndex: number): SampleTrip => ({
      brief: { dayLimits: [{ dayIndex, startMinute: 720 }] },
      days: [[], day, []],
    });
    expect(judge('late-start', withStart(1))).toEqual([]);
    expect(judge('late-start', withStart(2))).toHaveLength(1);
  });

  it('allows idle hours near the hotel for groups that want to rest', () => {
    const days = [[], [morning, visit('other', '15:30', '17:00')], []];
    expect(judge('idle-hours', { brief: { pace: 'balanced' }, days })).toHaveLength(1);
    expect(judge('idle-hours', { brief: { pace: 'relaxed' }, days })).toEqual([]);
    expect(judge('idle-hours', { brief: { seniors: 2 }, days })).toEqual([]);
  });

  it('unused-half-day allows free hours after a day in a mountain park', () => {
    const rule = rules.find(({ id }) => id === 'unused-half-day');
    const judge = (end: string) =>
      rule?.judge(
        toJudgedTrip(
          sampleTrip({
            view: { leftOut },
            spots: { tower: {} },
            days: [[], [visit('sight', '08:30', end)], []],
          }),
        ),
      ).length;
    expect(judge('14:30')).toBe(0);
    expect(judge('13:00')).toBe(1);
  });

  it('late-start does not count a day that begins with a conference', () => {
    const day = [visit('sight', '17:00', '18:00')];
    const conference = { date: '2027-04-11', startMinute: 540, endMinute: 1020, label: 'Conference' };
    const judgeWith = (fixedTimes: (typeof conference)[]) =>
      judge('late-start', { brief: { fixedTimes }, days: [[], day, []] });
    expect(judgeWith([])).toHaveLength(1);
    expect(judgeWith([conference])).toEqual([]);
  });

  it.each(['idle-hours', 'unused-half-day'])('%s does not count a day that a conference takes', (id) => {
    const parts = {
      view: { leftOut },
      spots: { sight: id === 'idle-hours' ? north : {}, tower: {} },
      days: [[], id === 'idle-hours' ? [morning, afternoon] : [morning], []],
    };
    const conference = { date: '2027-04-11', startMinute: 540, endMinute: 1020, label: 'Conference' };
    const judgeWith = (fixedTimes: (typeof conference)[]) => judge(id, { ...parts, brief: { fixedTimes } });
    expect(judgeWith([])).toHaveLength(1);
    expect(judgeWith([conference])).toEqual([]);
  });

  it.each(rules.map(({ id }) => id))('%s', (id) => {
    expect(judgeCase(rules, cases, id)).toEqual({ keeps: true, breaks: true });
  });
});
