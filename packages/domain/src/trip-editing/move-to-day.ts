import { arrange, arrangementOf, type Stop, stopKey } from '@yunyou/planner/arrange';
import type { Plan } from '@yunyou/planner/plan';
import type { Problem } from '@yunyou/planner/problem';
import { repair } from '@yunyou/planner/repair';
import { listBreaks } from '../trip/plan/breaks.ts';
import { listDaysInCity, listRideChoices } from './alternatives.ts';
import { applyTripEdit } from './apply-edit.ts';
import { type Draft, type EditResult, type ProblemOf, refuse } from './draft.ts';
import { withLostVisits } from './keep-visits.ts';
import { findStop } from './stops.ts';
import { weighBreaks } from './weigh-breaks.ts';

/**
 * Moves a visit to a day, at the position that breaks least. Where the day has no room for it, other visits and meals of
 * the trip move, too.
 */
export function moveToDay(problemOf: ProblemOf, draft: Draft, key: string, dayIndex: number): EditResult {
  const stops = arrangementOf(draft.plan).days[dayIndex];
  if (!stops) return refuse('Your trip has no such day.');
  if (findStop(draft.plan, key)?.dayIndex === dayIndex) return refuse('It is on this day already.');
  const refusal = refuseDay(problemOf, draft, key, dayIndex);
  if (refusal !== undefined) return refuse(refusal);
  const after = pickBestResult(
    problemOf,
    Array.from({ length: stops.length + 1 }, (_, position) =>
      applyTripEdit(problemOf, draft, { kind: 'move', key, dayIndex, position }),
    ),
  );
  const roomy = withRoomFor(problemOf, { before: draft, after, key, dayIndex });
  const from = findStop(draft.plan, key)?.dayIndex ?? dayIndex;
  const exchanged = exchangeDays(problemOf, draft, from, dayIndex);
  const best = pickBestResult(problemOf, [roomy, ...(exchanged ? [exchanged] : [])].toSorted(byScore));
  const result = withLaterRide(problemOf, { before: draft, after: best, key, dayIndex });
  if (!missesRide(problemOf, draft, result)) return result;
  const others = listPossibleDays(problemOf, draft, key)?.open.filter(
    (day) => day !== dayIndex && day !== from,
  );
  return refuse(
    `Day ${dayIndex + 1} has no time for it beside the way to the next place.${nameDays(others ?? [])}`,
  );
}

/** Returns true for an edit after which the group misses a ride, or the way home, that it did not miss before. */
export function missesRide(problemOf: ProblemOf, before: Draft, result: EditResult): boolean {
  const count = ({ brief, plan }: Draft): number => {
    const problem = problemOf(brief);
    const breaks = problem ? listBreaks(problem, plan) : [];
    return breaks.filter(({ kind }) => kind === 'missed-ride' || kind === 'missed-end').length;
  };
  return result.status === 'done' && count(result.draft) > count(before);
}

/** Compares plans with equal breaks: the one with the higher score comes first. */
const byScore = (a: EditResult, b: EditResult): number => scoreOf(b) - scoreOf(a);
const scoreOf = (result: EditResult): number =>
  result.status === 'done' ? result.draft.plan.score : -Infinity;

/** Maximum number of later departures that are tried. */
const maxRides = 4;

/** Takes a later ride where the one of the day leaves no time for a visit that was moved to it. */
function withLaterRide(problemOf: ProblemOf, { before, after, key, dayIndex }: RoomFor): EditResult {
  if (after.status === 'refused' || weighFaults(problemOf, after.draft) <= weighFaults(problemOf, before))
    return after;
  const ride = arrangementOf(before.plan).days[dayIndex]?.find((stop) => stop.kind === 'ride');
  const problem = problemOf(before.brief);
  if (!ride || !problem) return after;
  const rideStop = stopKey(dayIndex, ride);
  const later = listRideChoices(problem, before.plan, rideStop)
    .filter(({ service }) => service.mode === ride.mode)
    .flatMap(({ service, departMinutes }) =>
      departMinutes
        .filter((minute) => minute > ride.startMinute)
        .map((departMinute) => ({ serviceId: service.id, departMinute })),
    )
    .toSorted((a, b) => a.departMinute - b.departMinute);
  const step = Math.max(1, Math.ceil(later.length / maxRides));
  const tries = later
    .filter((_, index) => index % step === step - 1 || index === later.length - 1)
    .flatMap((departure): EditResult[] => {
      const changed = applyTripEdit(problemOf, before, { kind: 'ride', key: rideStop, ...departure });
      const roomy = changed.status === 'done' && makeRoomFor(problemOf, changed.draft, key, dayIndex);
      return roomy ? [roomy] : [];
    });
  return pickBestResult(problemOf, [after, ...tries]);
}

