const storageKey = 'yunyou:trip-key';

/** The key that makes trips theirs for visitors who have not signed in; kept in this browser. */
export function currentTripKey(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined; // storage is switched off: trips are only reachable while signed in
  }
}

/** One key can own many trips, so the first one stays. */
export function storeTripKey(key: string | undefined): void {
  if (!key || currentTripKey()) return;
  try {
    localStorage.setItem(storageKey, key);
  } catch {
    // As above.
  }
}

export function forgetTripKey(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored then.
  }
}
