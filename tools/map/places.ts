import { readContent } from '@yunyou/content/read-content';

interface Place {
  name: string;
  zhName: string;
  latitude: number;
  longitude: number;
  popularity: number;
}

/** The guide's cities as labels of the basemap: rank 1 shows on a map of the country, 3 only from near. */
export async function buildPlaces(folder: string) {
  const { items } = await readContent(folder);
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
  const { name, zhName, coordinates, popularity } = fields as unknown as Omit<
    Place,
    'latitude' | 'longitude'
  > & {
    coordinates: { latitude: number; longitude: number };
  }; // the content reader has checked the fields of a city
  return { name, zhName, popularity, ...coordinates };
}
