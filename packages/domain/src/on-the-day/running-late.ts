import { arrangementOf, type Stop, stopKey } from '@yunyou/planner/arrange';
import { retimeRest } from '@yunyou/planner/rest-of-day';
import { type Break, listBreaks } from '../trip/plan/breaks.ts';
import { withoutVisit } from '../trip-editing/brief-edits.ts';
import type { Draft, EditResult, ProblemOf } from '../trip-editing/draft.ts';

/** The group leaves for a stop of today at this minute. */
export interface LateStart {
  dayIndex: number;
  key: string;
  minute: number;
}

/** The rest of a day with new times. */
export interface RetimedDay {
  draft: Draft;
  /** Breaks of the new times that the plan did not have before. */
  misfits: readonly Break[];
  /** Keys of the stops that are left out. */
  leftOut: readonly string[];
}

/**
 * Returns the rest of a day when the group leaves later: with all its stops and, if some no longer fit, without
 * those. Does not change the draft. Returns undefined when the stop is not on that day.
 */
export function previewLate(
  problemOf: ProblemOf,
  draft: Draft,
  late: LateStart,
): { all: RetimedDay; shorter: RetimedDay | undefined } | undefined {
  const all = retimed(problemOf, draft, late, []);
  if (!all) return undefined;
  let best = all;
  let next: RetimedDay | undefined = all;
  while (next && next.misfits.length > 0) {
    const spare = findSpare(draft, late, next);
    next = spare === undefined ? undefined : retimed(problemOf, draft, late, [...next.leftOut, spare]);
    if (next && next.misfits.length < best.misfits.length) best = next;
  }
  return { all, shorter: best === all ? undefined : best };
}

/** Removes a stop of the rest of a day. The stops after it start as early as possible, but not before `minute`. */
export function skipStop(
  problemOf: ProblemOf,
  draft: Draft,
  { dayIndex, key, minute }: LateStart,
): EditResult {
  const brief = withoutVisit(draft.brief, key);
  const problem = problemOf(brief);
  const departure = { dayIndex, key, minute, skipped: new Set([key]), keepsTimes: false };
  const plan = problem && retimeRest(problem, draft.plan, departure);
  return plan
    ? { status: 'done', draft: { ...draft, brief, plan } }
    : { status: 'refused', text: 'This is no longer part of the day.' };
}

function retimed(
  problemOf: ProblemOf,
  draft: Draft,
  { dayIndex, key, minute }: LateStart,
  leftOut: readonly string[],
): RetimedDay | undefined {
  const brief = leftOut.reduce((current, gone) => withoutVisit(current, gone), draft.brief);
  const [old, problem] = [problemOf(draft.brief), problemOf(brief)];
  const departure = { dayIndex, key, minute, skipped: new Set(leftOut), keepsTimes: true };
  const plan = problem && retimeRest(problem, draft.plan, departure);
  if (!plan || !old) return undefined;
  const known = new Set(listBreaks(old, draft.plan).map(idOf));
  const misfits = listBreaks(problem, plan).filter(
    (fault) => 'dayIndex' in fault && fault.dayIndex === dayIndex && !known.has(idOf(fault)),
  );
  return { draft: { ...draft, brief, plan }, misfits, leftOut };
}

const idOf = (fault: Break): string => `${fault.kind} ${'key' in fault ? fault.key : ''}`;

/** Returns the visit to leave out next: the last one up to the first item that does not fit. Never a fixed visit. */
function findSpare({ plan }: Draft, { dayIndex, key }: LateStart, tried: RetimedDay): string | undefined {
  const stops = arrangementOf(plan).days[dayIndex] ?? [];
  const first = stops.findIndex((stop) => stopKey(dayIndex, stop) === key);
  const rest = stops.slice(first).map((stop) => ({ stop, key: stopKey(dayIndex, stop) }));
  const isSpare = (one: { stop: Stop; key: string }): boolean =>
    one.stop.kind === 'visit' && one.stop.locked !== true && !tried.leftOut.includes(one.key);
  const [fault] = tried.misfits;
  const at = rest.findIndex((one) => fault !== undefined && 'key' in fault && one.key === fault.key);
  const until = at < 0 ? rest : rest.slice(0, at + 1);
  return until.findLast(isSpare)?.key;
}
