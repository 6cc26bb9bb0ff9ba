import type { CallOutput } from '@yunyou/contract/endpoints';
import { toArticleView } from '../../features/article/article-view.ts';
import { toGallery } from '../../features/sections/to-gallery.ts';
import { cityTile, guideTile, spotTile } from '../../features/tiles/tile-words.ts';

/** Returns the fields of a guide on its page, with its pictures and tiles of related spots, cities and guides. */
export function toGuideView(
  guide: CallOutput<'GET /wiki/detail'>,
  findBlur: (picture: string) => string | undefined,
) {
  const { id, title, summary, picture, imageBlur, linkUrl, publishedOn, updatedAt } = guide;
  const { minutesToRead, likeCount, favouriteCount, facts, spots, cities, related } = guide;
  return {
    ...{ id, title, summary, picture, imageBlur, linkUrl, publishedOn, updatedAt },
    ...{ minutesToRead, likeCount, favouriteCount, facts },
    pictures: toGallery(guide, findBlur),
    body: toArticleView(guide.body),
    spots: spots.map(spotTile),
    cities: cities.map(cityTile),
    related: related.map(guideTile),
  };
}

export type GuideView = ReturnType<typeof toGuideView>;
