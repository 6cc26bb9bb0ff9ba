import { type RefObject, useEffect, useState } from 'react';
import { runWhenIdle } from '../../idle/idle-queue.ts';
import type * as canvasModule from './map-canvas.tsx';
import { loadMapLibrary, type MapLibrary, prefetchMapLibrary } from './map-library.ts';

interface LoadedCanvas {
  MapCanvas: typeof canvasModule.MapCanvas;
  mapLibre: MapLibrary;
}

/**
 * Loads the map component when the element becomes visible; undefined until then. Its large files are downloaded before, after
 * a navigation in idle time (`prefetchForPage` does it for the first page).
 */
export function useMapCanvas(
  element: RefObject<HTMLElement | null>,
  onFailure: (error: unknown) => void,
): LoadedCanvas | undefined {
  const [loaded, setLoaded] = useState<LoadedCanvas>();
  useEffect(() => {
    if (!element.current) return;
    const frame = element.current;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      load().then(setLoaded, onFailure);
    });
    observer.observe(frame);
    const cancel = runWhenIdle(() => {
      if (frame.checkVisibility()) prefetchMapLibrary();
    });
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [element, onFailure]);
  return loaded;
}

async function load(): Promise<LoadedCanvas> {
  const [{ MapCanvas }, mapLibre] = await Promise.all([import('./map-canvas.tsx'), loadMapLibrary()]);
  return { MapCanvas, mapLibre };
}
