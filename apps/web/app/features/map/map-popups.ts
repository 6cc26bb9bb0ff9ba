import type { Map as MapLibreMap } from 'maplibre-gl';
import { fitWalk } from './map-instance.ts';
import type { MapLibrary } from './map-library.ts';
import type { NumberedPoint } from './map-points.ts';

/** The point of the open popup, and the element that React renders the popup into. */
export interface Selection {
  point: NumberedPoint;
  element: HTMLElement;
  close: () => void;
  /** Zooms to the walking circles around the point; absent for a city. */
  showWalk: (() => void) | undefined;
}

interface MapPopupsOptions {
  library: MapLibrary;
  map: MapLibreMap;
  isCalm: boolean;
  /** Called with the point whose popup has opened, without one when it has closed. */
  onSelect: (selection: Selection | undefined) => void;
  /** Called before the popup moves the map. */
  onMove: () => void;
  /** Returns the focus to the pin of a popup that was closed by keyboard. */
  focusPin: (pointId: string) => void;
}

interface MapPopups {
  open: (point: NumberedPoint) => void;
  close: () => void;
}

/** Shows one popup at a time. */
export function createMapPopups({
  library,
  map,
  isCalm,
  onSelect,
  onMove,
  focusPin,
}: MapPopupsOptions): MapPopups {
  const popup = new library.Popup({ offset: 20, maxWidth: '18rem', focusAfterOpen: false });
  popup.on('close', () => onSelect(undefined));
  const closePopup = () => void popup.remove();
  return {
    open: (point) => {
      closePopup();
      const element = document.createElement('div');
      popup.setLngLat([point.longitude, point.latitude]).setDOMContent(element).addTo(map);
      const close = () => {
        closePopup();
        focusPin(point.id);
      };
      const showWalk = () => {
        onMove();
        fitWalk(map, point, !isCalm);
      };
      onSelect({ point, element, close, showWalk: point.kind === 'city' ? undefined : showWalk });
    },
    close: closePopup,
  };
}
