import { Page, PageHead } from '../../features/sections/section.tsx';
import * as words from '../../features/trip/today/today-words.ts';
import { useIsHydrated } from '../../features/trip/use-is-hydrated.ts';
import { lazyPage } from '../../navigation/lazy-page.tsx';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/today';
import { thisPageNeedsJavascript } from './trip-page-words.ts';

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

/** Page of the shortcut "Today" of the installed app. It depends on the trips of the visitor, so the browser renders it. */
export default function Today() {
  const isHydrated = useIsHydrated();
  const head = <PageHead title={words.today} lead={words.description} />;
  return (
    <Page>
      {isHydrated ? (
        <todayPage.Page fallback={head} />
      ) : (
        <>
          {head}
          <noscript>
            <p>{thisPageNeedsJavascript}</p>
          </noscript>
        </>
      )}
    </Page>
  );
}
