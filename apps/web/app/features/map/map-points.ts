export const pointKinds = [
  'city',
  'spot',
  'hotel',
  'restaurant',
  'shop',
  'station',
  'airport',
  'place',
] as const;
export type PointKind = (typeof pointKinds)[number];

/** Degrees, WGS-84. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

export interface MapPoint extends Coordinates {
  id: string;
  kind: PointKind;
  name: string;
  zhName?: string | undefined;
  /** Where the point's popup and its entry in the list lead. */
  linkUrl?: string | undefined;
  /** Shown in the pin. Stops of a route that have none are counted in the route's order. */
  number?: number | undefined;
  /** One short line for the popup and the list. */
  note?: string | undefined;
}

/** A line through points, such as one day of a plan. */
export interface MapRoute {
  id: string;
  name: string;
  pointIds: readonly string[];
}

export const kindNames: Record<PointKind, string> = {
  city: 'City',
  spot: 'Sight',
  hotel: 'Hotel',
  restaurant: 'Restaurant',
  shop: 'Shop',
  station: 'Station',
  airport: 'Airport',
  place: 'Place',
};

/** A point as the map draws it: with its number and its route's place in the order of colours. */
export interface NumberedPoint extends MapPoint {
  routeIndex?: number | undefined;
}

/** Stops take their number and colour from the first route they are on. */
export function numberStops(points: readonly MapPoint[], routes: readonly MapRoute[]): NumberedPoint[] {
  return points.map((point) => {
    const routeIndex = routes.findIndex((route) => route.pointIds.includes(point.id));
    const position = routes[routeIndex]?.pointIds.indexOf(point.id);
    if (position === undefined) return point;
    return { ...point, number: point.number ?? position + 1, routeIndex };
  });
}
