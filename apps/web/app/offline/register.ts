import { assetBase } from '../assets/asset-url.ts';

/** Returns the address of the service worker, which answers for files of the CDN, too. */
export const workerAddress = (): string =>
  assetBase() ? `/sw.js?assets=${encodeURIComponent(assetBase())}` : '/sw.js';

/** Registers the service worker and waits until it is active. Throws where the browser has none. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('This browser has no service workers');
  await navigator.serviceWorker.register(workerAddress());
  await navigator.serviceWorker.ready;
}
