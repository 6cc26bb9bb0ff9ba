import type { Candidate } from './candidate.ts';
import type { Tour } from './day-routing.ts';
import type { RidePolicy } from './local-rides.ts';

/** A candidate with its times. */
export interface Scheduled {
  candidate: Candidate;
  startMinute: number;
  endMinute: number;
}

interface Setting {
  tour: Tour;
  policy: RidePolicy;
}

/** Computes the times of a day, as early as possible; undefined when a stop would be too late. */
export function scheduleTour(
  { tour, policy }: Setting,
  candidates: readonly Candidate[],
): Scheduled[] | undefined {
  const scheduled: Scheduled[] = [];
  let place = tour.from;
  let minute = tour.openMinute;
  for (const candidate of candidates) {
    const minutes = rideMinutes(policy, place, candidate.name);
    if (minutes === undefined) return undefined;
    const startMinute = Math.max(minute + minutes, candidate.earliest);
    if (startMinute > candidate.latest) return undefined;
    minute = startMinute + candidate.minutes;
    place = candidate.name;
    scheduled.push({ candidate, startMinute, endMinute: minute });
  }
  const minutes = rideMinutes(policy, place, tour.to);
  return minutes !== undefined && minute + minutes <= tour.closeMinute ? scheduled : undefined;
}

/** Extends stays over waiting time before the next stop. */
export function stretchVisits({ tour, policy }: Setting, scheduled: readonly Scheduled[]): Scheduled[] {
  return scheduled.map((item, index) => {
    const { candidate } = item;
    const next = scheduled[index + 1];
    const nextStart = next ? next.startMinute : tour.closeMinute;
    const minutes = rideMinutes(policy, candidate.name, next ? next.candidate.name : tour.to) ?? 0;
    const closes = candidate.latest + candidate.minutes;
    const endMinute = Math.min(nextStart - minutes, closes, item.startMinute + candidate.longMinutes);
    return { ...item, endMinute: Math.max(item.endMinute, endMinute) };
  });
}

function rideMinutes(policy: RidePolicy, from: string, to: string): number | undefined {
  return from === to ? 0 : policy.find(from, to)?.minutes;
}

/** Returns the cost of a day's rides for the party. */
export function localCost({ tour, policy }: Setting, candidates: readonly Candidate[]): number {
  let cost = 0;
  let place = tour.from;
  for (const to of [...candidates.map(({ name }) => name), tour.to]) {
    if (to !== place) cost += policy.find(place, to)?.cost ?? 0;
    place = to;
  }
  return cost;
}
