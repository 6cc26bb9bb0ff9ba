import { expect, test } from 'vitest';
import { createSmallTown } from './fixtures/small-town.ts';
import { distanceKm } from './geodesic.ts';
import { findLegs, getPosition, nearestStop, UnknownPlaceError } from './local-transport.ts';
import type { City } from './sandbox.ts';
import { getCity } from './sandbox.ts';

const city = getCity(createSmallTown(), '杭州');

/** A town of two places so many kilometres apart on a meridian. */
function createPair(km: number): City {
  const north = 30 + km / 110.852;
  return {
    ...city,
    places: new Map([
      ['A', [30, 120]],
      ['B', [north, 120]],
    ]),
    stops: [
      { name: 'S', position: [30, 120] },
      { name: 'T', position: [north, 120] },
    ],
  };
}

test('a walk is free, exact, and takes 12 minutes a kilometre cut to whole minutes', () => {
  const [leg] = findLegs(city, { from: 'Lake', to: 'Pagoda', startMinute: 600, mode: 'walk' }) ?? [];
  const km = distanceKm(getPosition(city, 'Lake'), getPosition(city, 'Pagoda'));
  expect(leg).toMatchObject({ price: 0, distanceKm: km, endMinute: 600 + Math.trunc(km * 12) });
});

test.each([
  [1.5, 11],
  [6, 11 + 3.5 * 4.2],
  [20, 11 + 3.5 * 8.2 + 45],
])('a taxi over %d km costs the fare of its band', (km, fare) => {
  const [leg] = findLegs(createPair(km), { from: 'A', to: 'B', startMinute: 0, mode: 'taxi' }) ?? [];
  expect(leg?.price).toBeCloseTo(fare, 0);
  expect(leg?.endMinute).toBeCloseTo(km * 1.5, -1);
});

test.each([
  [3, 2],
  [8, 3],
  [40, 8],
  [61.5, 9],
  [63, 10],
])('a metro ride over %d km costs %d a ticket', (km, price) => {
  const legs = findLegs(createPair(km), { from: 'A', to: 'B', startMinute: 0, mode: 'metro' });
  expect(legs?.map(({ mode }) => mode)).toEqual(['walk', 'metro', 'walk']);
  expect(legs?.[1]).toMatchObject({ start: 'S-地铁站', end: 'T-地铁站', price });
});

test('there is no metro ride between places that share their nearest stop', () => {
  expect(nearestStop(city, '杭州站').stop).toBe(nearestStop(city, '杭州机场').stop);
  expect(findLegs(city, { from: '杭州站', to: '杭州机场', startMinute: 0, mode: 'metro' })).toBeUndefined();
});

test('an unknown place is an error that names it', () => {
  expect(() => findLegs(city, { from: 'Lake', to: 'Atlantis', startMinute: 0, mode: 'walk' })).toThrow(
    UnknownPlaceError,
  );
});
