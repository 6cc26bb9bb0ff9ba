import { type Scope, type TextKeyId, textKeys } from './stored-keys.ts';

/** The visitor to whom the data in this browser belongs, as recorded at sign-in. */
export interface OwnerRecord {
  /** Fingerprint of the session's token. */
  session: string;
  /** Id of the account; unknown when the session was not started by the overlay of this browser. */
  account?: string | undefined;
}

export const ownerId = ({ account, session }: OwnerRecord): string => account ?? session;

/** Returns the record for the current session, or undefined when another visitor's data must be removed first. */
export function continueRecord(
  recorded: OwnerRecord | undefined,
  current: OwnerRecord,
): OwnerRecord | undefined {
  if (!recorded) return current;
  if (recorded.session === current.session) return { ...recorded, ...current };
  return current.account !== undefined && recorded.account === current.account ? current : undefined;
}

/** Returns the name of an entry. Entries of an account end with its id, so that no other account reads them. */
export function entryName(id: TextKeyId, suffix: string, owner: string | undefined): string {
  const { scope, name } = textKeys[id];
  const plain = name + suffix;
  return scope === 'device' || owner === undefined ? plain : `${plain}@${owner}`;
}

interface OwnedEntry {
  scope: Exclude<Scope, 'device'>;
  plainName: string;
  /** Undefined: made before signing in. */
  owner: string | undefined;
}

/** Parses the name of an entry. Returns undefined for entries of the device and of other software. */
export function parseEntry(entry: string): OwnedEntry | undefined {
  const keys = Object.values(textKeys);
  const key = keys.find(({ scope, name }) => scope !== 'device' && entry.startsWith(name));
  if (!key || key.scope === 'device') return undefined;
  const mark = entry.lastIndexOf('@');
  return mark < 0
    ? { scope: key.scope, plainName: entry, owner: undefined }
    : { scope: key.scope, plainName: entry.slice(0, mark), owner: entry.slice(mark + 1) };
}

/** Returns whether an entry belongs to another visitor than the given owner of its scope. */
export function isForeign(
  entry: string,
  owners: Readonly<Record<OwnedEntry['scope'], string | undefined>>,
): boolean {
  const parsed = parseEntry(entry);
  return parsed?.owner !== undefined && parsed.owner !== owners[parsed.scope];
}
