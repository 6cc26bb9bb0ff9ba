import { describe, expect, it } from 'vitest';
import { readPastedPlace } from '../own-places/read-pasted-place.ts';
import { mapLinks } from './map-links.ts';

const places = [
  ['the Forbidden City, where all three apps are shifted', { latitude: 39.916_3, longitude: 116.397_1 }],
  ['the Peak in Hong Kong, where only Amap is shifted', { latitude: 22.275_9, longitude: 114.145_5 }],
] as const;

describe('mapLinks', () => {
  it.each(places)('opens %s at the same position in each app', (_, point) => {
    for (const { app, url } of mapLinks(point, 'Place')) {
      const read = readPastedPlace(url);
      if (read.kind !== 'place') throw new Error(`${app}: ${read.text}`);
      expect(read.coordinates.latitude).toBeCloseTo(point.latitude, 4);
      expect(read.coordinates.longitude).toBeCloseTo(point.longitude, 4);
    }
  });

  it('shifts Apple and Google on the mainland and not in Hong Kong', () => {
    const shifted = places.map(([, point]) => {
      const google = mapLinks(point, 'Place').find(({ app }) => app === 'Google Maps')?.url;
      return google?.includes(`${point.latitude.toFixed(6)},${point.longitude.toFixed(6)}`);
    });
    expect(shifted).toEqual([false, true]);
  });

  it('writes the name so that it cannot add parameters', () => {
    const [amap] = mapLinks(places[0][1], '故宫 & more?x=1');
    expect(new URL(amap?.url ?? '').searchParams.get('name')).toBe('故宫 & more?x=1');
    expect(new URL(amap?.url ?? '').searchParams.get('x')).toBeNull();
  });
});
