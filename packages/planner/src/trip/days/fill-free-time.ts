import type { FreeTimeFill, Place } from '../../problem.ts';
import { hasSlot } from '../../routing/recreate.ts';
import {
  insertNode,
  legTime,
  listTour,
  type RouteState,
  removeNode,
  reschedule,
} from '../../routing/route-state.ts';
import type { RoutingProblem } from '../../routing/routing-problem.ts';
import { lossOfStart, stateValue } from '../../routing/state-value.ts';
import { withLength } from '../../visit-length.ts';
import { type Attempt, toAttempt } from '../attempt.ts';
import type { Frame } from '../frame.ts';
import { basePrices } from '../prices.ts';
import type { SearchSpace } from '../search-space.ts';
import { type Candidate, toVisit } from './candidates.ts';
import { createDayRouting } from './day-routing.ts';
import { fitsAt, moveTours } from './fit.ts';

/** Maximum number of changes, and of moves tried for each of them. */
const MAX_CHANGES = 12;
const MAX_TRIES = 4;
/** Largest share of free time that one visit takes. It keeps hikes and long tours out of short gaps. */
const MAX_SHARE = 0.8;
/** Largest detour as a share of the visit: on a day with other visits, and on one without. */
const MAX_DETOUR_SHARE = { other: 0.6, empty: 1 } as const;
/** A visit that fills free time ends at most this much after it, because meals can start a little later. */
const OVERRUN_MINUTES = 30;
/** Latest start of a visit near the hotel that fills the evening of a day without visits, in minutes after midnight. */
const LATEST_EVENING_START = 1110;
const LEAST_EVENING_MINUTES = 75;
const MAX_EVENING_WAY = 35;
const MAX_EVENING_VISIT = 120;
/** Free time of the first day is filled up to this many visits: the group has just arrived. */
const FIRST_DAY_VISITS = 2;

/**
 * Fills the free time of a finished attempt: with visits that the search left out, at any opening hour; with longer
 * visits; and on a day without visits with one that takes the time of a meal. The search itself keeps visits to their
 * preferred hours, because otherwise it would give up good hours for more visits everywhere. Planned stops keep their
 * order; only waits become shorter. Returns the same attempt when nothing fits.
 */
export function fillFreeTime(attempt: Attempt): Attempt {
  const fill = attempt.space.problem.craft?.fill;
  if (!fill || !attempt.isSound) return attempt;
  const { frame, state } = widen(attempt, fill);
  let best = attempt;
  for (let change = 0; change < MAX_CHANGES; change++) {
    const moves = [
      ...listVisits(frame, state, fill),
      ...listLonger(frame, state, fill),
      ...listInsteadOfMeals(frame, state, fill),
    ];
    const next = moves
      .toSorted((a, b) => b.gain - a.gain)
      .slice(0, MAX_TRIES)
      .find((move) => {
        const undo = apply(frame.routing.problem, state, move);
        const filled = toAttempt(frame, state, attempt.iterations);
        if (isAcceptable(filled, best, countReplacedMeals(frame, move))) {
          best = { ...filled, state: copyOf(frame.routing.problem, state) };
          return true;
        }
        undo();
        return false;
      });
    if (!next) break;
  }
  return best;
}

/** Returns whether a filled plan is sound, breaks no more constraints and has all its meals but the replaced ones. */
function isAcceptable(filled: Attempt, before: Attempt, replacedMeals: number): boolean {
  const meals = ({ plan }: Attempt): number =>
    plan.days.reduce((sum, { items }) => sum + items.filter(({ kind }) => kind === 'meal').length, 0);
  return (
    filled.isSound &&
    filled.broken.length <= before.broken.length &&
    meals(filled) >= meals(before) - replacedMeals
  );
}

function countReplacedMeals({ routing }: Frame, { replaced }: Move): number {
  return replaced !== undefined && routing.candidates[replaced]?.kind === 'meal' ? 1 : 0;
}

/** A node to insert after another one, in place of `replaced` if given. */
type Move = {
  readonly node: number;
  readonly after: number;
  readonly replaced?: number;
  readonly gain: number;
};

