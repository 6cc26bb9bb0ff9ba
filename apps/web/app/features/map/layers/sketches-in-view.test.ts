import { describe, expect, it } from 'vitest';
import { groundBegins, sketchBegins } from '../map-zooms.ts';
import { basemapInView, sketchesInView } from './sketches-in-view.ts';

const around = (longitude: number, latitude: number, degrees: number, zoom: number) => ({
  zoom,
  west: longitude - degrees,
  south: latitude - degrees,
  east: longitude + degrees,
  north: latitude + degrees,
});

describe('sketchesInView', () => {
  it('names the city of a view, and no city for the country or an empty place', () => {
    expect(sketchesInView(around(108.94, 34.26, 0.05, 12))).toEqual(['xian']);
    expect(sketchesInView(around(104, 35, 20, 4))).toEqual([]);
    expect(sketchesInView(around(85, 40, 0.2, 11))).toEqual([]);
  });

  it('names the city soon after the relief has faded out, so that a wide map is not blank', () => {
    expect(sketchesInView(around(100.2, 25.7, 0.4, 8.4))).toContain('dali');
    expect(sketchBegins - groundBegins).toBeLessThan(0.5);
  });

  it('names neighbouring cities, at most four', () => {
    expect(sketchesInView(around(113.8, 22.3, 0.35, 10))).toEqual(
      expect.arrayContaining(['hong-kong', 'macau']),
    );
    expect(sketchesInView(around(120.6, 30.9, 1, 9)).length).toBe(4);
  });
});

describe('basemapInView', () => {
  it('needs the map of the country from afar and beside the sketches only', () => {
    expect(basemapInView(around(108.94, 34.26, 0.05, 12))).toEqual({ hasCountry: false, hasRelief: false });
    expect(basemapInView(around(108.94, 34.26, 0.2, 8.5))).toEqual({ hasCountry: true, hasRelief: false });
    expect(basemapInView(around(109.2, 34.26, 0.05, 12))).toEqual({ hasCountry: true, hasRelief: false });
    expect(basemapInView(around(85, 40, 0.02, 13))).toEqual({ hasCountry: false, hasRelief: false });
    expect(basemapInView(around(104, 35, 20, 4))).toEqual({ hasCountry: true, hasRelief: true });
  });
});
