import type { ApiClient } from '@yunyou/contract/client';
import { ApiFailure } from '@yunyou/contract/http-client';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { isForbidden, isOffline } from './load-editing.ts';
import { findSavedTrip } from './offline/saved-trips.ts';

/** Loads a trip from the server, or from this device when offline. Returns undefined when it does not exist. */
export async function loadTrip(api: ApiClient, id: string): Promise<TripView | undefined> {
  try {
    const found = await api('GET /travel/line/detail', { id });
    return found.kind === 'trip' ? found : undefined;
  } catch (error) {
    if (isOffline(error)) return (await findSavedTrip(id))?.view;
    if (isMissing(error) && (await findSavedTrip(id)))
      await (await import('./offline/forget-trip.ts')).forgetLostTrip(id);
    if (isForbidden(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 404;
}
