import { describe, expect, it } from 'vitest';
import { districtKey, gatewayKey, hotelKey, spotKey } from '../planner-ids.ts';
import { createMetroFinder, isSameStop, minutesAroundMetro } from './metro-access.ts';

/** A point this many metres east of the first station. */
const east = (meters: number) => ({ latitude: 31, longitude: 121 + meters / 95_400 });
const museumStop = {
  station: 'Museum',
  zhName: '博物馆',
  line: 'Lines 2 and 10',
  walkMinutes: 3,
  coordinates: east(0),
};
const spots = [
  { id: 'museum', coordinates: east(100), nearestMetro: museumStop },
  { id: 'hill', coordinates: east(9000), nearestMetro: { station: 'Hill', line: 'Line 4', walkMinutes: 40 } },
  { id: 'garden', coordinates: east(500) },
  { id: 'lake', coordinates: east(2000) },
];
const districts = [
  {
    id: 'old-town',
    coordinates: east(5000),
    metro: [
      { station: 'West Gate', line: 'Line 5', walkMinutes: 9 },
      { station: 'Drum Tower', line: 'Line 10', walkMinutes: 6 },
    ],
  },
];
const metroOf = createMetroFinder(spots, districts);
const museum = { walkMinutes: 3, stop: { name: 'Museum', zhName: '博物馆', lines: 'Lines 2 and 10' } };

describe('the metro station of a place', () => {
  it('is the one that the guide names, unless it is more than a quarter of an hour away on foot', () => {
    expect(metroOf(spotKey('museum'), east(100))).toEqual(museum);
    expect(metroOf(spotKey('hill'), east(9000))).toBeUndefined();
  });

  it('is the nearest one of a district', () => {
    expect(metroOf(districtKey('old-town', 2), east(5000))).toEqual({
      walkMinutes: 6,
      stop: { name: 'Drum Tower', lines: 'Line 10' },
    });
  });

  it('is a named station near a sight that has none of its own', () => {
    expect(metroOf(spotKey('garden'), east(500))).toEqual({ ...museum, walkMinutes: 9 });
    expect(metroOf(spotKey('lake'), east(2000))).toBeUndefined();
  });

  it('has no name for a hotel more than eight minutes from each named station, and is missing out of town', () => {
    expect(metroOf(hotelKey('inn'), east(300))).toEqual({ ...museum, walkMinutes: 5 });
    expect(metroOf(hotelKey('inn'), east(900))).toEqual({ walkMinutes: 8 });
    expect(metroOf(hotelKey('inn'), east(30_000))).toBeUndefined();
  });

  it('is in the building of an airport or a railway station', () => {
    expect(metroOf(gatewayKey('alba', 'train', 'alba-north'), east(20_000))).toEqual({ walkMinutes: 5 });
  });

  it('does not exist where the guide names no station in the city', () => {
    expect(createMetroFinder([], [])(hotelKey('inn'), east(0))).toBeUndefined();
  });
});

describe('a ride between two stations', () => {
  const stop = (name: string, lines: string) => ({ walkMinutes: 4, stop: { name, lines } });

  it.each([
    ['Lines 2 and 10', 'Lines 10 and 13', 8],
    ['Line 1', 'Lines 2, 3 and 4', 14],
    ['Island and Tsuen Wan lines', 'Tsuen Wan Line', 8],
    ['Line 3 and APM', 'APM', 8],
  ])('from %s to %s takes %i minutes beside the train', (from, to, minutes) => {
    expect(minutesAroundMetro(stop('A', from), stop('B', to))).toBe(minutes);
  });

  it('adds no change of lines when a station is unknown', () => {
    expect(minutesAroundMetro(stop('A', 'Line 1'), { walkMinutes: 8 })).toBe(12);
  });

  it('does not exist between places at the same station', () => {
    expect(isSameStop(stop('A', 'Line 1'), stop('A', 'Lines 1 and 2'))).toBe(true);
    expect(isSameStop({ walkMinutes: 8 }, { walkMinutes: 8 })).toBe(false);
  });
});
