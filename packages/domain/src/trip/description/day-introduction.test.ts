import type { TripItemView } from '@yunyou/contract/trip/trip.schema';
import { describe, expect, it } from 'vitest';
import { introduceDay } from './day-introduction.ts';

// The introduction uses only names, kinds and times of the items.
const visit = (name: string, startMinute: number, rest: { category?: string; minutes?: number } = {}) =>
  ({
    kind: 'visit',
    place: { id: name, name },
    category: rest.category ?? 'temple',
    startMinute,
    endMinute: startMinute + (rest.minutes ?? 90),
  }) as TripItemView;
const way = (to: string, endMinute: number, minutes: number) =>
  ({ kind: 'transfer', to: { id: to, name: to, kind: 'spot' }, minutes, endMinute }) as TripItemView;
const ride = {
  ...{ kind: 'ride', mode: 'train', startTime: '16:15', startMinute: 975, endMinute: 1280, boardMinutes: 45 },
  to: { name: 'Xi’an North' },
} as TripItemView;
const meal = (name: string) => ({ kind: 'meal', meal: name }) as TripItemView;
const between = { isFirst: false, isLast: false, closedOn: () => [] };

describe('introduceDay', () => {
  it('names the kinds of sights by time of day', () => {
    const items = [
      visit('Palace', 540, { category: 'palace' }),
      visit('North Garden', 780, { category: 'garden' }),
      visit('South Garden', 900, { category: 'garden' }),
      visit('Lanes', 1080, { category: 'street' }),
    ];
    expect(introduceDay(items, between)).toBe(
      'A palace in the morning, two gardens in the afternoon, a stroll through the lanes towards evening.',
    );
  });

  it('explains an excursion by the length of its way', () => {
    const wall = [way('Wall', 600, 105), visit('Wall', 610)];
    expect(introduceDay(wall, between)).toBe(
      'An excursion: Wall is 1 h 45 away, so it has the day to itself.',
    );
    expect(introduceDay([...wall, visit('Lake', 960)], between)).toBe(
      'Wall is 1 h 45 away, so it comes first and Lake on the way back.',
    );
  });

  it('gives the day to a sight of many hours', () => {
    expect(introduceDay([visit('Mountain', 540, { minutes: 480 })], between)).toBe(
      'The day belongs to Mountain.',
    );
  });

  it('says that a sight is on this day because it is closed on another one', () => {
    const closedOn = (id: string) => (id === 'Museum' ? ['2027-10-11'] : []);
    expect(introduceDay([visit('Museum', 540, { category: 'museum' })], { ...between, closedOn })).toBe(
      'A museum in the morning. Museum is today, because it is closed on Monday 11 October.',
    );
  });

  it('names the ride and the meal that falls on it', () => {
    expect(introduceDay([meal('lunch'), ride], between)).toBe(
      'A day on the way, with nothing that can be missed. The train to Xi’an North leaves at 16:15 and takes 5 h 05, dinner on the way.',
    );
    expect(introduceDay([meal('dinner'), ride], between)).not.toContain('dinner');
  });

  it('says what a day without sights is for', () => {
    const arrivesAt = (startMinute: number) =>
      introduceDay([{ kind: 'night', startMinute } as TripItemView], { ...between, isFirst: true });
    expect(arrivesAt(1260)).toContain('You arrive late');
    expect(arrivesAt(660)).toContain('A day to arrive');
    expect(introduceDay([], { ...between, isLast: true })).toContain('the way home');
    expect(introduceDay([], between)).toContain('Nothing is planned');
  });

  it('says why the only day of a trip is empty, and leaves no bags at a hotel', () => {
    const only = { ...between, isFirst: true, isLast: true };
    const atAirport = {
      ...{ kind: 'free', startMinute: 615, endMinute: 780, startTime: '10:15', endTime: '13:00' },
      place: { kind: 'gateway', id: 'x', name: 'Pudong Airport' },
    } as TripItemView;
    expect(introduceDay([atAirport], only)).toBe(
      'You have 2 h 45 at Pudong Airport, from 10:15 to 13:00. No sight fits into this time: eat, rest and be early for your way on.',
    );
    expect(introduceDay([], only)).toContain('No sight fits into this day');
    expect(introduceDay([visit('Temple', 540)], only)).not.toContain('hotel');
  });

  it('names the place and hour at which the last day ends', () => {
    const home = {
      kind: 'transfer',
      to: { id: 'x', name: 'Capital Airport', kind: 'gateway' },
      endTime: '17:00',
      endMinute: 1020,
    } as TripItemView;
    expect(introduceDay([visit('Temple', 540), home], { ...between, isLast: true })).toBe(
      'A temple in the morning. You are at Capital Airport by 17:00.',
    );
  });
});
