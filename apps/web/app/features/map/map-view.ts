import type { StreetTiles } from '@yunyou/contract/page-renderer';
import { chinaNow } from '@yunyou/domain/time/china-time';
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { type Cluster, clusterPoints } from './clusters.ts';
import { createMap, fitPoints, type Ground, openPoints } from './map-instance.ts';
import type { Scheme } from './map-palette.ts';
import {
  type Coordinates,
  type MapArea,
  type MapPoint,
  type MapRoute,
  type MapWay,
  type NumberedPoint,
  numberStops,
} from './map-points.ts';
import { createMapPopups, type Selection } from './map-popups.ts';
import { addOverlay, buildStyle, type StyleInput } from './map-style.ts';
import { findNextStop } from './next-stop.ts';
import { areaFeatures, type LabelSide, pinFeatures, ringFeatures, routeFeatures } from './overlay-data.ts';
import { createPinMarkers } from './pin-markers.ts';
import { sketchesInView } from './sketches-in-view.ts';
import { walkFeatures } from './walking-circles.ts';

interface MapContent {
  points: readonly MapPoint[];
  routes: readonly MapRoute[];
  ways: readonly MapWay[];
}

interface MapViewOptions extends MapContent {
  areas: readonly MapArea[] | undefined;
  container: HTMLElement;
  label: string;
  scheme: Scheme;
  /** URL of a vector-tile style that replaces the own basemap. */
  styleUrl: string | undefined;
  boundariesUrl: string;
  /** Streets of our own server above the own basemap. */
  streets: StreetTiles | undefined;
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
  const { container, label, isCalm } = options;
  const map = createMap({ container, label, ground: groundOf(options), isCalm });
  const labelSide = labelSideIn(map, container);
  const pins = createPinMarkers({ map, onPoint: (point) => popups.open(point), onCluster: openCluster });
  const popups = createMapPopups({ map, isCalm, onSelect: select, onMove: noteMove, focusPin: pins.focus });
  let { scheme, routes, ways } = options;
  let points = numberStops(options.points, options.routes);
  let clusters: Cluster[] = [];
  let chosen: NumberedPoint | undefined;
  let hasMoved = false;
  const sketches = trackSketches(map, groundOf(options) === 'own');

  setOwnGestures(map, options.hasOwnGestures);
  fitPoints(map, mainPoints(points), false);
  group();
  applyStyle();
  map.on('moveend', () => {
    group();
    if (sketches.haveChanged()) applyStyle();
    void map.getSource<GeoJSONSource>('yunyou-pins')?.setData(pinFeatures(clusters, labelSide));
  });
  map.on('dragstart', noteMove);
  map.on('resize', () => {
    if (!hasMoved) fitPoints(map, mainPoints(points), false);
  });
  map.on('click', ({ lngLat }) => options.onPress(toCoordinates(lngLat)));
  map.once('idle', options.onReady);

  return {
    setContent: (content) => {
      popups.close();
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
    showAll: () => {
      noteMove();
      fitPoints(map, points, !isCalm);
    },
    centre: () => toCoordinates(map.getCenter()),
    remove: () => {
      popups.close();
      map.remove();
    },
  };

  function noteMove(): void {
    hasMoved = true;
  }

  function group(): void {
    clusters = clusterPoints(points, Math.round(map.getZoom() * 4) / 4);
    pins.show(clusters, findNextStop(points, chinaNow(new Date())));
  }

  function applyStyle(): void {
    const overlay = {
      pins: pinFeatures(clusters, labelSide),
      routes: routeFeatures(routes, points, ways),
      rings: ringsAround(chosen, points),
      areas: areaFeatures(groundOf(options) === 'own' ? options.areas : []), // streets have names of their own
    };
    setMapStyle(map, options, { scheme, shownNames: namesOf(points), sketches: sketches.list(), overlay });
  }

  function openCluster(cluster: Cluster): void {
    noteMove();
    if (map.getZoom() > nearestClusterZoom) popups.open(cluster.points[0]);
    else openPoints(map, cluster.points, !isCalm);
  }

  function select(selection: Selection | undefined): void {
    chosen = selection?.point;
    void map.getSource<GeoJSONSource>('yunyou-rings')?.setData(ringsAround(chosen, points));
    options.onSelect(selection);
  }
}

const namesOf = (points: readonly NumberedPoint[]) => points.map(({ name }) => name);

/** Follows which sketches the view shows; none on a map with streets. */
function trackSketches(map: MapLibreMap, hasSketches: boolean) {
  let drawn: string[] = [];
  const find = () => (hasSketches ? sketchesInView(viewOf(map)) : []);
  return {
    /** Lists the sketches to draw now. */
    list: () => {
      drawn = find();
      return drawn;
    },
    /** Returns whether the view shows other sketches than those that were listed last. */
    haveChanged: () => find().join() !== drawn.join(),
  };
}

function viewOf(map: MapLibreMap) {
  const bounds = map.getBounds();
  return {
    zoom: map.getZoom(),
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  };
}

/** Returns walking circles around the chosen point, distance rings around all points while none is chosen. */
function ringsAround(chosen: NumberedPoint | undefined, points: readonly NumberedPoint[]) {
  return chosen && chosen.kind !== 'city' ? walkFeatures(chosen) : ringFeatures(points);
}

/** Five decimals are a metre. */
function toCoordinates({ lat, lng }: { lat: number; lng: number }): Coordinates {
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return { latitude: round(lat), longitude: round(lng) };
}

const groundOf = ({ styleUrl, streets }: MapViewOptions): Ground =>
  styleUrl ? 'other' : streets ? 'streets' : 'own';

function setMapStyle(
  map: MapLibreMap,
  { styleUrl, boundariesUrl, streets }: MapViewOptions,
  content: Pick<StyleInput, 'scheme' | 'shownNames' | 'sketches' | 'overlay'>,
): void {
  const input = {
    ...content,
    boundariesUrl,
    // MapLibre loads tiles in a worker, which knows no base address.
    streets: streets && { ...streets, tilesUrl: location.origin + streets.tilesUrl },
  };
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

/** Returns a function that places labels of pins near an edge on the side of the centre. */
function labelSideIn(map: MapLibreMap, container: HTMLElement) {
  return ({ longitude, latitude }: Cluster): LabelSide => {
    const { x } = map.project([longitude, latitude]);
    if (x > container.clientWidth - labelRoomPixels) return 'left';
    return x < labelRoomPixels ? 'right' : 'any';
  };
}
