import type { TripDayView, TripItemView, TripPlace } from '@yunyou/contract/trip/trip.schema';
import { describe, expect, it } from 'vitest';
import { toDayMap } from './map-content.ts';

const place = (kind: TripPlace['kind'], id: string, zhName = ''): TripPlace => ({
  kind,
  id,
  cityId: 'beijing',
  name: id,
  zhName,
  coordinates: { latitude: 39.9, longitude: 116.4 },
});
const airport = place('gateway', 'airport', '首都机场');
const station = place('gateway', 'south', '北京南站');
const hotel = place('hotel', 'novotel');
const palace = place('spot', 'palace');
const times = { key: '', startMinute: 0, endMinute: 0, startTime: '09:00', endTime: '11:00' };
// The map reads only kind, mode, times and places of an item.
const item = (fields: object) => ({ ...times, ...fields }) as TripItemView;
const way = (mode: string, from: TripPlace, to: TripPlace) => item({ kind: 'transfer', mode, from, to });

const day = {
  items: [
    way('car', airport, hotel),
    way('metro', hotel, palace),
    item({ kind: 'visit', place: palace }),
    item({ kind: 'meal', place: place('near-spot', 'palace') }),
    way('walk', palace, place('restaurant', 'duck')),
    item({ kind: 'meal', place: place('restaurant', 'duck') }),
    way('taxi', place('restaurant', 'duck'), station),
    item({ kind: 'ride', mode: 'train', from: station, to: place('gateway', 'xian', '西安北站') }),
    item({ kind: 'night', place: hotel }),
  ],
} as unknown as TripDayView; // the map reads only the items of a day

describe('toDayMap', () => {
  it('numbers the stops of the day in order and gives hotels and stations a symbol instead', () => {
    const { points } = toDayMap(day);
    expect(points.map(({ id, kind, number }) => [id, kind, number])).toEqual([
      ['gateway/airport', 'airport', undefined],
      ['hotel/novotel', 'hotel', undefined],
      ['spot/palace', 'spot', 1],
      ['restaurant/duck', 'restaurant', 2],
      ['gateway/south', 'station', undefined],
      ['gateway/xian', 'station', undefined],
    ]);
  });

  it('draws each way by its mode', () => {
    expect(toDayMap(day).ways.map(({ mode }) => mode)).toEqual(['road', 'metro', 'walk', 'road', 'train']);
  });

  it('has the minutes of a way and the end of a stop', () => {
    const walk = { ...way('walk', palace, hotel), minutes: 12 };
    const visit = item({ kind: 'visit', place: palace });
    const shown = toDayMap({ date: '2026-05-03', items: [visit, walk] } as unknown as TripDayView); // see above
    expect(shown.ways.map(({ minutes }) => minutes)).toEqual([12]);
    expect(shown.points.map(({ until }) => until)).toEqual(['2026-05-03T11:00', undefined]);
  });
});
