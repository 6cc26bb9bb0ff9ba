import type { OwnPlace } from '@yunyou/contract/trip/own-place.schema';
import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripCommand } from '@yunyou/contract/trip/trip-command.schema';
import type { Place } from '@yunyou/planner/problem';
import {
  cityKey,
  findCityId,
  findSpotId,
  hotelKey,
  ownKey,
  readKey,
  spotKey,
} from '../trip/problem/planner-ids.ts';
import { listAddable, listDaysInCity, listHotelChoices, withoutHotels } from './alternatives.ts';
import { applyTripEdit } from './apply-edit.ts';
import { listHotelIds } from './brief-edits.ts';
import { changeShape, refuseRoute, type ShapeFacts } from './change-shape.ts';
import { freeDay, swapDays } from './day-commands.ts';
import type { Draft, EditResult, ProblemOf } from './draft.ts';
import { withHours } from './hours-edits.ts';
import { listLost } from './keep-visits.ts';
import { chooseTable, setMeal } from './meal-commands.ts';
import {
  makeRoomFor,
  moveToDay,
  pickBestResult,
  refuseDay,
  weighFaults,
  withRoomFor,
} from './move-to-day.ts';
import { putBeside, putInPart } from './order-commands.ts';
import { changeRides } from './ride-commands.ts';
import { setBookings } from './set-bookings.ts';
import { findStop, listPlaceIds } from './stops.ts';
import type { TripEdit } from './trip-edit.ts';

/** Facts of the catalogue that choose replacements and change the shape of a trip. */
export type CommandFacts = ShapeFacts & {
  readonly spots: ReadonlyMap<string, SpotFacts>;
  /** Returns the class of a hotel, 1 to 4. */
  readonly hotelClass: (hotelId: string) => number | undefined;
};
type SpotFacts = {
  readonly category: string;
  readonly tagIds: readonly string[];
  readonly indoor: boolean;
  readonly cityId: string;
};

export type CommandResult =
  /** The plan was edited and needs no planning. */
  | { readonly status: 'edited'; readonly draft: Draft }
  /** The trip must be planned again from this brief. */
  | { readonly status: 'replan'; readonly brief: TripBrief }
  /** Nothing was changed. `text` explains the reason to the traveller. */
  | { readonly status: 'refused'; readonly text: string };

type Run = { readonly problemOf: ProblemOf; readonly facts: CommandFacts };
type CommandOf<K extends TripCommand['kind']> = Extract<TripCommand, { kind: K }>;

const refuse = (text: string) => ({ status: 'refused', text }) as const;
const gone = refuse('We could not find this in your trip.');

