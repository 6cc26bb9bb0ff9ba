import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { orNotFound, requireParameter } from '../../api/page-data.ts';
import { lineData } from '../../features/structured-data/trip-data.ts';
import { loadTourPage } from '../../features/tours/tour-data.ts';
import { TripDetailsView, tripPage } from '../../features/trip/trip-details.tsx';
import { completeTripPage, loadTripPage } from '../../features/trip/trip-details-data.ts';
import { tripMeta } from '../../features/trip/trip-meta.ts';
import { lazyPage } from '../../navigation/lazy-page.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../../site.ts';
import type { Route } from './+types/trip-details';

// Few visitors of a trip need the code of tours, and the other way round.
const tourPage = lazyPage(() => import('../../features/tours/tour-page.tsx'));

/** Loads a tour by `line`, or an own or shared trip by `id`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, apiBase } = context.get(pageContext);
  const lineId = new URL(request.url).searchParams.get('line');
  await (lineId ? tourPage : tripPage).load();
  if (!lineId) {
    const share = new URL(request.url).searchParams.get('share');
    const page = await loadTripPage(api, { id: requireParameter(request, 'id', '/trip'), share, apiBase });
    return data(page, { headers: { 'cache-control': 'no-store' } }); // a share link can be revoked at any time
  }
  const line = await orNotFound(api('GET /travel/line/detail', { id: lineId }));
  if (line.kind !== 'line') throw data(null, { status: 404 });
  return { view: 'line' as const, ...(await loadTourPage(api, line)) };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  (searchParams.has('line') ? tourPage : tripPage).preload();
  const page = await serverLoader().catch((error: unknown) => {
    const id = searchParams.get('id');
    if (!id || navigator.onLine) throw error;
    return { view: 'trip' as const, id, shareKey: undefined, apiBase: '', trip: undefined };
  });
  return page.view === 'trip' ? completeTripPage(page) : page;
}
clientLoader.hydrate = true as const;

/** Returns false while the editor removes the place to add from the address, after it has requested the preview. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.searchParams.has('add') && currentUrl.searchParams.get('id') === nextUrl.searchParams.get('id')
    ? false
    : defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData?.view === 'line'
    ? pageMeta({
        subject: loaderData.tour.name,
        description: loaderData.tour.summary,
        path: `/trip/details?line=${loaderData.tour.id}`,
        matches,
        picture: loaderData.tour.picture,
        structured: lineData(loaderData.tour, loaderData),
      })
    : tripMeta(loaderData, matches);

export default function TripDetails({ loaderData }: Route.ComponentProps) {
  return loaderData.view === 'trip' ? (
    <TripDetailsView {...loaderData} />
  ) : (
    <tourPage.Page key={loaderData.tour.id} {...loaderData} />
  );
}
