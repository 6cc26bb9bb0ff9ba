/**
 * Lifetime of data in this browser:
 * - `device`: belongs to the device and is never private. Stays until the visitor clears the browser's data.
 * - `account`: belongs to the signed-in visitor. Removed at sign-out, when the session has expired, and when another
 *   visitor signs in.
 * - `saved`: like `account`, but stays when the session expires: a session lasts one day, and a trip saved for offline
 *   must open on a longer journey. Removed at sign-out and when another visitor signs in.
 * What a visitor makes before signing in goes to the account at sign-in.
 */
export type Scope = 'device' | 'account' | 'saved';

interface TextKey {
  /** `local`: localStorage. `tab`: sessionStorage, which ends with the tab. */
  area: 'local' | 'tab';
  scope: Scope;
  /** Name of the entry, or the beginning of the names of several entries. */
  name: string;
}

/** Every text that the site stores in the browser. No other code uses localStorage or sessionStorage. */
export const textKeys = {
  owner: { area: 'local', scope: 'device', name: 'yunyou:owner' },
  forgetting: { area: 'local', scope: 'device', name: 'yunyou:forgetting' },
  counting: { area: 'local', scope: 'device', name: 'yunyou:counting' },
  currency: { area: 'local', scope: 'device', name: 'yunyou-currency' },
  theme: { area: 'local', scope: 'device', name: 'yunyou:theme' },
  clock: { area: 'local', scope: 'device', name: 'yunyou:clock' },
  data: { area: 'local', scope: 'device', name: 'yunyou:data' },
  tripKey: { area: 'local', scope: 'account', name: 'yunyou:trip-key' },
  recentSearches: { area: 'local', scope: 'account', name: 'recentSearches' },
  done: { area: 'local', scope: 'saved', name: 'yunyou:done:' },
  changes: { area: 'local', scope: 'account', name: 'yunyou:changes:' },
  typed: { area: 'local', scope: 'account', name: 'yunyou:typed:' },
  bookingDraft: { area: 'tab', scope: 'account', name: 'yunyou-booking-' },
  reloaded: { area: 'tab', scope: 'device', name: 'yunyou:reloaded:' },
  intended: { area: 'tab', scope: 'device', name: 'yunyou:intended' },
  /** Written by the router when a page is hidden. */
  scrollPositions: { area: 'tab', scope: 'device', name: 'react-router-scroll-positions' },
} as const satisfies Record<string, TextKey>;
export type TextKeyId = keyof typeof textKeys;

/** Every IndexedDB database, with its only object store. All have the scope `saved`. */
export const databases = {
  savedTrips: { name: 'yunyou-trips', store: 'saved' },
  savedFiles: { name: 'yunyou-files', store: 'saved' },
  waitingFiles: { name: 'yunyou-waiting', store: 'files' },
  pendingCommands: { name: 'yunyou-commands', store: 'pending' },
  savedRecords: { name: 'yunyou-records', store: 'saved' },
  pendingDrafts: { name: 'yunyou-pending', store: 'drafts' },
} as const;
export type DatabaseId = keyof typeof databases;

/** The only cache of the service worker: pages and files of saved trips. Its scope is `saved`. */
export const savedCacheName = 'yunyou-saved';
