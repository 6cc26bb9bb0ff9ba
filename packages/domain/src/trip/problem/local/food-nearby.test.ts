import { describe, expect, it } from 'vitest';
import type { TripDistrict } from '../../catalogue/trip-catalogue.ts';
import { sampleSpot } from '../../catalogue/trip-samples.ts';
import { findFoodDistrict, scoreMealNear } from './food-nearby.ts';

const at = (latitude: number) => ({ latitude, longitude: 110 });
const district = (
  id: string,
  latitude: number,
  goodFor: TripDistrict['goodFor'] = ['eat'],
): TripDistrict => ({
  id,
  cityId: 'alba',
  coordinates: at(latitude),
  goodFor,
  popularity: 50,
});

describe('findFoodDistrict', () => {
  it('finds the nearest district for food within one kilometre of its centre', () => {
    const near = district('near', 30.003);
    const districts = [
      district('far', 30.05),
      district('next', 30.008),
      near,
      district('sleepy', 30, ['stay']),
    ];
    expect(findFoodDistrict(at(30), districts)).toBe(near);
    expect(findFoodDistrict(at(30), [district('far', 30.05)])).toBeUndefined();
  });
});

describe('scoreMealNear', () => {
  const spot = (rest: Parameters<typeof sampleSpot>[2]) =>
    sampleSpot('sight', 'alba', { coordinates: at(30), ...rest });

  it('is positive where there is food at the sight or around it', () => {
    expect(scoreMealNear(spot({ foodInside: 'restaurants' }), [])).toBeGreaterThan(0);
    expect(scoreMealNear(spot({ category: 'street' }), [])).toBeGreaterThan(0);
    expect(scoreMealNear(spot({ foodInside: 'none' }), [district('near', 30.003)])).toBeGreaterThan(0);
  });

  it('is negative where there is little to eat, most of all where there is nothing', () => {
    const snacks = scoreMealNear(spot({ foodInside: 'snacks' }), []);
    expect(snacks).toBeLessThan(0);
    expect(scoreMealNear(spot({ foodInside: 'none' }), [])).toBeLessThan(snacks);
  });
});
