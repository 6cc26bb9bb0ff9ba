import type { CallOutput } from '@yunyou/contract/endpoints';
import { minutesOnFoot, walkMeters } from '@yunyou/domain/places/nearby';
import { formatDistance } from '../../features/facts/format.ts';
import { distanceAway } from '../../features/facts/format-words.ts';
import { toBusinessPoint, toSpotPoint } from '../../features/map/catalogue-points.ts';
import type { MapPoint } from '../../features/map/map-points.ts';
import { spotTile, type TileWords } from '../../features/tiles/tile-words.ts';
import * as words from './place-words.ts';

export type BusinessKind = 'hotel' | 'restaurant' | 'shop';

/** Fields that the pages of hotels, restaurants and shops have in common. */
type Detail = Omit<CallOutput<'GET /hotel/detail'>, 'features' | 'registersForeignPassports'>;

export interface NearbyEntry {
  key: string;
  kind: BusinessKind;
  name: string;
  zhName: string;
  linkUrl: string;
  priceClass: number;
  way: string;
}

/** Surroundings of a place: its points on the map, sights as tiles, and other places as a list. */
export interface Surroundings {
  points: MapPoint[];
  /** True when the sights are within a walk, otherwise they are the nearest ones. */
  areWalkable: boolean;
  sights: TileWords[];
  others: NearbyEntry[];
}

const nearestShown = 4;

export function toSurroundings(kind: BusinessKind, detail: Detail): Surroundings {
  const walkable = detail.spots.filter(({ distanceMeters }) => distanceMeters <= walkMeters);
  const areWalkable = walkable.length > 0;
  const sights = areWalkable ? walkable : detail.spots.slice(0, nearestShown);
  return {
    points: [
      toBusinessPoint(kind)(detail),
      ...sights.map(toSpotPoint),
      ...detail.businesses.map((business) => toBusinessPoint(business.kind)(business)),
    ],
    areWalkable,
    sights: sights.map((spot) => ({ ...spotTile(spot), note: describeWay(spot.distanceMeters) })),
    others: detail.businesses.map(({ id, name, zhName, linkUrl, priceClass, ...business }) => ({
      ...{ kind: business.kind, name, zhName, linkUrl, priceClass },
      key: `${business.kind}-${id}`,
      way: describeWay(business.distanceMeters),
    })),
  };
}

/** Describes a distance: "350 m, about 6 min on foot", or the distance alone beyond a walk. */
export function describeWay(meters: number): string {
  const distance = formatDistance(Math.max(meters, 50));
  return meters <= walkMeters ? words.walkAway(distance, minutesOnFoot(meters)) : distanceAway(distance);
}
