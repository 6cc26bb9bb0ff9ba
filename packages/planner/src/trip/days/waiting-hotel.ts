import { findMinutes } from '../local-travel.ts';
import type { PlanParts } from '../plan-parts.ts';
import { homeOf, longestWayToRest } from './day-craft.ts';
import type { Segment } from './segments.ts';

/** A hotel farther away is on the way, if the detour is at most this long, in minutes. */
const longestDetourToRest = 20;

/** A wait between two places of a segment: the group is free from `minute`, the next stop starts at `startMinute`. */
export type Wait = {
  readonly at: string;
  readonly minute: number;
  readonly toId: string;
  readonly startMinute: number;
};

/** Returns the hotel for a wait, with the minutes from there to the next stop; undefined where it is too far or the wait too short. */
export function findWaitingHotel(
  { space, tables }: PlanParts,
  segment: Segment,
  { at, minute, toId, startMinute }: Wait,
): { readonly id: string; readonly backMinutes: number } | undefined {
  const least = space.problem.craft?.restMinutes;
  const id = homeOf(segment);
  const table = tables.get(segment.cityId);
  const isHotel = space.hotelsByCity.get(segment.cityId)?.some((hotel) => hotel.id === id);
  if (least === undefined || !table || !isHotel || id === at || id === toId) return undefined;
  const there = findMinutes(table, at, id) ?? Infinity;
  const backMinutes = findMinutes(table, id, toId) ?? Infinity;
  const detour = there + backMinutes - (findMinutes(table, at, toId) ?? 0);
  const isNear = Math.max(there, backMinutes) <= longestWayToRest || detour <= longestDetourToRest;
  return isNear && startMinute - minute - there - backMinutes >= least ? { id, backMinutes } : undefined;
}
