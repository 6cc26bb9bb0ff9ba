import type { TripDayView } from '@yunyou/contract/trip/trip.schema';
import { expect, it } from 'vitest';
import { dayFacts, visitFacts } from './day-words.ts';

const day: TripDayView = {
  dayIndex: 1,
  date: '2027-04-10',
  weekday: 'sat',
  title: 'On board',
  summary: '',
  cities: [],
  items: [],
  warnings: [],
  walkMeters: 0,
  costFen: 0,
};

it('a day on board has neither walks nor a price', () => {
  expect(dayFacts(day)).toEqual([]);
});

it('a day ashore says how far one walks and what it costs', () => {
  expect(dayFacts({ ...day, walkMeters: 1200, costFen: 40_000 })).toEqual([
    '1.2 km between stops on foot',
    'CN¥400 for everyone',
  ]);
});

const sunrise = {
  startTime: '06:10',
  startMinute: 370,
  endMinute: 670,
  costFen: 0,
  free: false,
  hours: [{ open: '07:00', close: '19:00', lastEntry: '19:00' }],
};

it('the second part of a visit is on the ticket of the first, and names no hours of a gate that it has passed', () => {
  expect(visitFacts({ ...sunrise, part: { number: 2, of: 2 } })).toEqual(['5 h', 'on the same ticket']);
});

it('a visit in one part names its price and hours', () => {
  expect(visitFacts({ ...sunrise, startTime: '08:10', free: true })).toEqual([
    '5 h',
    'free',
    'open 07:00 to 19:00',
  ]);
});
