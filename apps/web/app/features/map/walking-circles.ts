import type { FeatureCollection, LineString } from 'geojson';
import type { Bounds } from './bounds.ts';
import { circle, collect } from './layers/overlay-data.ts';
import type { Coordinates } from './map-points.ts';
import * as words from './map-words.ts';

const walkMinutes = [5, 10, 15];
const kilometresPerMinute = 4.8 / 60;

/** Returns circles of 5, 10 and 15 minutes on foot in a straight line; along streets the same time leads less far. */
export function walkFeatures(centre: Coordinates): FeatureCollection<LineString> {
  return collect(
    walkMinutes.map((minutes) => ({
      type: 'Feature',
      properties: { label: words.walkLabel(minutes), minutes },
      geometry: { type: 'LineString', coordinates: circle(centre, minutes * kilometresPerMinute) },
    })),
  );
}

/** Returns the box around the largest circle. */
export function walkBounds(centre: Coordinates): Bounds {
  const corners = circle(centre, Math.max(...walkMinutes) * kilometresPerMinute);
  const longitudes = corners.map(([longitude = 0]) => longitude);
  const latitudes = corners.map(([, latitude = 0]) => latitude);
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}
