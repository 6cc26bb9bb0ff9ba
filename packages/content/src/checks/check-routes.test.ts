import { describe, expect, it } from 'vitest';
import { describeInFile } from '../messages/mistake.ts';
import { listLengthMistakes, listStopMistakes } from './check-routes.ts';

const noSpots: string[] = [];
const stop = (cityId: string, nights: number, extraNights = 0, nightsOnTheWay = 0) => ({
  ...{ cityId, nights, extraNights, nightsOnTheWay, why: 'Noodles.', spotIds: noSpots },
});

describe('listLengthMistakes', () => {
  it('counts nights on trains and one day more than nights', () => {
    const stops = [stop('beijing', 3, 1), stop('xian', 2, 0, 1)];
    expect(listLengthMistakes({ days: { min: 7, max: 8 }, stops })).toEqual([]);
    expect(
      listLengthMistakes({ days: { min: 6, max: 8 }, stops })
        .map(describeInFile)
        .join(),
    ).toContain('Write 7');
    expect(
      listLengthMistakes({ days: { min: 7, max: 9 }, stops })
        .map(describeInFile)
        .join(),
    ).toContain('Write 8');
  });
});

describe('listStopMistakes', () => {
  const cities = new Map([['xian', { latitude: 34.26, longitude: 108.94 }]]);
  const spots = new Map([
    ['army', { latitude: 34.38, longitude: 109.28 }],
    ['bund', { latitude: 31.24, longitude: 121.49 }],
  ]);

  it('accepts sights around the city and reports distant ones and repeated cities', () => {
    const near = { ...stop('xian', 2), spotIds: ['army'] };
    expect(listStopMistakes([near], cities, spots)).toEqual([]);
    expect(
      listStopMistakes([{ ...near, spotIds: ['bund'] }], cities, spots)
        .map(describeInFile)
        .join(),
    ).toContain('bund is 12');
    expect(listStopMistakes([near, near], cities, spots).map(describeInFile).join()).toContain(
      'follows itself',
    );
  });
});
