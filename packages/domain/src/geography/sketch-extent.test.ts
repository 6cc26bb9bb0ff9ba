import { describe, expect, it } from 'vitest';
import { doBoxesOverlap, isBoxInBox, isInBox, sketchBox } from './sketch-extent.ts';

const box = { west: 108, south: 34, east: 109, north: 35 };

describe('the box of a sketch', () => {
  it('reaches as far in each direction', () => {
    const { west, south, east, north } = sketchBox({ latitude: 60, longitude: 108 });
    expect(north - 60).toBeCloseTo(60 - south);
    expect(east - 108).toBeCloseTo(108 - west);
    expect(east - west).toBeCloseTo(2 * (north - south)); // a degree of longitude is half as long there
  });

  it('contains positions up to its edge', () => {
    expect(isInBox(box, { longitude: 108.5, latitude: 34.5 })).toBe(true);
    expect(isInBox(box, { longitude: 109, latitude: 35 })).toBe(true);
    expect(isInBox(box, { longitude: 109.01, latitude: 34.5 })).toBe(false);
    expect(isInBox(box, { longitude: 108.5, latitude: 33.99 })).toBe(false);
  });

  it('contains a view only as a whole', () => {
    expect(isBoxInBox(box, { west: 108.2, south: 34.2, east: 109, north: 34.8 })).toBe(true);
    expect(isBoxInBox(box, { west: 107.9, south: 34.2, east: 108.8, north: 34.8 })).toBe(false);
  });

  it('overlaps boxes that share more than an edge', () => {
    expect(doBoxesOverlap(box, { west: 108.9, south: 34.9, east: 110, north: 36 })).toBe(true);
    expect(doBoxesOverlap(box, { west: 109, south: 34, east: 110, north: 35 })).toBe(false);
  });
});
