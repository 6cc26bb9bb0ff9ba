import type { ReactNode } from 'react';
import { data } from 'react-router';
import { createBrowserClient } from '../../api/browser-client.ts';
import { loadOrders } from '../../features/orders/load-orders.ts';
import { EmptyState } from '../../features/sections/section.tsx';
import { guarded, requireGuard } from '../../navigation/guards.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/user';
import { CollectionsSection } from './collections-section.tsx';
import { loadFavourites, loadProfilePage } from './load-user-page.ts';
import { OrdersSection } from './orders-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { TripsSection } from './trips-section.tsx';
import { parseUserSection } from './user-sections.ts';
import * as words from './user-words.ts';

export const handle = { guards: ['auth'], layout: 'user' };
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guarded('auth')];

export function loader({ request, context }: Route.LoaderArgs) {
  requireGuard('auth', request);
  const section = parseUserSection(new URL(request.url).searchParams.get('type'));
  if (!section) throw data(null, { status: 404 });
  return { section, apiBase: context.get(pageContext).apiBase };
}

/** Loads personal data in the browser: the server never uses the token of a visitor. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const { section, apiBase } = await serverLoader();
  const api = createBrowserClient({ apiBase });
  // The API client has shown a message; the section shows that it is unavailable.
  const orUnavailableData = () => undefined;
  return {
    section,
    profilePage: section === 'profile' ? await loadProfilePage(api).catch(orUnavailableData) : undefined,
    favourites: section === 'Collections' ? await loadFavourites(api).catch(orUnavailableData) : undefined,
    orders: section === 'Orders' ? await loadOrders(api, new URL(request.url).searchParams) : undefined,
  };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ page: 'user', path: '/user', matches, isIndexed: false, picture: 'page/user' });

export function HydrateFallback() {
  return <p role="status">{words.loading}</p>;
}

export default function User({ loaderData }: Route.ComponentProps) {
  switch (loaderData.section) {
    case 'profile':
      return orUnavailable(loaderData.profilePage, (page) => (
        <ProfileSection key={page.profile.id} page={page} />
      ));
    case 'Collections':
      return orUnavailable(loaderData.favourites, (favourites) => (
        <CollectionsSection favourites={favourites} />
      ));
    case 'Orders':
      return loaderData.orders && <OrdersSection orders={loaderData.orders} />;
    case 'Trips':
      return <TripsSection />;
  }
}

function orUnavailable<T>(loaded: T | undefined, show: (loaded: T) => ReactNode): ReactNode {
  if (loaded) return show(loaded);
  return <EmptyState title={words.failed} text={words.failedNote} />;
}
