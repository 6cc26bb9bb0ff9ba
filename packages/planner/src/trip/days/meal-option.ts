import type { Meal } from '../../problem.ts';
import { findLeg, findMinutes, type ModeTable } from '../local-travel.ts';
import type { PlanParts, Scheduled } from '../plan-parts.ts';
import type { Candidate } from './candidates.ts';
import { homeOf, longestWayToRest } from './day-craft.ts';
import type { Segment } from './segments.ts';
import { findWaitingHotel } from './waiting-hotel.ts';

/** Where and when the stop before a meal ends, and where and when the next one starts. */
export type Gap = {
  readonly fromId: string;
  readonly openMinute: number;
  readonly toId: string;
  readonly closeMinute: number;
  /** Minute from which the day is too long, where nothing follows. */
  readonly homeByMinute?: number;
};

export type MealGap = { readonly segment: Segment; readonly table: ModeTable; readonly gap: Gap };

/** A place and an hour of a meal. */
export type MealOption = {
  readonly stop: Scheduled;
  readonly value: number;
  readonly costMinor: number;
  readonly detour: number;
  /** Minutes before the meal that are spent neither on the way nor near the hotel. */
  readonly wait: number;
};

/** A minute of detour for a meal counts this many times as much as other local travel. */
const DETOUR_FACTOR = 2;
/** Wait for a meal away from the hotel, in minutes, above which it loses score. */
const EASY_WAIT = 45;

/**
 * Returns the meal at the earliest start that fits between the stops around it, or later up to its usual minute; undefined
 * when none fits. A group that cannot rest at its hotel before the meal eats earlier instead of waiting at the table,
 * and so does one that would be out too long.
 */
export function toTimedOption(
  parts: PlanParts,
  context: MealGap,
  { usualMinute = 0 }: Meal,
  candidate: Candidate,
): MealOption | undefined {
  const { gap, table, segment } = context;
  const there = findMinutes(table, gap.fromId, candidate.locationId);
  const on = findMinutes(table, candidate.locationId, gap.toId);
  if (there === undefined || on === undefined) return undefined;
  const arrival = gap.openMinute + there;
  const wanted = waitsWell(parts, context, candidate.locationId, usualMinute)
    ? usualMinute
    : Math.min(usualMinute, arrival + EASY_WAIT);
  const inTime = (gap.homeByMinute ?? Infinity) - on - candidate.minutes;
  const starts = (candidate.startsByDay[segment.dayIndex] ?? []).flatMap(([from, to]) => {
    const earliest = Math.max(from, arrival);
    const latest = Math.min(to, gap.closeMinute - on - candidate.minutes);
    return earliest <= latest ? [Math.max(earliest, Math.min(latest, wanted, inTime))] : [];
  });
  const startMinute = starts[0];
  return startMinute === undefined ? undefined : toOption(parts, context, { candidate, startMinute });
}

/** Returns whether the group is at its hotel before a meal at this minute. Without craft, all waits are alike. */
function waitsWell(
  parts: PlanParts,
  { gap, segment }: MealGap,
  locationId: string,
  startMinute: number,
): boolean {
  const home = homeOf(segment);
  if (!parts.space.problem.craft || [gap.fromId, locationId].includes(home)) return true;
  const wait = { at: gap.fromId, minute: gap.openMinute, toId: locationId, startMinute };
  return findWaitingHotel(parts, segment, wait) !== undefined;
}

/** Returns a meal at the minute of the stop; undefined where there is no way to it. */
export function toOption(
  { space }: PlanParts,
  { gap, table, segment }: MealGap,
  stop: Scheduled,
): MealOption | undefined {
  const { candidate } = stop;
  const way = (fromId: string, toId: string) =>
    fromId === toId ? { minutes: 0, costMinor: 0 } : findLeg(table, fromId, toId);
  const [there, on, direct] = [
    way(gap.fromId, candidate.locationId),
    way(candidate.locationId, gap.toId),
    way(gap.fromId, gap.toId),
  ];
  if (!there || !on) return undefined;
  const detour = there.minutes + on.minutes - (direct?.minutes ?? 0);
  const isNearHome =
    (findMinutes(table, candidate.locationId, homeOf(segment)) ?? Infinity) <= longestWayToRest;
  const wait = isNearHome ? 0 : stop.startMinute - gap.openMinute - there.minutes;
  const lost = DETOUR_FACTOR * detour + Math.max(0, wait - EASY_WAIT);
  return {
    stop,
    value: candidate.worth - space.problem.weights.localMinute * lost,
    costMinor: candidate.costMinor + there.costMinor + on.costMinor,
    detour,
    wait,
  };
}
