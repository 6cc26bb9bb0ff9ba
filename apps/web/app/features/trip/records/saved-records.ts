import type { RecordCommand, RecordsNow } from '@yunyou/contract/trip/records.schema';
import { openSavedStore } from '../../../browser-storage/saved-store.ts';
import { findSavedTrip } from '../offline/saved-trips.ts';

/** Records of a trip on this device: as the server has them, and the commands that it has not confirmed. */
interface SavedRecords {
  now: RecordsNow;
  pending: readonly RecordCommand[];
}

const saved = openSavedStore<SavedRecords>('savedRecords');

export const findSavedRecords = (tripId: string): Promise<SavedRecords | undefined> => saved.find(tripId);

/** Stores records while commands are pending, and those of a trip that is saved for offline. Removes them otherwise. */
export async function storeRecords(tripId: string, records: SavedRecords): Promise<void> {
  const isKept = records.pending.length > 0 || (await findSavedTrip(tripId)) !== undefined;
  await (isKept ? saved.store(tripId, records) : saved.remove(tripId));
}

/** Stores the newest records of a trip that is being saved for offline. Commands that were not sent stay. */
export async function saveRecords(tripId: string, now: RecordsNow): Promise<void> {
  await saved.store(tripId, { now, pending: (await saved.find(tripId))?.pending ?? [] });
}

export const removeSavedRecords = (tripId: string): Promise<void> => saved.remove(tripId);

/** Removes the records of a trip that is no longer saved, unless commands wait for the network. */
export async function forgetRecords(tripId: string): Promise<void> {
  const { pending = [] } = (await saved.find(tripId)) ?? {};
  if (pending.length === 0) await saved.remove(tripId);
}
