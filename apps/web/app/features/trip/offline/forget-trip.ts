import { ownerOf } from '../../../browser-storage/owner.ts';
import { currentToken } from '../../../session/session.ts';
import { currentTripKey } from '../../../session/trip-key.ts';
import { removePending } from '../editor/saving/pending-drafts.ts';
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

/**
 * Removes a saved trip that the server no longer shows to this visitor: it was deleted, or its owner removed the
 * visitor. Keeps it while the visitor is not certain: the session of an account may have expired.
 */
export async function forgetLostTrip(tripId: string): Promise<void> {
  const isGuest = ownerOf('saved') === undefined && currentTripKey() !== undefined;
  if (currentToken() !== undefined || isGuest) await forgetTrip(tripId);
}
