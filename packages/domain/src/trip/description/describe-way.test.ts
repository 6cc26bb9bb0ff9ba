import type { TripPlace } from '@yunyou/contract/trip/trip.schema';
import { describe, expect, it } from 'vitest';
import { sampleBrief, sampleSpot } from '../catalogue/trip-samples.ts';
import { createAccess } from '../problem/local/access.ts';
import { createMetroFinder } from '../problem/local/metro-access.ts';
import { hotelKey, spotKey } from '../problem/planner-ids.ts';
import { describeWay } from './describe-way.ts';

const pier = { name: 'North Pier', zhName: '北码头', coordinates: { latitude: 30.05, longitude: 110 } };
const access = {
  by: 'ferry' as const,
  from: pier,
  minutes: 20,
  price: { amountMinor: 1500, currency: 'CNY' as const },
  passport: false,
};
const island = sampleSpot('island', 'alba', { coordinates: { latitude: 30.1, longitude: 110 }, access });
const placeOf = (key: string): TripPlace => ({
  kind: key.startsWith('spot') ? 'spot' : 'hotel',
  id: key.split('/')[1] ?? '',
  cityId: 'alba',
  name: key,
  zhName: key,
  coordinates: key === spotKey('island') ? island.coordinates : { latitude: 30, longitude: 110 },
});
const context = {
  places: { place: placeOf },
  accessOf: createAccess([island], { brief: sampleBrief({}), toFen: ({ amountMinor }) => amountMinor }),
  metroOf: createMetroFinder(
    [
      sampleSpot('tower', 'alba', { nearestMetro: { station: 'Tower', line: 'Line 2', walkMinutes: 3 } }),
      sampleSpot('lanes', 'alba', {
        nearestMetro: { station: 'Lanes', line: 'Lines 10 and 13', walkMinutes: 5 },
      }),
      sampleSpot('hill', 'alba'),
    ],
    [],
  ),
};
const way = (fromId: string, toId: string) =>
  describeWay(
    {
      kind: 'transfer',
      cityId: 'city/alba',
      fromId,
      toId,
      mode: 'taxi+ferry',
      meters: 12_000,
      costMinor: 6000,
      startMinute: 540,
      endMinute: 590,
    },
    context,
  ).map(({ mode, from, to, startTime, endTime, costFen }) => ({
    mode,
    from: from.name,
    to: to.name,
    startTime,
    endTime,
    costFen,
  }));

describe('a way by metro', () => {
  const stations = (fromId: string, toId: string, mode = 'metro') =>
    describeWay(
      {
        kind: 'transfer',
        cityId: 'city/alba',
        fromId,
        toId,
        mode,
        meters: 6000,
        costMinor: 600,
        startMinute: 540,
        endMinute: 566,
      },
      context,
    )[0]?.stations;

  it('names the stations at both ends with their lines, where the guide knows them', () => {
    expect(stations(spotKey('tower'), spotKey('lanes'))).toBe('Tower (Line 2) to Lanes (Lines 10 and 13)');
    expect(stations(spotKey('tower'), spotKey('hill'))).toBe('From Tower (Line 2)');
    expect(stations(hotelKey('inn'), spotKey('lanes'))).toBe('To Lanes (Lines 10 and 13)');
  });

  it('names none for other ways', () => {
    expect(stations(spotKey('tower'), spotKey('lanes'), 'taxi')).toBeUndefined();
  });
});

describe('describeWay', () => {
  it('goes by road to the pier and by ferry to the island', () => {
    expect(way(hotelKey('inn'), spotKey('island'))).toEqual([
      {
        mode: 'taxi',
        from: hotelKey('inn'),
        to: 'North Pier',
        startTime: '09:00',
        endTime: '09:20',
        costFen: 3000,
      },
      {
        mode: 'ferry',
        from: 'North Pier',
        to: spotKey('island'),
        startTime: '09:20',
        endTime: '09:50',
        costFen: 3000,
      },
    ]);
  });

  it('returns by the same way', () => {
    expect(way(spotKey('island'), hotelKey('inn')).map(({ mode, to }) => [mode, to])).toEqual([
      ['ferry', 'North Pier'],
      ['taxi', hotelKey('inn')],
    ]);
  });
});
