import { EmptyState, Page, PageHead, Section, Tiles } from '../../features/sections/section.tsx';
import { routeListData } from '../../features/structured-data/trip-data.ts';
import { Tile } from '../../features/tiles/tile.tsx';
import { routeTile } from '../../features/tiles/tile-words.ts';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/classic-routes';
import * as words from './trip-page-words.ts';

/** Longest trip in each group, in days. */
const groups = [
  { title: words.upToAWeek, maxDays: 7 },
  { title: words.eightToTenDays, maxDays: 10 },
  { title: words.elevenDaysAndMore, maxDays: Number.POSITIVE_INFINITY },
] as const;

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const { list } = await api('GET /route/list', { pageSize: 100 });
  const groupOf = (days: number) => groups.find(({ maxDays }) => days <= maxDays)?.title ?? '';
  return { routes: list.map((route) => ({ group: groupOf(route.days.min), tile: routeTile(route) })) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    subject: words.classicRoutes,
    description: words.routesDescription,
    path: '/trip/routes',
    matches,
    picture: 'page/trip',
    structured: loaderData && routeListData(loaderData.routes.map(({ tile }) => tile)),
  });

export default function ClassicRoutes({ loaderData: { routes } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHead
        title={words.classicRoutes}
        zhTitle="经典路线"
        lead={words.routesLead}
        crumbs={[{ name: words.tripPlanning, to: '/trip' }]}
      />
      {routes.length === 0 && <EmptyState text={words.noRoutes} />}
      {groups.map(({ title }) => {
        const tiles = routes.filter(({ group }) => group === title);
        if (tiles.length === 0) return null;
        return (
          <Section key={title} title={title}>
            <Tiles>
              {tiles.map(({ tile }) => (
                <Tile key={tile.id} {...tile} isRowOnPhones />
              ))}
            </Tiles>
          </Section>
        );
      })}
    </Page>
  );
}
