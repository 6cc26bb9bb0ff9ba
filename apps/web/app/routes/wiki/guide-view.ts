import type { CallOutput } from '@yunyou/contract/endpoints';
import { cityTile, guideTile, spotTile } from '../../features/tiles/tile-words.ts';

/** Fields of a guide on its page, with tiles of related spots, cities and guides. */
export function toGuideView({ spots, cities, related, ...guide }: CallOutput<'GET /wiki/detail'>) {
  return {
    ...guide,
    spots: spots.map(spotTile),
    cities: cities.map(cityTile),
    related: related.map(guideTile),
  };
}

export type GuideView = ReturnType<typeof toGuideView>;