/** Applies the commands of one reading in order. One command that changes the shape makes the whole reading a new plan. */
export function runCommands(run: Run, draft: Draft, commands: readonly TripCommand[]): CommandResult {
  let current = draft;
  let isReplan = false;
  for (const command of commands) {
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

/** Adds a sight; on a day that has no room for it, other sights of the day move. */
function addSpot({ problemOf }: Run, draft: Draft, { spotId, dayIndex }: CommandOf<'add'>): EditResult {
  const placeId = spotKey(spotId);
  const refusal = dayIndex === undefined ? undefined : refuseDay(problemOf, draft, placeId, dayIndex);
  if (refusal !== undefined) return refuse(refusal);
  const added = applyTripEdit(problemOf, draft, {
    kind: 'add',
    placeId,
    ...(dayIndex !== undefined && { dayIndex }),
  });
  if (added.status === 'refused' || dayIndex === undefined) return added;
  return withRoomFor(problemOf, { before: draft, after: added, key: placeId, dayIndex });
}

/** Adds the best sight that fits a wish: the first one that causes no break and removes no other stop. */
function addAny(run: Run, draft: Draft, { wanted, dayIndex, cityId }: CommandOf<'add-any'>): EditResult {
  const problem = run.problemOf(draft.brief);
  if (!problem) return gone;
  if (dayIndex !== undefined && !draft.plan.days[dayIndex]) return refuse('Your trip has no such day.');
  const isThere = ({ cityId: own, windowsByDay }: Place): boolean => {
    const days = listDaysInCity(draft.plan, own).filter((day) => day === (dayIndex ?? day));
    return days.some((day) => (windowsByDay[day] ?? []).length > 0);
  };
  const candidates = listAddable(problem, draft.plan).filter((place) => {
    const spot = run.facts.spots.get(spotIdOf(place.id));
    return (
      spot !== undefined &&
      spot.cityId === (cityId ?? spot.cityId) &&
      isWanted(spot, wanted) &&
      isThere(place)
    );
  });
  if (candidates.length === 0) return refuse('We found nothing like that here that is not in your trip.');
  const before = weighFaults(run.problemOf, draft);
  const results: EditResult[] = [];
  for (const { id } of candidates.slice(0, maxTries)) {
    const result = addSpot(run, draft, {
      kind: 'add',
      spotId: spotIdOf(id),
      ...(dayIndex !== undefined && { dayIndex }),
    });
    const isFree =
      result.status === 'done' &&
      weighFaults(run.problemOf, result.draft) <= before &&
      listLost(draft.plan, result.draft.plan).length === 0;
    if (isFree) return result;
    results.push(result);
  }
  const scores = new Map(problem.places.map(({ id, score }) => [id, score]));
  const lost = (result: EditResult): number =>
    result.status === 'done'
      ? listLost(draft.plan, result.draft.plan).reduce((sum, one) => sum + (scores.get(one.placeId) ?? 0), 0)
      : Infinity;
  const least = Math.min(...results.map(lost));
  return pickBestResult(
    run.problemOf,
    results.filter((result) => lost(result) === least),
  );
}

function isWanted(spot: SpotFacts, { setting, kinds }: CommandOf<'add-any'>['wanted']): boolean {
  if (setting !== undefined && spot.indoor !== (setting === 'indoor')) return false;
  return !kinds || kinds.some((kind) => isOfKind(spot, kind));
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

/** Returns the catalogue id of a visited spot; empty for an own place. */
const spotIdOf = (placeId: string): string => findSpotId(placeId) ?? '';

const stepMinutes = 15;

function minutesOf({ plan }: Draft, key: string, { length }: CommandOf<'length'>): number {
  if (typeof length === 'number') return length;
  const stop = findStop(plan, key)?.stop;
  const now = stop ? stop.endMinute - stop.startMinute : 60;
  const wanted = length === 'longer' ? now * 1.5 : now * 0.67;
  return Math.min(720, Math.max(stepMinutes, Math.round(wanted / stepMinutes) * stepMinutes));
}

const maxTries = 16;

/** Replaces a visit with the best spot of its city that fits the wish. */
function swap(
  run: Run,
  draft: Draft,
  key: string,
  wanted: CommandOf<'swap'>['replacement'],
  isUnwanted: (spot: SpotFacts) => boolean = () => false,
): EditResult {
  const found = findStop(draft.plan, key);
  const problem = run.problemOf(draft.brief);
  const own = problem?.places.find(({ id }) => id === key);
  if (!found || !problem || !own) return gone;
  const taken = listPlaceIds(draft.plan);
  const isFitting = ({ id, cityId, windowsByDay }: Place): boolean => {
    const spot = run.facts.spots.get(spotIdOf(id));
    if (!spot || taken.has(id) || isUnwanted(spot)) return false;
    if (wanted.spotId !== undefined) return spotIdOf(id) === wanted.spotId;
    if (!isWanted(spot, wanted)) return false;
    return id.endsWith('/1') && cityId === own.cityId && (windowsByDay[found.dayIndex] ?? []).length > 0;
  };
  const candidates = problem.places.filter(isFitting).toSorted((a, b) => b.score - a.score);
  if (candidates.length === 0) return refuse('We found nothing like that in this city.');
  return pickBestResult(
    run.problemOf,
    candidates
      .slice(0, maxTries)
      .map(({ id }) => applyTripEdit(run.problemOf, draft, { kind: 'swap', key, placeId: id })),
  );
}

function isOfKind({ category, tagIds }: SpotFacts, kind: string): boolean {
  return category === kind || tagIds.includes(kind);
}

/** Replaces the visits of these kinds where another sight fits, removes the others, and notes the dislike in the brief. */
function avoid(run: Run, draft: Draft, kinds: readonly string[]): EditResult {
  const isUnwanted = (spot: SpotFacts): boolean => kinds.some((kind) => isOfKind(spot, kind));
  const keys = [...listPlaceIds(draft.plan)].filter((placeId) => {
    const spot = run.facts.spots.get(spotIdOf(placeId));
    return spot !== undefined && isUnwanted(spot);
  });
  if (keys.length === 0) return refuse('Your trip has none of these.');
  const dislikedKinds = [...new Set([...(draft.brief.dislikedKinds ?? []), ...kinds])].slice(0, 12);
  const mustSeeSpotIds = draft.brief.mustSeeSpotIds.filter((id) => !keys.some((key) => spotIdOf(key) === id));
  const start: Draft = { ...draft, brief: { ...draft.brief, dislikedKinds, mustSeeSpotIds } };
  return keys.reduce<EditResult>(
    (result, key) => {
      if (result.status === 'refused') return result;
      const swapped = swap(run, result.draft, key, {}, isUnwanted);
      const isFine =
        swapped.status === 'done' &&
        weighFaults(run.problemOf, swapped.draft) <= weighFaults(run.problemOf, result.draft);
      return isFine ? swapped : applyTripEdit(run.problemOf, result.draft, { kind: 'remove', key });
    },
    { status: 'done', draft: start },
  );
}

/** Sleeps in a hotel on all nights in its city that are not booked elsewhere. */
function chooseHotel({ problemOf }: Run, draft: Draft, hotelId: string): EditResult {
  const stays = draft.plan.stays.flatMap((stay, stayIndex) => (stay.hotelId === undefined ? [] : stayIndex));
  const results = stays.map((stayIndex) =>
    applyTripEdit(problemOf, draft, { kind: 'hotel', stayIndex, hotelId }),
  );
  const found = results.findIndex(({ status }) => status === 'done');
  const result = results[found];
  const stay = draft.plan.stays[stays[found] ?? -1];
  if (!result || !stay) return refuse('Your trip has no night in the city of this hotel.');
  const here = draft.plan.stays.filter(({ cityId }) => cityId === stay.cityId);
  if (here.every((one) => one.hotelId === undefined || one.hotelId === hotelId))
    return refuse('You already stay there.');
  const isBooked = problemOf(draft.brief)?.hotels.some(
    ({ cityId, bookedNights = [] }) => cityId === stay.cityId && bookedNights.length > 0,
  );
  return isBooked ? refuse('You have a booking for these nights. Change the booking first.') : result;
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

/** Chooses in each city the best of the cheaper hotels, or the next better one. */
function changeHotels(run: Run, draft: Draft, { level, cityId }: CommandOf<'hotels'>): EditResult {
  const cities = new Set<string>();
  const stayIndexes = draft.plan.stays.flatMap((stay, index) => {
    const isWanted =
      stay.hotelId !== undefined && (cityId === undefined || cityId === findCityId(stay.cityId));
    if (!isWanted || cities.has(stay.cityId)) return [];
    cities.add(stay.cityId);
    return [index];
  });
  const changed = stayIndexes.reduce((current, index) => changeHotel(run, current, index, level), draft);
  if (changed !== draft) return { status: 'done', draft: changed };
  if (typeof level === 'number') return refuse('We know no other hotel of this class here.');
  if (level === 'other') return refuse('No other hotels listed here yet.');
  return refuse(
    level === 'cheaper'
      ? 'You already have the cheapest hotels we know here.'
      : 'You already have the best hotels we know here.',
  );
}

function changeHotel(
  { problemOf, facts }: Run,
  draft: Draft,
  stayIndex: number,
  level: CommandOf<'hotels'>['level'],
): Draft {
  const stay = draft.plan.stays[stayIndex];
  const problem = problemOf(draft.brief);
  if (!stay || !problem) return draft;
  const now = problem.hotels.find(({ id }) => id === stay.hotelId)?.costMinor;
  const open = problemOf(withoutHotels(draft.brief, listHotelIds(problem, stay.cityId)));
  if (now === undefined || !open) return draft;
  const others = listHotelChoices(open, draft.plan, stayIndex);
  const isOfClass = ({ id }: { readonly id: string }): boolean => {
    const hotel = readKey(id);
    return hotel.kind === 'hotel' && facts.hotelClass(hotel.id) === level;
  };
  const chosen =
    typeof level === 'number'
      ? others.filter(isOfClass).toSorted((a, b) => b.score - a.score)[0]
      : level === 'other'
        ? others.toSorted((a, b) => b.score - a.score)[0]
        : level === 'cheaper'
          ? others.filter(({ costMinor }) => costMinor < now).toSorted((a, b) => b.score - a.score)[0]
          : others.find(({ costMinor }) => costMinor > now);
  if (!chosen) return draft;
  const result = applyTripEdit(problemOf, draft, { kind: 'hotel', stayIndex, hotelId: chosen.id });
  return result.status === 'done' ? result.draft : draft;
}
