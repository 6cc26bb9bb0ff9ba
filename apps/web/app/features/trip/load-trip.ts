import type { ApiClient } from '@yunyou/contract/client';
import { ApiFailure } from '@yunyou/contract/http-client';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import type { EditingData } from './editor/workbench.ts';
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

/** Loads the editing data of a trip from the server, or from this device when offline. */
export async function loadEditing(api: ApiClient, id: string): Promise<EditingData | undefined> {
  try {
    return await api('GET /travel/editing', { id });
  } catch (error) {
    if (isOffline(error)) return (await findSavedTrip(id))?.editing;
    if (isForbidden(error)) return undefined;
    throw error;
  }
}

/** Trips of others, and unknown ones: the API answers 401, 403 or 404. A bad id is a 400. */
function isForbidden(error: unknown): boolean {
  return error instanceof ApiFailure && [400, 401, 403, 404].includes(error.code);
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 404;
}

function isOffline(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 0;
}
