import { describe, expect, it } from 'vitest';
import { loadSketches, sketchesOf } from './sketches.ts';

const bellTower = { latitude: 34.261, longitude: 108.942 };
const around = ({ latitude, longitude }: typeof bellTower, degrees: number) => ({
  west: longitude - degrees,
  south: latitude - degrees,
  east: longitude + degrees,
  north: latitude + degrees,
});

describe('sketches of a roadbook', () => {
  it('are those of the cities around the places', async () => {
    const [xian, ...others] = await loadSketches([bellTower, { latitude: 36.5, longitude: 85 }]);
    expect(others).toEqual([]);
    expect(xian?.features.map(({ properties }) => properties.kind)).toContain('wall');
  });

  it('are drawn only where they cover the whole view', async () => {
    const sketches = await loadSketches([bellTower]);
    expect(sketchesOf(around(bellTower, 0.1), sketches)).toEqual(sketches);
    expect(sketchesOf(around(bellTower, 1), sketches)).toEqual([]);
    expect(sketchesOf(around({ latitude: 30, longitude: 110 }, 0.1), sketches)).toEqual([]);
  });
});
