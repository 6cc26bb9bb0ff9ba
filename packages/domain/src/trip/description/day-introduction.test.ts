import type { TripItemView } from '@yunyou/contract/trip/trip.schema';
import { describe, expect, it } from 'vitest';
import {
  gateway,
  meal,
  night,
  place,
  visit as plannedVisit,
  ride as rideBetween,
  transfer,
} from '../../trip-judge/judge-samples.ts';
import { introduceDay } from './day-introduction.ts';

const inn = place('hotel', 'inn');
const visit = (name: string, startMinute: number, { category = 'temple', minutes = 90 } = {}) =>
  plannedVisit(name, '09:00', '10:00', { category, startMinute, endMinute: startMinute + minutes });
const way = (to: string, endMinute: number, minutes: number) =>
  transfer(inn, place('spot', to), '08:00', '09:00', { minutes, endMinute });
const ride = rideBetween('train', gateway('Luoyang'), gateway('Xi’an North'), '16:15', '21:20');
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

  it('explains a long rest at the hotel by the sight of the evening after it', () => {
    const rest = (endMinute: number): TripItemView => ({
      kind: 'free',
      key: 'rest',
      place: inn,
      startMinute: 780,
      endMinute,
      startTime: '13:00',
      endTime: '17:00',
    });
    const textOf = (endMinute: number) =>
      introduceDay([visit('Garden', 540), rest(endMinute), visit('Lights', 1140)], between);
    expect(textOf(1020)).toContain('Rest at the hotel until 17:00: Lights is for the evening.');
    expect(textOf(820)).not.toContain('Rest');
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
    expect(introduceDay([meal('lunch', '12:00', '13:00', inn), ride], between)).toBe(
      'A day on the way, with nothing that can be missed. The train to Xi’an North leaves at 16:15 and takes 5 h 05, dinner on the way.',
    );
    expect(introduceDay([meal('dinner', '18:00', '19:00', inn), ride], between)).not.toContain('dinner');
  });

  it('describes the purpose of a day without sights', () => {
    const arrivesAt = (startMinute: number) =>
      introduceDay([night(inn, { startMinute })], { ...between, isFirst: true });
    expect(arrivesAt(1260)).toContain('You arrive late');
    expect(arrivesAt(660)).toContain('A day to arrive');
    expect(introduceDay([], { ...between, isLast: true })).toContain('the way home');
    expect(introduceDay([], between)).toContain('Nothing is planned');
  });

  it('explains why the only day of a trip is empty, and leaves no bags at a hotel', () => {
    const only = { ...between, isFirst: true, isLast: true };
    const atAirport: TripItemView = {
      ...{ kind: 'free', key: 'free', place: gateway('Pudong Airport') },
      ...{ startMinute: 615, endMinute: 780, startTime: '10:15', endTime: '13:00' },
    };
    expect(introduceDay([atAirport], only)).toBe(
      'You have 2 h 45 at Pudong Airport, from 10:15 to 13:00. No sight fits into this time: eat, rest and be early for your way on.',
    );
    expect(introduceDay([], only)).toContain('No sight fits into this day');
    expect(introduceDay([visit('Temple', 540)], only)).not.toContain('hotel');
  });

  it('names the place and hour at which the last day ends', () => {
    const home = transfer(inn, gateway('Capital Airport'), '16:00', '17:00');
    expect(introduceDay([visit('Temple', 540), home], { ...between, isLast: true })).toBe(
      'A temple in the morning. You are at Capital Airport by 17:00.',
    );
  });
});
