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
const kept = [
  keep('guide', 'trains', '2026-01-03'),
  keep('city', 'xian', '2026-01-01'),
  keep('city', 'beijing', '2026-01-02'),
  keep('scenic-spot', 'wall', '2026-01-04'),
];

describe('collections', () => {
  it('are grouped by kind and sorted by time or name', () => {
    const ids = (order: 'newest' | 'name') =>
      groupFavourites(kept, order).map(({ name, items }) => [name, ...items.map(({ id }) => id)]);
    expect(ids('newest')).toEqual([
      ['Cities', 'beijing', 'xian'],
      ['Sights', 'wall'],
      ['Guides', 'trains'],
    ]);
    expect(ids('name')[0]).toEqual(['Cities', 'beijing', 'xian']);
    expect(groupFavourites(kept.slice(1, 3).toReversed(), 'newest')[0]?.items[0]?.id).toBe('beijing');
  });

  it('lead to a trip with the cities and sights in them', () => {
    expect(tripAddress(kept)).toBe('/trip?must=xian,beijing,wall');
    expect(tripAddress(kept.slice(0, 1))).toBeUndefined();
  });
});
