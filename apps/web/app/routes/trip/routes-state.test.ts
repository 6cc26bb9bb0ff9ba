import { describe, expect, it } from 'vitest';
import { parseRoutesFilter, routesUrl } from './routes-state.ts';

const parse = (search: string) => parseRoutesFilter(new URLSearchParams(search));

describe('the address of the list of classic routes', () => {
  it.each(['/trip/routes', '/trip/routes?area=southwest&month=4&days=10&for=rail'])(
    '%s survives reading and writing',
    (url) => {
      expect(routesUrl(parse(url.split('?')[1] ?? ''))).toBe(url);
    },
  );

  it('ignores values that do not exist, and writes facets in one order', () => {
    expect(parse('for=astronauts&month=13&days=31&area=')).toEqual({});
    expect(routesUrl(parse('for=rail&month=4'))).toBe('/trip/routes?month=4&for=rail');
  });
});
