import type * as mapLibre from 'maplibre-gl';
import libraryUrl from 'maplibre-gl/dist/maplibre-gl.mjs?url';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { latinFontFile } from './latin-font.ts';
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

/** Downloads the files of a map without running them. A slow line needs seconds for them: 0.4 MB, compressed. */
export function prefetchMapLibrary(): void {
  if (isPrefetched) return;
  isPrefetched = true;
  for (const url of [libraryUrl, workerUrl, stylesUrl, latinFontFile]) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = url;
    document.head.append(link);
  }
}
