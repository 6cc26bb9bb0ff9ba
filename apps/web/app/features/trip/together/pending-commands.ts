import type { TogetherCommand } from '@yunyou/contract/trip/together.schema';
import { openSavedStore } from '../../../browser-storage/saved-store.ts';

const commands = openSavedStore<readonly TogetherCommand[]>('pendingCommands');

export const findPendingCommands = async (tripId: string): Promise<readonly TogetherCommand[]> =>
  (await commands.find(tripId)) ?? [];

/** Stores the commands that the server has not confirmed. They survive a closed tab and a lost network. */
export const storePendingCommands = (tripId: string, pending: readonly TogetherCommand[]): Promise<void> =>
  pending.length === 0 ? commands.remove(tripId) : commands.store(tripId, pending);
