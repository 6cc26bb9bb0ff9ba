import { getMinute } from '../clock.ts';
import type { BenchActivity, BenchLeg, BenchPlan } from '../plan-format.ts';
import type { Query } from '../query.ts';
import type { City, Hotel } from '../sandbox.ts';
import type { Tour } from './day-routing.ts';
import type { RidePolicy } from './local-rides.ts';
import type { Requirements } from './requirements.ts';
import type { Scheduled } from './schedule.ts';
import type { ServicePair } from './service-choice.ts';
import type { Placing } from './write-activity.ts';
import { nightEnd, writeLegs, writeMeal, writeNight, writeService, writeVisit } from './write-activity.ts';

export interface Draft {
  query: Query;
  city: City;
  requirements: Requirements;
  pair: ServicePair;
  policy: RidePolicy;
  /** Days in the city, the last ones of the trip. */
  tours: readonly Tour[];
  days: readonly (readonly Scheduled[])[];
  /** The hotel of the night after each tour; none after the last. */
  nights: readonly Hotel[];
  /** Hotel for a rest after a night ride, before the only tour. */
  rest?: Hotel;
}

/** Writes a draft in the benchmark's format. */
export function writePlan(draft: Draft): BenchPlan {
  const { query, requirements, tours, pair } = draft;
  const outward = writeService(pair.outward, [], requirements);
  const emptyDays = requirements.days - tours.length;
  const itinerary = Array.from({ length: requirements.days }, (_, day) => {
    const activities: BenchActivity[] = day === 0 ? [outward] : [];
    const tour = tours[day - emptyDays];
    if (tour) activities.push(...writeDay(draft, day - emptyDays, tour));
    return { day: day + 1, activities };
  });
  return {
    people_number: requirements.people,
    start_city: query.startCity,
    target_city: query.targetCity,
    itinerary,
  };
}

/** Minutes of a breakfast at the hotel, before the day's tour begins. */
export const HOTEL_BREAKFAST_MINUTES = 30;

function writeDay(draft: Draft, index: number, tour: Tour): BenchActivity[] {
  const { requirements, pair, nights } = draft;
  const activities: BenchActivity[] = draft.rest && index === 0 ? [writeRest(draft, draft.rest, tour)] : [];
  const cursor = { place: tour.from, minute: tour.openMinute };
  const scheduled = draft.days[index] ?? [];
  const slept = index > 0 ? nights[index - 1] : undefined;
  if (slept && !scheduled.some(({ candidate }) => candidate.role === 'breakfast')) {
    const startMinute = tour.openMinute - HOTEL_BREAKFAST_MINUTES;
    const placing = { startMinute, endMinute: tour.openMinute, transports: [], requirements };
    activities.push(writeMeal({ name: slept.name, price: 0, role: 'breakfast' }, placing));
  }
  for (const item of scheduled) {
    const transports = writeRide(draft, cursor, item.candidate.name);
    activities.push(writeScheduled(item, { ...item, transports, requirements }));
    cursor.minute = item.endMinute;
  }
  const night = nights[index];
  const transports = writeRide(draft, cursor, night ? night.name : pair.homeward.service.from);
  if (night) {
    const placing = {
      startMinute: cursor.minute,
      endMinute: nightEnd(cursor.minute),
      transports,
      requirements,
    };
    activities.push(writeNight(night, placing));
  } else {
    activities.push(writeService(pair.homeward, transports, requirements));
  }
  return activities;
}

function writeScheduled({ candidate }: Scheduled, placing: Placing): BenchActivity {
  const { name, price, role } = candidate;
  return role === 'attraction'
    ? writeVisit({ name, price }, placing)
    : writeMeal({ name, price, role }, placing);
}

/** Writes the way from the arrival to the hotel and the rest there until the tour begins. */
function writeRest(draft: Draft, hotel: Hotel, tour: Tour): BenchActivity {
  const { requirements, pair } = draft;
  const cursor = { place: pair.outward.service.to, minute: getMinute(pair.outward.service.end) };
  const transports = writeRide(draft, cursor, hotel.name);
  const { minute: startMinute } = cursor;
  return writeNight(hotel, { startMinute, endMinute: tour.openMinute, transports, requirements });
}

/** Returns the legs to a place and moves the cursor there; no legs when it is there already. */
function writeRide(
  { city, policy, requirements }: Draft,
  cursor: { place: string; minute: number },
  to: string,
): BenchLeg[] {
  if (cursor.place === to) return [];
  const ride = policy.find(cursor.place, to);
  if (!ride) throw new Error(`no ride from ${cursor.place} to ${to}`);
  const { mode, minutes } = ride;
  const legs = writeLegs(city, { from: cursor.place, to, startMinute: cursor.minute, mode }, requirements);
  cursor.place = to;
  cursor.minute += minutes;
  return legs;
}
