import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../site.ts';
import type { TripPageData } from './trip-details-data.ts';

/** A shared trip carries its own words and picture wherever its link is pasted; nobody's trip is for search engines. */
export function tripMeta(page: TripPageData | undefined, matches: readonly unknown[]): MetaDescriptor[] {
  const { id = '', shareKey, trip } = page ?? {};
  return pageMeta({
    subject: trip?.title,
    description: trip?.summary,
    path: `/trip/details?id=${id}${shareKey ? `&share=${shareKey}` : ''}`,
    matches,
    picture: trip?.picture ?? 'page/trip',
    isIndexed: false,
  });
}
