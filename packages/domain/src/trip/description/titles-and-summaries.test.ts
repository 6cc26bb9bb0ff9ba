import type { TripItemView } from '@yunyou/contract/trip/trip.schema';
import { describe, expect, it } from 'vitest';
import { dayOf, gateway, ride, visit as visitOf } from '../../trip-judge/judge-samples.ts';
import {
  distinguishTitles,
  formatDuration,
  summariseTrip,
  titleDay,
  titleTrip,
} from './titles-and-summaries.ts';

const visit = (name: string) => visitOf(name, '09:00', '10:00');
const train = ride('train', gateway('South'), gateway('North'), '12:00', '14:00');
const between = { isFirst: false, isLast: false, cityNames: ['Xi’an'], fameOf: () => 0 };

describe('titleDay', () => {
  it('names the only day of a trip by its sights', () => {
    const only = { ...between, isFirst: true, isLast: true };
    expect(titleDay([visit('City Wall')], only)).toBe('City Wall');
    expect(titleDay([], only)).toBe('A stop in Xi’an');
  });

  it('names the two best-known sights in the order of the day', () => {
    const sights = [visit('Bell Tower'), visit('City Wall'), visit('Pagoda')];
    expect(titleDay(sights, between)).toBe('Bell Tower and City Wall');
    const fameOf = (id: string) => (id === 'Bell Tower' ? 10 : 90);
    expect(titleDay(sights, { ...between, fameOf })).toBe('City Wall and Pagoda');
  });

  it('separates sights with "then" when a name contains "and"', () => {
    expect(titleDay([visit('Bell and Drum Towers'), visit('City Wall')], between)).toBe(
      'Bell and Drum Towers, then City Wall',
    );
  });

  it('places the ride before or after the sights, as in the day', () => {
    const towns = { ...between, cityNames: ['Xi’an', 'Beijing'] };
    expect(titleDay([visit('City Wall'), train], towns)).toBe('City Wall, then by train to Beijing');
    expect(titleDay([train, visit('Beihai Park')], towns)).toBe('By train to Beijing: Beihai Park');
    expect(titleDay([train], towns)).toBe('By train to Beijing');
  });

  it('names a night train, and the arrival on the day after it', () => {
    const night = { ...train, endMinute: 2010 };
    const towns = { ...between, cityNames: ['Xi’an', 'Beijing'] };
    expect(titleDay([visit('City Wall'), night], towns)).toBe('City Wall, then by night train to Beijing');
    const onBoard = { fromCityId: 'xian', toCityId: 'beijing', isWholeDay: false };
    expect(titleDay([visit('Beihai Park')], { ...between, cityNames: ['Beijing'], onBoard })).toBe(
      'Arrive in Beijing: Beihai Park',
    );
  });

  it('names a ship, and the days on board', () => {
    const ship = { ...train, mode: 'ferry', endMinute: 4980 };
    const towns = { ...between, cityNames: ['Chongqing', 'Yichang'] };
    expect(titleDay([visit('Hongya Cave'), ship], towns)).toBe('Hongya Cave, then by ship to Yichang');
    const onBoard = { fromCityId: 'chongqing', toCityId: 'yichang', isWholeDay: true };
    expect(titleDay([], { ...between, cityNames: ['Yichang'], onBoard })).toBe('On board to Yichang');
    const cruise = { ...towns, sightOfRide: () => 'Gorge Cruise' };
    const boat = { ...ship, legs: [] };
    expect(titleDay([boat, visit('Dam')], cruise)).toBe('Gorge Cruise to Yichang: Dam');
    expect(titleDay([visit('Hongya Cave'), boat], cruise)).toBe('Hongya Cave, then Gorge Cruise to Yichang');
  });

  it('names the city of arrival and departure', () => {
    const first = { ...between, isFirst: true };
    expect(titleDay([visit('City Wall')], first)).toBe('Arrive in Xi’an: City Wall');
    expect(titleDay([visit('City Wall')], { ...between, isLast: true })).toBe(
      'City Wall, then home from Xi’an',
    );
    expect(titleDay([], between)).toBe('A free day in Xi’an');
  });
});

describe('distinguishTitles', () => {
  it('numbers the days of a title that repeats', () => {
    expect(distinguishTitles(['Lake', 'Hill', 'Lake', 'Lake'])).toEqual([
      'Lake',
      'Hill',
      'Lake: second day',
      'Lake: third day',
    ]);
  });
});

describe('summariseTrip', () => {
  const spots = new Map([
    ['wall', 90],
    ['gate', 80],
    ['lake', 70],
    ['hill', 60],
  ]);
  const fameOf = (id: string) => spots.get(id) ?? 0;
  const days = (ids: string[], ...rides: TripItemView[]) => [
    dayOf('2027-04-10', [...ids.map((id) => visit(id)), ...rides]),
  ];

  it('names the three best-known sights, and counts the rest', () => {
    expect(summariseTrip(days(['hill', 'lake', 'gate', 'wall']), fameOf)).toBe(
      'wall, gate, lake and 1 more sight.',
    );
    expect(summariseTrip(days(['lake', 'gate', 'wall']), fameOf)).toBe('wall, gate and lake.');
  });

  it('names the modes between the cities, each once', () => {
    expect(summariseTrip(days(['wall'], train, train), fameOf)).toBe('wall; by train between the cities.');
    expect(summariseTrip(days([]), fameOf)).toBe('Time of your own.');
  });
});

describe('titleTrip', () => {
  it('names up to three cities', () => {
    expect(titleTrip(1, ['Xi’an'])).toBe('1 day in Xi’an');
    expect(titleTrip(7, ['a', 'b', 'c'])).toBe('7 days in a, b and c');
    expect(titleTrip(7, ['a', 'b', 'c', 'd'])).toBe('7 days from a to d');
    expect(titleTrip(7, [])).toBe('7 days in China');
  });

  it('calls one day between a stated arrival and departure a stop', () => {
    const ends = { arrivalMinute: 615, departureMinute: 780 };
    expect(titleTrip(1, ['Shanghai'], ends)).toBe('A stop in Shanghai');
    expect(titleTrip(1, ['Shanghai'], { arrivalMinute: 615 })).toBe('1 day in Shanghai');
    expect(titleTrip(2, ['Shanghai'], ends)).toBe('2 days in Shanghai');
  });
});

describe('formatDuration', () => {
  it.each([
    [45, '45 min'],
    [60, '1 h'],
    [125, '2 h 05'],
  ])('formats %i minutes as %s', (minutes, text) => {
    expect(formatDuration(minutes)).toBe(text);
  });
});
