import type * as mapLibre from 'maplibre-gl';
// oxlint-disable-next-line import/default -- Vite returns the address of the file
import libraryUrl from 'maplibre-gl/dist/maplibre-gl.mjs?url';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { isSaveDataOn } from '../../navigation/save-data.ts';
import { latinFontFile } from './layers/latin-font.ts';
import stylesUrl from './maplibre.css?url';

export type MapLibrary = typeof mapLibre;

export const mapStylesUrl = stylesUrl;

/** Loads MapLibre as a file of its own, not as a part of a chunk, so that its address is known before it is needed. */
export async function loadMapLibrary(): Promise<MapLibrary> {
  const library = (await import(/* @vite-ignore */ libraryUrl)) as MapLibrary; // the file is the package's module
  library.setWorkerUrl(workerUrl);
  return library;
}

let isPrefetched = false;

/** Prefetches for a page with a map that is not hidden, before hydration: a phone may need a second for that. */
export function prefetchForPage(): void {
  const frames = document.querySelectorAll('[data-map]');
  if (Array.from(frames).some((frame) => frame.checkVisibility())) prefetchMapLibrary();
}

/**
 * Downloads the files of a map without running them, unless the visitor saves data. A slow line needs seconds for them: 0.4 MB,
 * compressed. They load one after another, so that pictures and calls find a free connection.
 */
export function prefetchMapLibrary(): void {
  if (isPrefetched || isSaveDataOn()) return;
  isPrefetched = true;
  prefetch([libraryUrl, workerUrl, stylesUrl, latinFontFile]);
}

function prefetch([url, ...others]: readonly string[]): void {
  if (url === undefined) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = url;
  link.addEventListener('load', () => prefetch(others), { once: true });
  document.head.append(link);
}
