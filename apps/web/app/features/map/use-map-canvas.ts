import { type RefObject, useEffect, useState } from 'react';
import type * as canvasModule from './map-canvas.tsx';

type CanvasModule = typeof canvasModule;

/** Loads the map component when the element becomes visible; undefined until then. */
export function useMapCanvas(
  element: RefObject<HTMLElement | null>,
  onFailure: (error: unknown) => void,
): CanvasModule | undefined {
  const [loaded, setLoaded] = useState<CanvasModule>();
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      import('./map-canvas.tsx').then(setLoaded, onFailure);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, onFailure]);
  return loaded;
}
