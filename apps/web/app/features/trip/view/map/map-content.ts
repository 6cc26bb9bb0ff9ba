import type { TripDayView, TripItemView, TripPlace } from '@yunyou/contract/trip/trip.schema';
import type { MapPoint, MapRoute, MapWay, PointKind, WayMode } from '../../../map/map-points.ts';
import * as words from '../trip-words.ts';

export interface TripMapContent {
  points: MapPoint[];
  routes: MapRoute[];
  ways: MapWay[];
}

/** Maps the stops of all days to points without duplicates, and each day to a route. */
export function toMapContent(days: readonly TripDayView[]): TripMapContent {
  const points = new Map<string, MapPoint>();
  const routes = days.map((day): MapRoute => {
    const places = day.items.flatMap(placesOf);
    for (const place of places) points.set(pointId(place), points.get(pointId(place)) ?? toPoint(place));
    const ids = places.map(pointId).filter((id, index, all) => id !== all[index - 1]);
    return { id: `day-${day.dayIndex}`, name: words.dayNumber(day.dayIndex + 1), pointIds: ids };
  });
  return {
    points: [...points.values()],
    routes: routes.filter(({ pointIds }) => pointIds.length > 1),
    ways: [],
  };
}

/** Maps one day: numbered stops, symbols for hotels and stations, and its ways by mode. `local` writes times by the visitor's clock. */
export function toDayMap(day: TripDayView, local: (text: string) => string = String): TripMapContent {
  const points = new Map<string, MapPoint>();
  let count = 0;
  for (const item of day.items)
    for (const place of [...placesOf(item), ...endsOf(item)]) {
      const id = pointId(place);
      if (points.has(id)) continue;
      const point = toPoint(place);
      const isStop = item.kind === 'visit' || item.kind === 'meal';
      if (isStop) count += 1;
      points.set(
        id,
        isStop
          ? { ...point, number: count, note: local(timeOf(item)), until: `${day.date}T${item.endTime}` }
          : { ...point, isAside: place.kind === 'gateway' },
      );
    }
  const ways = day.items.flatMap((item): MapWay[] =>
    item.kind === 'transfer' || item.kind === 'ride'
      ? [
          {
            mode: wayModes[item.mode] ?? 'road',
            from: item.from.coordinates,
            to: item.to.coordinates,
            minutes: item.kind === 'transfer' ? item.minutes : undefined,
          },
        ]
      : [],
  );
  return { points: [...points.values()], routes: [], ways };
}

const timeOf = ({ startTime, endTime }: TripItemView): string => words.fromToTime(startTime, endTime);

/** Returns the hotel or station at an end of a way, so that the way does not end at an unnamed point. */
function endsOf(item: TripItemView): readonly TripPlace[] {
  if (item.kind !== 'transfer') return [];
  return [item.from, item.to].filter(({ kind }) => kind === 'hotel' || kind === 'gateway');
}

/** Returns the place of an item. Transport and free time have none; meals inside a spot have the place of the spot. */
function placesOf(item: TripItemView): readonly TripPlace[] {
  switch (item.kind) {
    case 'visit':
    case 'night':
      return [item.place];
    case 'meal':
      return item.place.kind === 'restaurant' ? [item.place] : [];
    case 'ride':
      return [item.from, item.to];
    case 'transfer':
    case 'free':
      return [];
    default:
      return item satisfies never;
  }
}

const pointId = ({ kind, id }: TripPlace): string => `${kind}/${id}`;

/** Modes of the planner, as the map draws them. */
const wayModes: Readonly<Record<string, WayMode>> = {
  walk: 'walk',
  metro: 'metro',
  bus: 'road',
  taxi: 'road',
  car: 'road',
  coach: 'road',
  shuttle: 'road',
  train: 'train',
  flight: 'flight',
  ferry: 'ferry',
  'cable-car': 'ferry',
};

const kinds: Readonly<Record<TripPlace['kind'], PointKind>> = {
  spot: 'spot',
  own: 'spot',
  'near-spot': 'spot',
  hotel: 'hotel',
  restaurant: 'restaurant',
  district: 'restaurant',
  centre: 'hotel',
  gateway: 'station',
};

function toPoint(place: TripPlace): MapPoint {
  const { latitude, longitude } = place.coordinates;
  return {
    id: pointId(place),
    kind: place.kind === 'gateway' && place.zhName.includes('机场') ? 'airport' : kinds[place.kind],
    name: place.name,
    zhName: place.zhName,
    linkUrl: place.linkUrl,
    latitude,
    longitude,
  };
}
