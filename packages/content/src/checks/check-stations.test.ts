import { describe, expect, it } from 'vitest';
import { contentOf, itemOf, sampleCity, sampleSpot, sampleStation } from './check-samples.ts';
import { checkStations } from './check-stations.ts';

const check = (fields: Partial<typeof sampleStation>, ...others: (typeof sampleStation)[]) =>
  checkStations(
    contentOf(
      itemOf('city', 'xian', sampleCity),
      itemOf('scenic-spot', 'pagoda', sampleSpot),
      itemOf('station', 'north', { ...sampleStation, ...fields }),
      ...others.map((other, index) => itemOf('station', `other-${index}`, other)),
    ),
  )
    .map(({ message }) => message)
    .join('; ');

describe('checkStations', () => {
  it('accepts a station at the edge of its city', () => {
    expect(check({})).toBe('');
  });

  it.each([
    [
      'coordinates in another province',
      { coordinates: { latitude: 36.5, longitude: 108.9 } },
      '249 km from xian',
    ],
    [
      'coordinates far from every sight',
      { coordinates: { latitude: 35.45, longitude: 108.94 } },
      'from the nearest sight of xian',
    ],
    [
      'a taxi that would have to fly',
      {
        coordinates: { latitude: 34.9, longitude: 108.94 },
        intoTown: [{ mode: 'taxi' as const, to: 'Bell Tower', minutes: 20 }],
      },
      '20 minutes by taxi',
    ],
    [
      'a price in a foreign currency',
      {
        intoTown: [
          {
            ...{ mode: 'bus' as const, to: 'Bell Tower', minutes: 30 },
            price: { amountMinor: 500, currency: 'HKD' as const },
          },
        ],
      },
      'use CNY',
    ],
    ['a railway station without 站', { zhName: '西安北' }, 'write 西安北站'],
    ['an airport without a code', { kind: 'airport' as const, code: undefined }, 'IATA'],
    ['a pier with a code', { kind: 'pier' as const }, 'only airports'],
  ])('reports %s', (_name, fields, expected) => {
    expect(check(fields as Partial<typeof sampleStation>)).toContain(expected); // `code: undefined` stands for a missing code
  });

  it('reports two stations with the same code', () => {
    expect(check({}, sampleStation)).toContain('north has the same');
  });
});
