/** WGS-84 degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** A closed line of [longitude, latitude] in degrees. */
export type Ring = [longitude: number, latitude: number][];

const kilometresPerDegree = 111.2;

/** Returns the great-circle distance (haversine formula). */
export function kilometresBetween(a: Point, b: Point): number {
  const radians = Math.PI / 180;
  const dLat = (b.latitude - a.latitude) * radians;
  const dLon = (b.longitude - a.longitude) * radians;
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * Math.sin(dLon / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(h));
}

/** Returns the distance of a point to a shape of several rings (islands and holes); 0 inside. */
export function kilometresOutside(point: Point, rings: readonly Ring[]): number {
  if (isInside(point, rings)) return 0;
  return Math.min(...rings.map((ring) => kilometresToLine(point, ring)));
}

/** Applies the even-odd rule: a ray to the east crosses the outline an odd number of times. */
function isInside({ latitude, longitude }: Point, rings: readonly Ring[]): boolean {
  let isOdd = false;
  for (const ring of rings) {
    forEachEdge(ring, ([x1, y1], [x2, y2]) => {
      if (y1 > latitude === y2 > latitude) return;
      if (longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1)) isOdd = !isOdd;
    });
  }
  return isOdd;
}

/** Returns the distance to the nearest edge on a flat projection around the point; the error is about 1 %. */
function kilometresToLine({ latitude, longitude }: Point, ring: Ring): number {
  const eastKm = kilometresPerDegree * Math.cos((latitude * Math.PI) / 180);
  let nearest = Number.POSITIVE_INFINITY;
  forEachEdge(ring, (from, to) => {
    const [x1, y1] = [(from[0] - longitude) * eastKm, (from[1] - latitude) * kilometresPerDegree];
    const [x2, y2] = [(to[0] - longitude) * eastKm, (to[1] - latitude) * kilometresPerDegree];
    const [dx, dy] = [x2 - x1, y2 - y1];
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / length));
    nearest = Math.min(nearest, Math.hypot(x1 + along * dx, y1 + along * dy));
  });
  return nearest;
}

function forEachEdge(ring: Ring, visit: (from: Ring[number], to: Ring[number]) => void): void {
  let from = ring.at(-1);
  for (const to of ring) {
    if (from) visit(from, to);
    from = to;
  }
}
