import { labelSummary } from '@yunyou/contract/trip/generated-text-label';
import type { TripView } from '@yunyou/contract/trip/trip.schema';
import { adaptText } from '@yunyou/domain/money/adapt-text';
import { escapeXml } from '../../seo/xml.ts';
import { emergencyNote } from '../item-notes.ts';
import type { WriterContext } from '../take-along-writer.ts';
import { describeDay, type Local, listPoints } from '../trip-points.ts';

/** Writes KML 2.2: one folder per day with its places and the line that connects them. */
export function write(
  trip: Pick<TripView, 'title' | 'summary' | 'isSummaryGenerated' | 'days'>,
  { preferences }: Pick<WriterContext, 'preferences'>,
): string {
  const local: Local = (text) => adaptText(text, preferences);
  const folders = trip.days.map((day) => {
    const points = listPoints(day, local);
    const marks = points.map(
      ({ place, at, note }) =>
        `      <Placemark>\n        <name>${escapeXml(place.name)}</name>\n        <description>${escapeXml([place.zhName, place.zhAddress, note].filter(Boolean).join('\n'))}</description>\n        <TimeStamp><when>${at}</when></TimeStamp>\n        <Point><coordinates>${place.coordinates.longitude},${place.coordinates.latitude}</coordinates></Point>\n      </Placemark>`,
    );
    const line = points
      .map(({ place: { coordinates } }) => `${coordinates.longitude},${coordinates.latitude}`)
      .join(' ');
    const path =
      points.length > 1
        ? [
            `      <Placemark>\n        <name>Way of the day</name>\n        <LineString><tessellate>1</tessellate><coordinates>${line}</coordinates></LineString>\n      </Placemark>`,
          ]
        : [];
    return `    <Folder>\n      <name>${escapeXml(`Day ${day.dayIndex + 1}: ${day.title}`)}</name>\n      <description>${escapeXml(describeDay(day, local))}</description>\n${[...marks, ...path].join('\n')}\n    </Folder>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    `  <Document>\n    <name>${escapeXml(trip.title)}</name>\n    <description>${escapeXml(`${labelSummary(trip)}\n${emergencyNote}`)}</description>`,
    ...folders,
    '  </Document>\n</kml>\n',
  ].join('\n');
}
