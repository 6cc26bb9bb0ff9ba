import type { TripCommand } from '@yunyou/contract/trip/trip-command.schema';
import { arrangementOf, stopKey } from '@yunyou/planner/arrange';
import type { Plan } from '@yunyou/planner/plan';
import { listDaysInCity } from '../alternatives.ts';
import { applyTripEdit } from '../apply-edit.ts';
import { type Draft, type EditResult, type ProblemOf, refuse } from '../draft.ts';
import { makeRoomFor, missesRide, pickBestResult, refuseDay, weighFaults } from '../move-to-day.ts';
import { findStop, type StopAt } from '../stops.ts';

// Commands that change where a visit stands in its day.

type CommandOf<K extends TripCommand['kind']> = Extract<TripCommand, { kind: K }>;
type Part = CommandOf<'part'>['part'];

const gone = refuse('We could not find this in your trip.');

/** Puts a visit before or after another one, as near to it as breaks least. */
export function putBeside(
  problemOf: ProblemOf,
  draft: Draft,
  { key, otherKey, side }: { key: string; otherKey: string; side: 'before' | 'after' },
): EditResult {
  const [own, other] = [findStop(draft.plan, key), findStop(draft.plan, otherKey)];
  if (!own || !other || key === otherKey) return gone;
  const isInOrder = (plan: Plan): boolean => {
    const [a, b] = [findStop(plan, key), findStop(plan, otherKey)];
    if (!a || !b || a.dayIndex !== b.dayIndex) return false;
    return side === 'before' ? a.position < b.position : a.position > b.position;
  };
  if (isInOrder(draft.plan)) return refuse('Your trip has them in this order already.');
  const { dayIndex } = other;
  const refusal = own.dayIndex === dayIndex ? undefined : refuseDay(problemOf, draft, key, dayIndex);
  if (refusal !== undefined) return refuse(refusal);
  const moved = moveWithin(problemOf, draft, { key, dayIndex, near: other.position, isWanted: isInOrder });
  if (moved.status === 'done' && weighFaults(problemOf, moved.draft) <= weighFaults(problemOf, draft))
    return moved;
  // A visit that waits for its best hours would delay the other one: it starts when the other one did.
  const there = own.dayIndex === dayIndex ? draft : draftOf(moved);
  const minute = side === 'before' ? other.stop.startMinute : other.stop.endMinute;
  const fixed = there && applyTripEdit(problemOf, there, { kind: 'start', key, minute });
  return fixed?.status === 'done' && isInOrder(fixed.draft.plan)
    ? pickBestResult(problemOf, [moved, fixed])
    : moved;
}

/** Hours of the parts of a day, in which a visit starts. Minutes after midnight. */
const partHours = {
  morning: { from: 0, until: 720, usual: 540 },
  afternoon: { from: 720, until: 1020, usual: 840 },
  evening: { from: 1020, until: 1440, usual: 1110 },
} as const;

/**
 * Puts a visit into a part of its day, or of the first other day of its city that has room there. If no order of the
 * day's stops places the visit there, it gets a fixed time.
 */
export function putInPart(
  problemOf: ProblemOf,
  draft: Draft,
  key: string,
  { part, dayIndex: wantedDay }: CommandOf<'part'>,
): EditResult {
  const own = findStop(draft.plan, key);
  const place = problemOf(draft.brief)?.places.find(({ id }) => id === key);
  if (!own || !place) return gone;
  if (wantedDay !== undefined && !draft.plan.days[wantedDay]) return refuse('Your trip has no such day.');
  if (isInPart(draft.plan, key, wantedDay ?? own.dayIndex, part)) return refuse('It is there already.');
  const others = listDaysInCity(draft.plan, place.cityId).filter((day) => day !== own.dayIndex);
  const days = wantedDay === undefined ? [own.dayIndex, ...others] : [wantedDay];
  const before = weighFaults(problemOf, draft);
  const tried: EditResult[] = [];
  for (const dayIndex of days) {
    const result = putOnDay(problemOf, draft, { key, dayIndex, part, from: own });
    if (result.status === 'done' && weighFaults(problemOf, result.draft) <= before) return result;
    tried.push(result);
  }
  const possible = tried.filter(
    (result) => result.status === 'done' && !missesRide(problemOf, draft, result),
  );
  const [first] = tried;
  if (possible.length > 0) return pickBestResult(problemOf, possible);
  return first?.status === 'refused' ? first : refuse(`There is no time for it ${partWords[part]}.`);
}

const partWords = {
  first: 'at the start of the day',
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
  last: 'at the end of the day',
} as const satisfies Readonly<Record<Part, string>>;

interface OnDay {
  key: string;
  dayIndex: number;
  part: Part;
  /** Current position of the visit. */
  from: StopAt;
}

