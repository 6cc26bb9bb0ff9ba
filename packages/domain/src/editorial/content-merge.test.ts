import { describe, expect, it } from 'vitest';
import { mergeShipped } from './content-merge.ts';

describe('a changed content file', () => {
  it('updates a field nobody edited', () => {
    const merged = mergeShipped({
      current: { a: 1, b: [1] },
      origin: { a: 1, b: [1] },
      shipped: { a: 2, b: [1] },
    });
    expect(merged).toEqual({ a: 2, b: [1] });
  });

  it('keeps what staff edited, field by field', () => {
    const merged = mergeShipped({
      current: { price: 70, name: 'Old' },
      origin: { price: 60, name: 'Old' },
      shipped: { price: 65, name: 'New' },
    });
    expect(merged).toEqual({ price: 70, name: 'New' });
  });

  it('takes away a field that the file dropped, unless staff changed it', () => {
    expect(mergeShipped({ current: { a: 1, b: 2 }, origin: { a: 1, b: 2 }, shipped: { a: 1 } })).toEqual({
      a: 1,
    });
    expect(
      mergeShipped({ current: { a: 1, b: 3 }, origin: { a: 1, b: 2 }, shipped: { a: 1 } }),
    ).toBeUndefined();
  });

  it('never touches a row that staff made', () => {
    expect(mergeShipped({ current: { a: 1 }, origin: undefined, shipped: { a: 2 } })).toBeUndefined();
  });

  it('reports no change when the edit already says the same', () => {
    expect(mergeShipped({ current: { a: 2 }, origin: { a: 1 }, shipped: { a: 2 } })).toBeUndefined();
  });
});
