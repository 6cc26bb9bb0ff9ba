import { type GeoJSONSource, type Map as MapLibreMap, Popup } from 'maplibre-gl';
import { type Cluster, clusterPoints } from './clusters.ts';
import { createMap, fitPoints, openPoints } from './map-instance.ts';
import type { Scheme } from './map-palette.ts';
import {
  type Coordinates,
  type MapPoint,
  type MapRoute,
  type MapWay,
  type NumberedPoint,
  numberStops,
} from './map-points.ts';
import { addOverlay, buildStyle, type StyleInput } from './map-style.ts';
import { type LabelSide, pinFeatures, ringFeatures, routeFeatures } from './overlay-data.ts';
import { createPinMarkers } from './pin-markers.ts';

interface MapContent {
  points: readonly MapPoint[];
  routes: readonly MapRoute[];
  ways: readonly MapWay[];
}

/** The point of the open popup, and the element that React renders the popup into. */
export interface Selection {
  point: NumberedPoint;
  element: HTMLElement;
  close: () => void;
}

interface MapViewOptions extends MapContent {
  container: HTMLElement;
  label: string;
  scheme: Scheme;
  /** URL of a vector-tile style that replaces the own basemap. */
  styleUrl: string | undefined;
  boundariesUrl: string;
  isCalm: boolean;
  /** One finger and the wheel move the map, because the page around it does not scroll. */
  hasOwnGestures: boolean;
  onSelect: (selection: Selection | undefined) => void;
  /** Called for a press on the map beside the pins. */
  onPress: (at: Coordinates) => void;
  onReady: () => void;
}

export interface MapView {
  setContent: (content: MapContent) => void;
  setScheme: (scheme: Scheme) => void;
  setOwnGestures: (hasOwnGestures: boolean) => void;
  showAll: () => void;
  centre: () => Coordinates;
  remove: () => void;
}

/** Above this zoom, overlapping points are no longer separated. */
const nearestClusterZoom = 14.5;
const labelRoomPixels = 120;

/** Creates a map with pins and popups. Throws when the browser has no WebGL. */
export function createMapView(options: MapViewOptions): MapView {
  const { container, label, styleUrl, isCalm } = options;
  const map = createMap({ container, label, hasOwnGround: !styleUrl, isCalm });
  const popup = createPopup(() => options.onSelect(undefined));
  const labelSide = labelSideIn(map, container);
  const pins = createPinMarkers({ map, onPoint: select, onCluster: openCluster });
  let { scheme, routes, ways } = options;
  let points = numberStops(options.points, options.routes);
  let clusters: Cluster[] = [];
  let hasMoved = false;

  setOwnGestures(map, options.hasOwnGestures);
  fitPoints(map, mainPoints(points), false);
  group();
  applyStyle();
  map.on('moveend', () => {
    group();
    void map.getSource<GeoJSONSource>('yunyou-pins')?.setData(pinFeatures(clusters, labelSide));
  });
  map.on('dragstart', () => {
    hasMoved = true;
  });
  map.on('resize', () => {
    if (!hasMoved) fitPoints(map, mainPoints(points), false);
  });
  map.on('click', ({ lngLat }) => options.onPress(toCoordinates(lngLat)));
  map.once('idle', options.onReady);

  return {
    setContent: (content) => {
      popup.remove();
      ({ routes, ways } = content);
      points = numberStops(content.points, content.routes);
      hasMoved = false;
      fitPoints(map, mainPoints(points), !isCalm);
      group();
      applyStyle();
    },
    setScheme: (next) => {
      if (next === scheme) return;
      scheme = next;
      applyStyle();
    },
    setOwnGestures: (isOwn) => setOwnGestures(map, isOwn),
    showAll,
    centre: () => toCoordinates(map.getCenter()),
    remove: () => {
      popup.remove();
      map.remove();
    },
  };

  function showAll(): void {
    hasMoved = true;
    fitPoints(map, points, !isCalm);
  }

  function group(): void {
    clusters = clusterPoints(points, Math.round(map.getZoom() * 4) / 4);
    pins.show(clusters);
  }

  function applyStyle(): void {
    const overlay = {
      pins: pinFeatures(clusters, labelSide),
      routes: routeFeatures(routes, points, ways),
      rings: ringFeatures(points),
    };
    const { boundariesUrl } = options;
    setMapStyle(map, styleUrl, { scheme, boundariesUrl, shownNames: cityNamesOf(points), overlay });
  }

  function openCluster(cluster: Cluster): void {
    hasMoved = true;
    if (map.getZoom() > nearestClusterZoom) select(cluster.points[0]);
    else openPoints(map, cluster.points, !isCalm);
  }

  function select(point: NumberedPoint): void {
    const element = openPopup(map, popup, point);
    const close = () => {
      popup.remove();
      pins.focus(point.id);
    };
    options.onSelect({ point, element, close });
  }
}

/** Five decimals are a metre. */
function toCoordinates({ lat, lng }: { lat: number; lng: number }): Coordinates {
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return { latitude: round(lat), longitude: round(lng) };
}

function setMapStyle(map: MapLibreMap, styleUrl: string | undefined, input: StyleInput): void {
  if (!styleUrl) map.setStyle(buildStyle(input), { diff: true });
  else map.setStyle(styleUrl, { transformStyle: (_, basemap) => addOverlay(basemap, input) });
}

function setOwnGestures(map: MapLibreMap, hasOwnGestures: boolean): void {
  if (hasOwnGestures) map.cooperativeGestures.disable();
  else map.cooperativeGestures.enable();
}

/** Returns the points that the map is fitted to. */
function mainPoints(points: readonly NumberedPoint[]): readonly NumberedPoint[] {
  const main = points.filter(({ isAside }) => !isAside);
  return main.length > 0 ? main : points;
}

function cityNamesOf(points: readonly NumberedPoint[]): string[] {
  return points.flatMap((point) => (point.kind === 'city' ? [point.name] : []));
}

function createPopup(onClose: () => void): Popup {
  const popup = new Popup({ offset: 20, maxWidth: '18rem', focusAfterOpen: false });
  popup.on('close', onClose);
  return popup;
}

/** Opens the popup at a point and returns the empty element inside it. */
function openPopup(map: MapLibreMap, popup: Popup, { longitude, latitude }: NumberedPoint): HTMLElement {
  popup.remove();
  const element = document.createElement('div');
  popup.setLngLat([longitude, latitude]).setDOMContent(element).addTo(map);
  return element;
}

/** Returns a function that places labels of pins near an edge on the side of the centre. */
function labelSideIn(map: MapLibreMap, container: HTMLElement) {
  return ({ longitude, latitude }: Cluster): LabelSide => {
    const { x } = map.project([longitude, latitude]);
    if (x > container.clientWidth - labelRoomPixels) return 'left';
    return x < labelRoomPixels ? 'right' : 'any';
  };
}
