import type { Draft } from '@yunyou/domain/trip-editing/draft';
import { createStore, del, get, set } from 'idb-keyval';

/** Unsaved draft in IndexedDB, which survives a closed tab and a lost network. */
export interface PendingDraft {
  /** Server version that the draft is based on. */
  version: number;
  base: Draft;
  draft: Draft;
}

const store = createStore('yunyou-pending', 'drafts');

export const findPending = (tripId: string) => get<PendingDraft>(tripId, store);
export const storePending = (tripId: string, pending: PendingDraft) => set(tripId, pending, store);
export const removePending = (tripId: string) => del(tripId, store);
