import { straightMeters } from '@yunyou/planner/travel-matrix';
import { describe, expect, it } from 'vitest';
import { fromBaiduMercator, isShiftedRegion, toGcj02, toWgs84 } from './datum.ts';

const bund = { latitude: 31.2397, longitude: 121.4905 };

describe('datums', () => {
  it('converts GCJ-02 back to WGS-84 within a decimetre, everywhere in China', () => {
    for (const latitude of [18.3, 22.6, 31.24, 39.9, 45.8, 53.4])
      for (const longitude of [75.9, 87.6, 104.1, 121.5, 134.7]) {
        const point = { latitude, longitude };
        expect(straightMeters(toWgs84(toGcj02(point), 'gcj02'), point)).toBeLessThan(0.1);
      }
    expect(toWgs84(bund, 'wgs84')).toBe(bund);
  });

  it('reads positions of Tiananmen in all datums as the same place', () => {
    const places = [
      toWgs84({ latitude: 39.915, longitude: 116.404 }, 'bd09'),
      toWgs84({ latitude: 39.908_655, longitude: 116.397_627 }, 'gcj02'),
      toWgs84(fromBaiduMercator(12_958_160.97, 4_825_923.77), 'bd09'),
    ];
    for (const place of places)
      expect(straightMeters(place, { latitude: 39.907_25, longitude: 116.391_38 })).toBeLessThan(30);
  });

  it('shifts mainland China, and not Hong Kong, Macau, Taiwan or other countries', () => {
    const shifted: [number, number][] = [
      [31.24, 121.49],
      [22.535, 114.055], // Shenzhen, Futian
      [22.483, 113.915], // Shenzhen, Shekou
      [22.27, 113.57], // Zhuhai
      [22.14, 113.52], // Hengqin
      [25.5, 119.79], // Pingtan in Fujian
      [18.25, 109.5], // Sanya
    ];
    const plain: [number, number][] = [
      [22.28, 114.16], // Hong Kong, Central
      [22.308, 113.918], // Hong Kong airport
      [22.5, 114.13], // Hong Kong, Fanling
      [22.193, 113.54], // Macau
      [22.148, 113.56], // Macau, Cotai
      [25.03, 121.56], // Taipei
      [23.57, 119.58], // Penghu
      [48.85, 2.35], // Paris
    ];
    for (const [latitude, longitude] of shifted)
      expect(isShiftedRegion({ latitude, longitude }), `${latitude}, ${longitude}`).toBe(true);
    for (const [latitude, longitude] of plain)
      expect(isShiftedRegion({ latitude, longitude }), `${latitude}, ${longitude}`).toBe(false);
  });
});
