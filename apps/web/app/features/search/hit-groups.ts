import type { SearchHit } from '@yunyou/contract/site/destination.endpoints';

export interface HitGroup {
  type: SearchHit['type'];
  title: string;
  hits: SearchHit[];
}

const titles: Record<SearchHit['type'], string> = {
  city: 'Cities',
  spot: 'Sights',
  district: 'Districts',
  area: 'Regions',
  route: 'Classic routes',
  theme: 'Themes',
  line: 'Tours',
  guide: 'Guides',
  news: 'News',
};

/** Groups hits by type. The type of the best hit comes first; the order within a type does not change. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = new Map<SearchHit['type'], HitGroup>();
  for (const hit of hits) {
    const group = groups.get(hit.type) ?? { type: hit.type, title: titles[hit.type], hits: [] };
    group.hits.push(hit);
    groups.set(hit.type, group);
  }
  return [...groups.values()];
}
