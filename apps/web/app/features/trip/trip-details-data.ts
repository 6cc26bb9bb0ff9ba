import type { ApiClient } from '@yunyou/contract/client';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { data } from 'react-router';
import { createBrowserClient } from '../../api/browser-client.ts';
import { orNotFound } from '../../api/page-data.ts';
import { loadTrip } from './load-trip.ts';

/** A trip's page before its trip is there: whose it is, the server does not know. */
export interface TripPageData {
  view: 'trip';
  id: string;
  shareKey: string | undefined;
  apiBase: string;
  trip: TripView | undefined;
}

/** On the server: a shared trip whole, anybody's own as its name only. */
export async function loadTripPage(
  api: ApiClient,
  { id, share, apiBase }: { id: string; share: string | null; apiBase: string },
): Promise<TripPageData> {
  if (!share) return { view: 'trip', id, shareKey: undefined, apiBase, trip: undefined };
  const found = await orNotFound(api('GET /travel/line/detail', { id, share }));
  if (found.kind !== 'trip') throw data(null, { status: 404 });
  return { view: 'trip', id, shareKey: share, apiBase, trip: found };
}

/** In the browser: the owner's trip, with their key, or as it was saved on this device. */
export async function completeTripPage(page: TripPageData): Promise<TripPageData> {
  if (page.trip) return page;
  const trip = await loadTrip(createBrowserClient({ apiBase: page.apiBase, isSilent: true }), page.id);
  if (!trip) throw data(null, { status: 404 });
  return { ...page, trip };
}
