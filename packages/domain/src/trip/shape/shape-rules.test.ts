import { describe, expect, it } from 'vitest';
import { sampleBrief } from '../catalogue/trip-samples.ts';
import { chooseShapes } from './choose-shapes.ts';
import { days, route, row, shapeOf } from './travel/row-of-towns.ts';

describe('a stop that the wish leaves open', () => {
  it('is a city that fits the wishes, though the named ones fill the nights', () => {
    const catalogue = {
      ...row,
      cities: row.cities.map((city) => (city.id === 'cy' ? { ...city, tagIds: ['hiking'] } : city)),
    };
    const brief = { cityIds: ['ada'], exitCityId: 'di', preferenceTagIds: ['hiking'], when: days(6) };
    expect(shapeOf({ ...brief, openStops: 1 }, catalogue)?.cityIds).toContain('cy');
  });
});

describe('a limit of stays', () => {
  const brief = { when: days(12), preferenceTagIds: [] };

  it.each([1, 2, 3])('has at most %i cities with a night and fills all nights', (maxStays) => {
    const shapes = chooseShapes(sampleBrief({ ...brief, maxStays }), row);
    expect(shapes.length).toBeGreaterThan(0);
    for (const shape of shapes) {
      expect(shape.cityIds.length).toBeLessThanOrEqual(maxStays);
      expect(shape.nights.reduce((sum, count) => sum + count, 0)).toBe(11);
    }
  });

  it('holds for shapes made from a classic route', () => {
    const catalogue = { ...row, routes: [route(['ada', 'bo', 'cy', 'di', 'ed'])] };
    expect(shapeOf({ ...brief, maxStays: 2 }, catalogue)?.cityIds.length).toBeLessThanOrEqual(2);
  });

  it('does not leave out a named city', () => {
    expect(shapeOf({ ...brief, cityIds: ['ada', 'bo', 'cy'], maxStays: 2 })?.cityIds).toEqual([
      'ada',
      'bo',
      'cy',
    ]);
  });

  it('gives way where a late arrival and an early departure need a night in two cities', () => {
    const ends = { entryCityId: 'ada', exitCityId: 'cy', arrivalMinute: 1300, departureMinute: 480 };
    expect(shapeOf({ when: days(5), ...ends, maxStays: 1 })?.cityIds.length).toBeGreaterThan(1);
  });
});
