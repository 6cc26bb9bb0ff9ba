import type { ApiClient } from '@yunyou/contract/client';
import type { HttpClient } from '@yunyou/contract/http-client';
import { pictureUrl } from '@yunyou/contract/picture-url';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { openSavedCache } from '../../../browser-storage/saved-store.ts';
import { registerServiceWorker } from '../../../offline/register.ts';
import { loadEditing } from '../load-trip.ts';
import { saveFiles } from './saved-files.ts';
import { findSavedTrip, removeSavedTrip, storeSavedTrip } from './saved-trips.ts';
import { listTripPages, listTripPictures } from './trip-addresses.ts';

const atOnce = 4;
const maxGuides = 6;

interface SaveOptions {
  api: HttpClient;
  trip: TripView;
  /** Progress from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Stores a trip and all files it needs on this device. Throws when a file cannot be loaded. */
export async function saveOffline({ api, trip, onProgress }: SaveOptions): Promise<void> {
  await registerServiceWorker();
  const [editing, { buildId, files }, guides] = await Promise.all([
    trip.access === 'owner' ? loadEditing(api.call, trip.id) : undefined,
    fetchFileList(),
    listGuides(api.call, trip),
  ]);
  if (trip.access === 'owner' && !editing) throw new Error('The trip itself could not be loaded');
  const pictures = listTripPictures(trip).map((picture) =>
    pictureUrl({ picture, format: 'tile', width: 480, type: 'webp' }),
  );
  const pages = [...listTripPages(trip), ...guides];
  const urls = [...new Set([...pages.flatMap(withData), ...files, ...pictures])];
  const cache = await openSavedCache();
  let done = 0;
  const queue = urls.values();
  const work = async () => {
    for (const url of queue) {
      const isSame = url.startsWith('/assets/') && (await cache.match(url));
      if (!isSame) await store(cache, url);
      done += 1;
      onProgress(done / urls.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (trip.access === 'owner') await saveFilesOf(api, trip.id);
  await storeSavedTrip({
    id: trip.id,
    view: trip,
    editing,
    urls,
    buildId,
    savedAt: new Date().toISOString(),
  });
  await navigator.storage?.persist?.();
}

/** Returns true when all files of a saved trip are in the cache. */
export async function isReadyOffline(tripId: string): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return false;
  const saved = await findSavedTrip(tripId);
  if (!saved) return false;
  const registration = await navigator.serviceWorker.getRegistration('/');
  if (!registration?.active) return false;
  const cache = await openSavedCache();
  const cached = new Set((await cache.keys()).map((key) => toPath(key.url)));
  return (
    saved.urls.every((url) => cached.has(url)) &&
    (saved.view.access !== 'owner' || saved.editing !== undefined)
  );
}

/** Removes a saved trip, and its files unless other saved trips need them. */
export async function forgetOffline(tripId: string): Promise<void> {
  const saved = await findSavedTrip(tripId);
  await removeSavedTrip(tripId);
  await saveFiles(tripId, [], neverLoads);
  const { listSavedTrips } = await import('./saved-trips.ts');
  const needed = new Set((await listSavedTrips()).flatMap(({ urls }) => urls));
  const cache = await openSavedCache();
  await Promise.all((saved?.urls ?? []).filter((url) => !needed.has(url)).map((url) => cache.delete(url)));
}

/** Stores the private files of a trip on this device. */
async function saveFilesOf(api: HttpClient, id: string): Promise<void> {
  const { list } = await api.call('GET /travel/files', { id });
  await saveFiles(id, list, (file) => api.download('GET /travel/file', { id, fileId: file.id }));
}

const neverLoads = () => Promise.reject(new Error('There is no file to load'));

async function store(cache: Cache, url: string): Promise<void> {
  const response = await fetch(url, { cache: url.startsWith('/assets/') ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  await cache.put(url, response);
}

/** Returns the URLs of a page: the document, and the data request of client-side navigation. */
function withData(path: string): string[] {
  const url = new URL(path, location.origin);
  return [path, `${url.pathname}.data${url.search}`];
}

async function fetchFileList(): Promise<{ buildId: string; files: readonly string[] }> {
  const response = await fetch('/offline-files.json', { cache: 'no-cache' });
  return (await response.json()) as { buildId: string; files: string[] }; // written by scripts/build.ts
}

async function listGuides(api: ApiClient, { stays }: TripView): Promise<string[]> {
  const lists = await Promise.all(
    [...new Set(stays.map(({ cityId }) => cityId))].map((cityId) =>
      api('POST /wiki/list', { cityId, pageSize: 3 }).then(({ list }) => list.map(({ linkUrl }) => linkUrl)),
    ),
  );
  return [...new Set(lists.flat())].slice(0, maxGuides);
}

function toPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
