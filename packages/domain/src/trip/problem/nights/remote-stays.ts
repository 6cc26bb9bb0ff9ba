import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { type Located, straightMeters } from '@yunyou/planner/travel-matrix';

/** Distance from the centre of a city from which a hotel is far from town. */
const remoteMeters = 35_000;
/** Distance from a must-see within which a hotel out of town suits the trip. */
const nearSightMeters = 15_000;

type Row = { readonly id: string; readonly coordinates: Located };

/** Returns whether a hotel or district is far from the centre of its city and from all sights there that must be seen. */
export function isRemoteStay(
  { coordinates }: Pick<Row, 'coordinates'>,
  {
    city,
    spots,
    brief,
  }: {
    readonly city: Pick<Row, 'coordinates'>;
    readonly spots: readonly Row[];
    readonly brief: Pick<TripBrief, 'mustSeeSpotIds'>;
  },
): boolean {
  return (
    straightMeters(coordinates, city.coordinates) > remoteMeters &&
    !spots.some(
      (spot) =>
        brief.mustSeeSpotIds.includes(spot.id) &&
        straightMeters(coordinates, spot.coordinates) < nearSightMeters,
    )
  );
}
