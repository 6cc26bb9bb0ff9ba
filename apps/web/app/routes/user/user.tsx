import { buttonClass } from '@yunyou/ui/button';
import { data } from 'react-router';
import { createBrowserClient } from '../../api/browser-client.ts';
import { Facts } from '../../features/facts/facts.tsx';
import { EmptyState, Tiles } from '../../features/sections/section.tsx';
import { Tile } from '../../features/tiles/tile.tsx';
import { guarded, requireGuard } from '../../navigation/guards.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/user';
import { TripsSection } from './trips-section.tsx';
import { parseUserSection } from './user-sections.ts';

export const handle = { guards: ['auth'], layout: 'user' };
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guarded('auth')];

export function loader({ request, context }: Route.LoaderArgs) {
  requireGuard('auth', request);
  const section = parseUserSection(new URL(request.url).searchParams.get('type'));
  if (!section) throw data(null, { status: 404 });
  return { section, apiBase: context.get(pageContext).apiBase };
}

/** What is a visitor's own is fetched by the browser: the server never acts with their token. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const { section, apiBase } = await serverLoader();
  const api = createBrowserClient({ apiBase });
  const orNothing = () => undefined;
  return {
    section,
    profile: section === 'profile' ? await api('POST /user/userInfo').catch(orNothing) : undefined,
    favourites:
      section === 'Collections'
        ? await api('POST /user/favoriteList', { pageSize: 100 }).catch(orNothing)
        : undefined,
  };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ page: 'user', path: '/user', matches, isIndexed: false, picture: 'page/user' });

export function HydrateFallback() {
  return <p role="status">Loading</p>;
}

export default function User({ loaderData }: Route.ComponentProps) {
  switch (loaderData.section) {
    case 'profile':
      return loaderData.profile ? (
        <Facts
          facts={[
            { name: 'Name', value: loaderData.profile.userName },
            { name: 'E-mail', value: loaderData.profile.email },
            { name: 'Units', value: loaderData.profile.units },
          ]}
        />
      ) : (
        <EmptyState text="Your profile could not be loaded." />
      );
    case 'Collections':
      return loaderData.favourites?.list.length ? (
        <Tiles>
          {loaderData.favourites.list.map((kept) => (
            <Tile
              key={`${kept.type}-${kept.id}`}
              to={kept.linkUrl}
              picture={kept.imageUrl.split('/').slice(2, 4).join('/')}
              title={kept.name}
              zhTitle={kept.zhName}
              headingLevel={2}
            />
          ))}
        </Tiles>
      ) : (
        <EmptyState title="Nothing kept yet" text="Places and guides that you keep are shown here.">
          <PageLink to="/destination" className={buttonClass()}>
            Find places
          </PageLink>
        </EmptyState>
      );
    case 'Trips':
      return <TripsSection />;
  }
}