function putOnDay(problemOf: ProblemOf, draft: Draft, { key, dayIndex, part, from }: OnDay): EditResult {
  const refusal = from.dayIndex === dayIndex ? undefined : refuseDay(problemOf, draft, key, dayIndex);
  if (refusal !== undefined) return refuse(refusal);
  const isWanted = (plan: Plan): boolean => isInPart(plan, key, dayIndex, part);
  if (part === 'first' || part === 'last')
    return moveWithin(problemOf, draft, { key, dayIndex, near: from.position, isWanted });
  const minute = findOpenMinute(problemOf, draft, { key, dayIndex, part });
  if (minute === undefined) return refuse(`It is not open ${partWords[part]}.`);
  const moved = moveWithin(problemOf, draft, { key, dayIndex, near: from.position, isWanted });
  if (moved.status === 'done' && weighFaults(problemOf, moved.draft) <= weighFaults(problemOf, draft))
    return moved;
  const there =
    from.dayIndex === dayIndex
      ? draft
      : draftOf(applyTripEdit(problemOf, draft, { kind: 'move', key, dayIndex, position: 0 }));
  const fixed = there && applyTripEdit(problemOf, there, { kind: 'start', key, minute });
  if (fixed?.status !== 'done') return moved;
  const roomy = makeRoomFor(problemOf, fixed.draft, key, dayIndex);
  const results = [moved, fixed, ...(roomy ? [roomy] : [])].filter(
    (result) => result.status === 'done' && isWanted(result.draft.plan),
  );
  return results.length > 0 ? pickBestResult(problemOf, results) : moved;
}

const draftOf = (result: EditResult): Draft | undefined =>
  result.status === 'done' ? result.draft : undefined;

function isInPart(plan: Plan, key: string, dayIndex: number, part: Part): boolean {
  const found = findStop(plan, key);
  if (found?.dayIndex !== dayIndex) return false;
  if (part === 'first' || part === 'last') {
    const visits = arrangementOf(plan).days[dayIndex]?.filter(({ kind }) => kind === 'visit') ?? [];
    return visits.at(part === 'first' ? 0 : -1) === found.stop;
  }
  const { from, until } = partHours[part];
  return found.stop.startMinute >= from && found.stop.startMinute < until;
}

/** Returns the minute nearest to the usual one of a part of the day at which the place can be visited. */
function findOpenMinute(
  problemOf: ProblemOf,
  { brief }: Draft,
  { key, dayIndex, part }: { key: string; dayIndex: number; part: keyof typeof partHours },
): number | undefined {
  const place = problemOf(brief)?.places.find(({ id }) => id === key);
  const { from, until, usual } = partHours[part];
  const starts = (place?.windowsByDay[dayIndex] ?? []).flatMap(({ open, close, lastEntry = close }) => {
    const latest = Math.min(close - (place?.visitMinutes ?? 0), lastEntry, until - 1);
    const [first, last] = [Math.max(open, from), latest];
    return first <= last ? [Math.min(last, Math.max(first, usual))] : [];
  });
  return starts.toSorted((a, b) => Math.abs(a - usual) - Math.abs(b - usual))[0];
}

interface Within {
  key: string;
  dayIndex: number;
  /** Positions near this one are preferred. */
  near: number;
  isWanted: (plan: Plan) => boolean;
}

/** Moves a visit to the position of a day that breaks least, among those that are wanted. Other visits make room for it. */
function moveWithin(problemOf: ProblemOf, draft: Draft, within: Within): EditResult {
  const { key, dayIndex, isWanted } = within;
  const before = weighFaults(problemOf, draft);
  const isDone = (result: EditResult): boolean =>
    result.status === 'done' && weighFaults(problemOf, result.draft) <= before;
  const moved = listMoves(problemOf, draft, within);
  const best = moved.length > 0 ? pickBestResult(problemOf, moved) : undefined;
  if (best && isDone(best)) return best;
  const reordered = listFirsts(problemOf, draft, within).flatMap((one) => listMoves(problemOf, one, within));
  const candidates = [...(best ? [best] : []), ...reordered];
  if (candidates.length === 0) return refuse('This order of the day is not possible.');
  const better = pickBestResult(problemOf, candidates);
  if (better.status === 'refused' || isDone(better)) return better;
  const mended = [
    makeRoomFor(problemOf, better.draft, key, dayIndex),
    applyTripEdit(problemOf, better.draft, { kind: 'mend' }),
  ].filter((result) => result?.status === 'done' && isWanted(result.draft.plan));
  return pickBestResult(problemOf, [better, ...mended.flatMap((result) => result ?? [])]);
}

/** Returns the wanted results of moving a visit to each position of a day, nearest first. */
function listMoves(
  problemOf: ProblemOf,
  draft: Draft,
  { key, dayIndex, near, isWanted }: Within,
): EditResult[] {
  const stops = arrangementOf(draft.plan).days[dayIndex] ?? [];
  const count = stops.filter((stop) => stopKey(dayIndex, stop) !== key).length;
  return Array.from({ length: count + 1 }, (_, position) => position)
    .toSorted((a, b) => Math.abs(a - near) - Math.abs(b - near))
    .map((position) => applyTripEdit(problemOf, draft, { kind: 'move', key, dayIndex, position }))
    .filter((result) => result.status === 'done' && isWanted(result.draft.plan));
}

/** Returns the draft with each other visit of the day as its first one. */
function listFirsts(problemOf: ProblemOf, draft: Draft, { key, dayIndex }: Within): Draft[] {
  const stops = arrangementOf(draft.plan).days[dayIndex] ?? [];
  const position = stops.findIndex(({ kind }) => kind === 'ride') + 1;
  return stops.flatMap((stop) => {
    if (stop.kind !== 'visit' || stop.locked || stop.placeId === key) return [];
    const moved = applyTripEdit(problemOf, draft, { kind: 'move', key: stop.placeId, dayIndex, position });
    return draftOf(moved) ?? [];
  });
}
