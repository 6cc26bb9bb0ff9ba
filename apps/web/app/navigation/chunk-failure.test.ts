import { describe, expect, it } from 'vitest';
import { createKeptText } from '../kept/kept-text.ts';
import { findIntendedPath, mayReload } from './chunk-failure.ts';

/** Kept as long as the test: there is no storage here. */
function createKept(entries: Record<string, string> = {}) {
  const kept = createKeptText(() => sessionStorage);
  for (const [key, value] of Object.entries(entries)) kept.set(key, value);
  return kept;
}

describe('a page whose script is gone', () => {
  it('reloads once per path within ten seconds', () => {
    const kept = createKept();
    expect(mayReload('/wiki', 1000, kept)).toBe(true);
    expect(mayReload('/wiki', 10_999, kept)).toBe(false);
    expect(mayReload('/news', 2000, kept)).toBe(true);
    expect(mayReload('/wiki', 11_000, kept)).toBe(true);
  });

  it('goes on to where the visitor was going, if that is not long ago', () => {
    const kept = createKept({ 'yunyou:intended': JSON.stringify({ path: '/faves', at: 1000 }) });
    expect(findIntendedPath(5000, kept)).toBe('/faves');
    expect(findIntendedPath(11_001, kept)).toBeUndefined();
    expect(findIntendedPath(5000, createKept())).toBeUndefined();
  });
});
