import { entityNames } from '@yunyou/contract/entities';
import { expect, it } from 'vitest';
import { findPreviewPath } from './preview-address.ts';

it('finds the page of every kind that visitors see as a page or as part of one', () => {
  const fields = { cityId: 'xian' };
  const paths = entityNames.map((entity) => [entity, findPreviewPath(entity, 'one', fields)]);
  expect(Object.fromEntries(paths)).toEqual({
    tag: undefined,
    area: '/destination/list?area=one',
    city: '/destination/city?id=one',
    'scenic-spot': '/attractions/detail?id=one',
    hotel: '/hotel/detail?id=one',
    restaurant: '/restaurant/detail?id=one',
    shop: '/shop/detail?id=one',
    district: '/destination/city?id=xian',
    station: '/destination/city?id=xian',
    link: undefined,
    'trip-line': '/trip/details?line=one',
    'day-idea': '/destination/city?id=xian',
    route: '/trip/route?id=one',
    guide: '/wiki/detail?id=one',
    news: '/news?id=one',
    theme: '/faves/theme?id=one',
    navigation: undefined,
    banner: '/',
    experience: '/',
    rule: undefined,
    redirect: undefined,
  });
  expect(findPreviewPath('district', 'one', {})).toBeUndefined();
});
