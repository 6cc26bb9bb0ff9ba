import type { TripDayView, TripItemView, TripPlace } from '@yunyou/contract/trip/trip.schema';
import type { MapPoint, MapRoute, PointKind } from '../../map/map-points.ts';

/** Maps the stops of all days to points without duplicates, and each day to a route. */
export function toMapContent(days: readonly TripDayView[]): { points: MapPoint[]; routes: MapRoute[] } {
  const points = new Map<string, MapPoint>();
  const routes = days.map((day): MapRoute => {
    const places = day.items.flatMap(placesOf);
    for (const place of places) points.set(pointId(place), points.get(pointId(place)) ?? toPoint(place));
    const ids = places.map(pointId).filter((id, index, all) => id !== all[index - 1]);
    return { id: `day-${day.dayIndex}`, name: `Day ${day.dayIndex + 1}`, pointIds: ids };
  });
  return { points: [...points.values()], routes: routes.filter(({ pointIds }) => pointIds.length > 1) };
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
    kind: kinds[place.kind],
    name: place.name,
    zhName: place.zhName,
    linkUrl: place.linkUrl,
    latitude,
    longitude,
  };
}
