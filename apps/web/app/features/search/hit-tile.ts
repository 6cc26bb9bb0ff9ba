import type { BehaviourTarget } from '@yunyou/contract/account/behaviour-target.schema';
import type { SearchHit } from '@yunyou/contract/site/destination.endpoints';
import type { TileWords } from '../tiles/tile-words.ts';

/** Kinds of hits that visitors can save. */
const saveAs: Record<SearchHit['type'], BehaviourTarget | undefined> = {
  city: 'city',
  spot: 'scenic-spot',
  hotel: 'hotel',
  restaurant: 'restaurant',
  shop: 'shop',
  line: 'trip-line',
  route: 'route',
  guide: 'guide',
  theme: 'theme',
  area: undefined,
  district: undefined,
  station: undefined,
  news: undefined,
};

export function hitTile({ type, id, linkUrl, picture, imageBlur, name, zhName, note }: SearchHit): TileWords {
  const target = saveAs[type];
  return {
    ...{ id, to: linkUrl, picture, blur: imageBlur, title: name, note },
    ...(zhName && { zhTitle: zhName }),
    ...(target && { saveAs: target }),
  };
}