/** Applies a move that fits. Returns a function that undoes it. */
function apply(problem: RoutingProblem, state: RouteState, { node, after, replaced }: Move): () => void {
  const t = state.tour[after] ?? 0;
  if (replaced !== undefined) {
    removeNode(problem, state, replaced);
    reschedule(problem, state, t);
  }
  insertNode(problem, state, node, after);
  return () => {
    removeNode(problem, state, node);
    reschedule(problem, state, t);
    if (replaced !== undefined) insertNode(problem, state, replaced, after);
  };
}

/**
 * Returns the frame and tours of an attempt with more candidates: visits that are not planned at all opening hours and in
 * their shorter forms, planned ones in their longer forms.
 */
function widen(
  { space, outline, tables, choice, routing, state }: Attempt,
  fill: FreeTimeFill,
): { readonly frame: Frame; readonly state: RouteState } {
  const { segments, localReserveMinor, problem } = routing;
  const placeById = new Map(space.problem.places.map((place) => [place.id, place]));
  const forms = routing.candidates.map((candidate, node): readonly Candidate[] => {
    const place = candidate.kind === 'visit' ? placeById.get(candidate.locationId) : undefined;
    if (!place) return [candidate];
    const isPlanned = (state.tour[node] ?? -1) >= 0;
    const listed = isPlanned
      ? [candidate, ...listLongerForms(space, place, candidate.minutes, fill)]
      : listUnplannedForms(space, place, fill);
    return listed.map((form) => ({ ...form, worth: candidate.worth }));
  });
  // The first form of each candidate comes first, so that the nodes of the attempt keep their numbers.
  const candidates = [
    ...forms.flatMap((listed) => listed.slice(0, 1)),
    ...forms.flatMap((listed) => listed.slice(1)),
  ];
  const wide = createDayRouting({ space, outline, segments, candidates, tables, localReserveMinor });
  wide.problem.fixed.set(problem.fixed);
  const frame: Frame = { space, outline, tables, choice, routing: wide };
  return { frame, state: moveTours(problem, state, wide.problem) };
}

function listLongerForms(
  space: SearchSpace,
  place: Place,
  minutes: number,
  { lengthens }: FreeTimeFill,
): Candidate[] {
  const longer = (place.lengths ?? []).filter(({ visitMinutes }) => visitMinutes > minutes);
  const prices = basePrices(space.problem);
  return lengthens
    ? longer.map(({ visitMinutes }) => toVisit(space, withLength(place, visitMinutes), prices))
    : [];
}

/** Lists the usual visit and its shorter forms, at all opening hours. */
function listUnplannedForms(
  space: SearchSpace,
  place: Place,
  { maxLoss, emptyDay }: FreeTimeFill,
): Candidate[] {
  const loss = place.best?.loss ?? 0;
  const isForLate = loss > maxLoss && loss <= emptyDay.maxLoss;
  const shorter = (place.lengths ?? []).filter(({ visitMinutes }) => visitMinutes < place.visitMinutes);
  return [place, ...shorter.map(({ visitMinutes }) => withLength(place, visitMinutes))].map((form) => {
    const visit = toVisit(space, form, basePrices(space.problem), true);
    return isForLate ? { ...visit, startsByDay: startLate(visit.startsByDay, emptyDay.lateMinute) } : visit;
  });
}

/** Returns the starts that are not before a minute. */
function startLate(startsByDay: Candidate['startsByDay'], minute: number): Candidate['startsByDay'] {
  return startsByDay.map((starts) =>
    starts.flatMap(([from, to]) => (to >= minute ? [[Math.max(from, minute), to] as const] : [])),
  );
}

function copyOf(problem: RoutingProblem, state: RouteState): RouteState {
  return moveTours(problem, state, problem);
}

/** Time without a stop after a node of a tour. */
type Gap = {
  readonly t: number;
  readonly after: number;
  readonly untilMinute: number;
  /** The evening of a day without visits. */
  readonly isEvening: boolean;
};

