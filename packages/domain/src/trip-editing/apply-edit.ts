import { ownPlacesMax } from '@yunyou/contract/trip/own-place-limits';
import { arrange, arrangementOf, type Stop, stopKey } from '@yunyou/planner/arrange';
import type { Plan } from '@yunyou/planner/plan';
import type { Place, Problem } from '@yunyou/planner/problem';
import { repair } from '@yunyou/planner/repair';
import { ownKey } from '../trip/problem/planner-ids.ts';
import { listDaysInCity } from './alternatives.ts';
import {
  lightenDay,
  raiseVisitLimits,
  withChangedOwn,
  withHotel,
  withoutVisit,
  withRide,
  withStay,
} from './brief-edits.ts';
import type { Draft, EditResult, ProblemOf } from './draft.ts';
import { listInsertions, listLost, pickBestPlan, withLostVisits } from './keep-visits.ts';
import { withDayNote, withStopNote } from './note-edits.ts';
import { withOwnPlace } from './own-places.ts';
import { withRain } from './rain.ts';
import { findStop, insertAt, withStops } from './stops.ts';
import type { TripEdit } from './trip-edit.ts';
import { weighBreaks } from './weigh-breaks.ts';

/**
 * Applies an edit to a draft. The changed day is timed again in the order the traveller chose, even where that does not
 * work: `listBreaks` lists what is broken, and the edit `mend` repairs it. Refuses edits that make no sense, with a text
 * for the traveller.
 */
export function applyTripEdit(problemOf: ProblemOf, draft: Draft, edit: TripEdit): EditResult {
  const problem = problemOf(draft.brief);
  if (!problem) return refuse('This trip can no longer be planned with. Plan it anew from its wishes.');
  switch (edit.kind) {
    case 'move':
      return withRaisedLimits(problem, moveStop(problem, draft, edit));
    case 'remove':
      return removeStop(problemOf, draft, edit.key);
    case 'add':
      return withRaisedLimits(problem, addPlace(problem, draft, edit.placeId, edit.dayIndex));
    case 'add-own':
      return addOwn(problemOf, draft, edit);
    case 'change-own':
      return withChangedOwn(problemOf, draft, edit.place);
    case 'swap':
      return swapPlace(problemOf, draft, edit);
    case 'lock':
    case 'unlock':
      return lockVisit(draft, edit.key, edit.kind === 'lock');
    case 'start':
      return startAt(problem, draft, edit.key, edit.minute);
    case 'table':
      return changeRestaurant(problem, draft, edit.key, edit.restaurantId);
    case 'stay':
      return withStay(problemOf, draft, edit);
    case 'lighter':
      return lightenDay(problemOf, draft, edit.dayIndex);
    case 'rain':
      return withRain(problemOf, draft, edit);
    case 'hotel':
      return withHotel(problemOf, draft, edit);
    case 'ride':
      return withRide(problemOf, draft, edit);
    case 'note':
      return withStopNote(draft, edit);
    case 'day-note':
      return withDayNote(draft, edit);
    case 'mend':
      return mend(problem, draft);
    default:
      return edit satisfies never;
  }
}

const gone = 'This is no longer part of the trip.';

function withRaisedLimits(problem: Problem, result: EditResult): EditResult {
  return result.status === 'done'
    ? { status: 'done', draft: raiseVisitLimits(result.draft, problem) }
    : result;
}

function refuse(text: string): EditResult {
  return { status: 'refused', text };
}

function done(draft: Draft, plan: Plan): EditResult {
  return { status: 'done', draft: { ...draft, plan } };
}

function moveStop(
  problem: Problem,
  draft: Draft,
  { key, dayIndex, position }: Extract<TripEdit, { kind: 'move' }>,
): EditResult {
  const found = findStop(draft.plan, key);
  if (!found || !draft.plan.days[dayIndex]) return refuse(gone);
  if (found.stop.kind === 'ride')
    return refuse('Trains and flights keep their time. Change the ride instead.');
  if (found.stop.kind === 'meal' && found.dayIndex !== dayIndex)
    return refuse('A meal stays on its day; it can be moved within it.');
  const { stop } = found;
  // A moved visit loses the fixed minute of its old position.
  const moved = stop.kind === 'visit' && stop.locked ? unlocked(stop) : { ...stop };
  const without = withStops(arrangementOf(draft.plan), found.dayIndex, (stops) =>
    stops.filter((other) => other !== stop),
  );
  const wanted = withStops(without, dayIndex, (stops) => insertAt(stops, position, moved));
  return done(draft, arrange(problem, draft.plan, wanted));
}

