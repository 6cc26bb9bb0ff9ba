import type { PlanDay } from '../../plan.ts';
import type { Problem, Service } from '../../problem.ts';
import { findLeg, findMinutes, type Leg } from '../local-travel.ts';
import type { Prices } from '../prices.ts';
import type { SearchSpace } from '../search-space.ts';
import { findCityWorth } from './city-worth.ts';
import type { OutlineRide, OutlineStay, Tables } from './outline-parts.ts';
import { endMinuteAt, startMinuteAt } from './trip-ends.ts';

export type Hop = {
  readonly space: SearchSpace;
  readonly stays: readonly OutlineStay[];
  /** Index of the stay after the ride; the number of stays for the ride after the last one. */
  readonly hop: number;
  /** Rides chosen for earlier hops. */
  readonly earlier: readonly (OutlineRide | undefined)[];
  readonly prices: Prices;
  readonly tables: Tables;
};

/**
 * Ranks the possible rides of a hop by cost and remaining sightseeing time. Legs to and from the gateways count. Of the
 * rides of one service within an hour only the best stays, so that the first few differ.
 */
export function rankRides(hop: Hop): readonly OutlineRide[] {
  const { space, stays, prices } = hop;
  const { problem } = space;
  const from = stays[hop.hop - 1];
  const to = stays[hop.hop];
  const nights = countNightsOnBoard(from, to);
  const arrivalDayIndex = to ? to.fromDayIndex : problem.days.length - 1;
  const dayIndex = arrivalDayIndex - nights;
  const [day, arrivalDay] = [problem.days[dayIndex], problem.days[arrivalDayIndex]];
  if (!day || !arrivalDay) return [];
  const worthBefore = from ? minuteWorth(space, from) : 0;
  const worthAfter = to ? minuteWorth(space, to) : 0;
  const rides = problem.services
    .filter((service) => (service.nightsOnBoard ?? 0) === nights && connects(hop, service, from, to))
    .flatMap((service) =>
      listDepartures(service, dayIndex).map((departMinute) => ({ service, dayIndex, departMinute })),
    )
    .filter((ride) => isPossible(hop, ride, from, to));
  const waysOf = new Map(
    [...new Set(rides.map(({ service }) => service))].map((service) => [
      service,
      findWays(hop, service, dayIndex),
    ]),
  );
  const value = ({ service, departMinute }: OutlineRide): number => {
    const { durationMinutes, costMinor, boardMinutes = 0, alightMinutes = 0, score = 0 } = service;
    const { there, back } = waysOf.get(service) ?? { there: noWay, back: noWay };
    const leave = departMinute - boardMinutes - there.minutes;
    const before = Math.max(0, Math.min(leave, day.endMinute) - day.startMinute);
    const early = Math.max(0, day.startMinute - leave);
    const free = departMinute + durationMinutes + alightMinutes - nights * 1440;
    const arrival = Math.max(free, arrivalDay.startMinute) + back.minutes;
    const after = Math.max(0, arrivalDay.endMinute - arrival);
    const late = to ? Math.max(0, arrival - arrivalDay.endMinute) : 0;
    const outside = problem.earliestRideMinute === undefined ? 0 : early + late;
    const atNight = from ? Math.max(0, (problem.easyRideMinute ?? 0) - leave) : 0;
    return (
      score +
      before * worthBefore +
      after * worthAfter -
      outside * OUTSIDE_MINUTE_COST -
      atNight * NIGHT_MINUTE_COST -
      durationMinutes * problem.weights.rideMinute -
      (there.minutes + back.minutes) * problem.weights.localMinute -
      (there.costMinor + back.costMinor) * prices.local -
      costMinor * prices.intercity
    );
  };
  const ranked = rides
    .map((ride) => ({ ride, value: value(ride) }))
    .sort((a, b) => b.value - a.value || (a.ride.service.id < b.ride.service.id ? -1 : 1))
    .map(({ ride }) => ride);
  return dropNearDepartures(ranked);
}

/** Rides of one service are at least this far apart, in minutes. */
const LEAST_GAP = 60;

function dropNearDepartures(ranked: readonly OutlineRide[]): readonly OutlineRide[] {
  const chosen = new Map<Service, number[]>();
  return ranked.filter(({ service, departMinute }) => {
    const others = chosen.get(service) ?? [];
    chosen.set(service, others);
    if (others.some((other) => Math.abs(other - departMinute) < LEAST_GAP)) return false;
    others.push(departMinute);
    return true;
  });
}

/** Returns the nights between two stays, which are spent on board. */
function countNightsOnBoard(from: OutlineStay | undefined, to: OutlineStay | undefined): number {
  return from && to ? to.fromDayIndex - from.fromDayIndex - from.nights : 0;
}

/** Score lost per minute before the start or after the end of the day on the way between hotel and ride. */
const OUTSIDE_MINUTE_COST = 0.7;
/** Score lost in addition per minute before `easyRideMinute`. An hour of sleep is worth more than a famous sight. */
const NIGHT_MINUTE_COST = 4;

/** Returns the score that a plan loses for rides before `easyRideMinute`, besides the score of its items. */
export function lossOfEarlyRides({ easyRideMinute = 0 }: Problem, days: readonly PlanDay[]): number {
  return days.slice(1).reduce((sum, { items }) => {
    const isForRide = items.find(({ kind }) => kind !== 'transfer' && kind !== 'free')?.kind === 'ride';
    const leave = items.find(({ kind }) => kind === 'transfer' || kind === 'ride')?.startMinute ?? Infinity;
    return sum + (isForRide ? Math.max(0, easyRideMinute - leave) * NIGHT_MINUTE_COST : 0);
  }, 0);
}

