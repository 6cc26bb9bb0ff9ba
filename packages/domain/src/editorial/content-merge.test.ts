import { describe, expect, it } from 'vitest';
import { mergeShipped } from './content-merge.ts';

describe('mergeShipped', () => {
  it('updates a field that staff did not edit', () => {
    const merged = mergeShipped({
      current: { a: 1, b: [1] },
      origin: { a: 1, b: [1] },
      shipped: { a: 2, b: [1] },
    });
    expect(merged).toEqual({ a: 2, b: [1] });
  });

  it('keeps the fields that staff edited', () => {
    const merged = mergeShipped({
      current: { price: 70, name: 'Old' },
      origin: { price: 60, name: 'Old' },
      shipped: { price: 65, name: 'New' },
    });
    expect(merged).toEqual({ price: 70, name: 'New' });
  });

  it('removes a field that the file dropped, unless staff edited it', () => {
    expect(mergeShipped({ current: { a: 1, b: 2 }, origin: { a: 1, b: 2 }, shipped: { a: 1 } })).toEqual({
      a: 1,
    });
    expect(
      mergeShipped({ current: { a: 1, b: 3 }, origin: { a: 1, b: 2 }, shipped: { a: 1 } }),
    ).toBeUndefined();
  });

  it('does not change a row created by staff', () => {
    expect(mergeShipped({ current: { a: 1 }, origin: undefined, shipped: { a: 2 } })).toBeUndefined();
  });

  it('returns undefined when the row already has the shipped values', () => {
    expect(mergeShipped({ current: { a: 2 }, origin: { a: 1 }, shipped: { a: 2 } })).toBeUndefined();
  });
});
