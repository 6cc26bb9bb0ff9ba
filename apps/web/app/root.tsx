import '@fontsource-variable/cormorant/wght.css';
import '@fontsource-variable/inter/wght.css';
import './pinyin-face.css';
import '@yunyou/ui/tokens.css';
import '@yunyou/ui/base.css';
import { ToastRegion } from '@yunyou/ui/toasts';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Links, Meta, Outlet, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import { statusOf } from './api/page-data.ts';
import { assetBase, assetUrl } from './assets/asset-url.ts';
import { EarlyTheme } from './browser-storage/early-theme.tsx';
import { loadChineseFonts } from './chinese-fonts/load-chinese-fonts.ts';
import { EarlyClicks, replayEarlyClick } from './early-clicks.tsx';
import { PageEvents } from './features/events/page-events.tsx';
import { setSiteRates } from './features/preferences/local-text.tsx';
import { loadSiteRates } from './features/preferences/site-rates.ts';
import { useClaimedTrips } from './features/trip/use-claimed-trips.ts';
import { useIsHydrated } from './features/trip/use-is-hydrated.ts';
import { ErrorPage } from './frame/error-page.tsx';
import { Footer } from './frame/footer.tsx';
import frame from './frame/frame.module.css';
import * as text from './frame/frame-words.ts';
import { Header } from './frame/header.tsx';
import { LoginOverlay } from './frame/login-overlay.tsx';
import { DelayedScripts } from './framework-deviations/delayed-scripts.tsx';
import { keepScrollPositions } from './framework-deviations/keep-scroll-positions.ts';
import { useLinkNavigation } from './navigation/link-navigation.ts';
import { RoutePreloads } from './navigation/route-preloads.tsx';
import { followRouteRules } from './navigation/route-rules.ts';
import { startUpdateCheck } from './navigation/update-check.ts';
import { useFocusOnPage } from './navigation/use-focus-on-page.ts';
import { EarlyLayout, useWholeLayout } from './navigation/whole-layout.tsx';
import { pageContext } from './page-context.ts';
import { pageWords, shortName, titleOf } from './site.ts';
import { useSite } from './use-site.ts';

/** Rendered by the browser only: the server renders pages without waiting for code. */
const PreviewNotice = lazy(() => import('./frame/preview-notice.tsx'));

declare const __BUILD_ID__: string;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [followRouteRules];

export async function loader({ context }: Route.LoaderArgs) {
  const { api, signIn, countryServiceUrl, apiBase, origin, map, preview } = context.get(pageContext);
  const rates = await loadSiteRates(api);
  return {
    ...{ signIn, countryServiceUrl, apiBase, origin, map },
    ...(preview && { preview }),
    ...(rates && { rates }),
  };
}

/** Returns false, because the settings of the installation stay the same for the whole visit. */
export const shouldRevalidate = () => false;

function StaticLinks() {
  return (
    <>
      <link rel="icon" href="/seal.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {assetBase() && <link rel="preconnect" href={assetBase()} crossOrigin="anonymous" />}
      <link rel="alternate" type="application/atom+xml" title={text.news} href="/feeds/news.xml" />
      <link rel="alternate" type="application/atom+xml" title={text.travelGuides} href="/feeds/guides.xml" />
    </>
  );
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-assets={assetBase() || undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <EarlyTheme />
        <EarlyLayout />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f3ea" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12181b" />
        <Meta />
        <StaticLinks />
        <Links />
        <noscript>
          <link rel="stylesheet" href={assetUrl('/fonts/chinese-faces.css')} />
        </noscript>
      </head>
      <body>
        <SiteFrame>{children}</SiteFrame>
        <ScrollRestoration />
        <EarlyClicks />
        <DelayedScripts />
      </body>
    </html>
  );
}

function SiteFrame({ children }: { children: ReactNode }) {
  const site = useSite();
  const isHydrated = useIsHydrated();
  useEffect(replayEarlyClick, []);
  useEffect(keepScrollPositions, []);
  useEffect(loadChineseFontsAfterLoad, []);
  useEffect(() => startUpdateCheck(__BUILD_ID__), []);
  useEffect(() => setSiteRates(site?.rates), [site?.rates]);
  useClaimedTrips();
  useFocusOnPage('content');
  useLinkNavigation();
  useWholeLayout();
  return (
    <>
      <a href="#content" className={frame.skip}>
        {text.skipToContent}
      </a>
      <Header />
      {site?.preview && isHydrated && (
        <Suspense fallback={null}>
          <PreviewNotice preview={site.preview} />
        </Suspense>
      )}
      <main id="content" className={frame.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <LoginOverlay offer={site?.signIn} />
      <ToastRegion />
      <PageEvents />
      <RoutePreloads />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Renders the page of an error. Only the pages of an account answer 401. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const words = statusOf(error) === 401 ? pageWords.user : undefined;
  return (
    <>
      <title>{titleOf(words?.title)}</title>
      <meta name="keywords" content={words?.keywords ?? shortName} />
      <meta name="description" content={words?.description ?? shortName} />
      <ErrorPage error={error} />
    </>
  );
}

/** Waits for the load event, so that the fonts do not compete with the first view; system fonts are readable until then. */
function loadChineseFontsAfterLoad(): (() => void) | undefined {
  const load = () => void loadChineseFonts();
  if (document.readyState === 'complete') {
    load();
    return undefined;
  }
  window.addEventListener('load', load, { once: true });
  return () => window.removeEventListener('load', load);
}
