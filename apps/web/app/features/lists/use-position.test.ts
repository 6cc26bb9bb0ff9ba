import { expect, it } from 'vitest';
import { toCoarsePosition } from './use-position.ts';

it('rounds a position to about 1 km before it leaves the browser', () => {
  expect(toCoarsePosition({ latitude: 39.916345, longitude: 116.397155 })).toEqual({
    latitude: 39.92,
    longitude: 116.4,
  });
  expect(toCoarsePosition({ latitude: -0.001, longitude: 179.999 })).toEqual({
    latitude: -0,
    longitude: 180,
  });
});