/** Returns why a place cannot be visited on a day, with the days on which it can. */
export function refuseDay(
  problemOf: ProblemOf,
  { brief, plan }: Draft,
  key: string,
  dayIndex: number,
): string | undefined {
  const days = listPossibleDays(problemOf, { brief, plan }, key);
  if (!days || days.open.includes(dayIndex)) return undefined;
  const others = nameDays(days.open);
  return days.there.includes(dayIndex)
    ? `It is not open on day ${dayIndex + 1}.${others}`
    : `On day ${dayIndex + 1} you are in another city.${others}`;
}

/** Returns the days that the trip spends in the city of a place, and those of them on which it is open. */
function listPossibleDays(
  problemOf: ProblemOf,
  { brief, plan }: Pick<Draft, 'brief' | 'plan'>,
  key: string,
): { readonly there: readonly number[]; readonly open: readonly number[] } | undefined {
  const place = problemOf(brief)?.places.find(({ id }) => id === key);
  if (!place) return undefined;
  const there = listDaysInCity(plan, place.cityId);
  return { there, open: there.filter((day) => (place.windowsByDay[day] ?? []).length > 0) };
}

function nameDays(days: readonly number[]): string {
  const numbers = days.map((day) => String(day + 1));
  const [last] = numbers.slice(-1);
  return last === undefined
    ? ''
    : ` Possible: day ${numbers.slice(0, -1).join(', ')}${numbers.length > 1 ? ' or ' : ''}${last}.`;
}

/** Exchanges the stops of two days. Undefined where a ride or a locked visit keeps its day. */
export function exchangeDays(
  problemOf: ProblemOf,
  draft: Draft,
  from: number,
  dayIndex: number,
): EditResult | undefined {
  const problem = problemOf(draft.brief);
  const wanted = arrangementOf(draft.plan);
  const [here = [], there = []] = [wanted.days[from], wanted.days[dayIndex]];
  const isFixed = (stop: Stop): boolean => stop.kind === 'ride' || (stop.kind === 'visit' && !!stop.locked);
  if (!problem || [...here, ...there].some(isFixed)) return undefined;
  const days = wanted.days.map((stops, index) =>
    index === from ? there : index === dayIndex ? here : stops,
  );
  return { status: 'done', draft: { ...draft, plan: arrange(problem, draft.plan, { ...wanted, days }) } };
}

interface RoomFor {
  before: Draft;
  after: EditResult;
  key: string;
  dayIndex: number;
}

/**
 * Makes room on a day for a visit that an edit put there and that broke something: other visits move, and meals fall into
 * their hours again. Returns the edit as it was where that breaks no less.
 */
export function withRoomFor(problemOf: ProblemOf, { before, after, key, dayIndex }: RoomFor): EditResult {
  if (after.status === 'refused' || weighFaults(problemOf, after.draft) <= weighFaults(problemOf, before))
    return after;
  const tries = [before, after.draft].flatMap((draft) => makeRoomFor(problemOf, draft, key, dayIndex) ?? []);
  return pickBestResult(problemOf, [after, ...tries]);
}

/**
 * Puts a visit on a day, or times it again where it is on that day, and moves other visits. Undefined where that is
 * impossible.
 */
export function makeRoomFor(
  problemOf: ProblemOf,
  draft: Draft,
  key: string,
  dayIndex: number,
): EditResult | undefined {
  const problem = problemOf(draft.brief);
  const plan = problem && makeRoom(problem, draft.plan, key, dayIndex);
  return plan && { status: 'done', draft: { ...draft, plan } };
}

function makeRoom(problem: Problem, plan: Plan, placeId: string, dayIndex: number): Plan | undefined {
  const kind = findStop(plan, placeId) ? 'move' : 'add';
  const outcome = repair(problem, plan, { kind, placeId, dayIndex });
  return outcome.status === 'planned' ? withLostVisits(problem, plan, outcome.plan) : undefined;
}

/** Returns how badly a draft is broken. */
export function weighFaults(problemOf: ProblemOf, { brief, plan }: Draft): number {
  const problem = problemOf(brief);
  return problem ? weighBreaks(problem, plan) : Infinity;
}

/** Returns the result that is broken least, the first of equal ones. Refusals count only when there is nothing else. */
export function pickBestResult(problemOf: ProblemOf, results: readonly EditResult[]): EditResult {
  const judged = results.flatMap((result) =>
    result.status === 'refused' ? [] : [{ result, faults: weighFaults(problemOf, result.draft) }],
  );
  return (
    judged.toSorted((a, b) => a.faults - b.faults)[0]?.result ??
    results[0] ??
    refuse('We could not find this in your trip.')
  );
}
