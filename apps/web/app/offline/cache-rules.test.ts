import { describe, expect, it } from 'vitest';
import { chooseStrategy, isSamePicture, toCacheKey } from './cache-rules.ts';

const origin = 'https://site.test';
const strategyFor = (path: string, rest: { method?: string; mode?: string } = {}) =>
  chooseStrategy({ method: 'GET', mode: 'cors', ...rest, url: new URL(path, origin), origin });

describe('the service worker', () => {
  it('does not respond for the API, the back office, the update check, other sites or writes', () => {
    for (const path of [
      '/api/yunyou/travel/line/detail?id=a',
      '/admin',
      '/builds/latest.json',
      '/sw.js',
      'https://elsewhere.test/x',
    ])
      expect(strategyFor(path, { mode: 'navigate' })).toBe('browser');
    expect(strategyFor('/trip', { method: 'POST' })).toBe('browser');
  });

  it('responds for files of the CDN as for our own', () => {
    const strategyAtCdn = (path: string) =>
      chooseStrategy({
        method: 'GET',
        mode: 'cors',
        url: new URL(path, 'https://cdn.test'),
        origin,
        assetOrigin: 'https://cdn.test',
      });
    expect(strategyAtCdn('/assets/entry-abc.js')).toBe('saved-first');
    expect(strategyAtCdn('/pictures/city/a/tile-480.webp')).toBe('network-first');
    expect(strategyFor('https://cdn.test/assets/entry-abc.js')).toBe('browser');
  });

  it('receives what other apps share, and no other form', () => {
    expect(strategyFor('/trip/add', { method: 'POST', mode: 'navigate' })).toBe('shared');
    expect(strategyFor('https://elsewhere.test/trip/add', { method: 'POST' })).toBe('browser');
    expect(strategyFor('/trip/add', { mode: 'navigate' })).toBe('page');
  });

  it('uses the network first for pages and the saved copy first for files with a hash', () => {
    expect(strategyFor('/trip/details?id=a', { mode: 'navigate' })).toBe('page');
    expect(strategyFor('/assets/entry-abc.js')).toBe('saved-first');
    expect(strategyFor('/map/water.generated.json')).toBe('network-first');
  });

  it('uses one cache key for all parts of the same page data', () => {
    expect(toCacheKey(new URL('/trip/details.data?id=a&_routes=x', origin))).toBe('/trip/details.data?id=a');
  });

  it('treats all widths and types of a picture as the same picture', () => {
    expect(isSamePicture('/pictures/spot/a/tile-480.webp', '/pictures/spot/a/tile-240.avif')).toBe(true);
    expect(isSamePicture('/pictures/spot/a/tile-480.webp', '/pictures/spot/b/tile-480.webp')).toBe(false);
  });
});
