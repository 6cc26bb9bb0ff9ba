import { describe, expect, it } from 'vitest';
import { findIntendedPath, mayReload } from './chunk-failure.ts';

function memory(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
}

describe('a page whose script is gone', () => {
  it('reloads once per path within ten seconds', () => {
    const storage = memory();
    expect(mayReload('/wiki', 1000, storage)).toBe(true);
    expect(mayReload('/wiki', 10_999, storage)).toBe(false);
    expect(mayReload('/news', 2000, storage)).toBe(true);
    expect(mayReload('/wiki', 11_000, storage)).toBe(true);
  });

  it('goes on to where the visitor was going, if that is not long ago', () => {
    const storage = memory({ 'yunyou:intended': JSON.stringify({ path: '/faves', at: 1000 }) });
    expect(findIntendedPath(5000, storage)).toBe('/faves');
    expect(findIntendedPath(11_001, storage)).toBeUndefined();
    expect(findIntendedPath(5000, memory())).toBeUndefined();
  });
});
