import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { Service } from '@yunyou/planner/problem';
import { straightMeters } from '@yunyou/planner/travel-matrix';
import { type BookedRide, listBookedRides } from '../../../booking/with-bookings.ts';
import { toMinutes } from '../../../time/china-time.ts';
import { listTripDates } from '../../brief/trip-dates.ts';
import { type RideCatalogue, type TripLink, toFen } from '../../catalogue/trip-catalogue.ts';
import { gatewayKey } from '../planner-ids.ts';
import { longRideLoss } from './long-rides.ts';
import { modeDefaults } from './mode-defaults.ts';
import { listNightLegs, type NightLeg, nightMinutes } from './night-rides.ts';
import { countNightsOnBoard } from './nights-on-board.ts';
import { findRoutes, type Leg, listLegs, type Network } from './routes.ts';

/** Score lost per minute of a ride between cities. */
export const rideMinuteWeight = 0.12;
/**
 * Score lost for a flight besides its time and money (delays, baggage, security). It equals about an hour at the best
 * sights, so a train that is nearly as fast door to door is preferred.
 */
const flightPenalty = 150;
/** Minutes for a change between two legs of a route. */
export const changeMinutes = 75;
/** Latest arrival at the hotel, where a departure allows it. Minutes after midnight. */
const latestHotelMinute = 1275;
/** Earlier departures are not used. Minutes after midnight. */
const earliestDepartureMinute = 390;

/** The content of a service id: the links the ride consists of, in order. */
export type RideKey = {
  readonly fromCityId: string;
  readonly toCityId: string;
  readonly linkIds: readonly string[];
  /** Number of the typical train or flight, where the ride is one. */
  readonly number?: string;
};

export function rideKey({ fromCityId, toCityId, linkIds, number }: RideKey): string {
  const key = `ride/${fromCityId}/${toCityId}/${linkIds.join('+')}`;
  return number === undefined ? key : `${key}/${number}`;
}

export function readRideKey(key: string): RideKey {
  const [kind, fromCityId = '', toCityId = '', links = '', number] = key.split('/');
  if (kind !== 'ride' || links === '') throw new Error(`"${key}" is not a service id of a trip`);
  return { fromCityId, toCityId, linkIds: links.split('+'), ...(number !== undefined && { number }) };
}

/**
 * Returns the services between each pair of cities: one per direct link, with departures of typical frequency. Pairs
 * without a direct link get the fastest route with changes by the modes the brief allows, or by any where there is none.
 * Night trains are added where the brief allows or asks for them; shapes decide where the group takes one.
 */
export function listServices(
  cityIds: readonly string[],
  brief: TripBrief,
  catalogue: RideCatalogue,
): Service[] {
  const legs = listLegs(catalogue.links);
  const allowed = listLegs(listAllowedLinks(catalogue.links, brief));
  const chosen = new Set(cityIds);
  const booked = listBookedRides(brief, {
    ...catalogue,
    cities: catalogue.cities.filter(({ id }) => chosen.has(id)),
  });
  const services: Service[] = [];
  for (const from of cityIds) {
    const routes = [allowed, legs].map((network) => lazy(() => findRoutes(network, from)));
    for (const to of cityIds) {
      if (from === to) continue;
      // Voyages are services of their own.
      const direct = (legs.get(from) ?? []).filter((leg) => leg.toCityId === to && !leg.link.voyage);
      const own = booked.filter((ride) => ride.from.cityId === from && ride.to.cityId === to);
      if (own.length > 0) {
        const route = direct.length > 0 ? direct : routes.flatMap((find) => find().get(to)?.legs ?? []);
        services.push(...own.flatMap((ride) => toBookedService(ride, route, brief, catalogue)));
        continue;
      }
      const chosenLegs = filterByChosenMode(direct, brief);
      for (const leg of chosenLegs) services.push(...toServices(leg, brief, catalogue));
      if (chosenLegs.length < direct.length || countPerDay(direct) > 1) continue;
      const route =
        direct.length === 0
          ? routes.map((find) => find().get(to)?.legs ?? []).find(runsWithinDay)
          : findWithChange(allowed, from, to);
      services.push(...toService(route ?? [], brief, catalogue));
    }
  }
  return [...services, ...listOvernight(cityIds, brief, catalogue)];
}

function countPerDay(direct: readonly Leg[]): number {
  return direct.reduce((sum, { link }) => sum + link.perDay, 0);
}

