import { describe, expect, it } from 'vitest';
import { ByteBoundedCache } from './byte-bounded-cache.ts';

describe('a byte-bounded cache', () => {
  it('drops the least recently used entries above its limit', () => {
    const cache = new ByteBoundedCache<string>(10);
    for (const key of ['a', 'b', 'c']) cache.set(key, key, 3);
    cache.use('a');
    cache.peek('b');
    cache.set('d', 'd', 4);
    expect(['a', 'b', 'c', 'd'].map((key) => cache.peek(key))).toEqual(['a', undefined, 'c', 'd']);
    expect(cache.size()).toEqual({ entries: 3, bytes: 10 });
  });

  it('counts a replaced entry once and a deleted one no longer', () => {
    const cache = new ByteBoundedCache<number>(10);
    for (let value = 0; value < 5; value += 1) cache.set('a', value, 4);
    expect(cache.size()).toEqual({ entries: 1, bytes: 4 });
    cache.delete('a');
    cache.delete('a');
    expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
  });

  it('does not drop others for an entry that is larger than the limit', () => {
    const cache = new ByteBoundedCache<string>(10);
    cache.set('a', 'small', 4);
    cache.set('b', 'large', 11);
    expect([cache.peek('a'), cache.peek('b')]).toEqual(['small', undefined]);
  });
});
