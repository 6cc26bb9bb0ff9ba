import { labelSummary } from '@yunyou/contract/trip/generated-text-label';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { adaptText } from '@yunyou/domain/money/adapt-text';
import { escapeXml } from '../../seo/xml.ts';
import { emergencyNote } from '../item-notes.ts';
import type { WriterContext } from '../take-along-writer.ts';
import { describeDay, type Local, listPlaces, listPoints } from '../trip-points.ts';

/** Writes GPX 1.1: each place as a waypoint, each day as a route in visiting order. */
export function write(
  trip: Pick<TripView, 'title' | 'summary' | 'isSummaryGenerated' | 'days'>,
  { preferences }: Pick<WriterContext, 'preferences'>,
): string {
  const local: Local = (text) => adaptText(text, preferences);
  const at = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    `lat="${latitude}" lon="${longitude}"`;
  const waypoints = listPlaces(trip).map(
    ({ name, zhName, zhAddress, coordinates }) =>
      `  <wpt ${at(coordinates)}>\n    <name>${escapeXml(name)}</name>\n    <desc>${escapeXml([zhName, zhAddress].filter(Boolean).join(', '))}</desc>\n  </wpt>`,
  );
  const routes = trip.days.map((day) => {
    const points = listPoints(day, local).map(
      ({ place, at: time, note }) =>
        `    <rtept ${at(place.coordinates)}>\n      <time>${time}</time>\n      <name>${escapeXml(place.name)}</name>\n      <desc>${escapeXml([place.zhName, place.zhAddress, note].filter(Boolean).join('\n'))}</desc>\n    </rtept>`,
    );
    return `  <rte>\n    <name>${escapeXml(`Day ${day.dayIndex + 1}: ${day.title}`)}</name>\n    <desc>${escapeXml(describeDay(day, local))}</desc>\n${points.join('\n')}\n  </rte>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Yunyou" xmlns="http://www.topografix.com/GPX/1/1">',
    `  <metadata>\n    <name>${escapeXml(trip.title)}</name>\n    <desc>${escapeXml(`${labelSummary(trip)}\n${emergencyNote}`)}</desc>\n  </metadata>`,
    ...waypoints,
    ...routes,
    '</gpx>\n',
  ].join('\n');
}