/** Returns a route with a change as an alternative to a direct ride that leaves only once a day, such as at 07:17. */
function findWithChange(network: Network, from: string, to: string): readonly Leg[] {
  const others = (network.get(from) ?? []).filter(({ toCityId }) => toCityId !== to);
  const route = findRoutes(new Map([...network, [from, others]]), from).get(to)?.legs ?? [];
  return runsWithinDay(route) ? route : [];
}

/** Returns a booked ride at its time on its day. Without any connection between the cities there is none. */
function toBookedService(
  { booking, mode, from, to, dayIndex, departMinute, durationMinutes }: BookedRide,
  legs: readonly Leg[],
  brief: TripBrief,
  catalogue: RideCatalogue,
): Service[] {
  const leg = legs.find(({ link }) => link.mode === mode) ?? legs[0];
  if (!leg) return [];
  const stations = stationsOf(leg);
  const isOwnMode = leg.link.mode === mode;
  const number = booking.number?.replaceAll(/[^A-Z0-9]/gi, '') || undefined;
  return [
    {
      id: rideKey({
        fromCityId: from.cityId,
        toCityId: to.cityId,
        linkIds: [leg.link.id],
        ...(number !== undefined && { number }),
      }),
      mode,
      fromId: gatewayKey(from.cityId, mode, from.stationId ?? (isOwnMode ? stations.from : undefined)),
      toId: gatewayKey(to.cityId, mode, to.stationId ?? (isOwnMode ? stations.to : undefined)),
      departures: { kind: 'timetable', minutes: [departMinute], dayIndexes: [dayIndex] },
      durationMinutes,
      costMinor: booking.price ? toFen(booking.price, catalogue) : fareOf(leg.link, brief, catalogue),
      boardMinutes: boardMinutesOf(mode, listTripDates(brief.when), catalogue),
      alightMinutes: modeDefaults[mode].alightMinutes,
      nightsOnBoard: countNightsOnBoard(departMinute + durationMinutes),
    },
  ];
}

function listOvernight(cityIds: readonly string[], brief: TripBrief, catalogue: RideCatalogue): Service[] {
  const chosen = new Set(cityIds);
  return listNightLegs(catalogue.links, brief)
    .filter(({ fromCityId, toCityId }) => chosen.has(fromCityId) && chosen.has(toCityId))
    .flatMap((leg) => leg.services.map((one) => toNightService(leg, one, brief, catalogue)));
}

/** Score lost per minute of a night train: less than by day, because the group sleeps. */
const nightMinuteWeight = 0.05;

function toNightService(
  leg: Leg,
  one: NonNullable<TripLink['services']>[number],
  brief: TripBrief,
  catalogue: RideCatalogue,
): Service {
  const { link, fromCityId, toCityId } = leg;
  const stations = stationsOf(leg);
  const minutes = nightMinutes(one);
  return {
    id: rideKey({ fromCityId, toCityId, linkIds: [link.id], number: one.number }),
    mode: link.mode,
    fromId: gatewayKey(fromCityId, link.mode, one.fromStationId ?? stations.from),
    toId: gatewayKey(toCityId, link.mode, one.toStationId ?? stations.to),
    departures: { kind: 'timetable', minutes: [toMinutes(one.departs)] },
    durationMinutes: minutes,
    costMinor: fareOf(link, brief, catalogue),
    boardMinutes: boardMinutesOf(link.mode, listTripDates(brief.when), catalogue),
    alightMinutes: modeDefaults[link.mode].alightMinutes,
    score: minutes * (rideMinuteWeight - nightMinuteWeight),
    nightsOnBoard: one.dayOffset,
  };
}

/** Returns a function that computes its value on the first call. */
function lazy<T extends object>(compute: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= compute());
}

/** Returns the links of the modes that the brief allows. */
export function listAllowedLinks(
  links: readonly TripLink[],
  { transport }: Pick<TripBrief, 'transport'>,
): readonly TripLink[] {
  return transport.length === 0 ? links : links.filter(({ mode }) => transport.includes(mode));
}

/** Returns the trains that the brief asks for between two cities and that take a night or more. */
export function listAskedNightLegs(
  links: readonly TripLink[],
  brief: Pick<TripBrief, 'nightTrains' | 'transport' | 'rides'>,
): readonly NightLeg[] {
  if (brief.rides.length === 0) return [];
  return listNightLegs(links, brief).filter((leg) => leg.isAsked && !runsWithinDay([leg]));
}

/** Returns whether a route leaves and arrives on the same day. */
export function runsWithinDay(route: readonly Leg[]): boolean {
  return typicalDepartures(route, routeMinutes(route)) !== undefined;
}

