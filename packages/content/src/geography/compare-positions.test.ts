import { toGcj02 } from '@yunyou/domain/geography/datum';
import { describe, expect, it } from 'vitest';
import { contentOf, itemOf, sampleStation } from '../checks/check-samples.ts';
import { comparePositions } from './compare-positions.ts';
import { kilometresBetween, type Point } from './geography.ts';

const known = { latitude: 34.37767, longitude: 108.93403 };
const table = `name_en,name_zh,lat,lon\nXi'an North,西安北,${known.latitude},${known.longitude}\n`;
const compare = (coordinates: Point) =>
  comparePositions(contentOf(itemOf('station', 'north', { ...sampleStation, coordinates })), table);

describe('comparePositions', () => {
  it('accepts the known position and recognises the Chinese datum', () => {
    expect(compare(known)).toEqual([]);
    expect(compare(toGcj02(known))).toEqual([
      { id: 'north', metres: expect.toSatisfy((metres) => metres > 300 && metres < 700), isShifted: true },
    ]);
    expect(compare({ ...known, latitude: known.latitude - 0.02 })).toMatchObject([{ isShifted: false }]);
  });
});

describe('toGcj02', () => {
  it('moves Beijing South to its position on Chinese maps', () => {
    const shifted = toGcj02({ latitude: 39.86348, longitude: 116.3724 });
    expect(kilometresBetween(shifted, { latitude: 39.8652, longitude: 116.3785 })).toBeLessThan(0.1);
  });
});
