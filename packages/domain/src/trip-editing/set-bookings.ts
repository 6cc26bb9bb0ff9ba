import type { Booking } from '@yunyou/contract/trip/booking.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { type Arrangement, arrange, arrangementOf, type Stop } from '@yunyou/planner/arrange';
import type { Plan } from '@yunyou/planner/plan';
import type { Problem, Service } from '@yunyou/planner/problem';
import { repair } from '@yunyou/planner/repair';
import { countDays } from '../time/china-time.ts';
import { findCityId } from '../trip/problem/planner-ids.ts';
import { countNightsOnBoard } from '../trip/problem/rides/nights-on-board.ts';
import { readRideKey } from '../trip/problem/rides/rides.ts';
import { divideStays } from './booked-nights.ts';
import type { Draft, ProblemOf } from './draft.ts';
import { nightsByCity } from './nights-by-city.ts';

type BookingsResult =
  | { readonly status: 'edited'; readonly draft: Draft }
  | { readonly status: 'replan'; readonly brief: TripBrief }
  | { readonly status: 'refused'; readonly text: string };

/**
 * Sets the bookings of a trip and arranges the plan around them. Hotels and rides of the plan give way to booked ones. A
 * ride on another day, or another city of arrival, plans the trip again.
 */
export function setBookings(
  problemOf: ProblemOf,
  draft: Draft,
  bookings: readonly Booking[],
): BookingsResult {
  const { plan } = draft;
  const brief: TripBrief = { ...draft.brief, bookings: bookings.map((one) => withCity(one, plan)) };
  const problem = problemOf(brief);
  if (!problem) return { status: 'refused', text: 'The trip cannot be planned with these bookings.' };
  const rides = listRides(plan);
  const moved = rides.flatMap(({ dayIndex, stop }) => {
    const day = dayOfBooked(problem, stop.serviceId, dayIndex);
    if (day === undefined) return [];
    // A ride with a night on board shortens the stay in the city of arrival. A ride that arrives on the same day gives
    // the night back.
    const onBoard = nightsOfBooked(problem, stop.serviceId, day) - countNightsOnBoard(stop.endMinute);
    const by = day - dayIndex;
    return by === 0 && onBoard === 0 ? [] : [{ ...readRideKey(stop.serviceId), by, onBoard }];
  });
  const ends = otherEnds(problem, plan);
  if (moved.length === 0 && ends === undefined)
    return { status: 'edited', draft: rearrange(problem, draft, brief) };
  const nights = moved.reduce((all, { fromCityId, toCityId, by, onBoard }) => {
    const add = (cityId: string, count: number) => all.set(cityId, (all.get(cityId) ?? 0) + count);
    add(fromCityId, by);
    return add(toCityId, -by - onBoard);
  }, nightsByCity(plan));
  if ([...nights.values()].some((count) => count < 1))
    return {
      status: 'refused',
      text: 'With these bookings one of your cities would have no night left. Change the cities and nights first.',
    };
  const cityIds = [...nights.keys()];
  return {
    status: 'replan',
    brief: {
      ...brief,
      ...ends,
      cityIds: cityIds.slice(0, 10),
      cityNights: cityIds
        .slice(0, 10)
        .map((cityId) => ({ cityId, nights: Math.min(20, nights.get(cityId) ?? 1) })),
      ...(ends === undefined && { cityOrder: cityIds.slice(0, 10) }),
    },
  };
}

/** Puts a hotel without a city into the city in which the plan sleeps on its first night. */
function withCity(booking: Booking, { days, stays }: Plan): Booking {
  if (booking.kind !== 'hotel' || booking.cityId !== undefined) return booking;
  const night = countDays(days[0]?.date ?? booking.date, booking.date);
  const stay = stays.find(
    ({ fromDayIndex, nights }) => fromDayIndex <= night && night < fromDayIndex + nights,
  );
  const cityId = stay && findCityId(stay.cityId);
  return cityId === undefined ? booking : { ...booking, cityId };
}

type Ride = Extract<Stop, { kind: 'ride' }>;

function listRides(plan: Plan): { readonly dayIndex: number; readonly stop: Ride }[] {
  return arrangementOf(plan).days.flatMap((stops, dayIndex) =>
    stops.flatMap((stop) => (stop.kind === 'ride' ? [{ dayIndex, stop }] : [])),
  );
}

