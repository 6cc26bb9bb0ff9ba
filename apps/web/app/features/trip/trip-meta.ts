import { toApiUrl } from '@yunyou/contract/client';
import { labelSummary } from '@yunyou/contract/trip/generated-text-label';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../site.ts';
import { sharedTripData } from '../structured-data/trip-data.ts';
import type { TripPageData } from './trip-details-data.ts';

/** Returns the meta tags of a trip page: title, picture and route for link previews of a shared trip; never indexed. */
export function tripMeta(page: TripPageData | undefined, matches: readonly unknown[]): MetaDescriptor[] {
  const { id = '', shareKey, trip } = page ?? {};
  const path = `/trip/details?id=${id}${shareKey ? `&share=${shareKey}` : ''}`;
  const picture =
    page && shareKey ? (origin: string) => drawnPicture(page.apiBase, id, shareKey, origin) : undefined;
  return pageMeta({
    subject: trip?.title,
    description: trip && labelSummary(trip),
    path,
    matches,
    picture: trip?.picture ?? 'page/trip',
    sharePicture: picture,
    isIndexed: false,
    structured: picture && trip?.stays.length ? sharedTripData(trip, { path, picture }) : undefined,
  });
}

/** Returns the URL of the preview picture, which the API renders. The API may have another origin. */
function drawnPicture(apiBase: string, id: string, shareKey: string, origin: string): string {
  const url = toApiUrl(apiBase, 'GET /travel/picture', { id, share: shareKey });
  return origin ? new URL(url, origin).href : url;
}