function removeStop(problemOf: ProblemOf, draft: Draft, key: string): EditResult {
  const found = findStop(draft.plan, key);
  if (!found) return refuse(gone);
  if (found.stop.kind === 'ride') return refuse('The trip needs this ride. Change it for another instead.');
  const wanted = withStops(arrangementOf(draft.plan), found.dayIndex, (stops) =>
    stops.filter((stop) => stop !== found.stop),
  );
  const brief = withoutVisit(draft.brief, key);
  const problem = problemOf(brief);
  return problem ? done({ ...draft, brief }, arrange(problem, draft.plan, wanted)) : refuse(gone);
}

/** Adds an own place to the brief and its visit to the plan. */
function addOwn(
  problemOf: ProblemOf,
  draft: Draft,
  { place, dayIndex, startMinute }: Extract<TripEdit, { kind: 'add-own' }>,
): EditResult {
  if ((draft.brief.ownPlaces ?? []).length >= ownPlacesMax)
    return refuse(`A trip has at most ${ownPlacesMax} places of your own.`);
  const brief = withOwnPlace(draft.brief, place);
  const key = ownKey(place.id);
  const problem = problemOf(brief);
  if (!problem?.places.some(({ id }) => id === key))
    return refuse('This place cannot be part of the trip as it stands.');
  const added = withRaisedLimits(problem, addPlace(problem, { ...draft, brief }, key, dayIndex));
  if (added.status === 'refused' || startMinute === undefined) return added;
  const raised = problemOf(added.draft.brief);
  return raised ? startAt(raised, added.draft, key, startMinute) : added;
}

/** Adds a place to a day at the position with the fewest breaks by weight. Without a given day, uses `addAnywhere`. */
function addPlace(problem: Problem, draft: Draft, placeId: string, dayIndex: number | undefined): EditResult {
  const place = problem.places.find(({ id }) => id === placeId);
  if (!place) return refuse('It lies outside the cities of this trip, or is closed on all of its days.');
  if (findStop(draft.plan, placeId)) return refuse('It is in the trip already.');
  if (dayIndex === undefined) {
    const added = addAnywhere(problem, draft.plan, place);
    if (added) return done(draft, added);
    const home = draft.plan.stays.find(({ cityId }) => cityId === place.cityId);
    if (!home) return refuse('Its city is not part of this trip.');
    return addPlace(problem, draft, placeId, home.fromDayIndex);
  }
  const best = pickBestPlan(
    problem,
    listInsertions(problem, draft.plan, toVisit(problem, placeId), dayIndex),
  );
  return best ? done(draft, best) : refuse(gone);
}

/** Weight of breaks that a new sight may cause before another sight is removed for it: one late evening or late meal. */
const mildFaults = 40;

/**
 * Adds a place on a day on which all other stops can stay, at most with a late evening or meal. Where no such day
 * exists, chooses the day on which the trip loses the lowest score.
 */
function addAnywhere(problem: Problem, plan: Plan, { id: placeId, cityId }: Place): Plan | undefined {
  const tries = listDaysInCity(plan, cityId).flatMap((dayIndex) => {
    const outcome = repair(problem, plan, { kind: 'add', placeId, dayIndex });
    return outcome.status === 'planned' ? [outcome.plan] : [];
  });
  const complete = tries.filter((tried) => listLost(plan, tried).length === 0);
  if (complete.length > 0) return complete.toSorted((a, b) => b.score - a.score)[0];
  const kept = pickBestPlan(
    problem,
    tries.map((tried) => withLostVisits(problem, plan, tried)),
  );
  if (kept && weighBreaks(problem, kept) <= weighBreaks(problem, plan) + mildFaults) return kept;
  const scores = new Map(problem.places.map(({ id, score }) => [id, score]));
  // Squared, so that losing two minor sights counts less than losing the main one.
  const weighLoss = (tried: Plan): number =>
    listLost(plan, tried).reduce((sum, { placeId: id }) => sum + Math.max(0, scores.get(id) ?? 0) ** 2, 0);
  return tries.toSorted((a, b) => weighLoss(a) - weighLoss(b) || b.score - a.score)[0];
}

