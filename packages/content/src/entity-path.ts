import type { EntityName } from '@yunyou/contract/entities';

/** Authors link to an entity by kind and id, `[Xi'an](city:xian)`; the page it leads to is known here only. */
const pathByKind = {
  city: { entity: 'city', path: '/destination/city?id=' },
  spot: { entity: 'scenic-spot', path: '/attractions/detail?id=' },
  guide: { entity: 'guide', path: '/wiki/detail?id=' },
  news: { entity: 'news', path: '/news?id=' },
  theme: { entity: 'theme', path: '/faves/theme?id=' },
  tour: { entity: 'trip-line', path: '/trip/details?line=' },
} as const satisfies Record<string, { entity: EntityName; path: string }>;

export function entityPath(url: string): string {
  const [kind, id] = url.split(':', 2);
  if (!kind || !id || !(kind in pathByKind)) return url;
  return pathByKind[kind as keyof typeof pathByKind].path + id; // `in` has just proved the key
}

/** The entity a path of the site leads to, so that a check can prove that it exists. */
export function findEntityOfPath(href: string): { entity: EntityName; id: string } | undefined {
  for (const { entity, path } of Object.values(pathByKind)) {
    if (href.startsWith(path)) return { entity, id: href.slice(path.length) };
  }
  return undefined;
}
