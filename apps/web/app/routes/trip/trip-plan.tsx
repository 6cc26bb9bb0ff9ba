import { orNotFound, requireParameter } from '../../api/page-data.ts';
import { EmptyState, Page, PageHead } from '../../features/sections/section.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/trip-plan';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  return { trip: await orNotFound(api('GET /travel/syncResult', { id: requireParameter(request, 'id') })) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ path: '/trip/plan', matches, isIndexed: false, picture: 'page/trip' });

export default function TripPlan({ loaderData: { trip } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHead title="Your trip" lead={`Status: ${trip.status}`} />
      <EmptyState title="Loading" text={`${Math.round(trip.progress * 100)} % planned`} />
    </Page>
  );
}
