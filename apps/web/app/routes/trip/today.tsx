import * as words from '../../features/trip/today/today-words.ts';
import { lazyPage } from '../../navigation/lazy-page.tsx';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/today';
import { BrowserPage } from './browser-page.tsx';

const todayPage = lazyPage(() => import('../../features/trip/today/today-page.tsx'));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    subject: words.today,
    description: words.description,
    path: '/trip/today',
    matches,
    picture: 'page/trip',
    isIndexed: false,
  });

/**
 * Renders the page of the shortcut "Today" of the installed app. It depends on the trips of the visitor, so the
 * browser renders it.
 */
export default function Today() {
  return (
    <BrowserPage title={words.today} lead={words.description}>
      {(head) => <todayPage.Page fallback={head} />}
    </BrowserPage>
  );
}
