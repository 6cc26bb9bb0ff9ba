import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toMercator } from '@yunyou/domain/geography/map-extent';
import { sketchCities } from '@yunyou/domain/geography/sketch-cities.generated';
import {
  pictureUnitsPerDegree,
  sketchBox,
  sketchPictureUrl,
  sketchUrl,
} from '@yunyou/domain/geography/sketch-extent';
import { describe, expect, it } from 'vitest';
import { buildSketch } from './build-sketch.ts';
import { drawSketchPicture } from './draw-sketch-picture.ts';

const coordinates = { latitude: 34.26, longitude: 108.94 };
const site = path.join(import.meta.dirname, '../../../apps/web/public');
const read = (url: string) => readFileSync(path.join(site, url), 'utf8');

describe('the picture of a sketch', () => {
  it.each(sketchCities)('of $id shows the shapes of its sketch', (city) => {
    expect(read(sketchPictureUrl(city.id))).toBe(
      drawSketchPicture(JSON.parse(read(sketchUrl(city.id))), city),
    );
  });

  it('has the colours of the page and begins at the north-west corner of the box', () => {
    const { west, north } = sketchBox(coordinates);
    const sketch = buildSketch({
      coordinates,
      shapes: [
        { kind: 'river', widthMetres: 300, line: '108.8,34.3 109,34.4' },
        { kind: 'wall', line: '108.9,34.2 109,34.2 109,34.3 108.9,34.3' },
      ],
      places: [{ name: 'Park', zhName: '公园', category: 'park', coordinates }],
      sea: [],
    });
    const picture = drawSketchPicture(sketch, coordinates);
    for (const name of ['park', 'water', 'wall']) expect(picture).toContain(`var(--map-${name})`);
    const x = Math.round((108.8 - west) * pictureUnitsPerDegree);
    const y = Math.round((toMercator(34.3) - toMercator(north)) * pictureUnitsPerDegree);
    expect(picture).toContain(`d="M${x} ${y}l`);
  });
});
