import { isRemoteCity, type TripCity } from '../../catalogue/trip-catalogue.ts';
import type { TravelMinutes } from './travel-costs.ts';

/** Worth lost when the first stop is reached only by a further ride on the day of arrival, often straight to a great height. */
const remoteStartCost = 300;
/** Worth lost when the first stop has few flights and is far from a city with many: the trip begins with a long way. */
const poorStartCost = 300;
/** From this hub value (`createHubLookup`) on, a start costs nothing. */
const goodStartHub = 0.45;
/** Minutes of the way from a city with many flights: up to the first it costs nothing, from the second on all of it. */
const wayToStart = { near: 180, far: 240 } as const;

/** Creates the lookup of the cost of an open trip that starts in a city. */
export function createStartCost(
  cities: readonly TripCity[],
  hub: (cityId: string) => number,
  travel: TravelMinutes,
): (cityId: string) => number {
  const byId = new Map(cities.map((city) => [city.id, city]));
  const hubs = cities.filter(({ id }) => hub(id) > goodStartHub).map(({ id }) => id);
  const known = new Map<string, number>();
  const find = (id: string): number => {
    const city = byId.get(id);
    const remote = city && isRemoteCity(city) ? remoteStartCost : 0;
    const missing = Math.max(0, goodStartHub - hub(id)) / goodStartHub;
    if (missing === 0 || hubs.length === 0) return remote;
    const minutes = Math.min(...hubs.map((one) => travel(one, id)));
    const far = Math.min(1, Math.max(0, (minutes - wayToStart.near) / (wayToStart.far - wayToStart.near)));
    return Math.max(remote, poorStartCost * missing * far);
  };
  return (id) => {
    const cost = known.get(id) ?? find(id);
    known.set(id, cost);
    return cost;
  };
}
