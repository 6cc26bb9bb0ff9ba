import { removePending } from '../editor/pending-drafts.ts';
import { removeSavedRecords } from '../records/saved-records.ts';
import { storePendingCommands } from '../together/pending-commands.ts';
import { forgetOffline } from './save-offline.ts';
import { listWaitingFiles, removeWaitingFile } from './saved-files.ts';

/** Removes everything of a trip from this device, also changes and files that were not sent. For a trip that is deleted or left. */
export async function forgetTrip(tripId: string): Promise<void> {
  await removePending(tripId);
  await storePendingCommands(tripId, []);
  for (const { id } of await listWaitingFiles(tripId)) await removeWaitingFile(id);
  await removeSavedRecords(tripId);
  await forgetOffline(tripId);
}
