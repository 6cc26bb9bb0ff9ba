import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { createStore, del, entries, get, set } from 'idb-keyval';
import type { EditingData } from '../editor/workbench.ts';

/** A trip saved for offline use. */
interface SavedTrip {
  id: string;
  view: TripView;
  /** Undefined for a shared trip, which can be read but not edited. */
  editing: EditingData | undefined;
  /** URLs the trip needs: pages, scripts, pictures, map. */
  urls: readonly string[];
  /** Build id of those files. */
  buildId: string;
  savedAt: string;
}

const store = createStore('yunyou-trips', 'saved');

export const findSavedTrip = (id: string) => get<SavedTrip>(id, store);
export const storeSavedTrip = (trip: SavedTrip) => set(trip.id, trip, store);
export const removeSavedTrip = (id: string) => del(id, store);

export async function listSavedTrips(): Promise<readonly SavedTrip[]> {
  const all = await entries<string, SavedTrip>(store);
  return all.map(([, trip]) => trip);
}
