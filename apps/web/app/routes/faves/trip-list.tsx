import { buttonClass } from '@yunyou/ui/button';
import { orNotFound, requireParameter } from '../../api/page-data.ts';
import { EmptyState, Page, PageHead, Tiles } from '../../features/sections/section.tsx';
import { LineTile } from '../../features/tiles/catalogue-tiles.tsx';
import { PageLink } from '../../navigation/page-link.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/trip-list';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  return { theme: await orNotFound(api('GET /faves/theme', { id: requireParameter(request, 'id') })) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta({
    subject: loaderData && `${loaderData.theme.title}: trips`,
    description: loaderData?.theme.summary,
    path: `/faves/trip-list?id=${loaderData?.theme.id ?? ''}`,
    matches,
    picture: loaderData?.theme.picture,
  });

export default function TripList({ loaderData: { theme } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHead
        title={`Trips: ${theme.title}`}
        lead={theme.summary}
        crumbs={[
          { name: 'Faves', to: '/faves' },
          { name: theme.title, to: `/faves/theme?id=${theme.id}` },
        ]}
      />
      {theme.lines.length === 0 && (
        <EmptyState text="No trip belongs to this theme yet.">
          <PageLink to="/trip" className={buttonClass()}>
            Plan your own
          </PageLink>
        </EmptyState>
      )}
      <Tiles>
        {theme.lines.map((line) => (
          <LineTile key={line.id} line={line} headingLevel={2} />
        ))}
      </Tiles>
    </Page>
  );
}
