import type { Draft } from '@yunyou/domain/trip-editing/draft';
import { createStore, del, get, set } from 'idb-keyval';

/** An edited trip that the server does not have yet; it survives a closed tab and a lost network. */
export interface PendingDraft {
  /** The version it was made from. */
  version: number;
  base: Draft;
  draft: Draft;
}

const store = createStore('yunyou-pending', 'drafts');

export const findPending = (tripId: string) => get<PendingDraft>(tripId, store);
export const storePending = (tripId: string, pending: PendingDraft) => set(tripId, pending, store);
export const removePending = (tripId: string) => del(tripId, store);
