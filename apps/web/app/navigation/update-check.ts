import { showToast } from '@yunyou/ui/toasts';
import { workerAddress } from '../offline/register.ts';
import * as words from './navigation-words.ts';

interface BuildRules {
  routeRules: Record<string, { redirect: string }>;
}

const startDelayMs = 1000;
const idleFallbackMs = 50;

let isOutdated = false;
let rules: BuildRules = { routeRules: {} };

/** Returns whether a newer build is deployed: the next navigation then loads a document. */
export const isBuildOutdated = () => isOutdated;
/** Finds the rule of a path, with or without a slash at its end. */
export const findRouteRule = (path: string) =>
  rules.routeRules[path] ?? rules.routeRules[path.replace(/\/+$/, '')];

/** Checks for a newer build and loads the redirect rules, one second after load when the browser is idle. */
export function startUpdateCheck(buildId: string): () => void {
  const timer = setTimeout(() => whenIdle(() => void check(buildId).then(registerWorker)), startDelayMs);
  return () => clearTimeout(timer);
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, idleFallbackMs);
}

/** Registers the service worker, which serves saved pages or the offline page. Registering also updates it. */
async function registerWorker(): Promise<void> {
  if (import.meta.env.DEV) return; // only a build has one
  try {
    await navigator.serviceWorker?.register(workerAddress());
  } catch {
    // Storage is blocked, or the page is not served over HTTPS: the site works without offline support.
  }
}

async function check(buildId: string): Promise<void> {
  const latest = await fetchJson<{ id: string }>('/builds/latest.json');
  if (!latest) return;
  if (latest.id !== buildId) {
    isOutdated = true;
    showToast({
      message: words.updateReady,
      grouping: true,
    });
    return;
  }
  rules = (await fetchJson<BuildRules>(`/builds/meta/${buildId}.json`)) ?? rules;
}

async function fetchJson<T>(path: string): Promise<T | undefined> {
  try {
    const response = await fetch(path);
    return response.ok ? ((await response.json()) as T) : undefined; // written by build-files.ts of our server
  } catch {
    return undefined; // offline: keep the current rules
  }
}
