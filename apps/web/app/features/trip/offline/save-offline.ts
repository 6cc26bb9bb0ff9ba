import type { ApiClient } from '@yunyou/contract/client';
import type { HttpClient } from '@yunyou/contract/http-client';
import type { StreetTiles } from '@yunyou/contract/page-renderer';
import { pictureUrl } from '@yunyou/contract/picture-url';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { assetUrl } from '../../../assets/asset-url.ts';
import { openSavedCache } from '../../../browser-storage/saved-store.ts';
import { registerServiceWorker } from '../../../offline/register.ts';
import { loadEditing } from '../load-editing.ts';
import { findSavedRecords, forgetRecords, saveRecords } from '../records/saved-records.ts';
import { estimateBytes, listUnneeded, type PackState, packStateOf } from './pack-state.ts';
import { listSavedFiles, saveFiles } from './saved-files.ts';
import { findSavedTrip, listSavedTrips, removeSavedTrip, storeSavedTrip } from './saved-trips.ts';
import { listTripMap, listTripPages, listTripPictures } from './trip-addresses.ts';

const atOnce = 4;
const maxGuides = 6;

interface SaveOptions {
  api: HttpClient;
  trip: TripView;
  /** Street tiles of the site's map. */
  streets: StreetTiles | undefined;
  /** Progress from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Stores a trip and all files it needs on this device, or brings a saved one up to date. Throws when a file cannot be loaded; then
 * a new trip leaves nothing behind, and a saved one keeps its parts.
 */
export async function saveOffline({ api, trip, streets, onProgress }: SaveOptions): Promise<void> {
  await registerServiceWorker();
  const [editing, { buildId, files }, guides, before] = await Promise.all([
    loadEditing(api.call, trip.id),
    fetchFileList(),
    listGuides(api.call, trip),
    findSavedTrip(trip.id),
  ]);
  if (!editing) throw new Error('The trip itself could not be loaded');
  const pages = [...listTripPages(trip), ...guides];
  // Pages come last: they need the scripts of their build.
  const urls = [
    ...new Set([
      ...files,
      ...listTripMap(trip, streets),
      ...listPictureUrls(trip),
      ...pages.flatMap(withData),
    ]),
  ];
  const known = new Set(before?.buildId === buildId ? before.urls : []);
  try {
    await storeAll(urls, { known, onProgress });
    const fileIds = await saveFilesOf(api, trip.id);
    await saveRecords(trip.id, await api.call('GET /travel/records', { id: trip.id }));
    const savedAt = new Date().toISOString();
    const view = { ...trip, version: editing.version };
    await storeSavedTrip({ id: trip.id, view, editing, urls, fileIds, buildId, savedAt });
  } catch (error) {
    if (!before) await forgetOffline(trip.id);
    throw error;
  }
  await removeUnneeded();
  await navigator.storage?.persist?.();
}

/** Returns whether each part of a trip is on this device, and up to date. */
export async function readPackState(tripId: string, version: number): Promise<PackState> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return 'missing';
  const saved = await findSavedTrip(tripId);
  const registration = await navigator.serviceWorker.getRegistration('/');
  if (!saved?.editing || !registration?.active) return 'missing';
  const files = await listSavedFiles(tripId);
  const onDevice = {
    cached: await listCached(),
    fileIds: new Set(files.map(({ id }) => id)),
    hasRecords: (await findSavedRecords(tripId)) !== undefined,
  };
  return packStateOf({ ...saved, version: saved.editing.version }, onDevice, version);
}

/** Estimates the bytes that a trip needs on this device. */
export async function estimateTrip(
  api: HttpClient,
  trip: TripView,
  streets: StreetTiles | undefined,
): Promise<number> {
  const [{ bytes }, { list }] = await Promise.all([
    fetchFileList(),
    api.call('GET /travel/files', { id: trip.id }),
  ]);
  return estimateBytes({
    pages: listTripPages(trip).length + maxGuides,
    pictures: listTripPictures(trip).length,
    map: listTripMap(trip, streets),
    siteBytes: bytes,
    fileBytes: list.reduce((sum, file) => sum + file.bytes, 0),
  });
}

/** Removes a saved trip with its files and expenses, and everything in the cache that no other saved trip needs. */
export async function forgetOffline(tripId: string): Promise<void> {
  await removeSavedTrip(tripId);
  await saveFiles(tripId, [], neverLoads);
  await forgetRecords(tripId);
  await removeUnneeded();
}

async function removeUnneeded(): Promise<void> {
  const cache = await openSavedCache();
  const unneeded = listUnneeded(await listCached(), await listSavedTrips());
  await Promise.all(unneeded.map((url) => cache.delete(url)));
}

async function listCached(): Promise<ReadonlySet<string>> {
  const cache = await openSavedCache();
  return new Set((await cache.keys()).map((key) => toPath(key.url)));
}

interface StoreOptions {
  /** Addresses that were saved before and do not change with the plan. */
  known: ReadonlySet<string>;
  onProgress: (share: number) => void;
}

async function storeAll(urls: readonly string[], { known, onProgress }: StoreOptions): Promise<void> {
  const cache = await openSavedCache();
  let done = 0;
  const queue = urls.values();
  const work = async () => {
    for (const url of queue) {
      const isSame = (url.startsWith('/assets/') || known.has(url)) && (await cache.match(url));
      if (!isSame) await store(cache, url);
      done += 1;
      onProgress(done / urls.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Stores the private files of a trip on this device and returns their ids. */
async function saveFilesOf(api: HttpClient, id: string): Promise<readonly string[]> {
  const { list } = await api.call('GET /travel/files', { id });
  await saveFiles(id, list, (file) => api.download('GET /travel/file', { id, fileId: file.id }));
  return list.map((file) => file.id);
}

const neverLoads = () => Promise.reject(new Error('There is no file to load'));

async function store(cache: Cache, url: string): Promise<void> {
  const source = /^\/(assets|fonts|pictures)\//.test(url) ? assetUrl(url) : url;
  const response = await fetch(source, { cache: url.startsWith('/assets/') ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  await cache.put(url, response);
}

function listPictureUrls(trip: TripView): readonly string[] {
  return listTripPictures(trip).map((picture) =>
    pictureUrl({ picture, format: 'tile', width: 480, type: 'webp' }),
  );
}

/** Returns the URLs of a page: the document, and the data request of client-side navigation. */
function withData(path: string): string[] {
  const url = new URL(path, location.origin);
  return [path, `${url.pathname}.data${url.search}`];
}

interface FileList {
  buildId: string;
  files: readonly string[];
  /** Bytes of all of them. */
  bytes: number;
}

async function fetchFileList(): Promise<FileList> {
  const response = await fetch('/offline-files.json', { cache: 'no-cache' });
  return (await response.json()) as FileList; // written by scripts/build.ts
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
