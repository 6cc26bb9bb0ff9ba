/** Registers the service worker and waits until it is active. Throws where the browser has none. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('This browser has no service workers');
  await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
}
