import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sketchColours } from '../../roadbook/sketch-colours.ts';
import { typesetter } from './share-picture.ts';
import { drawTripMap, tripMapSize } from './trip-map.ts';

const beijing = { name: 'Beijing', latitude: 39.9042, longitude: 116.4074, group: 0 };
const shanghai = { name: 'Shanghai', latitude: 31.2304, longitude: 121.4737, group: 0 };
const xian = { name: "Xi'an", latitude: 34.261, longitude: 108.942, group: 0 };
const lanzhou = { name: 'Lanzhou', latitude: 36.0611, longitude: 103.8343, group: 0 };
const gulangyu = { latitude: 24.447, longitude: 118.062, group: 0 };
const nanputuo = { latitude: 24.441, longitude: 118.096, group: 1 };

const route = (...places: (typeof beijing)[]) => drawTripMap({ places, isRoute: true }, typesetter);

/** Returns the part of the map that has the colour of water. */
async function measureWater(svg: string): Promise<number> {
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([tripMapSize.width, tripMapSize.height]);
  const water = [1, 3, 5].map((at) => Number.parseInt(sketchColours.water.slice(at, at + 2), 16));
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (water.every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) <= 3)) count += 1;
  return count / (info.width * info.height);
}

describe('the map of a shared trip', () => {
  it('has the sea of the country below a route, and names its source', async () => {
    const coast = await route(beijing, shanghai);
    expect(await measureWater(coast)).toBeGreaterThan(0.15);
    expect(await measureWater(coast)).toBeLessThan(0.6);
    expect(await measureWater(await route(xian, lanzhou))).toBeLessThan(0.01);
    expect(coast.match(/<circle/g)).toHaveLength(2);
    expect(coast.match(/<polyline/g)).toHaveLength(2);
  });

  it('has the sketch of a city below its sights, in a colour for each day', async () => {
    const svg = await drawTripMap({ places: [gulangyu, nanputuo], isRoute: false }, typesetter);
    expect(await measureWater(svg)).toBeGreaterThan(0.2);
    expect(svg).not.toContain('<polyline');
    expect(svg).not.toContain('var(--');
    const colours = [...svg.matchAll(/<circle[^>]*r="8" fill="(#\w+)"/g)].map(([, colour]) => colour);
    expect(new Set(colours).size).toBe(2);
  });

  it('writes each name once and covers no other place with it', async () => {
    const near = { ...beijing, name: 'Tianjin', longitude: beijing.longitude + 0.4 };
    const count = async (...places: (typeof beijing)[]) =>
      (await route(...places)).match(/<g transform="translate\([\d.]+ [\d.]+\)">/g)?.length;
    expect(await count(beijing, shanghai)).toBe(3); // two names and the source
    expect(await count(beijing, shanghai, beijing)).toBe(3);
    expect(await count(beijing, near, shanghai)).toBe(4);
  });
});
