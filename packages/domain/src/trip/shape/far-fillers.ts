import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { straightMeters } from '@yunyou/planner/travel-matrix';
import type { TripCity } from '../catalogue/trip-catalogue.ts';
import { isOpenTrip } from './trip-shape.ts';

/** Maximum distance of a neighbour from a named city. */
const neighbourMeters = 450_000;
/** Maximum length of the way through a city between two named ones, as a multiple of the direct way. */
const onTheWay = 1.25;
/** Worth lost for a city that was not named and is far from every named one: Shanghai, to fill the days of a trip to Guilin. */
const farFillerCost = 700;

/**
 * Returns the lookup of the cost of a city that completes named ones: 0 for their neighbours and cities between them. Trips
 * that may go anywhere have no such cost: first visits, and trips that name only their ends or leave stops open.
 */
export function createFillerCost(
  brief: TripBrief,
  cities: readonly TripCity[],
  required: ReadonlySet<string>,
): (cityId: string) => number {
  const isFree = isOpenTrip(brief) || brief.isFirstVisit === true || brief.openStops !== undefined;
  if (isFree || required.size === 0) return () => 0;
  const named = new Set([...required, brief.entryCityId, brief.exitCityId]);
  const byId = new Map(cities.map((city) => [city.id, city]));
  const points = [...named].flatMap((id) => byId.get(id ?? '')?.coordinates ?? []);
  const far = new Set(
    cities
      .filter(({ id, coordinates }) => {
        const isNear = points.some((point) => straightMeters(point, coordinates) <= neighbourMeters);
        const isBetween = points.some((a) =>
          points.some(
            (b) =>
              a !== b &&
              straightMeters(a, coordinates) + straightMeters(coordinates, b) <=
                straightMeters(a, b) * onTheWay,
          ),
        );
        return !named.has(id) && !isNear && !isBetween;
      })
      .map(({ id }) => id),
  );
  return (id) => (far.has(id) ? farFillerCost : 0);
}
