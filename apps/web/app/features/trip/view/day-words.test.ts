import type { TripDayView } from '@yunyou/contract/trip/trip.schema';
import { expect, it } from 'vitest';
import { dayFacts } from './day-words.ts';

const day: TripDayView = {
  dayIndex: 1,
  date: '2027-04-10',
  weekday: 'sat',
  summary: '',
  cities: [],
  title: 'On board',
  items: [],
  warnings: [],
  walkMeters: 0,
  costFen: 0,
};

it('a day on board has neither walks nor a price', () => {
  expect(dayFacts(day)).toEqual([]);
});

it('a day ashore says how far one walks and what it costs', () => {
  const items: TripDayView['items'] = [
    {
      kind: 'night',
      startMinute: 1200,
      endMinute: 1440,
      startTime: '20:00',
      endTime: '24:00',
      place: { kind: 'hotel', id: 'h', name: 'Hotel', zhName: '', latitude: 29, longitude: 106 },
      costFen: 40_000,
    } as unknown as TripDayView['items'][number], // fields that the facts do not read are left out
  ];
  expect(dayFacts({ ...day, items, walkMeters: 1200, costFen: 40_000 })).toEqual([
    '1.2 km between stops on foot',
    'CN¥400 for everyone',
  ]);
});