/** Lists the free times that are long enough to be filled. On a day without visits, meals can wait as long as possible. */
function listGaps(frame: Frame, state: RouteState, fill: FreeTimeFill): Gap[] {
  const { problem, segments } = frame.routing;
  return segments.flatMap((segment, t) =>
    [problem.nodeCount + t, ...listTour(problem, state, t)].flatMap((after): Gap[] => {
      const isFirst = after === problem.nodeCount + t;
      const dayStart = isFirst ? (frame.space.problem.days[segment.dayIndex]?.startMinute ?? 0) : 0;
      const from = Math.max(state.leave[after] ?? 0, dayStart);
      const next = state.next[after] ?? 0;
      const isEmpty = state.dayMinutes[segment.dayIndex] === 0;
      const endMinute = isEmpty ? (state.late[next] ?? 0) : endOfGap(frame, state, next);
      const byDay = segment.endsAtHotel ? Math.min(endMinute, fill.untilMinute) : endMinute;
      if (byDay - from >= (isEmpty ? fill.emptyDay.minutes : fill.minutes))
        return [{ t, after, untilMinute: byDay, isEvening: false }];
      const isEvening =
        segment.endsAtHotel &&
        isEmpty &&
        (state.leave[problem.nodeCount + t] ?? 0) <= LATEST_EVENING_START &&
        endMinute - from >= LEAST_EVENING_MINUTES;
      return isEvening ? [{ t, after, untilMinute: endMinute, isEvening }] : [];
    }),
  );
}

/** Returns when the stop after a gap starts: meals at their usual minute, where that is possible. */
function endOfGap({ space, routing }: Frame, state: RouteState, next: number): number {
  const latest = state.late[next] ?? 0;
  if (next >= routing.problem.nodeCount) return latest;
  const earliest = (state.leave[next] ?? 0) - (state.duration[next] ?? 0);
  const meal = space.problem.meals.find(({ id }) => id === routing.candidates[next]?.mealId);
  return Math.min(latest, Math.max(earliest, meal?.usualMinute ?? 0));
}

/** Lists the places that are not used to fill free time. */
function listNoFilling({ space }: Frame): ReadonlySet<string> {
  return new Set(
    space.problem.places.filter(({ fillsFreeTime = true }) => !fillsFreeTime).map(({ id }) => id),
  );
}

/** Lists the visits that can be inserted into free time and are worth it. */
function listVisits(frame: Frame, state: RouteState, fill: FreeTimeFill): Move[] {
  const { problem, candidates } = frame.routing;
  const noFilling = listNoFilling(frame);
  const value = stateValue(problem, state);
  return listGaps(frame, state, fill).flatMap((gap) =>
    candidates.flatMap(({ kind, locationId }, node): Move[] => {
      const { after } = gap;
      if (kind !== 'visit' || (state.tour[node] ?? -1) >= 0 || noFilling.has(locationId)) return [];
      if (!isForGap(frame, state, gap, node)) return [];
      const undo = apply(problem, state, { node, after, gain: 0 });
      const isGood = isGoodFilling(frame, state, { gap, node, fill });
      const gain = stateValue(problem, state) - value;
      undo();
      return isGood && gain + fill.worth > 0 ? [{ node, after, gain: gain + fill.worth }] : [];
    }),
  );
}

/** Returns whether a visit fits into a gap, keeps the limits of its day and is not too far away. */
function isForGap(
  { routing }: Frame,
  state: RouteState,
  { t, after, untilMinute, isEvening }: Gap,
  node: number,
): boolean {
  const { problem, candidates, segments } = routing;
  const minutes = candidates[node]?.minutes ?? 0;
  if (!hasSlot(problem, state, node, t) || !fitsAt(problem, state, node, after)) return false;
  const dayIndex = segments[t]?.dayIndex ?? 0;
  const visits = state.slotUsed[dayIndex * problem.slotCount] ?? 0;
  if (dayIndex === 0 && visits >= FIRST_DAY_VISITS) return false;
  const next = state.next[after] ?? 0;
  const detour =
    legTime(problem, state, after, node) +
    legTime(problem, state, node, next) -
    legTime(problem, state, after, next);
  if (minutes > MAX_SHARE * (untilMinute - (state.leave[after] ?? 0))) return false;
  if (!isEvening) return detour <= MAX_DETOUR_SHARE[visits === 0 ? 'empty' : 'other'] * minutes;
  const home = problem.nodeCount + problem.tourCount + t;
  return minutes <= MAX_EVENING_VISIT && legTime(problem, state, node, home) <= MAX_EVENING_WAY;
}

