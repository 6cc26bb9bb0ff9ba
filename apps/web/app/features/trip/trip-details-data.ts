import type { ApiClient } from '@yunyou/contract/client';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { data } from 'react-router';
import { createBrowserClient } from '../../api/browser-client.ts';
import { orNotFound } from '../../api/page-data.ts';
import { currentToken } from '../../session/session.ts';
import { loadTrip } from './load-trip.ts';

/** Data of the page before the trip is loaded: the server cannot identify the owner. */
export interface TripPageData {
  view: 'trip';
  id: string;
  shareKey: string | undefined;
  apiBase: string;
  trip: TripView | undefined;
  /** A signed-out visitor cannot open the trip: it belongs to an account or another browser, or does not exist. */
  isMissing?: true;
}

/** Loads a page of a trip on the server: a shared trip completely, any other trip without its content. */
export async function loadTripPage(
  api: ApiClient,
  { id, share, apiBase }: { id: string; share: string | null; apiBase: string },
): Promise<TripPageData> {
  if (!share) return { view: 'trip', id, shareKey: undefined, apiBase, trip: undefined };
  const found = await orNotFound(api('GET /travel/line/detail', { id, share }));
  if (found.kind !== 'trip') throw data(null, { status: 404 });
  return { view: 'trip', id, shareKey: share, apiBase, trip: found };
}

/** Loads a page of a trip in the browser: with the owner's key, or from this device when offline. */
export async function completeTripPage(page: TripPageData): Promise<TripPageData> {
  if (page.trip) return page;
  const trip = await loadTrip(createBrowserClient({ apiBase: page.apiBase, isSilent: true }), page.id);
  if (trip) return { ...page, trip };
  if (currentToken()) throw data(null, { status: 404 });
  return { ...page, isMissing: true };
}
