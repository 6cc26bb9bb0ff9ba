import { describe, expect, it } from 'vitest';
import { parseSearchState, searchUrl } from './search-state.ts';

describe('the address of the search page', () => {
  it.each([
    '/search',
    '/search?keyword=xi+an',
    '/search?keyword=wall&kind=spot',
    '/search?keyword=wall&kind=spot&city=xian',
  ])('%s stays the same', (url) => {
    expect(searchUrl(parseSearchState(new URL(url, 'https://own.invalid').searchParams))).toBe(url);
  });

  it('drops an unknown kind, an invalid city and the spaces around the words', () => {
    const params = new URLSearchParams({ keyword: ' wall ', kind: 'toString', city: '../x' });
    expect(parseSearchState(params)).toEqual({ keyword: 'wall', type: undefined, cityId: undefined });
  });
});
