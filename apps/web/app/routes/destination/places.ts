import type { CityCard, SpotCard } from '@yunyou/contract/site/cards.schema';
import type { SearchHit } from '@yunyou/contract/site/destination.endpoints';
import { straightMeters } from '@yunyou/planner/travel-matrix';
import { formatDistance } from '../../features/facts/format.ts';
import { distanceAway } from '../../features/facts/format-words.ts';
import { toCityPoint, toSpotPoint } from '../../features/map/catalogue-points.ts';
import type { MapPoint } from '../../features/map/map-points.ts';
import { hitTile } from '../../features/search/hit-tile.ts';
import { cityTile, spotTile, type TileWords } from '../../features/tiles/tile-words.ts';

/** A tile of the list, with its point on the map. Search hits have none. */
export interface Place extends TileWords {
  key: string;
  point?: MapPoint;
}

export const toSpotPlace = (spot: SpotCard): Place => ({
  key: `spot-${spot.id}`,
  ...spotTile(spot),
  point: toSpotPoint(spot),
});

export const toCityPlace = (city: CityCard): Place => ({
  key: `city-${city.id}`,
  ...cityTile(city),
  point: toCityPoint(city),
});

const placeTypes: ReadonlySet<SearchHit['type']> = new Set([
  'city',
  'spot',
  'hotel',
  'restaurant',
  'shop',
  'district',
  'station',
  'area',
]);

/** Leaves out hits that are no places: guides, tours, routes, themes and news. */
export const listHitPlaces = (hits: readonly SearchHit[]): Place[] =>
  hits
    .filter(({ type }) => placeTypes.has(type))
    .map((hit) => ({ key: `${hit.type}-${hit.id}`, ...hitTile(hit) }));

/** Adds the distance in a straight line to the facts of each place, and sorts the nearest first. */
export function sortByDistance(
  places: readonly Place[],
  from: { latitude: number; longitude: number },
): Place[] {
  return places
    .map((place) => ({ place, meters: place.point ? straightMeters(from, place.point) : Infinity }))
    .toSorted((a, b) => a.meters - b.meters)
    .map(({ place, meters }) => ({
      ...place,
      facts: [distanceAway(formatDistance(meters)), ...(place.facts ?? [])],
    }));
}
