import { readCookie, tokenCookie } from '../session/cookies.ts';
import { forgetSavedData } from './forget-saved-data.ts';
import { continueRecord, isForeign, type OwnerRecord, ownerId, parseEntry } from './owned-entries.ts';
import { type Scope, textKeys } from './stored-keys.ts';
import { areas } from './text-store.ts';

/** Owner of entries by scope. `saved` stays after the session has expired. */
let owners: { account: string | undefined; saved: string | undefined } = {
  account: undefined,
  saved: undefined,
};

export const ownerOf = (scope: Scope): string | undefined => (scope === 'device' ? undefined : owners[scope]);

/**
 * Compares the session cookie with the recorded owner. Removes data of another visitor or of an expired session, and
 * moves what was made before signing in to the account.
 */
export function refreshOwner(account?: string): void {
  const recorded = readRecord();
  const token = readCookie(document.cookie, tokenCookie);
  if (token === undefined) {
    owners = { account: undefined, saved: recorded && ownerId(recorded) };
    removeForeignEntries();
    return;
  }
  const current: OwnerRecord = { session: fingerprint(token), ...(account !== undefined && { account }) };
  const continued = continueRecord(recorded, current);
  if (!continued) void forgetSavedData();
  const record = continued ?? current;
  areas.local.set(textKeys.owner.name, JSON.stringify(record));
  owners = { account: ownerId(record), saved: ownerId(record) };
  removeForeignEntries();
  adoptEntries(ownerId(record));
}

/** Removes all data of the visitor from this browser, also what was made before signing in. */
export async function forgetAccountData(): Promise<void> {
  owners = { account: undefined, saved: undefined };
  for (const area of Object.values(areas)) {
    for (const entry of area.keys()) if (parseEntry(entry)) area.set(entry, undefined);
  }
  const forgotten = forgetSavedData();
  areas.local.set(textKeys.owner.name, undefined); // notifies other tabs
  await forgotten;
}

function removeForeignEntries(): void {
  for (const area of Object.values(areas)) {
    for (const entry of area.keys()) if (isForeign(entry, owners)) area.set(entry, undefined);
  }
}

/** Renames entries that were made before signing in. */
function adoptEntries(owner: string): void {
  for (const area of Object.values(areas)) {
    for (const entry of area.keys()) {
      const parsed = parseEntry(entry);
      if (!parsed || parsed.owner !== undefined) continue;
      area.set(`${entry}@${owner}`, area.get(entry));
      area.set(entry, undefined);
    }
  }
}

function readRecord(): OwnerRecord | undefined {
  try {
    return JSON.parse(areas.local.get(textKeys.owner.name) ?? 'null') ?? undefined;
  } catch {
    return undefined; // damaged: as if there was none
  }
}

/** Returns a 53-bit hash (cyrb53). It recognises a session and does not contain its token. */
function fingerprint(token: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < token.length; index += 1) {
    const code = token.charCodeAt(index);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}

/** Handles that another tab has signed in or out. A page that shows private data is loaded again. */
function followOtherTab(event: StorageEvent): void {
  if (event.key !== textKeys.owner.name) return;
  const before = owners.account;
  refreshOwner();
  if (before !== undefined && before !== owners.account) location.reload();
}

if (typeof document !== 'undefined') {
  refreshOwner();
  addEventListener('storage', followOtherTab);
  if (areas.local.get(textKeys.forgetting.name)) void forgetSavedData(); // interrupted by a closed page
}