/** Returns the minutes of the rides of a route and the changes between them. */
function routeMinutes(route: readonly Leg[]): number {
  return route.reduce(
    (sum, { link }) => sum + typicalTimes(link).minutes,
    (route.length - 1) * changeMinutes,
  );
}

/** With this many typical services in a direction, no other departures are assumed. */
const enoughServices = 3;
/** Score of a service whose number and times are known, over one at an assumed time. */
const knownServiceScore = 6;

/** Returns the typical services of a link as rides with their own times, and rides at assumed times where those are few. */
function toServices(leg: Leg, brief: TripBrief, catalogue: RideCatalogue): Service[] {
  const [assumed] = toService([leg], brief, catalogue);
  const direction = leg.link.fromCityId === leg.fromCityId ? 'there' : 'back';
  const known = (leg.link.services ?? []).filter(
    (one) => one.direction === direction && one.dayOffset === 0 && one.departs < one.arrives,
  );
  if (!assumed) return [];
  const stations = stationsOf(leg);
  const exact = known
    .filter(({ departs, arrives }) => isSensible(departs, arrives, leg.link.mode))
    .map(
      (one): Service => ({
        ...assumed,
        id: rideKey({ ...leg, linkIds: [leg.link.id], number: one.number }),
        fromId: gatewayKey(leg.fromCityId, leg.link.mode, one.fromStationId ?? stations.from),
        toId: gatewayKey(leg.toCityId, leg.link.mode, one.toStationId ?? stations.to),
        departures: { kind: 'timetable', minutes: [toMinutes(one.departs)] },
        durationMinutes: toMinutes(one.arrives) - toMinutes(one.departs),
        score: (assumed.score ?? 0) + knownServiceScore,
      }),
    );
  return exact.length >= enoughServices && coverDay(exact, leg.link) ? exact : [...exact, assumed];
}

/** Ends of the morning and of the midday hours, in minutes after midnight. */
const partsOfDay = [660, 900] as const;

/**
 * Returns whether services leave in each part of the day, or are most of the services that run. Four evening services
 * out of 212 a day are too few to represent them.
 */
function coverDay(services: readonly Service[], { perDay }: TripLink): boolean {
  const [noon, afternoon] = partsOfDay;
  const times = services.flatMap(({ departures }) =>
    departures.kind === 'timetable' ? departures.minutes : [],
  );
  return (
    times.length * 2 >= perDay ||
    [
      times.some((minute) => minute < noon),
      times.some((minute) => minute >= noon && minute < afternoon),
      times.some((minute) => minute >= afternoon),
    ].every(Boolean)
  );
}

/** Returns whether a service leaves after breakfast and reaches the hotel in the evening at the latest. */
function isSensible(departs: string, arrives: string, mode: TripLink['mode']): boolean {
  const { alightMinutes, intoTownMinutes } = modeDefaults[mode];
  const atHotel = toMinutes(arrives) + alightMinutes + intoTownMinutes;
  return toMinutes(departs) >= earliestDepartureMinute && atHotel <= latestHotelMinute;
}

/** Returns only the links of the mode the brief sets for these two cities, or all where it sets none that exists. */
function filterByChosenMode(direct: readonly Leg[], { rides }: TripBrief): readonly Leg[] {
  const chosen = direct.filter(({ fromCityId, toCityId, link }) =>
    rides.some(
      (ride) => ride.fromCityId === fromCityId && ride.toCityId === toCityId && ride.mode === link.mode,
    ),
  );
  return chosen.length > 0 ? chosen : direct;
}

/** Returns the minutes to be at the station or airport before departure. */
export function boardMinutesOf(
  mode: TripLink['mode'],
  dates: readonly string[],
  catalogue: RideCatalogue,
): number {
  return catalogue.boardMinutes?.(mode, dates) ?? modeDefaults[mode].boardMinutes;
}

