import type { TripDayView } from '@yunyou/contract/trip/trip.schema';
import { expect, it } from 'vitest';
import { dayFacts } from './day-words.ts';

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

it('a day ashore shows the distance on foot and the costs', () => {
  expect(dayFacts({ ...day, walkMeters: 1200, costFen: 40_000 })).toEqual([
    '1.2 km between stops on foot',
    'CN¥400 for everyone',
  ]);
});
