import { findMinute } from '../clock.ts';
import type { BenchPlan } from '../plan-format.ts';
import type { Hotel } from '../sandbox.ts';
import type { Tour } from './day-routing.ts';
import { routeDays } from './day-routing.ts';
import type { Scene } from './frame-choice.ts';
import type { Nights } from './hotel-choice.ts';
import { nightCost } from './hotel-choice.ts';
import type { Spending } from './limits.ts';
import { remaining } from './limits.ts';
import type { RidePolicy } from './local-rides.ts';
import { createRidePolicy } from './local-rides.ts';
import type { Requirements } from './requirements.ts';
import { scheduleTour, stretchVisits } from './schedule.ts';
import { selectCandidates } from './select-candidates.ts';
import type { ServicePair } from './service-choice.ts';
import { countLostDays } from './service-choice.ts';
import type { Thrift } from './thrift.ts';
import { trimRoute } from './trim-route.ts';
import { HOTEL_BREAKFAST_MINUTES, writePlan } from './write-plan.ts';

export interface AttemptOptions extends Scene {
  requirements: Requirements;
  thrift: Thrift;
  pair: ServicePair;
  /** Hotel for a rest after arrival, on a trip of two days with a night ride. */
  nights: Nights;
  seed: number;
  /** See `day-routing.ts`. */
  splitMinute: number;
}

const FIRST_TOUR_MINUTE = 8 * 60;
const LAST_TOUR_MINUTE = 22 * 60 + 30;
const DAY_MINUTES = 24 * 60;
const OFFER = { attractions: 40, restaurants: 24 };
const ITERATIONS = 250;

/** Returns a plan for given rides and hotels; undefined when these cannot meet the demands. */
export function attemptPlan(options: AttemptOptions): BenchPlan | undefined {
  const { city, requirements, thrift, pair, nights, query } = options;
  const policy = createRidePolicy({
    city,
    requirements,
    minutesPerYuan: thrift.localMinutesPerYuan,
    ...([...requirements.usedModes][0] && { prefer: [...requirements.usedModes][0] }),
  });
  const lostDays = countLostDays(pair);
  const rest = nights.length > requirements.days - 1 - lostDays ? nights[0] : undefined;
  const tours = listTours({ ...options, nights: rest ? [] : nights, rest }, policy);
  const spent: Spending = {
    intercity: pair.cost,
    hotel: nights.reduce((sum, hotel) => sum + nightCost(hotel, requirements), 0),
    local: estimateLocal(tours, policy),
    attraction: 0,
    meal: 0,
  };
  const budget = {
    attraction: remaining(requirements, 'attraction', spent),
    meal: remaining(requirements, 'meal', spent),
    both: Math.max(remaining(requirements, 'attraction', spent), remaining(requirements, 'meal', spent)),
  };
  const selection = selectCandidates({
    city,
    requirements,
    anchors: [...new Set(tours.flatMap(({ from, to }) => [from, to]))],
    worthPerYuan: thrift.worthPerYuan,
    mealPrice: thrift.mealPrice,
    isUnhurried: thrift.isUnhurried,
    maxPrice: budget.attraction / requirements.tickets,
    offer: OFFER,
  });
  if (!selection) return undefined;
  const route = routeDays({
    selection,
    tours,
    policy,
    requirements,
    budget,
    maxVisitsPerDay: thrift.maxVisitsPerDay,
    travelCost: thrift.travelCost,
    seed: options.seed,
    iterations: ITERATIONS,
    splitMinute: options.splitMinute,
    freeMeals: rest ? 0 : nights.length,
  });
  if (!route) return undefined;
  const trimmed = trimRoute({ tours, policy, requirements, spent: { ...spent, local: 0 } }, route);
  const schedules = tours.map((tour, day) => scheduleTour({ tour, policy }, trimmed[day] ?? []));
  if (!schedules.every((schedule) => schedule !== undefined)) return undefined;
  const days = tours.map((tour, day) => stretchVisits({ tour, policy }, schedules[day] ?? []));
  const stay = rest ? { nights: [], rest } : { nights };
  return writePlan({ query, city, requirements, pair, policy, tours, days, ...stay });
}

/** Minutes of rest at the hotel after a night ride. */
const REST_MINUTES = 120;

/** Returns the start and end of every day in the city. */
function listTours(
  { requirements, pair, nights, rest }: AttemptOptions & { rest: Hotel | undefined },
  policy: RidePolicy,
): Tour[] {
  const lostDays = countLostDays(pair);
  const earlyStart = earlyTourMinute(requirements);
  const station = pair.outward.service.to;
  const restMinutes = rest ? (policy.find(station, rest.name)?.minutes ?? 0) + REST_MINUTES : 0;
  const arrival = pair.outward.endMinute - lostDays * DAY_MINUTES + restMinutes;
  return Array.from({ length: Math.max(1, requirements.days - lostDays) }, (_, day) => {
    const next = nights[day];
    const from = nights[day - 1]?.name ?? rest?.name ?? station;
    const to = next ? next.name : pair.homeward.service.from;
    const openMinute = day === 0 ? arrival : day === 1 ? earlyStart : FIRST_TOUR_MINUTE;
    const minutes = policy.find(from, to)?.minutes ?? 0;
    if (next) return { from, to, openMinute, closeMinute: Math.max(LAST_TOUR_MINUTE, openMinute + minutes) };
    const closeMinute = pair.homeward.beginMinute - boardMinutes(pair);
    // An early ride home moves breakfast forward.
    const latestOpen = Math.max(FIRST_LEG_MINUTE + HOTEL_BREAKFAST_MINUTES, closeMinute - minutes);
    return { from, to, openMinute: day === 0 ? openMinute : Math.min(openMinute, latestOpen), closeMinute };
  });
}

/** Returns when the second day starts, so that a visit demanded in the early morning is reached. */
function earlyTourMinute({ times }: Requirements): number {
  const starts = times.map(({ startBy }) => findMinute(startBy) ?? DAY_MINUTES);
  return Math.max(6 * 60 + 15, Math.min(FIRST_TOUR_MINUTE, Math.min(...starts) - 60));
}

const FIRST_LEG_MINUTE = 5 * 60 + 31;

/** Returns the minutes at the station before departure. */
function boardMinutes({ homeward }: ServicePair): number {
  return homeward.service.mode === 'airplane' ? 45 : 15;
}

/** Returns the least cost of local travel: from each day's start to its end. */
function estimateLocal(tours: readonly Tour[], policy: RidePolicy): number {
  return tours.reduce((sum, { from, to }) => sum + (from === to ? 0 : (policy.find(from, to)?.cost ?? 0)), 0);
}
