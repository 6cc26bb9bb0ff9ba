import { describe, expect, it } from 'vitest';
import { ByteBoundedCache, toOwnMemory } from './byte-bounded-cache.ts';

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

  it('drops the least recently used entries while a condition holds', () => {
    const cache = new ByteBoundedCache<number>(100);
    for (const [key, value] of [
      ['a', 1],
      ['b', 2],
      ['c', 9],
      ['d', 1],
    ] as const)
      cache.set(key, value, 10);
    cache.dropWhile((value) => value < 5);
    expect(['a', 'b', 'c', 'd'].map((key) => cache.peek(key))).toEqual([undefined, undefined, 9, 1]);
    expect(cache.size()).toEqual({ entries: 2, bytes: 20 });
  });

  it('does not drop others for an entry that is larger than the limit', () => {
    const cache = new ByteBoundedCache<string>(10);
    cache.set('a', 'small', 4);
    cache.set('b', 'large', 11);
    expect([cache.peek('a'), cache.peek('b')]).toEqual(['small', undefined]);
  });
});

describe('bytes in memory of their own', () => {
  it('are copied out of a pool, and are not copied again', () => {
    const pooled = Buffer.from('a small text');
    expect(pooled.buffer.byteLength).toBeGreaterThan(pooled.length);
    const own = toOwnMemory(pooled);
    expect(own).toEqual(pooled);
    expect(own.buffer.byteLength).toBe(own.length);
    expect(toOwnMemory(own)).toBe(own);
  });
});