function swapPlace(
  problemOf: ProblemOf,
  draft: Draft,
  { key, placeId }: Extract<TripEdit, { kind: 'swap' }>,
): EditResult {
  const found = findStop(draft.plan, key);
  if (found?.stop.kind !== 'visit') return refuse(gone);
  if (findStop(draft.plan, placeId)) return refuse('It is in the trip already.');
  const brief = withoutVisit(draft.brief, key, placeId);
  const problem = problemOf(brief);
  if (!problem?.places.some(({ id }) => id === placeId)) return refuse('It cannot be visited on this trip.');
  const visit = toVisit(problem, placeId);
  const wanted = withStops(arrangementOf(draft.plan), found.dayIndex, (stops) =>
    stops.map((stop) => (stop === found.stop ? visit : stop)),
  );
  return done({ ...draft, brief }, arrange(problem, draft.plan, wanted));
}

function lockVisit(draft: Draft, key: string, isLocked: boolean): EditResult {
  const found = findStop(draft.plan, key);
  if (found?.stop.kind !== 'visit') return refuse(gone);
  const visit = isLocked ? { ...found.stop, locked: true } : unlocked(found.stop);
  const days = draft.plan.days.map((day) => ({
    ...day,
    items: day.items.map((item) => (item === found.stop ? visit : item)),
  }));
  return done(draft, { ...draft.plan, days });
}

function unlocked<T extends Extract<Stop, { kind: 'visit' }>>({ locked: _locked, ...visit }: T) {
  return visit;
}

/** Locks a visit to a minute and moves it to the position of that minute in the day. */
function startAt(problem: Problem, draft: Draft, key: string, minute: number): EditResult {
  const found = findStop(draft.plan, key);
  if (found?.stop.kind !== 'visit') return refuse(gone);
  const length = found.stop.endMinute - found.stop.startMinute;
  const visit = { ...found.stop, startMinute: minute, endMinute: minute + length, locked: true };
  const wanted = withStops(arrangementOf(draft.plan), found.dayIndex, (stops) => {
    const others = stops.filter((stop) => stop !== found.stop);
    const after = others.findIndex((stop) => stop.startMinute >= minute);
    return insertAt(others, after < 0 ? others.length : after, visit);
  });
  return done(draft, arrange(problem, draft.plan, wanted));
}

function changeRestaurant(problem: Problem, draft: Draft, key: string, restaurantId: string): EditResult {
  const found = findStop(draft.plan, key);
  const restaurant = problem.restaurants.find(({ id }) => id === restaurantId);
  if (found?.stop.kind !== 'meal' || !restaurant) return refuse(gone);
  const meal: Stop = {
    ...found.stop,
    at: 'restaurant',
    locationId: restaurant.id,
    costMinor: restaurant.costMinor,
    reason: 'You chose it.',
  };
  const wanted = withStops(arrangementOf(draft.plan), found.dayIndex, (stops) =>
    stops.map((stop) => (stopKey(found.dayIndex, stop) === key ? meal : stop)),
  );
  return done(draft, arrange(problem, draft.plan, wanted));
}

/** Repairs the plan. If no plan is free of violations, uses the nearest one when its breaks weigh less. */
function mend(problem: Problem, draft: Draft): EditResult {
  const outcome = repair(problem, draft.plan, { kind: 'mend' });
  const repaired = outcome.status === 'planned' ? outcome.plan : outcome.nearest;
  const kept = repaired && withLostVisits(problem, draft.plan, repaired);
  const isBetter = kept && weighBreaks(problem, kept) < weighBreaks(problem, draft.plan);
  return isBetter
    ? done(draft, kept)
    : refuse(
        'This cannot be put right by moving things about. Take something out, make a visit shorter, or change the ride or hotel.',
      );
}

/** Returns a new visit of a place. `arrange` sets its time. */
export function toVisit(problem: Problem, placeId: string): Extract<Stop, { kind: 'visit' }> {
  const place = problem.places.find(({ id }) => id === placeId);
  return {
    kind: 'visit',
    placeId,
    costMinor: place?.costMinor ?? 0,
    startMinute: 0,
    endMinute: place?.visitMinutes ?? 0,
    reason: 'You chose it.',
  };
}
