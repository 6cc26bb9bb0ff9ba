import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { listBookedRides } from '../../../booking/with-bookings.ts';
import { isGentleGroup } from '../../brief/gentle-group.ts';
import type { RideCatalogue, TripLink } from '../../catalogue/trip-catalogue.ts';
import { allowsNightRides, listNightLegs, type NightLeg } from '../../problem/rides/night-rides.ts';
import { countNightsOnBoard } from '../../problem/rides/nights-on-board.ts';
import { listAllowedLinks, listAskedNightLegs, runsWithinDay } from '../../problem/rides/rides.ts';
import { doorToDoorMinutes, findRoutes, listLegs, type Network } from '../../problem/rides/routes.ts';
import { listWantedVoyages } from '../../problem/rides/voyages.ts';

/** Returns the minutes from door to door of the fastest allowed connection; infinite where there is none. */
export type TravelMinutes = (fromCityId: string, toCityId: string) => number;

/** Lookups by list of links and allowed modes: the links of the whole catalogue serve all trips of a process. */
const lookups = new WeakMap<readonly TripLink[], Map<string, TravelMinutes>>();

/** Returns the lookup of travel times by the modes that the brief allows. Each city's routes are computed on first use. */
export function createTravelMinutes(
  links: readonly TripLink[],
  { transport }: Pick<TripBrief, 'transport'>,
): TravelMinutes {
  const known = lookups.get(links) ?? new Map<string, TravelMinutes>();
  lookups.set(links, known);
  const key = transport.toSorted().join();
  const lookup = known.get(key) ?? createLookup(listLegs(listAllowedLinks(links, { transport })));
  known.set(key, lookup);
  return lookup;
}

function createLookup(legs: Network): TravelMinutes {
  const byCity = new Map<string, ReadonlyMap<string, number>>();
  const timesFrom = (from: string): ReadonlyMap<string, number> => {
    const routes = findRoutes(legs, from);
    const times = new Map<string, number>();
    for (const [to, route] of routes)
      if (runsWithinDay(route.legs)) times.set(to, doorToDoorMinutes(route.legs));
    for (const leg of legs.get(from) ?? [])
      if (runsWithinDay([leg]))
        times.set(leg.toCityId, Math.min(times.get(leg.toCityId) ?? Infinity, doorToDoorMinutes([leg])));
    return times;
  };
  return (from, to) => {
    if (from === to) return 0;
    const times = byCity.get(from) ?? timesFrom(from);
    byCity.set(from, times);
    return times.get(to) ?? Infinity;
  };
}

/** Minutes door to door above which a night train replaces a ride by day; fewer for a group that wants a night train. */
const longDayMinutes = { usual: 600, wanted: 270 } as const;
/** Minutes of travel that a night train or a voyage counts as: the evening and the morning around it. */
export const nightRideMinutes = 330;

/** Returns the nights that the group spends on board between two cities. */
export type NightsOnBoard = (fromCityId: string, toCityId: string) => number;

/**
 * Creates the lookup of nights on board. A group with small children, seniors or a mobility need takes a night train only
 * where there is no ride by day, unless it asked for it. A booked ride, else a wanted voyage, else an asked train decides for
 * its cities.
 */
export function createNightsOnBoard(
  catalogue: RideCatalogue,
  brief: TripBrief,
  byDay: TravelMinutes,
): NightsOnBoard {
  const { links } = catalogue;
  const known = new Map([
    ...listWantedVoyages(brief, links).map(
      ({ fromCityId, toCityId, voyage }) => [`${fromCityId} ${toCityId}`, voyage.nights] as const,
    ),
    ...listBookedRides(brief, catalogue).map(
      ({ from, to, departMinute, durationMinutes }) =>
        [`${from.cityId} ${to.cityId}`, countNightsOnBoard(departMinute + durationMinutes)] as const,
    ),
  ]);
  const toEntry = (leg: NightLeg): [string, number] => [`${leg.fromCityId} ${leg.toCityId}`, leg.nights];
  const asked = new Map(listAskedNightLegs(links, brief).map(toEntry));
  const usual = new Map<string, number>(
    allowsNightRides(brief) ? listNightLegs(links, brief).map(toEntry) : [],
  );
  const isWanted = brief.nightTrains === 'wanted';
  const longest = isWanted
    ? longDayMinutes.wanted
    : isGentleGroup(brief)
      ? Number.MAX_VALUE
      : longDayMinutes.usual;
  return (from, to) => {
    const pair = `${from} ${to}` as const;
    const byNight = usual.get(pair);
    return (
      known.get(pair) ?? asked.get(pair) ?? (byNight !== undefined && byDay(from, to) > longest ? byNight : 0)
    );
  };
}

/** Caches the result of a lookup for each pair of cities, because thousands of shapes need the same pairs. */
export function remember(find: (fromCityId: string, toCityId: string) => number): TravelMinutes {
  const known = new Map<string, Map<string, number>>();
  return (from, to) => {
    const own = known.get(from) ?? new Map<string, number>();
    known.set(from, own);
    const found = own.get(to) ?? find(from, to);
    own.set(to, found);
    return found;
  };
}

/** Number of flights from which a city counts as a hub with flights from abroad. */
const hubFlights = 8;

/** Popularity from which an airport has flights to all continents. */
const gatewayPopularity = 95;
/** Highest value of a city without such an airport. */
const otherHub = 0.6;

/** Returns how well cities serve as the start or end of a trip, 0 to 1, by their airports and the flights of the catalogue. */
export function createHubLookup({
  links,
  stations = [],
}: Pick<RideCatalogue, 'links' | 'stations'>): (cityId: string) => number {
  const gateways = new Set(
    stations
      .filter(({ kind, popularity }) => kind === 'airport' && popularity >= gatewayPopularity)
      .map(({ cityId }) => cityId),
  );
  const flights = new Map<string, number>();
  for (const { mode, fromCityId, toCityId } of links)
    if (mode === 'flight')
      for (const id of [fromCityId, toCityId]) flights.set(id, (flights.get(id) ?? 0) + 1);
  return (cityId) =>
    gateways.has(cityId) ? 1 : otherHub * Math.min(1, (flights.get(cityId) ?? 0) / hubFlights);
}
