import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { Service } from '@yunyou/planner/problem';
import { straightMeters } from '@yunyou/planner/travel-matrix';
import { toMinutes } from '../../time/china-time.ts';
import { listTripDates } from '../brief/trip-dates.ts';
import { type TripCatalogue, type TripLink, toFen } from '../catalogue/trip-catalogue.ts';
import { gatewayKey } from './planner-ids.ts';
import { findRoutes, type Leg, listLegs } from './routes.ts';

/** What is typical of a mode where the link does not say, and what the station costs in time. */
const modeHabits: Readonly<Record<TripLink['mode'], ModeHabits>> = {
  train: {
    first: 420,
    last: 1170,
    boardMinutes: 40,
    alightMinutes: 15,
    intoTownMinutes: 30,
    farePerKm: 46,
    childShare: 0.5,
  },
  flight: {
    first: 450,
    last: 1230,
    boardMinutes: 90,
    alightMinutes: 35,
    intoTownMinutes: 70,
    farePerKm: 70,
    childShare: 0.75,
  },
  coach: {
    first: 480,
    last: 1020,
    boardMinutes: 30,
    alightMinutes: 10,
    intoTownMinutes: 25,
    farePerKm: 40,
    childShare: 0.5,
  },
  ferry: {
    first: 510,
    last: 1020,
    boardMinutes: 45,
    alightMinutes: 20,
    intoTownMinutes: 30,
    farePerKm: 120,
    childShare: 0.5,
  },
};

type ModeHabits = {
  readonly first: number;
  readonly last: number;
  readonly boardMinutes: number;
  readonly alightMinutes: number;
  readonly intoTownMinutes: number;
  /** Fen per kilometre as the crow flies, for an adult. */
  readonly farePerKm: number;
  readonly childShare: number;
};

/** Score a trip loses for each minute under way between cities. */
export const rideMinuteWeight = 0.12;
/**
 * What flying costs beyond time and money: delays, bags to hand in, liquids. About an hour among good sights, so
 * that the train is taken where it is nearly as fast from door to door.
 */
const flightTrouble = 70;
/** Minutes between two legs of a route: getting off, finding the way, security, getting on. */
export const changeMinutes = 75;
/** Travellers are at their hotel by this, where there is a ride that allows it. */
const eveningAtHotel = 1350;
/** Nobody is asked to be at the station before this. */
const earliestDeparture = 390;

/** What a service's id says: the links it is made of, in order. */
export type RideKey = {
  readonly fromCityId: string;
  readonly toCityId: string;
  readonly linkIds: readonly string[];
};

export function rideKey({ fromCityId, toCityId, linkIds }: RideKey): string {
  return `ride/${fromCityId}/${toCityId}/${linkIds.join('+')}`;
}

export function readRideKey(key: string): RideKey {
  const [kind, fromCityId = '', toCityId = '', links = ''] = key.split('/');
  if (kind !== 'ride' || links === '') throw new Error(`"${key}" is no ride of a trip's problem`);
  return { fromCityId, toCityId, linkIds: links.split('+') };
}

/**
 * Rides between the cities, both ways: every direct link as a service of typical frequency; where there
 * is none, the fastest route over the whole network with a change.
 */
export function listServices(
  cityIds: readonly string[],
  brief: TripBrief,
  catalogue: TripCatalogue,
): Service[] {
  const legs = listLegs(catalogue.links);
  const services: Service[] = [];
  for (const from of cityIds) {
    let routes: ReturnType<typeof findRoutes> | undefined;
    for (const to of cityIds) {
      if (from === to) continue;
      const direct = (legs.get(from) ?? []).filter((leg) => leg.toCityId === to);
      for (const leg of asWished(direct, brief)) services.push(...toService([leg], brief, catalogue));
      if (direct.length > 0) continue;
      routes ??= findRoutes(legs, from);
      services.push(...toService(routes.get(to)?.legs ?? [], brief, catalogue));
    }
  }
  return services;
}

/** The links of the mode the traveller asked for between these two cities, where there are any. */
function asWished(direct: readonly Leg[], { rides }: TripBrief): readonly Leg[] {
  const wished = direct.filter(({ fromCityId, toCityId, link }) =>
    rides.some(
      (ride) => ride.fromCityId === fromCityId && ride.toCityId === toCityId && ride.mode === link.mode,
    ),
  );
  return wished.length > 0 ? wished : direct;
}

/** Why a ride was taken, beside the other links between the two cities. */
export function describeRide({ fromCityId, toCityId, linkIds }: RideKey, { links }: TripCatalogue): string {
  if (linkIds.length > 1) return 'There is no direct connection; you change on the way.';
  const rivals = (listLegs(links).get(fromCityId) ?? [])
    .filter((leg) => leg.toCityId === toCityId)
    .map(({ link }) => link);
  const own = rivals.find(({ id }) => id === linkIds[0]);
  if (!own || rivals.length === 1) return 'The direct connection between the two cities.';
  if (rivals.every(({ minutes }) => minutes >= own.minutes)) return 'The fastest direct connection.';
  return 'Leaves the most of the day for its price, counting the way to the station and waiting.';
}

