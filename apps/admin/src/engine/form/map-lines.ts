import { ofetch } from 'ofetch';

export interface MapLines {
  country: string;
  provinces: string;
  places: { name: string; longitude: number; latitude: number }[];
}

type Point = [longitude: number, latitude: number];

interface Feature {
  properties: { kind?: string; name?: string };
  geometry: { type: string; coordinates: unknown };
}

/** Loads borders and cities from the site's map files, as paths in degrees. */
export async function loadMapLines(): Promise<MapLines> {
  const [boundaries, places] = await Promise.all(
    ['boundaries', 'places'].map((name) => ofetch<{ features: Feature[] }>(`/map/${name}.generated.json`)),
  );
  const pathOf = (kind: string) =>
    (boundaries?.features ?? [])
      .filter(({ properties }) => properties.kind === kind)
      .flatMap(({ geometry }) => geometry.coordinates as Point[][]) // both kinds are MultiLineStrings in our map file
      .map((points) => `M${points.map(([longitude, latitude]) => `${longitude} ${-latitude}`).join('L')}`)
      .join('');
  return {
    country: pathOf('country'),
    provinces: pathOf('province'),
    places: (places?.features ?? []).map(({ properties, geometry }) => {
      const [longitude, latitude] = geometry.coordinates as Point; // places are Points in our map file
      return { name: properties.name ?? '', longitude, latitude };
    }),
  };
}
