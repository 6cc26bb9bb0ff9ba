import { describe, expect, it } from 'vitest';
import { isSameRoute, listRouteCities } from './route-cities.ts';

type Stay = Parameters<typeof listRouteCities>[0]['stays'][number];

// Only the fields that are read.
const stay = (cityId: string, nights: number) => ({ cityId, cityName: cityId.toUpperCase(), nights }) as Stay;

describe('listRouteCities', () => {
  it('lists a city that the trip returns to once, with all its nights', () => {
    expect(listRouteCities({ stays: [stay('beijing', 3), stay('xian', 2), stay('beijing', 1)] })).toEqual([
      { cityId: 'beijing', name: 'BEIJING', nights: 4 },
      { cityId: 'xian', name: 'XIAN', nights: 2 },
    ]);
  });

  it('leaves out cities without a night', () => {
    expect(listRouteCities({ stays: [stay('beijing', 0)] })).toEqual([]);
  });
});

describe('isSameRoute', () => {
  const route = listRouteCities({ stays: [stay('beijing', 3), stay('xian', 2)] });

  it('compares cities, their order and nights', () => {
    expect(isSameRoute(route, [...route])).toBe(true);
    expect(isSameRoute(route, route.toReversed())).toBe(false);
    expect(isSameRoute(route, route.slice(0, 1))).toBe(false);
    expect(isSameRoute(route, listRouteCities({ stays: [stay('beijing', 3), stay('xian', 1)] }))).toBe(false);
  });
});
