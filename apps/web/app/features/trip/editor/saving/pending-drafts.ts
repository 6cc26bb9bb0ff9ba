import type { Draft } from '@yunyou/domain/trip-editing/draft';
import { openSavedStore } from '../../../../browser-storage/saved-store.ts';

/** Unsaved draft in IndexedDB, which survives a closed tab and a lost network. */
export interface PendingDraft {
  /** Server version that the draft is based on. */
  version: number;
  base: Draft;
  draft: Draft;
}

const drafts = openSavedStore<PendingDraft>('pendingDrafts');

export const findPending = (tripId: string) => drafts.find(tripId);
export const storePending = (tripId: string, pending: PendingDraft) => drafts.store(tripId, pending);
export const removePending = (tripId: string) => drafts.remove(tripId);