/** Minutes to be at the station or airport before one leaves. */
export function boardMinutesOf(
  mode: TripLink['mode'],
  dates: readonly string[],
  catalogue: TripCatalogue,
): number {
  return catalogue.boardMinutes?.(mode, dates) ?? modeHabits[mode].boardMinutes;
}

function toService(route: readonly Leg[], brief: TripBrief, catalogue: TripCatalogue): Service[] {
  const [first, last] = [route[0], route.at(-1)];
  if (!first || !last) return [];
  const changes = (route.length - 1) * changeMinutes;
  const durationMinutes = route.reduce((sum, { link }) => sum + usualOf(link).minutes, changes);
  const departures = typicalDepartures(route, durationMinutes);
  if (!departures) return [];
  const longest = route.reduce((a, b) => (b.link.minutes > a.link.minutes ? b : a));
  const boardMinutes = boardMinutesOf(first.link.mode, listTripDates(brief.when), catalogue);
  const { alightMinutes } = modeHabits[last.link.mode];
  return [
    {
      id: rideKey({
        fromCityId: first.fromCityId,
        toCityId: last.toCityId,
        linkIds: route.map(({ link }) => link.id),
      }),
      mode: longest.link.mode,
      fromId: gatewayKey(first.fromCityId, first.link.mode),
      toId: gatewayKey(last.toCityId, last.link.mode),
      departures,
      durationMinutes,
      costMinor: route.reduce((sum, { link }) => sum + fareOf(link, brief, catalogue), 0),
      boardMinutes,
      alightMinutes,
      // Queues and gates are no better than sitting in the train.
      score:
        -(boardMinutes + alightMinutes) * rideMinuteWeight -
        (route.some(({ link }) => link.mode === 'flight') ? flightTrouble : 0),
    },
  ];
}

/** So many trains a day are enough to take one of the faster half. */
const choiceOfTrains = 8;

/** Minutes and departures a day to reckon with: of many trains, those of the faster half. */
function usualOf({ mode, minutes, fastestMinutes, perDay }: TripLink): { minutes: number; perDay: number } {
  if (mode !== 'train' || fastestMinutes === undefined || perDay < choiceOfTrains) return { minutes, perDay };
  return { minutes: Math.ceil((minutes + fastestMinutes) / 2), perDay: Math.ceil(perDay / 2) };
}

/**
 * Departures through the day, no more often than the rarest leg; undefined if none arrives by midnight.
 * Known first and last departures are kept; otherwise the day is cut into as many pieces as there are
 * departures and each leaves in the middle of its piece, so that the only flight of a day is not at dawn.
 */
function typicalDepartures(
  route: readonly Leg[],
  durationMinutes: number,
): Extract<Service['departures'], { kind: 'typical' }> | undefined {
  const link = route[0]?.link;
  if (!link) return undefined;
  const habits = modeHabits[link.mode];
  const known = link.firstDeparture === undefined ? undefined : toMinutes(link.firstDeparture);
  const first = Math.max(earliestDeparture, known ?? habits.first);
  const knownLast = link.lastDeparture === undefined ? undefined : toMinutes(link.lastDeparture);
  const last = knownLast ?? (link.perDay === 1 && known !== undefined ? first : habits.last);
  const { alightMinutes, intoTownMinutes } = modeHabits[route.at(-1)?.link.mode ?? link.mode];
  const lastMinute = [eveningAtHotel - alightMinutes - intoTownMinutes, 1439]
    .map((arrival) => Math.min(last, arrival - durationMinutes))
    .find((minute) => minute >= first);
  if (lastMinute === undefined) return undefined;
  const perDay = Math.min(...route.map((leg) => usualOf(leg.link).perDay));
  if (known !== undefined && route.length === 1) {
    const everyMinutes = Math.max(5, Math.ceil((last - first) / Math.max(1, perDay - 1)));
    return { kind: 'typical', firstMinute: first, lastMinute, everyMinutes };
  }
  const everyMinutes = Math.max(10, Math.floor((lastMinute - first) / perDay / 5) * 5);
  const firstMinute = Math.min(lastMinute, first + Math.floor(everyMinutes / 10) * 5);
  return { kind: 'typical', firstMinute, lastMinute, everyMinutes };
}

/** Fare of the group in fen; estimated by distance where the link has none. */
export function fareOf(link: TripLink, brief: TripBrief, catalogue: TripCatalogue): number {
  const { farePerKm, childShare } = modeHabits[link.mode];
  const { adults, children } = brief.travellers;
  const adult = link.fare ? toFen(link.fare, catalogue) : estimateFare(link, farePerKm, catalogue);
  return Math.round(adult * (adults + children * childShare));
}

function estimateFare(link: TripLink, farePerKm: number, { cities }: TripCatalogue): number {
  const [from, to] = [link.fromCityId, link.toCityId].map((id) => cities.find((city) => city.id === id));
  if (!from || !to) return farePerKm * 500;
  return Math.round((straightMeters(from.coordinates, to.coordinates) / 1000) * farePerKm) + 1000;
}
