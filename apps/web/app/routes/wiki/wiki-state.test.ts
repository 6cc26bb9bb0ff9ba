import { describe, expect, it } from 'vitest';
import { parseWikiState, wikiUrl } from './wiki-state.ts';

describe('the state of the list of guides', () => {
  it('survives the way through its address', () => {
    const url = '/wiki?tag=visas&city=beijing&sort=title&page=2';
    expect(wikiUrl(parseWikiState(new URL(url, 'http://x').searchParams), { page: 2 })).toBe(url);
  });

  it('ignores what makes no sense', () => {
    const state = parseWikiState(new URLSearchParams('tag=<b>&sort=worst&page=-1&word=%20'));
    expect(wikiUrl(state, { page: state.page })).toBe('/wiki');
  });
});
