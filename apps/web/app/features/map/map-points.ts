import * as words from './map-words.ts';
export type PointKind = 'city' | 'spot' | 'hotel' | 'restaurant' | 'shop' | 'station' | 'airport' | 'place';

/** WGS-84, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

export interface MapPoint extends Coordinates {
  id: string;
  kind: PointKind;
  name: string;
  zhName?: string | undefined;
  /** Link of the popup and of the list entry. */
  linkUrl?: string | undefined;
  /** Number in the pin. Route stops without one are numbered in route order. */
  number?: number | undefined;
  /** One short line for popup and list. */
  note?: string | undefined;
  /** The map does not zoom out for it, except by "Show all": an airport far from the stops of a day. */
  isAside?: boolean;
  /** When the visit of a stop ends, in China ("2026-05-03T12:00"). The next stop is highlighted. */
  until?: string | undefined;
}

/** A name on the ground without a pin, such as that of a district. */
export interface MapArea extends Coordinates {
  name: string;
  zhName: string;
}

/** A line through points, such as one day of a plan. */
export interface MapRoute {
  id: string;
  name: string;
  pointIds: readonly string[];
}

/** Kind of line for a way. `road` is any vehicle on a road, `ferry` also a cable car. */
export type WayMode = 'walk' | 'metro' | 'road' | 'train' | 'flight' | 'ferry';

/** A line from one place to the next, drawn by its mode. */
export interface MapWay {
  mode: WayMode;
  from: Coordinates;
  to: Coordinates;
  /** Shown beside the line. */
  minutes?: number | undefined;
}

export const wayNames: Record<WayMode, string> = {
  walk: words.onFoot,
  metro: words.metro,
  road: words.taxiCarOrBus,
  train: words.train,
  flight: words.flight,
  ferry: words.ferryOrCableCar,
};

export const kindNames: Record<PointKind, string> = {
  city: words.city,
  spot: words.sight,
  hotel: words.hotel,
  restaurant: words.restaurant,
  shop: words.shop,
  station: words.station,
  airport: words.airport,
  place: words.place,
};

/** A point with its stop number and the colour index of its route. */
export interface NumberedPoint extends MapPoint {
  routeIndex?: number | undefined;
}

/** Adds stop numbers and colours. A stop on several routes takes those of the first. */
export function numberStops(points: readonly MapPoint[], routes: readonly MapRoute[]): NumberedPoint[] {
  return points.map((point) => {
    const routeIndex = routes.findIndex((route) => route.pointIds.includes(point.id));
    const position = routes[routeIndex]?.pointIds.indexOf(point.id);
    if (position === undefined) return point;
    return { ...point, number: point.number ?? position + 1, routeIndex };
  });
}
