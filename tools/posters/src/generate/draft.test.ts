import { describe, expect, it } from 'vitest';
import { mirrored, mirroredFrame } from './draft.ts';

describe('mirrored', () => {
  it('mirrors the places of a part in other shapes, too', () => {
    const part = mirrored({ kind: 'junk', x: 0.2, wide: { x: 0.3, size: 0.2 }, tall: { x: 0.9, y: 0.5 } });
    expect(part).toMatchObject({ x: 0.8, wide: { x: 0.7, size: 0.2 }, tall: { y: 0.5 } });
    expect(part.tall?.x).toBeCloseTo(0.1, 9);
  });

  it('keeps the unchanged end of a range that one shape changes at its other end', () => {
    const part = mirrored({ kind: 'great-wall', from: 0, to: 0.62, tall: { to: 0.6 } });
    expect(part.tall).toEqual({ from: 0.4, to: 1 });
  });

  it('mirrors a frame with its calm side', () => {
    expect(mirroredFrame({ x: 0.25, calm: 'right', span: 0.8 })).toEqual({
      x: 0.75,
      calm: 'left',
      span: 0.8,
    });
  });
});
