import type { SearchHit } from '@yunyou/contract/site/destination.endpoints';
import { expect, it } from 'vitest';
import { listHitPlaces } from './places.ts';

const hit = (type: SearchHit['type']): SearchHit => ({
  ...{ type, id: 'one', name: type, zhName: '', note: '', linkUrl: `/${type}` },
  ...{ picture: 'page/home', imageUrl: '/pictures/page/home.jpeg' },
});

it('a search for places shows no guides, tours, routes, themes and news', () => {
  const types = ['city', 'guide', 'spot', 'line', 'route', 'theme', 'news', 'station', 'area'] as const;
  expect(listHitPlaces(types.map(hit)).map(({ key }) => key)).toEqual([
    'city-one',
    'spot-one',
    'station-one',
    'area-one',
  ]);
});
