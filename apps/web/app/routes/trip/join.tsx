import { Page, PageHead } from '../../features/sections/section.tsx';
import { togetherWords } from '../../features/trip/together/together-words.ts';
import { useIsHydrated } from '../../features/trip/use-is-hydrated.ts';
import { lazyPage } from '../../navigation/lazy-page.tsx';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/join';
import { thisPageNeedsJavascript } from './trip-page-words.ts';

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

/** Page of an invitation link. Its content depends on the fragment of the address, so the browser renders it. */
export default function Join() {
  const isHydrated = useIsHydrated();
  const head = <PageHead title={togetherWords.joinATrip} lead={togetherWords.joinDescription} />;
  return (
    <Page>
      {isHydrated ? (
        <joinPage.Page fallback={head} />
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
