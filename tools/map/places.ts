import { readContent } from '@yunyou/content/read-content';

interface Place {
  name: string;
  zhName: string;
  latitude: number;
  longitude: number;
  popularity: number;
}

/** Writes the guide's cities as map labels. Rank 1 is visible at country level, rank 3 only when zoomed in. */
export async function buildPlaces(folder: string) {
  const { items } = await readContent(folder);
  // Fields of cities are validated by the content reader.
  const places = items
    .flatMap((item) => (item.entity === 'city' ? [toPlace(item.fields as Record<string, unknown>)] : []))
    .toSorted((a, b) => b.popularity - a.popularity || a.name.localeCompare(b.name));
  return {
    type: 'FeatureCollection',
    features: places.map(({ name, zhName, latitude, longitude }, index) => ({
      type: 'Feature',
      properties: { name, zhName, rank: index < 14 ? 1 : index < 36 ? 2 : 3, order: index },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  };
}

function toPlace(fields: Record<string, unknown>): Place {
  // The content reader has validated the fields.
  const { name, zhName, coordinates, popularity } = fields as unknown as Omit<
    Place,
    'latitude' | 'longitude'
  > & {
    coordinates: { latitude: number; longitude: number };
  };
  return { name, zhName, popularity, ...coordinates };
}
