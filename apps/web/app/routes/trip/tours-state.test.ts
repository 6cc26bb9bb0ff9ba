import { describe, expect, it } from 'vitest';
import { parseToursState, toursUrl } from './tours-state.ts';

const parse = (search: string) => parseToursState(new URLSearchParams(search));

describe('the address of the list of tours', () => {
  it.each([
    '/trip/tours',
    '/trip/tours?city=xian&month=10&length=short&price=low&sort=price',
    '/trip/tours?tag=food',
  ])('%s survives reading and writing', (url) => {
    expect(toursUrl(parse(url.split('?')[1] ?? ''))).toBe(url);
  });

  it('leaves out the page number unless the caller passes it', () => {
    const state = parse('length=day&page=2');
    expect(toursUrl(state)).toBe('/trip/tours?length=day');
    expect(toursUrl(state, { page: state.page })).toBe('/trip/tours?length=day&page=2');
  });

  it('ignores values that do not exist', () => {
    expect(parse('length=huge&month=13&sort=random&page=-1')).toEqual({
      filter: {},
      sort: 'popular',
      page: 1,
    });
  });
});
