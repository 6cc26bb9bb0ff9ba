import { countOf } from '../../../plurals.ts';

// Trips here
export const tripsInThisBrowser = 'Trips in this browser';
export const tripsHereLead = 'Sign in to save them to your account and see them on other devices.';

// Trips list
export const fromDate = (date: string): string => `from ${date}`;
export const dayCount = (days: number): string => countOf(days, 'day');
export const beingPlanned = 'being planned';
export const noPlanYet = 'no plan possible yet';
export const plannedTogether = 'planned together';
export const shared = 'shared';
export const thingsToLookAt = (count: number): string => `${countOf(count, 'thing')} to look at`;
export const isCopied = (title: string): string => `"${title}" is copied.`;
export const isRestored = (title: string): string => `"${title}" is restored.`;
export const isArchived = (title: string): string => `"${title}" is archived.`;
export const isDeleted = (title: string): string => `"${title}" is deleted.`;
export const duplicateNamed = (title: string): string => `Duplicate ${title}`;
export const duplicate = 'Duplicate';
export const restoreNamed = (title: string): string => `Restore ${title}`;
export const restore = 'Restore';
export const archiveNamed = (title: string): string => `Archive ${title}`;
export const archive = 'Archive';
export const deleteNamed = (title: string): string => `Delete ${title}`;
export const deleteLabel = 'Delete';
export const deleteTitle = (title: string): string => `Delete ${title}?`;
export const deleteQuestion = (title: string): string =>
  `Delete "${title}" with all its versions? This cannot be undone.`;
export const deletePermanently = 'Delete permanently';
export const keepTrip = 'Keep trip';
