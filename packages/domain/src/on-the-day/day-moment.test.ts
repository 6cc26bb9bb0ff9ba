import type { TripItemView, TripPlace } from '@yunyou/contract/trip/trip.schema';
import { describe, expect, it } from 'vitest';
import { listStops, momentOf, placeOf } from './day-moment.ts';

const place = (id: string): TripPlace => ({
  kind: 'spot',
  id,
  cityId: 'beijing',
  name: id,
  zhName: '',
  coordinates: { latitude: 39.9, longitude: 116.4 },
});
const timed = (key: string, startMinute: number, endMinute: number) => ({
  key,
  startMinute,
  endMinute,
  startTime: '',
  endTime: '',
});
const visit = (id: string, start: number, end: number): TripItemView => ({
  kind: 'visit',
  ...timed(id, start, end),
  place: place(id),
  category: 'temple',
  summary: '',
  lunchInside: false,
  costFen: 0,
  free: true,
  booking: { required: 'not-needed', passport: false },
  hours: [],
  indoor: false,
  locked: false,
  reason: '',
  tips: [],
});
const meal = (id: string, start: number, end: number): TripItemView => ({
  kind: 'meal',
  ...timed(id, start, end),
  meal: 'lunch',
  place: place(id),
  dishes: [],
  costFen: 0,
  reason: '',
});
const way = (from: string, to: string, start: number, minutes: number): TripItemView => ({
  kind: 'transfer',
  ...timed(`${from}-${to}`, start, start + minutes),
  mode: 'metro',
  from: place(from),
  to: place(to),
  meters: 4000,
  minutes,
  costFen: 400,
});
const ride = (from: string, to: string, start: number, boardMinutes: number): TripItemView => ({
  kind: 'ride',
  ...timed(`${from}-${to}`, start, start + 240),
  mode: 'train',
  from: place(from),
  to: place(to),
  fromCityId: 'beijing',
  toCityId: 'xian',
  legs: [],
  boardMinutes,
  costFen: 0,
  reason: '',
});
const free = (start: number, end: number): TripItemView => ({
  kind: 'free',
  ...timed('free', start, end),
  place: place('somewhere'),
});
const night = (start: number): TripItemView => ({
  kind: 'night',
  ...timed('inn', start, 1440),
  place: place('inn'),
  costFen: 0,
});

const day = {
  items: [
    way('inn', 'palace', 530, 20),
    visit('palace', 550, 700),
    free(700, 710),
    way('palace', 'noodles', 710, 15),
    meal('noodles', 730, 790),
    way('noodles', 'south', 790, 30),
    ride('south', 'north', 900, 40),
    way('north', 'bell', 1150, 25),
    visit('bell', 1180, 1240),
    night(1250),
  ],
};
const nameOf = (minute: number) => {
  const { current, next, leaveMinute, lateMinutes, later, here } = momentOf(day, minute);
  return {
    current: current && placeOf(current).id,
    next: next && placeOf(next).id,
    leaveMinute,
    lateMinutes,
    later: later.length,
    here: here?.id,
  };
};

describe('the next stop of a day', () => {
  it.each([
    [
      'before the first leg',
      480,
      { next: 'palace', leaveMinute: 530, lateMinutes: 0, later: 4, here: 'inn' },
    ],
    ['on the first leg', 540, { next: 'palace', leaveMinute: 530, lateMinutes: 10, later: 4 }],
    [
      'at the first minute of a visit',
      550,
      { current: 'palace', next: 'noodles', leaveMinute: 715, later: 3 },
    ],
    [
      'at the last minute of a visit',
      699,
      { current: 'palace', next: 'noodles', leaveMinute: 715, later: 3 },
    ],
    ['after a visit', 700, { next: 'noodles', leaveMinute: 715, lateMinutes: 0, later: 3 }],
    ['too late for the next one', 725, { next: 'noodles', leaveMinute: 715, lateMinutes: 10, later: 3 }],
    ['at lunch before a train', 740, { current: 'noodles', next: 'south', leaveMinute: 830, later: 2 }],
    ['in the train', 1000, { current: 'south', next: 'bell', leaveMinute: 1155, later: 1, here: undefined }],
    ['at the last visit', 1200, { current: 'bell', next: 'inn', leaveMinute: 1250, later: 0 }],
    ['at night', 1300, { current: undefined, next: undefined, later: 0, here: 'inn' }],
  ])('%s', (_, minute, expected) => {
    expect(nameOf(minute)).toMatchObject(expected);
  });

  it('is the way to the airport at the end of the trip', () => {
    const last = [visit('lake', 540, 600), way('lake', 'airport', 640, 50), free(690, 700)];
    const { next, leaveMinute, way: legs } = momentOf({ items: last }, 620);
    expect(next && placeOf(next).id).toBe('airport');
    expect(leaveMinute).toBe(640);
    expect(legs).toHaveLength(1);
    expect(listStops(last)).toHaveLength(2);
  });

  it('is unknown on a day without stops', () => {
    expect(momentOf({ items: [] }, 600)).toMatchObject({ current: undefined, next: undefined });
  });
});
