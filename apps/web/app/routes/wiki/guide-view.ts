import type { CallOutput } from '@yunyou/contract/endpoints';
import { pack } from '../../api/packed.ts';
import { cityTile, guideTile, spotTile } from '../../features/tiles/tile-words.ts';

/** Fields of a guide on its page, with tiles of related spots, cities and guides. */
export function toGuideView({ body, spots, cities, related, ...guide }: CallOutput<'GET /wiki/detail'>) {
  return {
    ...guide,
    body: pack(body),
    spots: spots.map(spotTile),
    cities: cities.map(cityTile),
    related: related.map(guideTile),
  };
}

export type GuideView = ReturnType<typeof toGuideView>;
