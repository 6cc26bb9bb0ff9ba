import { mapExtent } from '@yunyou/domain/geography/map-extent';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { findBounds } from './bounds.ts';
import { pinBoxImage } from './layers/overlay-layers.ts';
import { type Fit, fitPadding } from './map-fit.ts';
import type { MapLibrary } from './map-library.ts';
import { createMapNotes } from './map-notes.ts';
import type { Coordinates, MapPoint } from './map-points.ts';
import * as text from './map-words.ts';
import { walkBounds } from './walking-circles.ts';

const words = {
  'CooperativeGesturesHandler.WindowsHelpText': text.zoomWithCtrl,
  'CooperativeGesturesHandler.MacHelpText': text.zoomWithCommand,
  'CooperativeGesturesHandler.MobileHelpText': text.moveWithFingers,
  'Popup.Close': text.close,
};
const pinBoxSize = 26;

export type Ground = 'own' | 'streets' | 'other';

const nearestZoomOf: Record<Ground, number> = { own: 15, streets: 18, other: 19 };

const linkTo = (url: string, name: string): string =>
  `<a href="${url}" target="_blank" rel="noopener">${name}</a>`;
const openStreetMap = linkTo(text.openStreetMapUrl, text.openStreetMap);
const protomaps = linkTo('https://protomaps.com', 'Protomaps');

/** A tile server names its own sources in its style. */
const sourcesOf: Record<Ground, string> = {
  own: `${openStreetMap} · ${text.builtInSources}`,
  streets: `${openStreetMap} · ${protomaps} · ${text.builtInSources}`,
  other: openStreetMap,
};

interface MapInstanceOptions {
  library: MapLibrary;
  container: HTMLElement;
  label: string;
  /** `own` has no streets, `streets` adds them from our server, `other` is the style of a tile server. */
  ground: Ground;
  isCalm: boolean;
}

/** Creates an empty map with controls and without rotation. Throws when the browser has no WebGL. */
export function createMap({ library, container, label, ground, isCalm }: MapInstanceOptions): MapLibreMap {
  const { AttributionControl, NavigationControl, ScaleControl } = library;
  const { west, south, east, north } = mapExtent;
  const map = new library.Map({
    container,
    center: [104, 35.5],
    zoom: 3,
    maxZoom: nearestZoomOf[ground],
    ...(ground === 'other' ? {} : { maxBounds: [west, south, east, north] }),
    renderWorldCopies: false,
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    cooperativeGestures: true,
    reduceMotion: isCalm,
    fadeDuration: isCalm ? 0 : 200,
    attributionControl: false,
    locale: { ...words, 'Map.Title': text.mapHelp(label) },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new ScaleControl({ maxWidth: 96 }), 'bottom-left');
  map.addControl(createMapNotes(ground === 'own'), 'bottom-left');
  map.addControl(
    new AttributionControl({ compact: false, customAttribution: sourcesOf[ground] }),
    'bottom-right',
  );
  map.setMissingStyleImageResolver((id) => {
    if (id !== pinBoxImage || map.hasImage(id)) return;
    const data = new Uint8Array(pinBoxSize * pinBoxSize * 4);
    map.addImage(id, { width: pinBoxSize, height: pinBoxSize, data });
  });
  return map;
}

/** Moves the map so that all points are visible. */
export function fitPoints(map: MapLibreMap, { bounds, nearest }: Fit, animate: boolean): void {
  const { clientWidth, clientHeight } = map.getContainer();
  map.fitBounds([bounds.west, bounds.south, bounds.east, bounds.north], {
    padding: fitPadding(clientWidth, clientHeight),
    maxZoom: nearest,
    animate,
  });
}

/** Moves the map so that the walking circles around a point fill it. */
export function fitWalk(map: MapLibreMap, centre: Coordinates, animate: boolean): void {
  const { west, south, east, north } = walkBounds(centre);
  map.fitBounds([west, south, east, north], { padding: 24, animate });
}

/** Zooms in until the points no longer form one cluster. */
export function openPoints(map: MapLibreMap, points: readonly MapPoint[], animate: boolean): void {
  const bounds = findBounds(points);
  if (!bounds) return;
  const { west, south, east, north } = bounds;
  const camera = map.cameraForBounds([west, south, east, north], { padding: 80, maxZoom: 15 });
  const zoom = Math.max(camera?.zoom ?? 0, map.getZoom() + 1);
  map.easeTo({ center: [(west + east) / 2, (south + north) / 2], zoom, animate });
}
