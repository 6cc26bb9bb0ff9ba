import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { focalCrop, ownCrop } from './focal-crop.ts';

describe('ownCrop', () => {
  it('has the ratio and size that staff chose, moved inwards at the edges', () => {
    const size = { width: 400, height: 200 };
    expect(ownCrop(size, 1, { x: 0.5, y: 0.5, scale: 0.5 })).toEqual({
      left: 150,
      top: 50,
      width: 100,
      height: 100,
    });
    expect(ownCrop(size, 1, { x: 1, y: 0, scale: 0.5 })).toMatchObject({ left: 300, top: 0 });
  });

  it('of the largest size is the crop around its centre', () => {
    const size = { width: 400, height: 100 };
    expect(ownCrop(size, 1, { x: 0.9, y: 0.5, scale: 1 })).toEqual(focalCrop(size, 1, { x: 0.9, y: 0.5 }));
  });
});

describe('focalCrop', () => {
  it('centres the crop on the focal point where the edges allow', () => {
    expect(focalCrop({ width: 400, height: 100 }, 1, { x: 0.5, y: 0.5 })).toEqual({
      left: 150,
      top: 0,
      width: 100,
      height: 100,
    });
    expect(focalCrop({ width: 400, height: 100 }, 1, { x: 0.95, y: 0.5 })).toMatchObject({ left: 300 });
    expect(focalCrop({ width: 100, height: 400 }, 1, { x: 0.5, y: 0 })).toMatchObject({
      top: 0,
      height: 100,
    });
  });

  it('stays inside the picture and contains the focal point', () => {
    const size = fc.integer({ min: 1, max: 5000 });
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        size,
        size,
        fc.double({ min: 0.3, max: 3, noNaN: true }),
        part,
        part,
        (width, height, ratio, x, y) => {
          const crop = focalCrop({ width, height }, ratio, { x, y });
          expect(crop.left).toBeGreaterThanOrEqual(0);
          expect(crop.top).toBeGreaterThanOrEqual(0);
          expect(crop.left + crop.width).toBeLessThanOrEqual(width);
          expect(crop.top + crop.height).toBeLessThanOrEqual(height);
          expect(x * width).toBeGreaterThanOrEqual(crop.left - 0.5);
          expect(x * width).toBeLessThanOrEqual(crop.left + crop.width + 0.5);
        },
      ),
    );
  });
});
