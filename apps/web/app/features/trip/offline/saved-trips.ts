import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { openSavedStore } from '../../../browser-storage/saved-store.ts';
import type { EditingData } from '../editor/workbench.ts';

/** A trip saved for offline use. */
interface SavedTrip {
  id: string;
  view: TripView;
  /** Undefined for a shared trip, which can be read but not edited. */
  editing: EditingData | undefined;
  /** URLs the trip needs: pages, scripts, pictures, map. */
  urls: readonly string[];
  /** Files of the trip that the visitor may see, as last listed by the server. Absent in a trip that was saved before they were listed. */
  fileIds?: readonly string[];
  /** Build id of those files. */
  buildId: string;
  savedAt: string;
}

const trips = openSavedStore<SavedTrip>('savedTrips');

export const findSavedTrip = (id: string) => trips.find(id);
export const storeSavedTrip = (trip: SavedTrip) => trips.store(trip.id, trip);
export const removeSavedTrip = (id: string) => trips.remove(id);
export const listSavedTrips = (): Promise<readonly SavedTrip[]> => trips.list();

/** Changes which files a saved trip needs. Returns false for a trip that is not saved. */
export async function setSavedFileIds(
  id: string,
  change: (fileIds: readonly string[]) => readonly string[],
): Promise<boolean> {
  const trip = await trips.find(id);
  if (trip) await trips.store(id, { ...trip, fileIds: change(trip.fileIds ?? []) });
  return trip !== undefined;
}
