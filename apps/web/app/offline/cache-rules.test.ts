import { describe, expect, it } from 'vitest';
import { answerFor, isSamePicture, savedAddress } from './cache-rules.ts';

const origin = 'https://site.test';
const ask = (path: string, rest: { method?: string; mode?: string } = {}) =>
  answerFor({ method: 'GET', mode: 'cors', ...rest, url: new URL(path, origin), origin });

describe('the worker', () => {
  it('never touches the API, the back office, the update check, other sites or writes', () => {
    for (const path of [
      '/api/yunyou/travel/line/detail?id=a',
      '/admin',
      '/builds/latest.json',
      '/sw.js',
      'https://elsewhere.test/x',
    ])
      expect(ask(path, { mode: 'navigate' })).toBe('browser');
    expect(ask('/trip', { method: 'POST' })).toBe('browser');
  });

  it('asks the network first for pages, and what was saved first for files that never change', () => {
    expect(ask('/trip/details?id=a', { mode: 'navigate' })).toBe('page');
    expect(ask('/assets/entry-abc.js')).toBe('saved-first');
    expect(ask('/map/water.generated.json')).toBe('network-first');
  });

  it('finds page data whatever parts of it the router asks for', () => {
    expect(savedAddress(new URL('/trip/details.data?id=a&_routes=x', origin))).toBe(
      '/trip/details.data?id=a',
    );
  });

  it('takes any width of a picture', () => {
    expect(isSamePicture('/pictures/spot/a/tile-480.webp', '/pictures/spot/a/tile-240.avif')).toBe(true);
    expect(isSamePicture('/pictures/spot/a/tile-480.webp', '/pictures/spot/b/tile-480.webp')).toBe(false);
  });
});
