import type { ApiClient } from '@yunyou/contract/client';
import { ApiFailure } from '@yunyou/contract/http-client';
import type { EditingData } from './editor/workbench.ts';
import { findSavedTrip } from './offline/saved-trips.ts';

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

/**
 * Returns whether an error means a trip of another visitor or an unknown trip: the API answers 401, 403, 404, or 400
 * for a malformed id.
 */
export function isForbidden(error: unknown): boolean {
  return error instanceof ApiFailure && [400, 401, 403, 404].includes(error.code);
}

export function isOffline(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 0;
}
