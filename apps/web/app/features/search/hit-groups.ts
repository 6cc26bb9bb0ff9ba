import type { SearchHit } from '@yunyou/contract/site/destination.endpoints';
import * as words from './search-words.ts';

export type HitType = SearchHit['type'];

export interface HitGroup {
  type: HitType;
  title: string;
  hits: SearchHit[];
}

/** Types of hits, in the plural. */
export const hitTypeNames: Readonly<Record<HitType, string>> = {
  city: words.cities,
  spot: words.sights,
  hotel: words.hotels,
  restaurant: words.restaurants,
  shop: words.shops,
  district: words.districts,
  station: words.stations,
  area: words.regions,
  route: words.classicRoutes,
  theme: words.themes,
  line: words.tours,
  guide: words.guides,
  news: words.news,
};

/** Groups hits by type. The type of the best hit comes first; the order within a type does not change. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = new Map<HitType, HitGroup>();
  for (const hit of hits) {
    const group = groups.get(hit.type) ?? { type: hit.type, title: hitTypeNames[hit.type], hits: [] };
    group.hits.push(hit);
    groups.set(hit.type, group);
  }
  return [...groups.values()];
}
