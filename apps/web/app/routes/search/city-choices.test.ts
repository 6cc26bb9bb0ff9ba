import type { SearchHit } from '@yunyou/contract/site/destination.endpoints';
import { describe, expect, it } from 'vitest';
import { filterByCity, listCityChoices } from './city-choices.ts';

const hit = (type: SearchHit['type'], id: string, cityIds: string[]): SearchHit => ({
  ...{ type, id, cityIds, name: id, zhName: '', note: '', linkUrl: `/${id}` },
  ...{ picture: 'page/home', imageUrl: '/pictures/page/home.jpeg' },
});
const hits = [
  hit('spot', 'wall', ['beijing']),
  hit('spot', 'tower', ['xian']),
  hit('line', 'tour', ['beijing', 'xian']),
  hit('theme', 'heritage', []),
];
const city = (id: string, name: string) => ({
  ...{ id, name, zhName: '', cityCode: '110000', areaId: id },
  coordinates: { latitude: 0, longitude: 0 },
});
const cities = [city('xian', "Xi'an"), city('beijing', 'Beijing'), city('lhasa', 'Lhasa')];

describe('listCityChoices', () => {
  it('counts the hits of each city, most first and then by name, without cities that have none', () => {
    const all = listCityChoices(hits, { type: undefined, cityId: undefined }, cities);
    expect(all).toEqual([
      { value: 'beijing', name: 'Beijing', count: 2 },
      { value: 'xian', name: "Xi'an", count: 2 },
    ]);
  });

  it('counts only the chosen type, and keeps the chosen city', () => {
    const tours = listCityChoices(hits, { type: 'spot', cityId: 'lhasa' }, cities);
    expect(tours.map(({ value, count }) => [value, count])).toEqual([
      ['beijing', 1],
      ['xian', 1],
      ['lhasa', 0],
    ]);
  });
});

describe('filterByCity', () => {
  it('keeps the hits of the chosen city, and all hits without a choice', () => {
    expect(filterByCity(hits, 'xian').map(({ id }) => id)).toEqual(['tower', 'tour']);
    expect(filterByCity(hits, undefined)).toHaveLength(4);
    expect(filterByCity(hits, 'xian')[0]).not.toHaveProperty('cityIds');
  });
});
