import type { ApiClient } from '@yunyou/contract/client';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { ApiFailure } from '../../api/browser-client.ts';
import type { EditingData } from './editor/workbench.ts';
import { findSavedTrip } from './offline/saved-trips.ts';

/** Loads a trip from the server, or from this device when offline. Returns undefined when it does not exist. */
export async function loadTrip(api: ApiClient, id: string): Promise<TripView | undefined> {
  try {
    const found = await api('GET /travel/line/detail', { id });
    return found.kind === 'trip' ? found : undefined;
  } catch (error) {
    const saved = isOffline(error) ? await findSavedTrip(id) : undefined;
    return saved?.view;
  }
}

/** Loads the editing data of a trip from the server, or from this device when offline. */
export async function loadEditing(api: ApiClient, id: string): Promise<EditingData | undefined> {
  try {
    return await api('GET /travel/editing', { id });
  } catch (error) {
    const saved = isOffline(error) ? await findSavedTrip(id) : undefined;
    return saved?.editing;
  }
}

function isOffline(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 0;
}
