import { describe, expect, it } from 'vitest';
import { clipRing, extent, quantise, signedArea, simplify, unwrap } from './shapes.ts';
import type { Position } from './topology.ts';

const square: Position[] = [
  [100, 30],
  [200, 30],
  [200, 40],
  [100, 40],
  [100, 30],
];

describe('clipRing', () => {
  it('keeps the part inside the extent, closed', () => {
    const ring = clipRing(square);
    expect(ring[0]).toEqual(ring.at(-1));
    expect(Math.max(...ring.map(([x]) => x))).toBe(extent.east);
    expect(signedArea(ring)).toBe(2 * (extent.east - 100) * 10);
  });
});

describe('unwrap', () => {
  it('continues a ring beyond 180 degrees at the date line', () => {
    const ring: Position[] = [
      [170, 65],
      [-175, 66],
      [-175, 69],
      [170, 69],
      [170, 65],
    ];
    expect(unwrap(ring).map(([x]) => x)).toEqual([170, 185, 185, 170, 170]);
  });
});

describe('simplify', () => {
  it('drops collinear points and keeps ends and corners', () => {
    const line: Position[] = [
      [70, 10],
      [71, 10.001],
      [72, 10],
      [72, 12],
    ];
    expect(simplify(line, 0.01)).toEqual([line[0], line[2], line[3]]);
  });
});

describe('quantise', () => {
  it('rounds and removes duplicate points', () => {
    expect(
      quantise([
        [1.00001, 2],
        [1.00002, 2],
        [1.5, 2],
      ]),
    ).toEqual([
      [1, 2],
      [1.5, 2],
    ]);
  });
});
