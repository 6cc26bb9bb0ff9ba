import { type PlanePoint, toPlane, unitAt } from '../map-plane.ts';
import type { NumberedPoint } from '../map-points.ts';

/** Places under one pin, at the position of the first. */
export interface Cluster extends PlanePoint {
  /** React key; stable while the cluster has the same leader and points. */
  key: string;
  points: readonly [NumberedPoint, ...NumberedPoint[]];
  latitude: number;
  longitude: number;
}

/** Minimum distance in pixels between two pins, by kind. */
const radiusPixels = { pin: 38, stop: 24, city: 13 };

/**
 * Groups points whose pins would overlap at `zoom`. Numbered stops lead clusters before other points; among equals, list
 * order decides, so the most important points should come first.
 */
export function clusterPoints(points: readonly NumberedPoint[], zoom: number): Cluster[] {
  const unit = unitAt(zoom);
  const groups: (PlanePoint & { points: [NumberedPoint, ...NumberedPoint[]] })[] = [];
  for (const point of [...points.filter(isStop), ...points.filter((other) => !isStop(other))]) {
    const { x, y } = toPlane(point);
    const group = groups.find(
      (candidate) => Math.hypot(candidate.x - x, candidate.y - y) * unit < reach(candidate.points[0], point),
    );
    if (group) group.points.push(point);
    else groups.push({ x, y, points: [point] });
  }
  return groups.map(({ points: [first, ...others], x, y }) => ({
    key: others.length ? `${first.id} +${others.length}` : first.id,
    points: [first, ...others],
    latitude: first.latitude,
    longitude: first.longitude,
    x,
    y,
  }));
}

const isStop = ({ number, routeIndex }: NumberedPoint): boolean =>
  number !== undefined || routeIndex !== undefined;

function reach(leader: NumberedPoint, point: NumberedPoint): number {
  if (isStop(leader)) return radiusPixels.stop;
  return leader.kind === 'city' || point.kind === 'city' ? radiusPixels.city : radiusPixels.pin;
}

/** Returns the shape of a pin: dot for a city, number for a stop, count for a cluster, else the icon of its kind. */
export function clusterShape({ points }: Cluster): 'dot' | 'dots' | 'stop' | 'cluster' | 'badge' {
  const [leader] = points;
  if (stopsOf(points)) return 'stop';
  if (leader.kind === 'city' && leader.number === undefined) return points.length > 1 ? 'dots' : 'dot';
  return points.length > 1 ? 'cluster' : 'badge';
}

/** Returns the text in a pin: stop numbers ("2–4", "1, 3"; "4+" with other places) or the number of points. */
export function clusterLabel(cluster: Cluster): string {
  const { points } = cluster;
  if (clusterShape(cluster) === 'cluster') return String(points.length);
  const numbers = stopsOf(points)?.toSorted((a, b) => a - b);
  if (!numbers) return '';
  const first = numbers[0] ?? 0;
  const others = numbers.length < points.length ? '+' : '';
  if (numbers.length === 1) return `${first}${others}`;
  const isRun = numbers.every((number, index) => number === first + index);
  if (isRun) return `${first}–${first + numbers.length - 1}${others}`;
  return numbers.length === 2 ? `${numbers.join(', ')}${others}` : `${first}+`;
}

/** Returns the numbers of the stops in a cluster; undefined without stops and for stops of different routes, which cannot be combined. */
function stopsOf(points: Cluster['points']): number[] | undefined {
  const stops = points.filter(({ number }) => number !== undefined);
  const [leader] = stops;
  if (!leader || stops.some(({ routeIndex }) => routeIndex !== leader.routeIndex)) return undefined;
  return stops.flatMap(({ number }) => number ?? []);
}
