import { requireParameter } from '../../api/page-data.ts';
import { Page } from '../../features/sections/section.tsx';
import { Planning } from '../../features/trip/planning/planning.tsx';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/trip-plan';
import * as words from './trip-page-words.ts';

/** Passes only the id: the browser loads the trip with the owner's key. */
export function loader({ request }: Route.LoaderArgs) {
  return { id: requireParameter(request, 'id', '/trip') };
}

/** Skips the server loader, so that the page opens without a request after the button is pressed. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { id: requireParameter(request, 'id', '/trip') };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ path: '/trip/plan', matches, isIndexed: false, picture: 'page/trip' });

export default function TripPlan({ loaderData: { id } }: Route.ComponentProps) {
  return (
    <Page>
      <noscript>
        <p>{words.needsJavaScript}</p>
      </noscript>
      <Planning key={id} id={id} />
    </Page>
  );
}
