import type { ApiClient } from '@yunyou/contract/client';
import { findShownEntity } from '@yunyou/contract/paths';
import { findOrUndefined } from '../../api/page-data.ts';

/** Finds the name of the place, guide or tour that a page of the site shows. */
export async function findShownName(api: ApiClient, path: string): Promise<string | undefined> {
  const shown = findShownEntity(path);
  return shown && findOrUndefined(readName(api, shown));
}

type Shown = NonNullable<ReturnType<typeof findShownEntity>>;

async function readName(api: ApiClient, { entity, id }: Shown): Promise<string | undefined> {
  switch (entity) {
    case 'city':
      return (await api('GET /city/detail', { id })).name;
    case 'scenic-spot':
      return (await api('GET /scenicSpots/detail', { id })).name;
    case 'hotel':
      return (await api('GET /hotel/detail', { id })).name;
    case 'restaurant':
      return (await api('GET /restaurant/detail', { id })).name;
    case 'shop':
      return (await api('GET /shop/detail', { id })).name;
    case 'trip-line': {
      const shown = await api('GET /travel/line/detail', { id });
      return shown.kind === 'line' ? shown.name : shown.title;
    }
    case 'route':
      return (await api('GET /route/detail', { id })).title;
    case 'guide':
      return (await api('GET /wiki/detail', { id })).title;
    case 'news':
      return (await api('GET /news/detail', { id })).title;
    default:
      return undefined; // pages without facts have no link to the form
  }
}
