import { describe, expect, it } from 'vitest';
import { distanceKilometers } from './bounds.ts';
import { walkBounds, walkFeatures } from './walking-circles.ts';

const harbin = { latitude: 45.77, longitude: 126.62 };

describe('walking circles', () => {
  it('are 400, 800 and 1,200 m around the chosen sight: 4.8 km/h for 5, 10 and 15 minutes', () => {
    const { features } = walkFeatures(harbin);
    expect(features.map(({ properties }) => properties?.['minutes'])).toEqual([5, 10, 15]);
    features.forEach(({ geometry }, index) => {
      for (const [longitude = 0, latitude = 0] of geometry.coordinates)
        expect(distanceKilometers(harbin, { latitude, longitude })).toBeCloseTo(0.4 * (index + 1), 3);
    });
  });

  it('fill the map when it zooms to them', () => {
    const { west, east, south, north } = walkBounds(harbin);
    const width = distanceKilometers({ ...harbin, longitude: west }, { ...harbin, longitude: east });
    expect(width).toBeCloseTo(2.4, 2);
    expect((north - south) * 111.195).toBeCloseTo(2.4, 2);
  });
});
