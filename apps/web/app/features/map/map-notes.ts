import type { IControl, Map as MapLibreMap } from 'maplibre-gl';
import * as words from './map-words.ts';
import { sketchBegins } from './map-zooms.ts';

/** Returns a control that shows where north is and, on a map without streets, that the city is a sketch. */
export function createMapNotes(isSketch: boolean): IControl {
  const element = document.createElement('div');
  element.className = 'maplibregl-ctrl maplibregl-ctrl-notes';
  const north = document.createElement('span');
  north.textContent = words.north;
  const sketch = document.createElement('span');
  sketch.textContent = words.sketch;
  element.append(north);
  if (isSketch) element.append(sketch);
  return {
    onAdd: (map: MapLibreMap) => {
      const update = () => {
        sketch.hidden = map.getZoom() < sketchBegins;
      };
      update();
      map.on('zoomend', update);
      return element;
    },
    onRemove: () => element.remove(),
  };
}
