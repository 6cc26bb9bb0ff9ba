import { describe, expect, it } from 'vitest';
import { findShownEntity } from './paths.ts';

describe('findShownEntity', () => {
  it.each([
    ['/attractions/detail?id=west-lake', 'scenic-spot', 'west-lake'],
    ['/attractions/detail?utm_source=mail&id=west-lake', 'scenic-spot', 'west-lake'],
    ['/attractions/detail/?id=west-lake#map', 'scenic-spot', 'west-lake'],
    ['/destination/city/city-detail?id=xian', 'city', 'xian'],
    ['/trip/details?departure=2027-01-01&line=great-wall', 'trip-line', 'great-wall'],
    ['/news?id=golden-week', 'news', 'golden-week'],
  ])('%s shows the %s %s', (path, entity, id) => {
    expect(findShownEntity(path)).toEqual({ entity, id });
  });

  it.each([
    '/contact',
    '/attractions/detail',
    '/attractions/detail?from=map',
    '/trip/details?id=abc',
    '/news',
  ])('%s shows no entity', (path) => {
    expect(findShownEntity(path)).toBeUndefined();
  });
});
