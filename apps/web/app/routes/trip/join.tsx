import { togetherWords } from '../../features/trip/together/together-words.ts';
import { lazyPage } from '../../navigation/lazy-page.tsx';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/join';
import { BrowserPage } from './browser-page.tsx';

const joinPage = lazyPage(() => import('../../features/trip/together/join-page.tsx'));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    subject: togetherWords.joinATrip,
    description: togetherWords.joinDescription,
    path: '/trip/join',
    matches,
    picture: 'page/trip',
    isIndexed: false,
  });

/**
 * Renders the page of an invitation link. Its content depends on the fragment of the address, so the browser renders
 * it.
 */
export default function Join() {
  return (
    <BrowserPage title={togetherWords.joinATrip} lead={togetherWords.joinDescription}>
      {(head) => <joinPage.Page fallback={head} />}
    </BrowserPage>
  );
}
