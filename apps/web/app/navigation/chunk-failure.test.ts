import { describe, expect, it } from 'vitest';
import { createTextStore } from '../browser-storage/text-store.ts';
import { findIntendedPath, mayReload } from './chunk-failure.ts';

/** Stores in memory: there is no sessionStorage here. */
function createStore(entries: Record<string, string> = {}) {
  const store = createTextStore(() => sessionStorage);
  for (const [key, value] of Object.entries(entries)) store.set(key, value);
  return store;
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
    const store = createStore({ 'yunyou:intended': JSON.stringify({ path: '/faves', at: 1000 }) });
    expect(findIntendedPath(5000, store)).toBe('/faves');
    expect(findIntendedPath(11_001, store)).toBeUndefined();
    expect(findIntendedPath(5000, createStore())).toBeUndefined();
  });
});
