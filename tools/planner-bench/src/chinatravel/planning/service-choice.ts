import { getMinute } from '../clock.ts';
import type { Query } from '../query.ts';
import type { City, Sandbox, Service, ServiceMode } from '../sandbox.ts';
import { findTrains, listFlights } from '../sandbox.ts';
import { quickKm } from './distances.ts';
import { isHotelAllowed } from './hotel-choice.ts';
import { scopeLimit } from './limits.ts';
import type { Requirements } from './requirements.ts';

/** A timetable row with a price. */
export interface Departure {
  service: Service;
  price: number;
  beginMinute: number;
  /** Above 1440 when it arrives on the next day. */
  endMinute: number;
}

export interface ServicePair {
  outward: Departure;
  homeward: Departure;
  /** Cost of both rides for the party. */
  cost: number;
}

export interface PairOptions {
  sandbox: Sandbox;
  query: Query;
  city: City;
  requirements: Requirements;
  /** Minutes at the destination that one yuan per person is worth. */
  minutesPerYuan: number;
  /** Maximum cost of both rides for the party. */
  maxCost: number;
  /** Minutes that one kilometre between the stations, or from a station to a hotel, is worth. */
  minutesPerStationKm: number;
}

const KEPT = 60;

/** Lists pairs of rides there and back, best first. */
export function listServicePairs(options: PairOptions): ServicePair[] {
  const { query, requirements, city, minutesPerYuan } = options;
  const ends = { from: query.startCity, to: query.targetCity };
  const back = { from: query.targetCity, to: query.startCity };
  const remoteness = createRemoteness(options);
  const outward = rank(
    listDepartures(options.sandbox, { ...ends, modes: requirements.outward }).filter(
      ({ service }) =>
        city.places.has(service.to) &&
        (requirements.arriveBy === undefined || service.end <= requirements.arriveBy),
    ),
    (departure) =>
      outwardPenalty(departure) + minutesPerYuan * departure.price + remoteness(departure.service.to),
  );
  const homeward = rank(
    listDepartures(options.sandbox, { ...back, modes: requirements.homeward }).filter(({ service }) =>
      city.places.has(service.from),
    ),
    (departure) =>
      homewardPenalty(departure) + minutesPerYuan * departure.price + remoteness(departure.service.from),
  );
  const limit = Math.min(options.maxCost, scopeLimit(requirements, ['intercity']));
  const pairs: { pair: ServicePair; penalty: number }[] = [];
  for (const go of outward) {
    for (const home of homeward) {
      const cost = (go.departure.price + home.departure.price) * requirements.tickets;
      if (cost > limit || !leavesTime(go.departure, home.departure, requirements.days)) continue;
      const pair = { outward: go.departure, homeward: home.departure, cost };
      const km = quickKm(city, go.departure.service.to, home.departure.service.from);
      pairs.push({ pair, penalty: go.penalty + home.penalty + options.minutesPerStationKm * km });
    }
  }
  pairs.sort((a, b) => a.penalty - b.penalty);
  return spread(pairs.map(({ pair }) => pair));
}

/** Rates the distance from a station to the nearest suitable hotel and to some sights. */
function createRemoteness({
  city,
  requirements,
  minutesPerStationKm,
}: PairOptions): (station: string) => number {
  const hotels = [...city.hotels.values()].filter((hotel) => isHotelAllowed(hotel, requirements));
  const known = new Map<string, number>();
  return (station) => {
    let km = known.get(station);
    if (km === undefined) {
      const toSights = [...city.attractions.keys()]
        .map((name) => quickKm(city, station, name))
        .sort((a, b) => a - b);
      km =
        Math.min(50, ...hotels.map((hotel) => quickKm(city, station, hotel.name))) + (toSights[5] ?? 0) / 2;
      known.set(station, km);
    }
    return minutesPerStationKm * km;
  };
}

/** Keeps the ranking but allows only a few pairs that share one ride with a better pair. */
function spread(pairs: readonly ServicePair[]): ServicePair[] {
  const timesUsed = new Map<Service, number>();
  const kept: ServicePair[] = [];
  for (const pair of pairs) {
    const uses = [pair.outward.service, pair.homeward.service].map((service) => timesUsed.get(service) ?? 0);
    if (uses.some((count) => count >= 2)) continue;
    for (const service of [pair.outward.service, pair.homeward.service]) {
      timesUsed.set(service, (timesUsed.get(service) ?? 0) + 1);
    }
    kept.push(pair);
    if (kept.length >= 8) break;
  }
  return kept;
}

function leavesTime(outward: Departure, homeward: Departure, days: number): boolean {
  return outward.endMinute + 60 <= homeward.beginMinute + (days - 1) * DAY_MINUTES;
}

/** Counts midnights during the outward ride; each takes one day of the trip. */
export function countLostDays({ outward }: ServicePair): number {
  return Math.floor(outward.endMinute / DAY_MINUTES);
}

function listDepartures(
  sandbox: Sandbox,
  { from, to, modes }: { from: string; to: string; modes: ReadonlySet<ServiceMode> },
): Departure[] {
  const services = [
    ...(modes.has('train') ? (findTrains(sandbox, from, to) ?? []) : []),
    ...(modes.has('airplane') ? listFlights(sandbox, from, to) : []),
  ];
  return services.flatMap((service) => {
    if (service.price === null) return [];
    const beginMinute = getMinute(service.begin);
    return [{ service, price: service.price, beginMinute, endMinute: arrivalMinute(service, beginMinute) }];
  });
}

/** Derives the arrival from the clock times, and the number of midnights from the stated duration where needed. */
function arrivalMinute(service: Service, beginMinute: number): number {
  const end = getMinute(service.end);
  const stated = Math.round((beginMinute + service.statedHours * 60 - end) / DAY_MINUTES);
  return end + DAY_MINUTES * Math.max(end < beginMinute ? 1 : 0, stated);
}

const DAY_MINUTES = 24 * 60;

function rank(
  departures: readonly Departure[],
  penalty: (departure: Departure) => number,
): { departure: Departure; penalty: number }[] {
  const ranked = departures.map((departure) => ({ departure, penalty: penalty(departure) }));
  ranked.sort((a, b) => a.penalty - b.penalty);
  // The cheapest rides stay in for tight budgets.
  const cheapest = ranked.toSorted((a, b) => a.departure.price - b.departure.price).slice(0, KEPT / 4);
  return [...new Set([...ranked.slice(0, KEPT), ...cheapest])];
}

/** Returns the lost minutes of the first day, with a penalty for departure or arrival at night. */
function outwardPenalty({ beginMinute, endMinute }: Departure): number {
  let penalty = endMinute - 6 * 60;
  if (beginMinute < 6 * 60) penalty += 20_000;
  if (beginMinute < 7 * 60) penalty += 40;
  if (endMinute > 23 * 60) penalty += 10_000;
  return penalty;
}

/** Returns the lost minutes of the last day. Departure before 06:00 is excluded; arrival at night gets a penalty. */
function homewardPenalty({ beginMinute, endMinute }: Departure): number {
  let penalty = DAY_MINUTES - beginMinute;
  if (beginMinute < 6 * 60) penalty += 20_000;
  if (beginMinute < 9 * 60) penalty += 200;
  if (beginMinute > 22 * 60 + 30) penalty += 200;
  if (endMinute > DAY_MINUTES) penalty += 400;
  return penalty;
}
