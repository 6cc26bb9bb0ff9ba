import { toApiUrl } from '@yunyou/contract/client';
import { labelSummary } from '@yunyou/contract/trip/generated-text-label';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../site.ts';
import type { TripPageData } from './trip-details-data.ts';

/** Meta tags of a trip page: title and picture for link previews of a shared trip; never indexed. */
export function tripMeta(page: TripPageData | undefined, matches: readonly unknown[]): MetaDescriptor[] {
  const { id = '', shareKey, trip } = page ?? {};
  const tags = pageMeta({
    subject: trip?.title,
    description: trip && labelSummary(trip),
    path: `/trip/details?id=${id}${shareKey ? `&share=${shareKey}` : ''}`,
    matches,
    picture: trip?.picture ?? 'page/trip',
    isIndexed: false,
  });
  if (!page || !shareKey) return tags;
  return tags.map((tag) =>
    'property' in tag && tag.property === 'og:image' && typeof tag.content === 'string'
      ? { ...tag, content: sharePicture(page.apiBase, id, shareKey, tag.content) }
      : tag,
  );
}

/** Returns the URL of the preview picture, which the API renders. The API may have another origin. */
function sharePicture(apiBase: string, id: string, shareKey: string, siteAddress: string): string {
  return new URL(toApiUrl(apiBase, 'GET /travel/picture', { id, share: shareKey }), siteAddress).href;
}