/** Returns whether an inserted visit starts at an acceptable hour, ends with the free time and brings variety. */
function isGoodFilling(
  { routing }: Frame,
  state: RouteState,
  { gap, node, fill }: { readonly gap: Gap; readonly node: number; readonly fill: FreeTimeFill },
): boolean {
  const { problem, candidates } = routing;
  const { craft } = problem;
  const end = (state.leave[node] ?? 0) - (candidates[node]?.bufferMinutes ?? 0);
  if (end > gap.untilMinute + OVERRUN_MINUTES || !craft) return false;
  const visits = listTour(problem, state, gap.t).filter((other) => (craft.visitMinutes[other] ?? 0) > 0);
  const position = visits.indexOf(node);
  const kind = craft.kind[node] ?? -1;
  const repeats = [visits[position - 1], visits[position + 1]].some(
    (other) => other !== undefined && kind >= 0 && craft.kind[other] === kind,
  );
  const { maxLoss } = visits.length === 1 ? fill.emptyDay : fill;
  return !repeats && lossOfStart(problem, craft, state, node) <= maxLoss;
}

/**
 * Lists the visits that take the time of a meal on a day without visits and are worth more, such as a hike with lunch on the
 * way. The search rarely finds them: by the minute, a meal is worth more than a long visit.
 */
function listInsteadOfMeals(frame: Frame, state: RouteState, { emptyDay }: FreeTimeFill): Move[] {
  const { problem, candidates, segments } = frame.routing;
  const noFilling = listNoFilling(frame);
  const value = stateValue(problem, state);
  const listMoves = (t: number, replaced: number): Move[] => {
    const after = state.prev[replaced] ?? 0;
    removeNode(problem, state, replaced);
    reschedule(problem, state, t);
    const moves = candidates.flatMap(({ kind, locationId }, node): Move[] => {
      if (kind !== 'visit' || (state.tour[node] ?? -1) >= 0 || noFilling.has(locationId)) return [];
      if (!isWithinDay(frame, state, t, node) || !fitsAt(problem, state, node, after)) return [];
      insertNode(problem, state, node, after);
      const gain = stateValue(problem, state) - value;
      const isTimely =
        problem.craft !== undefined && lossOfStart(problem, problem.craft, state, node) <= emptyDay.maxLoss;
      removeNode(problem, state, node);
      reschedule(problem, state, t);
      return isTimely && gain > 0 ? [{ node, after, replaced, gain }] : [];
    });
    insertNode(problem, state, replaced, after);
    return moves;
  };
  return segments.flatMap(({ dayIndex }, t) =>
    state.dayMinutes[dayIndex] === 0
      ? listTour(problem, state, t)
          .filter((node) => candidates[node]?.kind === 'meal' && !problem.fixed[node])
          .flatMap((meal) => listMoves(t, meal))
      : [],
  );
}

/** Lists the planned visits that can take their next longer form in the free time beside them. */
function listLonger(frame: Frame, state: RouteState, fill: FreeTimeFill): Move[] {
  const { problem, candidates } = frame.routing;
  const seen = new Set<number>();
  return listGaps(frame, state, fill).flatMap(({ t, after }) =>
    [after, state.next[after] ?? 0].flatMap((replaced): Move[] => {
      const visit = candidates[replaced];
      if (visit?.kind !== 'visit' || problem.fixed[replaced] || seen.has(replaced)) return [];
      seen.add(replaced);
      const node = findNextLonger(candidates, visit);
      if (node < 0) return [];
      const position = state.prev[replaced] ?? 0;
      removeNode(problem, state, replaced);
      reschedule(problem, state, t);
      const fits = isWithinDay(frame, state, t, node) && fitsAt(problem, state, node, position);
      insertNode(problem, state, replaced, position);
      return fits ? [{ node, after: position, replaced, gain: 0 }] : [];
    }),
  );
}

/** Returns whether a visit keeps the minutes of its day, even as the only one: nothing has to fill a whole day. */
function isWithinDay({ routing, space }: Frame, state: RouteState, t: number, node: number): boolean {
  const { problem, candidates, segments } = routing;
  const dayIndex = segments[t]?.dayIndex ?? 0;
  const minutes = (state.dayMinutes[dayIndex] ?? 0) + (candidates[node]?.minutes ?? 0);
  const most = space.problem.days[dayIndex]?.maxVisitMinutes ?? Infinity;
  return minutes <= most && hasSlot(problem, state, node, t);
}

function findNextLonger(candidates: readonly Candidate[], { locationId, minutes }: Candidate): number {
  return candidates.reduce(
    (best, other, node) =>
      other.kind === 'visit' &&
      other.locationId === locationId &&
      other.minutes > minutes &&
      other.minutes < (candidates[best]?.minutes ?? Infinity)
        ? node
        : best,
    -1,
  );
}
