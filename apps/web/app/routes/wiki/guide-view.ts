import type { CallOutput } from '@yunyou/contract/endpoints';
import { pack } from '../../api/packed.ts';
import { cityTile, guideTile, spotTile } from '../../features/tiles/tile-words.ts';

/** A guide as its page shows it: of the sights, cities and guides around it their tiles. */
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
