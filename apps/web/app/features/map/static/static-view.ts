import { formatMinutes } from '@yunyou/domain/time/format-minutes';
import { routeFeatures } from '../layers/overlay-data.ts';
import { areSketched, sketchesInView } from '../layers/sketches-in-view.ts';
import { type Fit, fitTo, fittedUnit, mainPoints, planeOf } from '../map-fit.ts';
import { type PlanePoint, toPlane, unitAt, zoomAt } from '../map-plane.ts';
import {
  type MapArea,
  type MapPoint,
  type MapRoute,
  type MapWay,
  type NumberedPoint,
  numberStops,
} from '../map-points.ts';
import { type Cluster, clusterLabel, clusterPoints } from '../pins/clusters.ts';
import { type PlacedName, placeNames } from './place-names.ts';
import { listScales, type ScaleBar } from './scale-bars.ts';
import { joinZooms, listGroupZooms, type UnitRange } from './zoom-ranges.ts';

export interface StaticViewInput {
  points: readonly MapPoint[];
  routes: readonly MapRoute[];
  ways: readonly MapWay[];
  areas: readonly MapArea[];
  /** The map has neither streets nor tiles of another server. */
  isOwnGround: boolean;
}

export interface StaticPin extends PlanePoint, UnitRange {
  key: string;
  cluster: Cluster;
}

/** A map without a size. Positions are in degrees of Mercator's projection from the centre. */
export interface StaticView {
  centre: PlanePoint;
  /** Extent of the fitted points. */
  width: number;
  height: number;
  /** Pixels of a degree at the largest zoom. */
  mostUnit: number;
  zoom: number;
  sketches: readonly string[];
  /** The coast of the country lies under the sketches. */
  hasCountry: boolean;
  pins: readonly StaticPin[];
  names: readonly (PlacedName & UnitRange & { key: string })[];
  scales: readonly ScaleBar[];
  lines: readonly StaticLine[];
}

/** A route or a way. */
interface StaticLine {
  positions: readonly PlanePoint[];
  routeIndex?: number;
  mode?: MapWay['mode'];
}

/** Sizes in pixels between which maps are: on a small phone, and on a wide screen. */
const smallest = { width: 280, height: 260 };
const largest = { width: 1280, height: 640 };

/** Returns the first view of a map, which is the same as that of the interactive map at any size. Undefined without points. */
export function createStaticView({
  points,
  routes,
  ways,
  areas,
  isOwnGround,
}: StaticViewInput): StaticView | undefined {
  const numbered = numberStops(points, routes);
  const main = mainPoints(numbered);
  const fit = fitTo(main, isOwnGround);
  if (!fit) return undefined;
  const box = planeOf(fit);
  const from = zoomAt(fittedUnit(fit, smallest.width, smallest.height));
  const to = zoomAt(fittedUnit(fit, largest.width, largest.height));
  const levels = listGroupZooms(from, to).map((zoom) => ({
    zoom,
    clusters: clusterPoints(numbered, zoom).filter((cluster) => isNear(cluster, box)),
  }));
  const minutes = minutesOf(ways);
  return {
    ...box,
    mostUnit: unitAt(fit.nearest),
    zoom: to,
    sketches: sketchesInView({ ...widen(fit), zoom: to }),
    hasCountry: !areSketched(main),
    pins: joinZooms(levels, ({ clusters }) =>
      clusters.map((cluster) => {
        const at = { x: cluster.x - box.centre.x, y: cluster.y - box.centre.y };
        return [`${cluster.key} ${clusterLabel(cluster)}`, { ...at, cluster }];
      }),
    ),
    names: joinZooms(levels, ({ zoom, clusters }) => {
      const unit = unitAt(zoom);
      return placeNames({ clusters, areas, minutes, unit, centre: box.centre, ...smallestMap(box, unit) });
    }),
    scales: listScales(fit.bounds, unitAt(from), unitAt(to)),
    lines: listLines(routes, ways, numbered, box.centre),
  };
}

function listLines(
  routes: readonly MapRoute[],
  ways: readonly MapWay[],
  points: readonly NumberedPoint[],
  centre: PlanePoint,
): StaticLine[] {
  return routeFeatures(routes, points, ways).features.map(({ properties, geometry }) => ({
    positions: geometry.coordinates.map(([longitude = 0, latitude = 0]) => {
      const { x, y } = toPlane({ latitude, longitude });
      return { x: x - centre.x, y: y - centre.y };
    }),
    routeIndex: properties?.['index'],
    mode: properties?.['mode'],
  }));
}

/** Returns the minutes of ways at their middle. */
function minutesOf(ways: readonly MapWay[]) {
  return ways.flatMap(({ from, to, minutes }) =>
    minutes
      ? [
          {
            latitude: (from.latitude + to.latitude) / 2,
            longitude: (from.longitude + to.longitude) / 2,
            label: formatMinutes(minutes),
          },
        ]
      : [],
  );
}

/** Pixels around the fitted points that any map has. */
const leastRoom = 36;

/** Returns half the size of the smallest map whose fitted points have this unit. */
function smallestMap(box: { width: number; height: number }, unit: number) {
  return {
    halfWidth: Math.max(smallest.width / 2, (box.width * unit) / 2 + leastRoom),
    halfHeight: Math.max(smallest.height / 3, (box.height * unit) / 2 + leastRoom),
  };
}

/** Extent of a map in multiples of the fitted points, with a least size in degrees for a single place. */
const nearExtents = 3;
const nearDegrees = 0.12;

/** Leaves out places that no map shows: excursions far from the others. */
function isNear({ x, y }: PlanePoint, { centre, width, height }: ReturnType<typeof planeOf>): boolean {
  const reach = Math.max(width, height, nearDegrees) * nearExtents;
  return Math.abs(x - centre.x) < reach / 2 + width / 2 && Math.abs(y - centre.y) < reach / 2 + height / 2;
}

/** Returns the box that a map of usual proportions shows around the points. */
function widen({ bounds: { west, south, east, north } }: Fit) {
  const room = Math.max(east - west, north - south, nearDegrees) / 2;
  return { west: west - room, south: south - room, east: east + room, north: north + room };
}