const isSamePair = (a: string, b: string): boolean => {
  const [one, other] = [readRideKey(a), readRideKey(b)];
  return one.fromCityId === other.fromCityId && one.toCityId === other.toCityId;
};

function daysOf({ departures }: Service): readonly number[] | undefined {
  return departures.kind === 'timetable' ? departures.dayIndexes : undefined;
}

/** Returns the day on which a ride of the plan is booked: its own day if that is one of them, undefined where none is booked. */
function dayOfBooked({ services }: Problem, serviceId: string, dayIndex: number): number | undefined {
  const days = services
    .filter(({ id }) => isSamePair(id, serviceId))
    .flatMap((service) => daysOf(service) ?? []);
  return days.includes(dayIndex) ? dayIndex : days[0];
}

/** Returns the nights on board the ride that is booked between the cities of a ride on a day. */
function nightsOfBooked({ services }: Problem, serviceId: string, dayIndex: number): number {
  const booked = services.find(
    (service) => isSamePair(service.id, serviceId) && daysOf(service)?.includes(dayIndex),
  );
  return booked?.nightsOnBoard ?? 0;
}

/** Returns the cities of arrival and departure where the bookings have others than the plan. */
function otherEnds({ start, end, gateways }: Problem, { stays }: Plan): Partial<TripBrief> | undefined {
  const cityOf = (at: readonly string[]): readonly string[] =>
    gateways.flatMap(({ id, cityId }) => (at.includes(id) ? [cityId] : []));
  const isOther = (at: readonly string[], cityId: string | undefined): boolean =>
    cityId !== undefined && cityOf(at).length === 1 && cityOf(at)[0] !== cityId;
  const [entry, exit] = [isOther(start.at, stays[0]?.cityId), isOther(end.at, stays.at(-1)?.cityId)];
  if (!entry && !exit) return undefined;
  const idOf = (at: readonly string[]): string | undefined => findCityId(cityOf(at)[0] ?? 'city/none');
  const [entryCityId, exitCityId] = [idOf(start.at), idOf(end.at)];
  return { ...(entry && entryCityId && { entryCityId }), ...(exit && exitCityId && { exitCityId }) };
}

/** Replaces hotels and rides that the problem no longer has, and times the days again. */
function rearrange(problem: Problem, draft: Draft, brief: TripBrief): Draft {
  const { plan } = draft;
  const old = arrangementOf(plan);
  const wanted: Arrangement = {
    stays: divideStays(problem, plan.stays),
    // `arrange` times a day again when one of its stops is a new object.
    days: old.days.map((stops, dayIndex) =>
      stops.map((stop) => (stop.kind === 'ride' ? withService(problem, stop, dayIndex) : { ...stop })),
    ),
  };
  const arranged = arrange(problem, plan, wanted);
  const outcome = repair(problem, arranged, { kind: 'mend' });
  return { ...draft, brief, plan: outcome.status === 'planned' ? outcome.plan : arranged };
}

function withService(problem: Problem, stop: Ride, dayIndex: number): Ride {
  const own = problem.services.filter(({ id }) => isSamePair(id, stop.serviceId));
  const booked = own.find((service) => daysOf(service)?.includes(dayIndex));
  const service = booked ?? own.find(({ id }) => id === stop.serviceId) ?? own[0];
  if (!service) return { ...stop };
  const startMinute = departureNear(service, stop.startMinute);
  return {
    ...stop,
    serviceId: service.id,
    mode: service.mode,
    fromId: service.fromId,
    toId: service.toId,
    costMinor: service.costMinor,
    startMinute,
    endMinute: startMinute + service.durationMinutes,
  };
}

/** Returns the departure of a service that is nearest to a minute. */
function departureNear({ departures }: Service, minute: number): number {
  if (departures.kind === 'timetable')
    return departures.minutes.toSorted((a, b) => Math.abs(a - minute) - Math.abs(b - minute))[0] ?? minute;
  const { firstMinute, lastMinute, everyMinutes } = departures;
  const steps = Math.round((Math.min(lastMinute, minute) - firstMinute) / everyMinutes);
  const most = Math.floor((lastMinute - firstMinute) / everyMinutes);
  return firstMinute + Math.max(0, Math.min(most, steps)) * everyMinutes;
}
