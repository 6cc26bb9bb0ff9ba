import { requireParameter } from '../../api/page-data.ts';
import { Page } from '../../features/sections/section.tsx';
import { Planning } from '../../features/trip/planning/planning.tsx';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/trip-plan';

/** A trip is its owner's: the browser asks for it with their key, the server only knows its name. */
export function loader({ request }: Route.LoaderArgs) {
  return { id: requireParameter(request, 'id') };
}

/** Pressing the button leads here: nothing is asked of the server before the trip itself. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { id: requireParameter(request, 'id') };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ path: '/trip/plan', matches, isIndexed: false, picture: 'page/trip' });

export default function TripPlan({ loaderData: { id } }: Route.ComponentProps) {
  return (
    <Page>
      <noscript>
        <p>Planning happens in your browser and needs JavaScript.</p>
      </noscript>
      <Planning key={id} id={id} />
    </Page>
  );
}
