import { formatMinutes } from '@yunyou/domain/time/format-minutes';
import type { FeatureCollection, LineString, Point, Position } from 'geojson';
import { diagonalKilometers, distanceKilometers, findBounds, medianCentre } from '../bounds.ts';
import type { Coordinates, MapArea, MapRoute, MapWay, NumberedPoint } from '../map-points.ts';
import { type Cluster, clusterShape } from '../pins/clusters.ts';

/** GeoJSON of everything above the basemap. */
export interface OverlayData {
  pins: FeatureCollection<Point>;
  routes: FeatureCollection<LineString>;
  rings: FeatureCollection<LineString>;
  areas: FeatureCollection<Point>;
}

/** Sides of a pin on which its label fits. */
export type LabelSide = 'left' | 'right' | 'any' | 'none';

/** Returns the positions of pins, so that labels avoid them. The pins themselves are HTML buttons above the map. */
export function pinFeatures(
  clusters: readonly Cluster[],
  sideOf: (cluster: Cluster) => LabelSide = () => 'any',
): FeatureCollection<Point> {
  return collect(
    clusters.map((cluster, order) => ({
      type: 'Feature',
      properties: { ...pinProperties(cluster), side: sideOf(cluster), order },
      geometry: { type: 'Point', coordinates: [cluster.longitude, cluster.latitude] },
    })),
  );
}

/** Returns shape and names of a pin; a group of places has no name. */
export function pinProperties(cluster: Cluster) {
  const [leader, ...others] = cluster.points;
  const shape = clusterShape(cluster);
  const zhName = leader.zhName ?? '';
  if (!others.length) return { shape, name: leader.name, zhName };
  if (shape === 'dots') return { shape, name: `${leader.name} +${others.length}`, zhName };
  return { shape, name: '', zhName: '' };
}

export function routeFeatures(
  routes: readonly MapRoute[],
  points: readonly NumberedPoint[],
  ways: readonly MapWay[] = [],
): FeatureCollection<LineString> {
  const byId = new Map(points.map((point) => [point.id, point]));
  const lines = routes.flatMap((route, index): FeatureCollection<LineString>['features'] => {
    const stops = route.pointIds.flatMap((id) => byId.get(id) ?? []);
    if (stops.length < 2) return [];
    return [
      {
        type: 'Feature',
        properties: { name: route.name, index },
        geometry: { type: 'LineString', coordinates: bowedLine(stops) },
      },
    ];
  });
  return collect([...lines, ...wayFeatures(ways)]);
}

/** Returns the ways of a day as lines. They share the source of the routes, which have no `mode`. */
function wayFeatures(ways: readonly MapWay[]): FeatureCollection<LineString>['features'] {
  return ways.map(({ mode, from, to, minutes }) => ({
    type: 'Feature',
    properties: { mode, ...(minutes && { label: formatMinutes(minutes) }) },
    geometry: { type: 'LineString', coordinates: bowedLine([from, to]) },
  }));
}

const bowFromKilometers = 150;
const bowShare = 0.1;
const bowSteps = 24;

/** Returns the line between two stops: straight within a city, slightly curved between cities. */
function bowedLine(stops: readonly Coordinates[]): Position[] {
  const first = stops[0];
  const line: Position[] = first ? [[first.longitude, first.latitude]] : [];
  stops.slice(1).forEach((to, index) => {
    const from = stops[index] ?? to;
    const bow = distanceKilometers(from, to) > bowFromKilometers ? bowShare : 0;
    const [dx, dy] = [to.longitude - from.longitude, to.latitude - from.latitude];
    const steps = bow ? bowSteps : 1;
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      const swing = 4 * bow * share * (1 - share);
      line.push([from.longitude + dx * share - dy * swing, from.latitude + dy * share + dx * swing]);
    }
  });
  return line;
}

const ringKilometers = [0.5, 1, 2, 5, 10, 20, 50];
const ringCorners = 96;
const largestSpanKilometers = 220;

/** Returns distance rings around the centre, for points within a day trip of each other. */
export function ringFeatures(points: readonly NumberedPoint[]): FeatureCollection<LineString> {
  const centre = medianCentre(points);
  const bounds = findBounds(points);
  const isLocal = bounds && diagonalKilometers(bounds) < largestSpanKilometers;
  if (!centre || !isLocal || points.every((point) => point.kind === 'city')) return collect([]);
  return collect(
    ringKilometers.map((kilometers) => ({
      type: 'Feature',
      properties: { label: `${kilometers} km`, kilometers },
      geometry: { type: 'LineString', coordinates: circle(centre, kilometers) },
    })),
  );
}

/** Returns names of districts, drawn below the pins. */
export function areaFeatures(areas: readonly MapArea[] = []): FeatureCollection<Point> {
  return collect(
    areas.map(({ name, zhName, latitude, longitude }, order) => ({
      type: 'Feature',
      properties: { name, zhName, order },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  );
}

export function circle({ latitude, longitude }: Coordinates, kilometers: number): Position[] {
  const degrees = kilometers / 111.195;
  const stretch = 1 / Math.cos((latitude * Math.PI) / 180);
  return Array.from({ length: ringCorners + 1 }, (_, index) => {
    const angle = (index / ringCorners) * 2 * Math.PI;
    return [longitude + Math.sin(angle) * degrees * stretch, latitude + Math.cos(angle) * degrees];
  });
}

export function collect<G extends Point | LineString>(
  features: FeatureCollection<G>['features'],
): FeatureCollection<G> {
  return { type: 'FeatureCollection', features };
}
