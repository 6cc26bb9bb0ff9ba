const guardMs = 10_000;
const storageKey = (path: string) => `yunyou:reloaded:${path}`;

/** May this path reload itself now? Once within ten seconds: a file that is really gone must not loop. */
export function mayReload(path: string, now: number, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  const last = Number(storage.getItem(storageKey(path)) ?? Number.NEGATIVE_INFINITY);
  if (now - last < guardMs) return false;
  storage.setItem(storageKey(path), String(now));
  return true;
}

let intendedPath: string | undefined;

/** Where the visitor is on the way to: a failing chunk belongs to that page, not to the one still shown. */
export function rememberIntendedPath(path: string | undefined): void {
  intendedPath = path;
}

/** After a new build the old script files are gone: load the page anew, once. */
export function reloadOnChunkFailure(): void {
  addEventListener('vite:preloadError', (event) => {
    const path = intendedPath ?? location.pathname + location.search;
    if (!mayReload(path, Date.now(), sessionStorage)) return;
    event.preventDefault();
    location.assign(path);
  });
}
