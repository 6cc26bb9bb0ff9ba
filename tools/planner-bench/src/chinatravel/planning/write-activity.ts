import { toClock } from '../clock.ts';
import type { Ride, ToolLeg } from '../local-transport.ts';
import { findLegs } from '../local-transport.ts';
import type { BenchActivity, BenchLeg, MealType } from '../plan-format.ts';
import type { City, Hotel } from '../sandbox.ts';
import { roomsFor } from './hotel-choice.ts';
import type { Requirements } from './requirements.ts';
import type { Departure } from './service-choice.ts';

/** Times of an activity and the legs to it. */
export interface Placing {
  startMinute: number;
  endMinute: number;
  transports: BenchLeg[];
  requirements: Requirements;
}

export function writeVisit(
  { name, price }: { name: string; price: number },
  placing: Placing,
): BenchActivity {
  const { tickets } = placing.requirements;
  return {
    type: 'attraction',
    position: name,
    ...writeTimes(placing),
    price,
    cost: price * tickets,
    tickets,
  };
}

export function writeMeal(
  { name, price, role }: { name: string; price: number; role: MealType },
  placing: Placing,
): BenchActivity {
  const cost = price * placing.requirements.people;
  return { type: role, position: name, ...writeTimes(placing), price, cost };
}

export function writeNight(hotel: Hotel, placing: Placing): BenchActivity {
  const rooms = roomsFor(hotel, placing.requirements);
  return {
    type: 'accommodation',
    position: hotel.name,
    ...writeTimes(placing),
    price: hotel.price,
    cost: hotel.price * rooms,
    rooms,
    room_type: hotel.beds,
  };
}

const MIDNIGHT = 24 * 60;

/** Returns when a night ends: at midnight in the benchmark's format, or an hour after a later arrival. */
export function nightEnd(startMinute: number): number {
  return startMinute < MIDNIGHT ? MIDNIGHT : startMinute + 60;
}

export function writeService(
  { service, price }: Departure,
  transports: BenchLeg[],
  { tickets }: Requirements,
): BenchActivity {
  const ride = {
    start: service.from,
    end: service.to,
    start_time: service.begin,
    end_time: service.end,
    price,
    cost: price * tickets,
    tickets,
    transports,
  };
  return service.mode === 'train'
    ? { type: 'train', TrainID: service.id, ...ride }
    : { type: 'airplane', FlightID: service.id, ...ride };
}

/** Returns the legs of a ride; throws when the ride does not exist. */
export function writeLegs(city: City, ride: Ride, requirements: Requirements): BenchLeg[] {
  const legs = findLegs(city, ride);
  if (!legs) throw new Error(`no ${ride.mode} ride from ${ride.from} to ${ride.to}`);
  return legs.map((leg) => writeLeg(leg, requirements));
}

function writeTimes({ startMinute, endMinute, transports }: Placing): {
  start_time: string;
  end_time: string;
  transports: BenchLeg[];
} {
  return { start_time: toClock(startMinute), end_time: toClock(endMinute), transports };
}

function writeLeg(leg: ToolLeg, { tickets, cars }: Requirements): BenchLeg {
  const written = {
    start: leg.start,
    end: leg.end,
    mode: leg.mode,
    start_time: toClock(leg.startMinute),
    end_time: toClock(leg.endMinute),
    price: leg.price,
    cost: 0,
    distance: leg.distanceKm,
  };
  if (leg.mode === 'metro') return { ...written, cost: leg.price * tickets, tickets };
  return leg.mode === 'taxi' ? { ...written, cost: leg.price * cars, cars } : written;
}
