import { showToast } from '@yunyou/ui/toasts';

export interface BuildRules {
  routeRules: Record<string, { redirect: string }>;
}

const startDelayMs = 1000;
const idleFallbackMs = 50;

let isOutdated = false;
let rules: BuildRules = { routeRules: {} };

/** A newer build is out: the next navigation should load its page whole. */
export const isBuildOutdated = () => isOutdated;
export const findRouteRule = (path: string) => rules.routeRules[path];

/** About a second after load, when the browser is idle: is this still the latest build, and which route rules hold? */
export function startUpdateCheck(buildId: string): () => void {
  const timer = setTimeout(() => whenIdle(() => void check(buildId).then(startWorker)), startDelayMs);
  return () => clearTimeout(timer);
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, idleFallbackMs);
}

/** The worker answers without a network, if only to say so. A newer build has a newer worker: asking is enough to get it. */
async function startWorker(): Promise<void> {
  if (import.meta.env.DEV) return; // only a build has one
  try {
    await navigator.serviceWorker?.register('/sw.js');
  } catch {
    // Storage is switched off, or the page is not secure: the site works as ever with a network.
  }
}

async function check(buildId: string): Promise<void> {
  const latest = await fetchJson<{ id: string }>('/builds/latest.json');
  if (!latest) return;
  if (latest.id !== buildId) {
    isOutdated = true;
    showToast({
      message: 'A newer version of this site is ready. It loads with the next page.',
      grouping: true,
    });
    return;
  }
  rules = (await fetchJson<BuildRules>(`/builds/meta/${buildId}.json`)) ?? rules;
}

async function fetchJson<T>(path: string): Promise<T | undefined> {
  try {
    const response = await fetch(path);
    return response.ok ? ((await response.json()) as T) : undefined; // our own server's files
  } catch {
    return undefined; // offline: nothing to learn
  }
}
