import type { LocalMode, ToolLeg } from '../local-transport.ts';
import { findLegs } from '../local-transport.ts';
import type { City } from '../sandbox.ts';
import type { Requirements } from './requirements.ts';

/** A local ride between two places with its legs, minutes and cost. */
export interface LocalRide {
  mode: LocalMode;
  minutes: number;
  /** For the whole party. */
  cost: number;
}

/** Chooses the mode of each local ride. */
export interface RidePolicy {
  /** Undefined when no allowed mode serves the pair. */
  find(from: string, to: string): LocalRide | undefined;
}

export interface PolicyOptions {
  city: City;
  requirements: Requirements;
  /** Minutes that one yuan per person is worth. */
  minutesPerYuan: number;
  /** Rides that must use a mode which would not be chosen otherwise, as "from>to". */
  prefer?: LocalMode;
}

const MODES: readonly LocalMode[] = ['walk', 'metro', 'taxi'];
/** Walks above this length get a penalty. */
const LONG_WALK_MINUTES = 45;
/** Walks above this length are used only when no other mode serves the pair. */
const LONGEST_WALK_MINUTES = 100;

export function createRidePolicy(options: PolicyOptions): RidePolicy {
  const known = new Map<string, LocalRide | undefined>();
  return {
    find(from, to) {
      const key = from < to ? `${from}\n${to}` : `${to}\n${from}`;
      if (known.has(key)) return known.get(key);
      const ride = chooseRide(options, from, to);
      known.set(key, ride);
      return ride;
    },
  };
}

/** Returns the ride with the smallest penalty of all modes; undefined when no allowed mode serves the pair. */
function chooseRide(options: PolicyOptions, from: string, to: string): LocalRide | undefined {
  let best: LocalRide | undefined;
  let bestPenalty = Number.POSITIVE_INFINITY;
  for (const mode of MODES) {
    const ride = findRide(options, { from, to, mode });
    if (!ride) continue;
    const penalty = ridePenalty(options, ride);
    if (penalty < bestPenalty) {
      best = ride;
      bestPenalty = penalty;
    }
  }
  return best;
}

function findRide(
  { city, requirements }: PolicyOptions,
  { from, to, mode }: { from: string; to: string; mode: LocalMode },
): LocalRide | undefined {
  if (requirements.onlyModes && !requirements.onlyModes.has(mode)) return undefined;
  const legs = findLegs(city, { from, to, mode, startMinute: 0 });
  if (!legs) return undefined;
  const { modeBeyond } = requirements;
  const km = legs.reduce((sum, leg) => sum + leg.distanceKm, 0);
  if (modeBeyond && mode !== modeBeyond.mode && km > modeBeyond.km) return undefined;
  return { mode, minutes: legs.at(-1)?.endMinute ?? 0, cost: partyCost(legs, requirements) };
}

/** Returns the cost of the legs for the party. */
export function partyCost(legs: readonly ToolLeg[], { tickets, cars }: Requirements): number {
  return legs.reduce((sum, leg) => sum + leg.price * (leg.mode === 'taxi' ? cars : tickets), 0);
}

/** Minutes for finding a car or walking through a station, which the benchmark's travel times leave out. */
const OVERHEAD_MINUTES: Readonly<Record<LocalMode, number>> = { walk: 0, metro: 5, taxi: 12 };

function ridePenalty({ requirements, minutesPerYuan, prefer }: PolicyOptions, ride: LocalRide): number {
  let penalty =
    ride.minutes + OVERHEAD_MINUTES[ride.mode] + (minutesPerYuan * ride.cost) / requirements.people;
  if (ride.mode === 'walk' && ride.minutes > LONG_WALK_MINUTES)
    penalty += 3 * (ride.minutes - LONG_WALK_MINUTES);
  if (ride.mode === 'walk' && ride.minutes > LONGEST_WALK_MINUTES) penalty += AVOIDED_MINUTES * 10;
  if (requirements.avoidModes.has(ride.mode)) penalty += AVOIDED_MINUTES;
  if (prefer === ride.mode) penalty -= PREFERRED_MINUTES;
  return penalty;
}

const AVOIDED_MINUTES = 1000;
const PREFERRED_MINUTES = 60;
