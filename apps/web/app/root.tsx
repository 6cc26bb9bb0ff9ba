import '@fontsource-variable/cormorant/wght.css';
import '@fontsource-variable/inter/wght.css';
import './pinyin-face.css';
import '@yunyou/ui/tokens.css';
import '@yunyou/ui/base.css';
import { ToastRegion } from '@yunyou/ui/toasts';
import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import { Styles } from './critical-styles.tsx';
import { PageEvents } from './features/events/page-events.tsx';
import { useClaimedTrips } from './features/trip/use-claimed-trips.ts';
import { ErrorPage } from './frame/error-page.tsx';
import { Footer } from './frame/footer.tsx';
import frame from './frame/frame.module.css';
import { Header } from './frame/header.tsx';
import { LoginOverlay } from './frame/login-overlay.tsx';
import { LateScripts, tellAwake } from './late-scripts.tsx';
import { LinkHost } from './navigation/link-host.tsx';
import { PreloadHost } from './navigation/preload-host.tsx';
import { followRouteRules } from './navigation/route-rules.ts';
import { startUpdateCheck } from './navigation/update-check.ts';
import { pageContext } from './page-context.ts';
import { pageWords, shortName, titleOf } from './site.ts';
import { useSite } from './use-site.ts';

declare const __BUILD_ID__: string;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [followRouteRules];

export async function loader({ context }: Route.LoaderArgs) {
  const { signIn, countryServiceUrl, apiBase, origin, map } = context.get(pageContext);
  return { signIn, countryServiceUrl, apiBase, origin, map };
}

/** What the root knows holds for the whole visit. */
export const shouldRevalidate = () => false;

function StaticLinks() {
  return (
    <>
      <link rel="icon" href="/seal.svg" type="image/svg+xml" />
      <link rel="manifest" href="/site.webmanifest" />
      <link rel="alternate" type="application/atom+xml" title="News" href="/feeds/news.xml" />
      <link rel="alternate" type="application/atom+xml" title="Travel guides" href="/feeds/guides.xml" />
    </>
  );
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f7f3ea" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12181b" />
        <Meta />
        <StaticLinks />
        <Styles />
      </head>
      <body>
        <SiteFrame>{children}</SiteFrame>
        <ScrollRestoration />
        <Scripts />
        <LateScripts />
      </body>
    </html>
  );
}

function SiteFrame({ children }: { children: ReactNode }) {
  const site = useSite();
  useEffect(tellAwake, []);
  useEffect(() => startUpdateCheck(__BUILD_ID__), []);
  useClaimedTrips();
  return (
    <>
      <a href="#content" className={frame.skip}>
        Skip to content
      </a>
      <Header />
      <main id="content" className={frame.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <LoginOverlay offer={site?.signIn} />
      <ToastRegion />
      <LinkHost />
      <PreloadHost />
      <PageEvents />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <title>{isRefused(error) ? titleOf(pageWords.user.title) : shortName}</title>
      <ErrorPage error={error} />
    </>
  );
}

/** Only the visitor's own pages are guarded. */
function isRefused(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 401;
}
