import { type StoredTexts, storedTexts } from '../browser-storage/stored-texts.ts';

const reloadIntervalMs = 10_000;
const reloaded = storedTexts('reloaded');
const intendedTexts = storedTexts('intended');

/** Allows one reload per path within ten seconds, so that a file that stays missing causes no loop. */
export function mayReload(
  path: string,
  now: number,
  store: Pick<StoredTexts, 'get' | 'set'> = reloaded,
): boolean {
  const last = Number(store.get(path) ?? Number.NEGATIVE_INFINITY);
  if (now - last < reloadIntervalMs) return false;
  store.set(String(now), path);
  return true;
}

interface IntendedPath {
  path: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Stores the target of a running navigation: a chunk that fails then belongs to that page, not to the current one. */
export function rememberIntendedPath(path: string | undefined): void {
  const intended = path && ({ path, at: Date.now() } satisfies IntendedPath);
  intendedTexts.set(intended && JSON.stringify(intended));
}

/** Returns the stored target unless it is older than ten seconds. */
export function findIntendedPath(
  now: number,
  store: Pick<StoredTexts, 'get'> = intendedTexts,
): string | undefined {
  const stored = store.get();
  if (!stored) return undefined;
  const { path, at } = JSON.parse(stored) as IntendedPath; // written above only
  return now - at < reloadIntervalMs ? path : undefined;
}

/** Loads the intended page as a document when a chunk is missing: a new build has replaced the old files. */
export function reloadOnChunkFailure(): void {
  addEventListener('vite:preloadError', (event) => {
    const path = findIntendedPath(Date.now()) ?? location.pathname + location.search;
    if (!mayReload(path, Date.now())) return;
    event.preventDefault();
    location.assign(path);
  });
}

/** Continues to the intended page after the router has reloaded the current one because a route module was missing. */
export function resumeIntendedPath(): void {
  const path = findIntendedPath(Date.now());
  rememberIntendedPath(undefined);
  if (!path || path === location.pathname + location.search || !isReload()) return;
  if (mayReload(path, Date.now())) location.replace(path);
}

/**
 * Returns whether the page was reloaded. A page opened by its address is shown, even while an intended path is
 * stored.
 */
function isReload(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');
}
