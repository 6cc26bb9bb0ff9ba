import type { OwnPlace } from '@yunyou/contract/trip/own-place.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripCommand } from '@yunyou/contract/trip/trip-command.schema';
import { cityKey, hotelKey, ownKey } from '../../trip/problem/planner-ids.ts';
import { listDaysInCity } from '../alternatives.ts';
import { applyTripEdit } from '../apply-edit.ts';
import { type Draft, type EditResult, refuse } from '../draft.ts';
import { withHours } from '../hours-edits.ts';
import { makeRoomFor, moveToDay, pickBestResult, weighFaults } from '../move-to-day.ts';
import { setBookings } from '../set-bookings.ts';
import { findStop, listPlaceIds } from '../stops.ts';
import type { TripEdit } from '../trip-edit.ts';
import { changeShape, refuseRoute, removeAndSetNights } from './change-shape.ts';
import { type CommandOf, gone, type Run, spotIdOf } from './command-run.ts';
import { freeDay, swapDays } from './day-commands.ts';
import { changeHotels, chooseHotel } from './hotel-commands.ts';
import { chooseTable, setMeal } from './meal-commands.ts';
import { putBeside, putInPart } from './order-commands.ts';
import { changeRides } from './ride-commands.ts';
import { addAny, addSpot, avoid, swap } from './sight-commands.ts';

export type CommandResult =
  /** The plan was edited and needs no planning. */
  | { readonly status: 'edited'; readonly draft: Draft }
  /** The trip must be planned again from this brief. */
  | { readonly status: 'replan'; readonly brief: TripBrief }
  /** Nothing was changed. `text` explains the reason to the traveller. */
  | { readonly status: 'refused'; readonly text: string };

/** Applies the commands of one reading in order. One command that changes the shape makes the whole reading a new plan. */
export function runCommands(run: Run, draft: Draft, commands: readonly TripCommand[]): CommandResult {
  const joined = removeAndSetNights(draft, commands, run.facts);
  let current = joined ? withBrief(draft, joined) : draft;
  let isReplan = joined !== undefined;
  for (const command of commands) {
    if (joined && (command.kind === 'remove-city' || command.kind === 'nights')) continue;
    if (command.kind === 'bookings') {
      const set = setBookings(run.problemOf, current, command.bookings);
      if (set.status === 'refused') return set;
      current = set.status === 'edited' ? set.draft : withBrief(current, set.brief);
      isReplan ||= set.status === 'replan';
      continue;
    }
    const refusal =
      command.kind === 'route' ? refuseRoute(current, command.stops, run.facts.cityName) : undefined;
    if (refusal !== undefined) return refuse(refusal);
    const brief = changeShape(current, command, run.facts);
    if (brief) {
      current = withBrief(current, brief);
      isReplan = true;
      continue;
    }
    const result = edit(run, current, command);
    if (result.status === 'refused') return result;
    current = result.draft;
  }
  return isReplan ? { status: 'replan', brief: current.brief } : { status: 'edited', draft: current };
}

const withBrief = (draft: Draft, brief: TripBrief): Draft => ({ ...draft, brief });

function edit(run: Run, draft: Draft, command: TripCommand): EditResult {
  const apply = (one: TripEdit): EditResult => applyTripEdit(run.problemOf, draft, one);
  const key = 'spotId' in command && command.spotId ? keyOf(draft, command.spotId) : undefined;
  switch (command.kind) {
    case 'lighter':
      return apply(command);
    case 'rain':
      return apply({ kind: 'rain', dayIndex: command.dayIndex, isRaining: true });
    case 'free-day':
      return freeDay(run.problemOf, draft, command.dayIndex);
    case 'swap-days':
      return mended(run, draft, swapDays(run.problemOf, draft, command));
    case 'table':
      return mended(run, draft, chooseTable(run.problemOf, draft, command));
    case 'meal':
      return setMeal(run.problemOf, draft, command);
    case 'ride':
      return mended(run, draft, changeRides(run.problemOf, draft, command));
    case 'beside': {
      const otherKey = keyOf(draft, command.otherSpotId);
      if (key === undefined || otherKey === undefined) return gone;
      return putBeside(run.problemOf, draft, { key, otherKey, side: command.side });
    }
    case 'part':
      return key === undefined ? gone : putInPart(run.problemOf, draft, key, command);
    case 'add-any':
      return addAny(run, draft, command);
    case 'add':
      return addSpot(run, draft, command);
    case 'remove':
    case 'lock':
      return key === undefined ? gone : apply({ kind: command.kind, key });
    case 'start':
      return key === undefined
        ? gone
        : mended(run, draft, apply({ kind: 'start', key, minute: command.minute }), key);
    case 'length':
      return key === undefined
        ? gone
        : mended(run, draft, apply({ kind: 'stay', key, minutes: minutesOf(draft, key, command) }), key);
    case 'move':
      return key === undefined ? gone : moveToDay(run.problemOf, draft, key, command.dayIndex);
    case 'swap':
      return key === undefined ? gone : mended(run, draft, swap(run, draft, key, command.replacement));
    case 'avoid':
      return mended(run, draft, avoid(run, draft, command.kinds));
    case 'hotels':
      return mended(run, draft, changeHotels(run, draft, command));
    case 'hotel':
      return mended(run, draft, chooseHotel(run, draft, hotelKey(command.hotelId)));
    case 'add-own':
      return addOwnPlace(run, draft, command.place);
    case 'hours':
    case 'arrival':
    case 'departure':
      return withHours(run.problemOf, draft, command);
    default:
      return gone;
  }
}

/**
 * Repairs a day that another sight, hotel or length made impossible: other visits make room for the changed one, or any visit
 * moves. Keeps the result where that breaks no less.
 */
function mended({ problemOf }: Run, before: Draft, result: EditResult, key?: string): EditResult {
  if (result.status === 'refused' || weighFaults(problemOf, result.draft) <= weighFaults(problemOf, before))
    return result;
  const dayIndex = key === undefined ? undefined : findStop(result.draft.plan, key)?.dayIndex;
  const roomy =
    key === undefined || dayIndex === undefined
      ? undefined
      : makeRoomFor(problemOf, result.draft, key, dayIndex);
  const repaired = applyTripEdit(problemOf, result.draft, { kind: 'mend' });
  return pickBestResult(problemOf, [...(roomy ? [roomy] : []), result, repaired]);
}

/** Returns the key of the first visit of a spot. */
function keyOf({ plan }: Draft, spotId: string): string | undefined {
  return [...listPlaceIds(plan)].find((placeId) => spotIdOf(placeId) === spotId);
}

const stepMinutes = 15;

function minutesOf({ plan }: Draft, key: string, { length }: CommandOf<'length'>): number {
  if (typeof length === 'number') return length;
  const stop = findStop(plan, key)?.stop;
  const now = stop ? stop.endMinute - stop.startMinute : 60;
  const wanted = length === 'longer' ? now * 1.5 : now * 0.67;
  return Math.min(720, Math.max(stepMinutes, Math.round(wanted / stepMinutes) * stepMinutes));
}

/** Adds a place of its own on the day in its city where it breaks least. */
function addOwnPlace({ problemOf }: Run, draft: Draft, place: OwnPlace): EditResult {
  if (findStop(draft.plan, ownKey(place.id))) return refuse('It is in the trip already.');
  const days = listDaysInCity(draft.plan, cityKey(place.cityId));
  return days.length === 0
    ? refuse('Its city is not part of this trip.')
    : pickBestResult(
        problemOf,
        days.map((dayIndex) => applyTripEdit(problemOf, draft, { kind: 'add-own', place, dayIndex })),
      );
}
