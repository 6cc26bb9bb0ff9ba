import type { TripFile } from '@yunyou/contract/trip/trip-file.schema';
import { openSavedStore } from '../../../browser-storage/saved-store.ts';

/** A file of a trip on this device. */
interface SavedFile {
  tripId: string;
  file: TripFile;
  content: Blob;
}

const files = openSavedStore<SavedFile>('savedFiles');

export const findSavedFile = (id: string) => files.find(id);
export const storeSavedFile = (saved: SavedFile) => files.store(saved.file.id, saved);
export const removeSavedFile = (id: string) => files.remove(id);

/** A file that was added without a network. */
export interface WaitingFile {
  id: string;
  tripId: string;
  target: string;
  content: File;
  createdAt: string;
}

const waiting = openSavedStore<WaitingFile>('waitingFiles');

export const findWaitingFile = (id: string) => waiting.find(id);
export const storeWaitingFile = (file: WaitingFile) => waiting.store(file.id, file);
export const removeWaitingFile = (id: string) => waiting.remove(id);

/** Lists the files of a trip that wait for the network, oldest first. */
export async function listWaitingFiles(tripId: string): Promise<readonly WaitingFile[]> {
  const all = (await waiting.list()).filter((one) => one.tripId === tripId);
  return all.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
}

/** Lists the saved files of a trip, oldest first. */
export async function listSavedFiles(tripId: string): Promise<readonly TripFile[]> {
  const saved = (await files.list()).filter((one) => one.tripId === tripId);
  return saved.map(({ file }) => file).toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
}

let saving: Promise<void> = Promise.resolve();

/**
 * Makes the saved files of a trip the listed ones: loads missing ones, and removes those that are no longer listed. Calls run
 * one after another, so that no file is loaded twice.
 */
export function saveFiles(
  tripId: string,
  listed: readonly TripFile[],
  load: (file: TripFile) => Promise<Blob>,
): Promise<void> {
  const work = () => saveListed(tripId, listed, load);
  saving = saving.then(work, work);
  return saving;
}

async function saveListed(
  tripId: string,
  listed: readonly TripFile[],
  load: (file: TripFile) => Promise<Blob>,
): Promise<void> {
  const saved = await listSavedFiles(tripId);
  const ids = new Set(listed.map(({ id }) => id));
  for (const { id } of saved) if (!ids.has(id)) await removeSavedFile(id);
  const known = new Set(saved.map(({ id }) => id));
  for (const file of listed)
    if (!known.has(file.id)) await storeSavedFile({ tripId, file, content: await load(file) });
}
