import { describe, expect, it } from 'vitest';
import { dayHourRules } from './day-hours.ts';
import { dayRules } from './days.ts';
import { gateway, hotelIn, judgeCase, place, type RuleCases, transfer, visit } from './judge-samples.ts';

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

const rules = [...dayHourRules, ...dayRules];

describe('rules about days', () => {
  it.each(rules.map(({ id }) => id))('%s', (id) => {
    expect(judgeCase(rules, cases, id)).toEqual({ keeps: true, breaks: true });
  });
});
