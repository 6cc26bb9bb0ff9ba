import type { TripCatalogueData } from '@yunyou/contract/trip/trip-catalogue.schema';
import type { Located } from '@yunyou/planner/travel-matrix';
import { listNearest, walkMeters } from '../places/nearby.ts';

export interface NearbyPlace {
  id: string;
  name: string;
  zhName: string;
  zhAddress: string | undefined;
  coordinates: Located;
  /**
   * Straight-line distance; for a metro station that to the sight `near`, because the position of the station is not
   * known.
   */
  distanceMeters: number;
  near?: string;
  note: string;
}

export interface Nearby {
  food: readonly NearbyPlace[];
  metro: readonly NearbyPlace[];
  toilet: readonly NearbyPlace[];
}

type Named = 'id' | 'name' | 'zhName' | 'zhAddress' | 'coordinates';
type NearSpot = Pick<TripCatalogueData['spots'][number], Named | 'nearestMetro' | 'toilets'>;
type NearRestaurant = Pick<TripCatalogueData['restaurants'][number], Named | 'cuisine' | 'signatureDishes'>;

const listed = 6;
/** Largest straight-line distance of a listed toilet. */
const toiletMeters = 1200;

/** Lists places of the guide within a walk of a position, nearest first. The guide has no pharmacies. */
export function listNearby(
  { restaurants, spots }: { restaurants: readonly NearRestaurant[]; spots: readonly NearSpot[] },
  from: Located,
): Nearby {
  const within = { maxMeters: walkMeters, limit: listed };
  const food = listNearest(from, restaurants, within).map((row) => ({
    ...pick(row),
    note: [row.cuisine, ...row.signatureDishes.slice(0, 2)].join(' · '),
  }));
  const withMetro = spots.filter((spot) => spot.nearestMetro);
  const metro = listNearest(from, withMetro, { ...within, limit: withMetro.length }).flatMap((row) =>
    row.nearestMetro ? [{ ...pick(row), ...describeMetro(row.name, row.nearestMetro) }] : [],
  );
  const toilet = listNearest(
    from,
    spots.filter((spot) => spot.toilets),
    { maxMeters: toiletMeters, limit: listed },
  ).map((row) => ({ ...pick(row), note: row.toilets ?? '' }));
  return { food, metro: withoutRepeats(metro).slice(0, listed), toilet };
}

type Row = Omit<NearbyPlace, 'note' | 'near' | 'zhAddress'> & { zhAddress?: string | undefined };

function pick({ id, name, zhName, zhAddress, coordinates, distanceMeters }: Row) {
  return { id, name, zhName, zhAddress, coordinates, distanceMeters };
}

function describeMetro(
  spot: string,
  metro: NonNullable<NearSpot['nearestMetro']>,
): Pick<NearbyPlace, 'name' | 'zhName' | 'note' | 'near'> {
  const { station, zhName = '', line, exit, walkMinutes } = metro;
  const name = /station$/i.test(station) ? station : `${station} station`;
  const note = [line, exit && `exit ${exit}`, `${walkMinutes} min on foot from ${spot}`];
  return { name, zhName, near: spot, note: note.filter((text) => text).join(' · ') };
}

/** Keeps the first, nearest entry of each station. */
function withoutRepeats(places: readonly NearbyPlace[]): NearbyPlace[] {
  const seen = new Set<string>();
  return places.filter(({ name }) => {
    const isNew = !seen.has(name);
    seen.add(name);
    return isNew;
  });
}
