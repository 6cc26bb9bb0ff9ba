import { describe, expect, it } from 'vitest';
import { parseWikiState, wikiUrl } from './wiki-state.ts';

describe('the guide list state', () => {
  it('is the same after a round trip through the URL', () => {
    const url = '/wiki?tag=visas&city=beijing&sort=title&page=2';
    expect(wikiUrl(parseWikiState(new URL(url, 'http://x').searchParams), { page: 2 })).toBe(url);
  });

  it('ignores invalid values', () => {
    const state = parseWikiState(new URLSearchParams('tag=<b>&sort=worst&page=-1&word=%20'));
    expect(wikiUrl(state, { page: state.page })).toBe('/wiki');
  });
});