type Way = Pick<Leg, 'minutes' | 'costMinor'>;

const noWay: Way = { minutes: 0, costMinor: 0 };

/** Finds the legs to the departure gateway and from the arrival gateway. */
function findWays(hop: Hop, { fromId, toId }: Service, dayIndex: number): { there: Way; back: Way } {
  const { stays, tables } = hop;
  const [from, to] = [stays[hop.hop - 1], stays[hop.hop]];
  const way = (cityId: string, a: string, b: string): Way => {
    const table = tables.get(cityId);
    return (a !== b && table && findLeg(table, a, b)) || noWay;
  };
  return {
    there: from ? way(from.cityId, leavingFrom(hop, from, dayIndex).id, fromId) : noWay,
    back: to?.hotelId === undefined ? noWay : way(to.cityId, toId, to.hotelId),
  };
}

/** Returns the worth of a minute on the days of arrival and departure, beside the whole days that the stay has anyway. */
function minuteWorth(space: SearchSpace, { cityId, nights }: OutlineStay): number {
  const { of, dayMinutes } = findCityWorth(space, cityId);
  const whole = Math.max(0, nights - 1) * dayMinutes;
  return (of(whole + dayMinutes) - of(whole)) / dayMinutes;
}

function connects(
  hop: Hop,
  service: Service,
  from: OutlineStay | undefined,
  to: OutlineStay | undefined,
): boolean {
  const { space, stays } = hop;
  const { end } = space.problem;
  const cityOf = (id: string): string | undefined => space.gatewayById.get(id)?.cityId;
  const leaves = from
    ? cityOf(service.fromId) === from.cityId
    : startMinuteAt(space.problem, service.fromId) < Infinity;
  const arrives = to
    ? cityOf(service.toId) === to.cityId
    : endMinuteAt(space.problem, service.toId) > -Infinity;
  const isFirst = hop.earlier.every((ride) => ride === undefined);
  // A ride is the last one when the trip ends in the city of its arrival.
  const endsHere = end.at.some((id) => cityOf(id) === stays.at(-1)?.cityId);
  const isLast = !to || (hop.hop === stays.length - 1 && endsHere);
  return leaves && arrives && space.isRideAllowed(service, { isFirst, isLast });
}

function listDepartures({ departures }: Service, dayIndex: number): readonly number[] {
  if (departures.kind === 'timetable')
    return departures.dayIndexes && !departures.dayIndexes.includes(dayIndex) ? [] : departures.minutes;
  const { firstMinute, lastMinute, everyMinutes } = departures;
  const count = Math.max(0, Math.floor((lastMinute - firstMinute) / everyMinutes) + 1);
  return Array.from({ length: count }, (_, i) => firstMinute + i * everyMinutes);
}

function isPossible(
  hop: Hop,
  ride: OutlineRide,
  from: OutlineStay | undefined,
  to: OutlineStay | undefined,
): boolean {
  const { space, tables } = hop;
  const { problem } = space;
  const { service, departMinute, dayIndex } = ride;
  const leave = departMinute - (service.boardMinutes ?? 0);
  const arrival = departMinute + service.durationMinutes;
  const arrivalDayIndex = to ? to.fromDayIndex : dayIndex;
  const free = arrival + (service.alightMinutes ?? 0) - (arrivalDayIndex - dayIndex) * 1440;
  const isFirst = hop.earlier.every((earlier) => earlier === undefined);
  if (isFirst && !space.isFirstArrivalAllowed(dayIndex, arrival)) return false;
  if (!from) {
    if (leave < startMinuteAt(problem, service.fromId)) return false;
  } else {
    const table = tables.get(from.cityId);
    const { id, minute } = leavingFrom(hop, from, dayIndex);
    const way = table && findMinutes(table, id, service.fromId);
    if (way === undefined || minute + way > leave) return false;
  }
  if (!to) return free <= endMinuteAt(problem, service.toId);
  if (to.hotelId === undefined) return free <= 1440;
  const table = tables.get(to.cityId);
  const way = table && findMinutes(table, service.toId, to.hotelId);
  return way !== undefined && Math.max(free, problem.days[arrivalDayIndex]?.startMinute ?? 0) + way <= 1440;
}

/** Returns where and when the day of departure from a stay begins. */
function leavingFrom(hop: Hop, from: OutlineStay, dayIndex: number): { id: string; minute: number } {
  const { problem } = hop.space;
  const startMinute = problem.days[dayIndex]?.startMinute ?? 0;
  if (from.nights > 0 && from.hotelId !== undefined) {
    const earliest = Math.min(startMinute, problem.earliestRideMinute ?? startMinute);
    return { id: from.hotelId, minute: earliest + (problem.bagMinutes ?? 0) };
  }
  const arrival = hop.earlier[hop.hop - 1];
  if (arrival) {
    const { service, departMinute } = arrival;
    const free = departMinute + service.durationMinutes + (service.alightMinutes ?? 0);
    return { id: service.toId, minute: Math.max(free, startMinute) };
  }
  const id = problem.start.at.find((gateway) => hop.space.gatewayById.get(gateway)?.cityId === from.cityId);
  return { id: id ?? '', minute: Math.max(problem.start.minute, startMinute) };
}
