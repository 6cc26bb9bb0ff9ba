import { describe, expect, it } from 'vitest';
import { type Geography, readGeography } from '../geography/geography-data.ts';
import { checkGeography } from './check-geography.ts';
import { contentOf, itemOf, sampleCity, sampleDistrict, sampleSpot } from './check-samples.ts';

const geography: Geography = {
  places: [
    { name: 'Xi’an', areaId: 'shaanxi', latitude: 34.258, longitude: 108.929 },
    { name: 'Xi’an', areaId: 'sichuan', latitude: 30, longitude: 104 },
  ],
  provinces: {
    shaanxi: [
      [
        [105, 31],
        [111, 31],
        [111, 39],
        [105, 39],
      ],
    ],
  },
};
const xian = { ...sampleCity, name: "Xi'an" };
const at = (latitude: number, longitude: number) => ({ coordinates: { latitude, longitude } });
const messages = (city: typeof sampleCity, spot = sampleSpot) =>
  checkGeography(
    contentOf(itemOf('city', 'xian', city), itemOf('scenic-spot', 'pagoda', spot)),
    geography,
  ).map(({ message }) => message);

describe('checkGeography', () => {
  it('accepts a city at its GeoNames entry with a spot nearby in the province', () => {
    expect(messages(xian)).toEqual([]);
  });

  it('reports a city more than 20 km from its GeoNames entry', () => {
    expect(messages({ ...xian, ...at(34.5, 108.94) })).toEqual([
      'xian: coordinates: 27 km from the GeoNames entry, the limit is 20 km. Correct them.',
    ]);
  });

  it('reports a city that GeoNames has under none of its names', () => {
    expect(messages({ ...xian, name: 'Chang’an' })).toEqual([
      expect.stringContaining('GeoNames has no "Chang’an" in shaanxi'),
    ]);
    expect(messages({ ...xian, name: 'Chang’an', aliases: ['Xian'] })).toEqual([]);
  });

  it('reports a spot far from its city', () => {
    expect(messages(xian, { ...sampleSpot, ...at(36, 108.96) })).toEqual([
      'pagoda: coordinates: 193 km from xian, the limit is 150 km. Correct coordinates or cityId.',
    ]);
  });

  it('reports a district far from its city, unless it is near a sight of that city', () => {
    const district = { ...sampleDistrict, ...at(35.3, 108.96) };
    const check = (latitude: number) =>
      checkGeography(
        contentOf(
          itemOf('city', 'xian', xian),
          itemOf('scenic-spot', 'pagoda', { ...sampleSpot, ...at(latitude, 108.96) }),
          itemOf('district', 'xian-town', district),
        ),
        geography,
      ).map(({ message }) => message);
    expect(check(34.26)).toEqual([expect.stringContaining('116 km from xian, the limit is 60 km')]);
    expect(check(35)).toEqual([]);
  });

  it('reports a spot outside its province beyond the tolerance', () => {
    const east = { ...xian, ...at(34.26, 110.9), aliases: ['East'] };
    const known = {
      ...geography,
      places: [{ name: 'East', areaId: 'shaanxi', latitude: 34.26, longitude: 110.9 }],
    };
    const check = (longitude: number) =>
      checkGeography(
        contentOf(
          itemOf('city', 'xian', east),
          itemOf('scenic-spot', 'pagoda', { ...sampleSpot, ...at(34.2, longitude) }),
        ),
        known,
      ).map(({ message }) => message);
    expect(check(111.05)).toEqual([]);
    expect(check(111.5)).toEqual([
      'pagoda: coordinates: 46 km outside shaanxi. Correct the coordinates or the area of the city.',
    ]);
  });
});

describe('geography data', () => {
  it('has 31 outlines that contain their capitals', async () => {
    const { places, provinces } = await readGeography();
    expect(Object.keys(provinces)).toHaveLength(31);
    const capitals = {
      Chengdu: 'sichuan',
      Haikou: 'hainan',
      Wuhan: 'hubei',
      Changsha: 'hunan',
      Zhengzhou: 'henan',
    };
    for (const [name, areaId] of Object.entries(capitals)) {
      const place = places.find((known) => known.name === name && known.areaId === areaId);
      const city = { ...sampleCity, name, areaId, ...at(place?.latitude ?? 0, place?.longitude ?? 0) };
      expect(checkGeography(contentOf(itemOf('city', 'capital', city)), { places, provinces })).toEqual([]);
    }
  });
});
