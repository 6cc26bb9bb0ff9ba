import { describe, expect, it } from 'vitest';
import { findIntendedPath, mayReload } from './chunk-failure.ts';

function createStore(text?: string) {
  const texts = new Map<string, string | undefined>([['', text]]);
  return {
    get: (suffix = '') => texts.get(suffix),
    set: (value: string | undefined, suffix = '') => void texts.set(suffix, value),
  };
}

describe('a missing chunk', () => {
  it('allows one reload per path within ten seconds', () => {
    const store = createStore();
    expect(mayReload('/wiki', 1000, store)).toBe(true);
    expect(mayReload('/wiki', 10_999, store)).toBe(false);
    expect(mayReload('/news', 2000, store)).toBe(true);
    expect(mayReload('/wiki', 11_000, store)).toBe(true);
  });

  it('returns the intended path for ten seconds', () => {
    const store = createStore(JSON.stringify({ path: '/faves', at: 1000 }));
    expect(findIntendedPath(5000, store)).toBe('/faves');
    expect(findIntendedPath(11_001, store)).toBeUndefined();
    expect(findIntendedPath(5000, createStore())).toBeUndefined();
  });
});
