import { registerServiceWorker } from './register.ts';

/** Registers the service worker for the installed app: it receives what other apps share. Other visitors get it with the first saved trip. */
export function registerForInstalledApp(): void {
  const register = () => void registerServiceWorker().catch(() => undefined); // sharing to the app does not work then
  if (matchMedia('(display-mode: standalone)').matches) addEventListener('load', register);
  addEventListener('appinstalled', register);
}
