import { describe, expect, it } from 'vitest';
import { groupFavourites, tripAddress } from './collection-kinds.ts';
import type { Favourite } from './load-user-page.ts';

const keep = (type: Favourite['type'], id: string, createdAt: string): Favourite => ({
  type,
  id,
  name: id,
  zhName: '',
  picture: '',
  imageUrl: '',
  linkUrl: `/${id}`,
  createdAt,
});
const favourites = [
  keep('guide', 'trains', '2026-01-03'),
  keep('city', 'xian', '2026-01-01'),
  keep('city', 'beijing', '2026-01-02'),
  keep('scenic-spot', 'wall', '2026-01-04'),
];

describe('collections', () => {
  it('are grouped by kind and sorted by time or name', () => {
    const ids = (order: 'newest' | 'name') =>
      groupFavourites(favourites, order).map(({ name, items }) => [name, ...items.map(({ id }) => id)]);
    expect(ids('newest')).toEqual([
      ['Cities', 'beijing', 'xian'],
      ['Sights', 'wall'],
      ['Guides', 'trains'],
    ]);
    expect(ids('name')[0]).toEqual(['Cities', 'beijing', 'xian']);
    expect(groupFavourites(favourites.slice(1, 3).toReversed(), 'newest')[0]?.items[0]?.id).toBe('beijing');
  });

  it('link to the trip form with their cities and spots', () => {
    expect(tripAddress(favourites)).toBe('/trip?must=xian,beijing,wall');
    expect(tripAddress(favourites.slice(0, 1))).toBeUndefined();
  });
});
