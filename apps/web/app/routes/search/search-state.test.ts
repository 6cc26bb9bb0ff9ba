import { describe, expect, it } from 'vitest';
import { parseSearchState, searchUrl } from './search-state.ts';

describe('the address of the search page', () => {
  it.each(['/search', '/search?keyword=xi+an', '/search?keyword=wall&kind=spot'])(
    '%s stays the same',
    (url) => {
      expect(searchUrl(parseSearchState(new URL(url, 'https://own.invalid').searchParams))).toBe(url);
    },
  );

  it('drops an unknown kind and the spaces around the words', () => {
    const params = new URLSearchParams({ keyword: ' wall ', kind: 'toString' });
    expect(parseSearchState(params)).toEqual({ keyword: 'wall', type: undefined });
  });
});
