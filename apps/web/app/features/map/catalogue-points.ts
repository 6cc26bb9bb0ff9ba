import type { CityCard, SpotCard } from '@yunyou/contract/site/cards.schema';
import type { MapArea, MapPoint, PointKind } from './map-points.ts';

export const toCityPoint = ({ id, name, zhName, coordinates, linkUrl }: CityCard): MapPoint => ({
  id,
  kind: 'city',
  name,
  zhName,
  linkUrl,
  ...coordinates,
});

export const toSpotPoint = ({ id, name, zhName, coordinates, linkUrl }: SpotCard): MapPoint => ({
  id,
  kind: 'spot',
  name,
  zhName,
  linkUrl,
  ...coordinates,
});

interface Station {
  id: string;
  kind: string;
  name: string;
  zhName: string;
  coordinates: { latitude: number; longitude: number };
}

/** Maps stations to points. They have no page, so the points have no link. */
export const toStationPoint = ({ id, kind, name, zhName, coordinates }: Station): MapPoint => ({
  id: `station-${id}`,
  kind: kind === 'airport' ? 'airport' : 'station',
  name,
  zhName,
  ...coordinates,
});

interface District {
  name: string;
  zhName: string;
  coordinates: { latitude: number; longitude: number };
}

export const toArea = ({ name, zhName, coordinates }: District): MapArea => ({
  name,
  zhName,
  ...coordinates,
});

interface Business {
  id: string;
  name: string;
  zhName: string;
  coordinates: { latitude: number; longitude: number };
  district: string;
  linkUrl: string;
}

export const toBusinessPoint =
  (kind: Extract<PointKind, 'hotel' | 'restaurant' | 'shop'>) =>
  ({ id, name, zhName, coordinates, district, linkUrl }: Business): MapPoint => ({
    id: `${kind}-${id}`,
    kind,
    name,
    zhName,
    linkUrl,
    note: district,
    ...coordinates,
  });
