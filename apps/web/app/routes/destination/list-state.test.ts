import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listUrl, otherKindUrl, parseListState } from './list-state.ts';

describe('the list state', () => {
  it('is the same after a round trip through the URL', () => {
    const urls = [
      '/destination/list?kind=spot&area=north&tag=food&month=4&city=beijing&level=UNESCO&category=temple&sort=shortest&page=3',
      '/destination/list?area=north&tag=food&month=4&days=3&sort=name&page=3',
    ];
    for (const url of urls) {
      expect(listUrl(parseListState(new URL(url, 'http://x').searchParams), { page: 3 })).toBe(url);
    }
  });

  it('keeps shared filters when the kind changes', () => {
    const state = parseListState(new URLSearchParams('area=north&tag=food&days=3&sort=name&page=2'));
    expect(otherKindUrl(state, 'spot')).toBe('/destination/list?kind=spot&area=north&tag=food');
  });

  it('ignores invalid values', () => {
    const state = parseListState(
      new URLSearchParams('month=13&days=-1&area=<script>&page=x&level=9A&kind=hotel'),
    );
    expect(listUrl(state, { page: state.page })).toBe('/destination/list');
  });

  it('parses any query without an error', () => {
    fc.assert(fc.property(fc.string(), (query) => parseListState(new URLSearchParams(query)).page >= 1));
  });
});
