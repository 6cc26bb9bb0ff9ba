import type { ReactNode } from 'react';
import { Page, PageHead } from '../../features/sections/section.tsx';
import { useIsHydrated } from '../../features/trip/use-is-hydrated.ts';
import { thisPageNeedsJavascript } from './trip-page-words.ts';

interface BrowserPageProps {
  title: string;
  lead: string;
  /** Returns the content. `head` is shown until it is loaded. */
  children: (head: ReactNode) => ReactNode;
}

/** Renders a page in the browser only, because its content depends on data that only the browser has. */
export function BrowserPage({ title, lead, children }: BrowserPageProps) {
  const isHydrated = useIsHydrated();
  const head = <PageHead title={title} lead={lead} />;
  return (
    <Page>
      {isHydrated ? (
        children(head)
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
