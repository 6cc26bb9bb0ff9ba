import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listUrl, parseListState } from './list-state.ts';

describe('the state of the list', () => {
  it('survives the way through its address', () => {
    const url = '/destination/list?kind=spot&tag=food&month=4&level=UNESCO&sort=name&page=3';
    expect(listUrl(parseListState(new URL(url, 'http://x').searchParams), { page: 3 })).toBe(url);
  });

  it('ignores what makes no sense', () => {
    const state = parseListState(
      new URLSearchParams('month=13&days=-1&area=<script>&page=x&level=9A&kind=hotel'),
    );
    expect(state).toMatchObject({
      kind: 'city',
      month: undefined,
      days: undefined,
      area: undefined,
      level: undefined,
      page: 1,
    });
  });

  it('is parsed from any query without an error', () => {
    fc.assert(fc.property(fc.string(), (query) => parseListState(new URLSearchParams(query)).page >= 1));
  });
});