function toService(route: readonly Leg[], brief: TripBrief, catalogue: RideCatalogue): Service[] {
  const [first, last] = [route[0], route.at(-1)];
  if (!first || !last) return [];
  const durationMinutes = routeMinutes(route);
  const departures = typicalDepartures(route, durationMinutes);
  if (!departures) return [];
  const longest = route.reduce((a, b) => (b.link.minutes > a.link.minutes ? b : a));
  const boardMinutes = boardMinutesOf(first.link.mode, listTripDates(brief.when), catalogue);
  const { alightMinutes } = modeDefaults[last.link.mode];
  return [
    {
      id: rideKey({
        fromCityId: first.fromCityId,
        toCityId: last.toCityId,
        linkIds: route.map(({ link }) => link.id),
      }),
      mode: longest.link.mode,
      fromId: gatewayKey(first.fromCityId, first.link.mode, stationsOf(first).from),
      toId: gatewayKey(last.toCityId, last.link.mode, stationsOf(last).to),
      departures,
      durationMinutes,
      costMinor: route.reduce((sum, { link }) => sum + fareOf(link, brief, catalogue), 0),
      boardMinutes,
      alightMinutes,
      // Waiting at the station counts like minutes of the ride.
      score:
        -(boardMinutes + alightMinutes) * rideMinuteWeight -
        longRideLoss(durationMinutes, brief) -
        (route.some(({ link }) => link.mode === 'flight') ? flightPenalty : 0),
    },
  ];
}

/** Returns the stations of a leg in the direction it is used. */
function stationsOf({ link, fromCityId }: Leg): { from: string | undefined; to: string | undefined } {
  return link.fromCityId === fromCityId
    ? { from: link.fromStationId, to: link.toStationId }
    : { from: link.toStationId, to: link.fromStationId };
}

/** With this many trains a day, one of the faster half is assumed. */
const minTrainsForFasterHalf = 8;

/** Returns the minutes and departures per day to plan with: those of the faster half where there are many trains. */
function typicalTimes({ mode, minutes, fastestMinutes, perDay }: TripLink): {
  minutes: number;
  perDay: number;
} {
  if (mode !== 'train' || fastestMinutes === undefined || perDay < minTrainsForFasterHalf)
    return { minutes, perDay };
  return { minutes: Math.ceil((minutes + fastestMinutes) / 2), perDay: Math.ceil(perDay / 2) };
}

/**
 * Returns departures spread over the day, as frequent as the leg with the fewest, or undefined if none arrives by
 * midnight. Known first and last departures are used. Otherwise the day is divided into equal intervals with a departure
 * in the middle of each, so that a single flight a day is not assumed to leave in the early morning.
 */
function typicalDepartures(
  route: readonly Leg[],
  durationMinutes: number,
): Extract<Service['departures'], { kind: 'typical' }> | undefined {
  const link = route[0]?.link;
  if (!link) return undefined;
  const defaults = modeDefaults[link.mode];
  const known = link.firstDeparture === undefined ? undefined : toMinutes(link.firstDeparture);
  const first = Math.max(earliestDepartureMinute, known ?? defaults.first);
  const knownLast = link.lastDeparture === undefined ? undefined : toMinutes(link.lastDeparture);
  const last = knownLast ?? (link.perDay === 1 && known !== undefined ? first : defaults.last);
  const { alightMinutes, intoTownMinutes } = modeDefaults[route.at(-1)?.link.mode ?? link.mode];
  const lastMinute = [latestHotelMinute - alightMinutes - intoTownMinutes, 1439]
    .map((arrival) => Math.min(last, arrival - durationMinutes))
    .find((minute) => minute >= first);
  if (lastMinute === undefined) return undefined;
  const perDay = Math.min(...route.map((leg) => typicalTimes(leg.link).perDay));
  if (known !== undefined && route.length === 1) {
    const everyMinutes = Math.max(5, Math.ceil((last - first) / Math.max(1, perDay - 1)));
    return { kind: 'typical', firstMinute: first, lastMinute, everyMinutes };
  }
  const everyMinutes = Math.max(10, Math.floor((lastMinute - first) / perDay / 5) * 5);
  const firstMinute = Math.min(lastMinute, first + Math.floor(everyMinutes / 10) * 5);
  return { kind: 'typical', firstMinute, lastMinute, everyMinutes };
}

/** Returns the fare of the group in fen, estimated from the distance where the link has no fare. */
export function fareOf(link: TripLink, brief: TripBrief, catalogue: RideCatalogue): number {
  const { farePerKm, childShare } = modeDefaults[link.mode];
  const { adults, children } = brief.travellers;
  const adult = link.fare ? toFen(link.fare, catalogue) : estimateFare(link, farePerKm, catalogue);
  return Math.round(adult * (adults + children * childShare));
}

function estimateFare(link: TripLink, farePerKm: number, { cities }: RideCatalogue): number {
  const [from, to] = [link.fromCityId, link.toCityId].map((id) => cities.find((city) => city.id === id));
  if (!from || !to) return farePerKm * 500;
  return Math.round((straightMeters(from.coordinates, to.coordinates) / 1000) * farePerKm) + 1000;
}
