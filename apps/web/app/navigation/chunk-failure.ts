import { type KeptText, keptInTab } from '../kept/kept-text.ts';

const guardMs = 10_000;
const storageKey = (path: string) => `yunyou:reloaded:${path}`;

/** May this path reload itself now? Once within ten seconds: a file that is really gone must not loop. */
export function mayReload(path: string, now: number, kept: Pick<KeptText, 'get' | 'set'>): boolean {
  const last = Number(kept.get(storageKey(path)) ?? Number.NEGATIVE_INFINITY);
  if (now - last < guardMs) return false;
  kept.set(storageKey(path), String(now));
  return true;
}

const intendedKey = 'yunyou:intended';

interface Intention {
  path: string;
  at: number;
}

/** Where the visitor is on the way to: a failing chunk belongs to that page, not to the one still shown. */
export function rememberIntendedPath(path: string | undefined): void {
  const intention = path && ({ path, at: Date.now() } satisfies Intention);
  keptInTab.set(intendedKey, intention && JSON.stringify(intention));
}

/** The remembered path, unless it is too old to be what a reload just interrupted. */
export function findIntendedPath(now: number, kept: Pick<KeptText, 'get'>): string | undefined {
  const stored = kept.get(intendedKey);
  if (!stored) return undefined;
  const { path, at } = JSON.parse(stored) as Intention; // written above only
  return now - at < guardMs ? path : undefined;
}

/** After a new build the old script files are gone: load the page anew, once. */
export function reloadOnChunkFailure(): void {
  addEventListener('vite:preloadError', (event) => {
    const path = findIntendedPath(Date.now(), keptInTab) ?? location.pathname + location.search;
    if (!mayReload(path, Date.now(), keptInTab)) return;
    event.preventDefault();
    location.assign(path);
  });
}

/** The router answers a missing route file by reloading the page it is still on; go on to the intended one. */
export function resumeIntendedPath(): void {
  const path = findIntendedPath(Date.now(), keptInTab);
  rememberIntendedPath(undefined);
  if (!path || path === location.pathname + location.search || !isReload()) return;
  if (mayReload(path, Date.now(), keptInTab)) location.replace(path);
}

/** A page that was asked for by its address is shown, whatever the visitor was on the way to before. */
function isReload(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');
}
