import type { StreetTiles } from '@yunyou/contract/page-renderer';
import { chinaNow } from '@yunyou/domain/time/china-time';
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import type { BasemapParts } from './layers/basemap-layers.ts';
import type { Scheme } from './layers/map-palette.ts';
import { addOverlay, buildStyle, type StyleInput } from './layers/map-style.ts';
import {
  areaFeatures,
  type LabelSide,
  pinFeatures,
  ringFeatures,
  routeFeatures,
} from './layers/overlay-data.ts';
import { basemapInView, sketchesInView } from './layers/sketches-in-view.ts';
import { fitTo, mainPoints } from './map-fit.ts';
import { createMap, fitPoints, type Ground, openPoints } from './map-instance.ts';
import type { MapLibrary } from './map-library.ts';
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
import { type Cluster, clusterPoints } from './pins/clusters.ts';
import { findNextStop } from './pins/next-stop.ts';
import { createPinMarkers } from './pins/pin-markers.ts';
import { toGroupZoom } from './static/zoom-ranges.ts';
import { walkFeatures } from './walking-circles.ts';

interface MapContent {
  points: readonly MapPoint[];
  routes: readonly MapRoute[];
  ways: readonly MapWay[];
}

interface MapViewOptions extends MapContent {
  library: MapLibrary;
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
  /** Called when the first view is drawn, or before, when the visitor uses the map. */
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
/** Width of a name beside its pin. */
const labelRoomPixels = 165;

/** Creates a map with pins and popups. Throws when the browser has no WebGL. */
export function createMapView(options: MapViewOptions): MapView {
  const map = createMap({ ...options, ground: groundOf(options) });
  const pinsNow = () => pinFeatures(clusters, labelSideIn(map));
  const base = { ...options, map };
  const pins = createPinMarkers({ ...base, onPoint: (point) => popups.open(point), onCluster: openCluster });
  const popups = createMapPopups({ ...base, onSelect: select, onMove: noteMove, focusPin: pins.focus });
  let { scheme, routes, ways } = options;
  let points = numberStops(options.points, options.routes);
  let clusters: Cluster[] = [];
  let chosen: NumberedPoint | undefined;
  let hasMoved = false;
  const ground = trackGround(map, groundOf(options) === 'own');
  const fit = createFit(map, options);

  setOwnGestures(map, options.hasOwnGestures);
  fit(mainPoints(points), false);
  group();
  applyStyle();
  map.on('moveend', () => {
    group();
    if (ground.hasChanged()) applyStyle();
    void map.getSource<GeoJSONSource>('yunyou-pins')?.setData(pinsNow());
  });
  map.on('dragstart', noteMove);
  map.on('resize', () => {
    if (!hasMoved) fit(mainPoints(points), false);
  });
  reportEvents(map, options);

  return {
    setContent: (content) => {
      popups.close();
      ({ routes, ways } = content);
      points = numberStops(content.points, content.routes);
      hasMoved = false;
      fit(mainPoints(points), !options.isCalm);
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
      fit(points, !options.isCalm);
    },
    centre: () => toCoordinates(map.getCenter()),
    remove: () => {
      popups.close();
      map.remove();
    },
  };

  function noteMove(): void {
    hasMoved = true;
    options.onReady();
  }

  function group(): void {
    clusters = clusterPoints(points, toGroupZoom(map.getZoom()));
    pins.show(clusters, findNextStop(points, chinaNow(new Date())));
  }

  function applyStyle(): void {
    const overlay = { pins: pinsNow(), ...contentFeatures(options, { points, routes, ways }, chosen) };
    setMapStyle(map, options, { scheme, shownNames: namesOf(points), ...ground.read(), overlay });
  }

  function openCluster(cluster: Cluster): void {
    noteMove();
    if (map.getZoom() > nearestClusterZoom) popups.open(cluster.points[0]);
    else openPoints(map, cluster.points, !options.isCalm);
  }

  function select(selection: Selection | undefined): void {
    chosen = selection?.point;
    if (selection) options.onReady();
    void map.getSource<GeoJSONSource>('yunyou-rings')?.setData(ringsAround(chosen, points));
    options.onSelect(selection);
  }
}

/** Calls the handlers of the map's owner. */
function reportEvents(map: MapLibreMap, { onPress, onReady }: MapViewOptions): void {
  map.on('click', ({ lngLat }) => onPress(toCoordinates(lngLat)));
  map.on('zoomstart', ({ originalEvent }) => originalEvent && onReady());
  map.once('idle', onReady);
}

/** Returns everything above the basemap except the pins, which depend on the zoom. */
function contentFeatures(
  options: MapViewOptions,
  { points, routes, ways }: MapContent,
  chosen: NumberedPoint | undefined,
) {
  return {
    routes: routeFeatures(routes, points, ways),
    rings: ringsAround(chosen, points),
    areas: areaFeatures(groundOf(options) === 'own' ? options.areas : []), // streets have names of their own
  };
}

/** Returns a function that fits the map to points. */
function createFit(map: MapLibreMap, options: MapViewOptions) {
  return (points: readonly NumberedPoint[], animate: boolean) => {
    const view = fitTo(points, groundOf(options) === 'own');
    if (view) fitPoints(map, view, animate);
  };
}

const namesOf = (points: readonly NumberedPoint[]) => points.map(({ name }) => name);

interface GroundParts {
  sketches: string[];
  basemap: BasemapParts;
}

/**
 * Follows which parts of the built-in map the view shows, so that a map of one city loads neither the relief nor the coasts
 * of the country. Parts that have been loaded stay. A map with streets has no sketches.
 */
function trackGround(map: MapLibreMap, hasSketches: boolean) {
  let drawn: GroundParts = {
    sketches: [],
    basemap: { hasCountry: false, hasRelief: false },
  };
  const find = (): GroundParts => {
    const view = viewOf(map);
    const { hasCountry, hasRelief } = basemapInView(view);
    return {
      sketches: hasSketches ? sketchesInView(view) : [],
      basemap: {
        hasCountry: hasCountry || drawn.basemap.hasCountry,
        hasRelief: hasRelief || drawn.basemap.hasRelief,
      },
    };
  };
  return {
    /** Returns the parts to draw now. */
    read: () => {
      drawn = find();
      return drawn;
    },
    /** Returns whether the view shows other parts than those that were read last. */
    hasChanged: () => JSON.stringify(find()) !== JSON.stringify(drawn),
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

/** Rounds a position to five decimals, which are a metre. */
function toCoordinates({ lat, lng }: { lat: number; lng: number }): Coordinates {
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return { latitude: round(lat), longitude: round(lng) };
}

const groundOf = ({ styleUrl, streets }: MapViewOptions): Ground =>
  styleUrl ? 'other' : streets ? 'streets' : 'own';

function setMapStyle(
  map: MapLibreMap,
  { styleUrl, boundariesUrl, streets }: MapViewOptions,
  content: Pick<StyleInput, 'scheme' | 'shownNames' | 'sketches' | 'basemap' | 'overlay'>,
): void {
  const input = {
    ...content,
    boundariesUrl,
    // MapLibre loads tiles in a worker, which has no base address.
    streets: streets && { ...streets, tilesUrl: location.origin + streets.tilesUrl },
  };
  // `map-style.test.ts` validates our styles; a phone would need longer for it than for drawing them.
  if (!styleUrl) map.setStyle(buildStyle(input), { diff: true, validate: false });
  else map.setStyle(styleUrl, { transformStyle: (_, basemap) => addOverlay(basemap, input) });
}

function setOwnGestures(map: MapLibreMap, hasOwnGestures: boolean): void {
  if (hasOwnGestures) map.cooperativeGestures.disable();
  else map.cooperativeGestures.enable();
}

/** Returns a function that places labels of pins near an edge on the side of the centre. Pins outside have none. */
function labelSideIn(map: MapLibreMap) {
  const { clientWidth, clientHeight } = map.getContainer();
  return ({ longitude, latitude }: Cluster): LabelSide => {
    const { x, y } = map.project([longitude, latitude]);
    if (x < 0 || y < 0 || x > clientWidth || y > clientHeight) return 'none';
    if (x > clientWidth - labelRoomPixels) return 'left';
    return x < labelRoomPixels ? 'right' : 'any';
  };
}
