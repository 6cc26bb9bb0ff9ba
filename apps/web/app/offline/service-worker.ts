import { openSavedCache } from '../browser-storage/saved-store.ts';
import { listSavedTrips } from '../features/trip/offline/saved-trips.ts';
import { chooseStrategy, isSamePicture, toCacheKey } from './cache-rules.ts';
import { offlinePage } from './offline-page.ts';
import { readPushMessage } from './push-message.ts';
import { readSharedText, toSharedAddress } from './shared-text.ts';

declare const __BUILD_ID__: string;

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
}

interface PushEvent extends WorkerEvent {
  data: { text: () => string } | null;
}

interface NotificationEvent extends WorkerEvent {
  notification: Notification;
}

/** An open page of the site. */
interface PageClient {
  url: string;
  focus: () => Promise<unknown>;
}

interface WorkerScope {
  location: Location;
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly PageClient[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  registration: ServiceWorkerRegistration;
  addEventListener: ((type: 'install' | 'activate', listener: (event: WorkerEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void) &
    ((type: 'push', listener: (event: PushEvent) => void) => void) &
    ((type: 'notificationclick', listener: (event: NotificationEvent) => void) => void);
}

// Declares the used part of the worker's global scope: TypeScript cannot load the DOM and worker types together.
const worker = self as unknown as WorkerScope;

/** Origin of the CDN, which serves the same files as our own origin at the same paths. */
const assetOrigin = new URLSearchParams(worker.location.search).get('assets') ?? undefined;

// The build id in this file changes with each build, so the browser installs a new worker. It shares no state with the old one and takes over immediately.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const strategy = chooseStrategy({
    method: request.method,
    mode: request.mode,
    url,
    origin: worker.location.origin,
    assetOrigin,
  });
  if (strategy === 'browser') return;
  if (strategy === 'shared') return event.respondWith(openShared(request));
  event.respondWith(
    strategy === 'saved-first' ? savedFirst(request, url) : networkFirst(request, url, strategy),
  );
});

worker.addEventListener('push', (event) => {
  const message = readPushMessage(event.data?.text());
  if (!message) return;
  const { title, body, tag, path } = message;
  const options = { body, tag, icon: '/icon-192.png', lang: 'en', data: path };
  event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(String(event.notification.data)));
});

/** Shows a page in a tab that has it open, or in a new one. */
async function openPage(path: string): Promise<void> {
  const url = new URL(path, worker.location.origin);
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isOpen = (page: PageClient) => toCacheKey(new URL(page.url)) === toCacheKey(url);
  const open = pages.find(isOpen);
  await (open ? open.focus() : worker.clients.openWindow(url.href));
}

/** Opens the page for bookings with what another app has shared. */
async function openShared(request: Request): Promise<Response> {
  const text = await readSharedText(await request.formData());
  return Response.redirect(toSharedAddress(text), 303);
}

async function savedFirst(request: Request, url: URL): Promise<Response> {
  return (await findSaved(url)) ?? fetch(request);
}

async function networkFirst(
  request: Request,
  url: URL,
  strategy: 'page' | 'network-first',
): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const saved = await findSaved(url);
    if (saved) return saved;
    if (strategy === 'page') return offlinePage(await listSavedPages(), __BUILD_ID__);
    throw error;
  }
}

async function findSaved(url: URL): Promise<Response | undefined> {
  const cache = await openSavedCache();
  const exact = await cache.match(toCacheKey(url));
  if (exact || !url.pathname.startsWith('/pictures/')) return exact;
  const keys = await cache.keys();
  const other = keys.find((key) => isSamePicture(new URL(key.url).pathname, url.pathname));
  return other && cache.match(other);
}

async function listSavedPages(): Promise<readonly { path: string; title: string }[]> {
  const trips = await listSavedTrips();
  return trips.map(({ id, view }) => ({ path: `/trip/details?id=${id}`, title: view.title }));
}
