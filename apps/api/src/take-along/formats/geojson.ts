import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { adaptText } from '@yunyou/domain/money/adapt-text';
import type { WriterContext } from '../take-along-writer.ts';
import { type Local, listPoints } from '../trip-points.ts';

/** Writes RFC 7946 GeoJSON: each stop as a point, each day as a line. WGS-84, longitude first. */
export function write(
  trip: Pick<TripView, 'title' | 'days'>,
  { preferences }: Pick<WriterContext, 'preferences'>,
): string {
  const local: Local = (text) => adaptText(text, preferences);
  const position = ({ longitude, latitude }: { longitude: number; latitude: number }) => [
    longitude,
    latitude,
  ];
  const features = trip.days.flatMap((day) => {
    const points = listPoints(day, local);
    const properties = { day: day.dayIndex + 1, date: day.date, title: day.title };
    const stops = points.map(({ place, kind, at, note }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: position(place.coordinates) },
      properties: {
        ...properties,
        kind,
        name: place.name,
        zhName: place.zhName,
        zhAddress: place.zhAddress,
        at,
        note,
      },
    }));
    if (points.length < 2) return stops;
    const coordinates = points.map(({ place }) => position(place.coordinates));
    return [...stops, { type: 'Feature', geometry: { type: 'LineString', coordinates }, properties }];
  });
  return `${JSON.stringify({ type: 'FeatureCollection', name: trip.title, features }, undefined, 1)}\n`;
}
