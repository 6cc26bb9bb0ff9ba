import { savedOffline } from '../editor/editor-words.ts';
import type { SaveState } from '../editor/saving/autosave.ts';

/** Texts about the records of a trip. */
export const recordsWords = {
  refused: (why: string) => `One of your entries was not saved. ${why}`,
  loading: 'Loading',
  notHere: 'You are offline, and this is not on this device yet.',
  failed: 'This could not be loaded. Try again later.',
};

export const recordStates: Record<SaveState, string> = {
  saved: 'Saved',
  waiting: 'Saving',
  saving: 'Saving',
  offline: savedOffline,
  conflict: 'Not saved',
  failed: 'Not saved',
};
