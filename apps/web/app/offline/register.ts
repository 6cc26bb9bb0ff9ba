/** Starts the worker that answers without a network, and waits until it does. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('This browser cannot work without a network');
  await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
}
