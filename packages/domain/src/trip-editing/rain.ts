import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { Stop } from '@yunyou/planner/arrange';
import type { Plan } from '@yunyou/planner/plan';
import type { Problem } from '@yunyou/planner/problem';
import { repair } from '@yunyou/planner/repair';
import { findSpotId } from '../trip/problem/planner-ids.ts';
import { listAddable } from './alternatives.ts';
import type { Draft, EditResult, ProblemOf } from './draft.ts';
import { listInsertions, listLost, pickBestPlan } from './keep-visits.ts';
import type { TripEdit } from './trip-edit.ts';
import { weighBreaks } from './weigh-breaks.ts';

type Visit = Extract<Stop, { kind: 'visit' }>;

/** Maximum number of indoor sights that are tried as replacements on a rainy day. */
const maxTried = 12;

/**
 * Marks or clears rain on a day. Clearing it does not change the plan. On a rainy day outdoor visits move to other days,
 * also in exchange for indoor ones. Those that find no other day are swapped for indoor sights, except those that were asked
 * for: they stay where they break nothing. Where there are not enough indoor sights, the best visits stay in spite of the
 * rain: no visit is lost without a replacement while the day has room.
 */
export function withRain(
  problemOf: ProblemOf,
  draft: Draft,
  { dayIndex, isRaining }: Extract<TripEdit, { kind: 'rain' }>,
): EditResult {
  const others = draft.brief.rainyDays.filter((day) => day !== dayIndex);
  const brief = { ...draft.brief, rainyDays: isRaining ? [...others, dayIndex] : others };
  const problem = problemOf(brief);
  if (!problem)
    return { status: 'refused', text: 'A sight you asked for is outdoors, and this is its only day.' };
  if (!isRaining) return { status: 'done', draft: { ...draft, brief } };
  const moved = moveToDryDays(problem, draft.plan);
  const lost = listLost(draft.plan, moved).toSorted(byScore(problem));
  const { asked = [], others: swapped = [] } = Object.groupBy(lost, ({ placeId }) =>
    isAskedFor(placeId, brief) ? 'asked' : 'others',
  );
  const first = { ...draft, brief, plan: moved };
  const withAsked = keepInRain(problemOf, first, asked, { dayIndex, most: asked.length });
  const open = problemOf(withAsked.brief) ?? problem;
  const { plan, count } = addIndoors(open, withAsked.plan, dayIndex, swapped.length);
  const most = swapped.length - count;
  return {
    status: 'done',
    draft: keepInRain(problemOf, { ...withAsked, plan }, swapped, { dayIndex, most }),
  };
}

function isAskedFor(placeId: string, { mustSeeSpotIds }: TripBrief): boolean {
  const spotId = findSpotId(placeId);
  return spotId !== undefined && mustSeeSpotIds.includes(spotId);
}

const byScore =
  ({ places }: Problem) =>
  (a: Visit, b: Visit): number => {
    const scoreOf = ({ placeId }: Visit) => places.find(({ id }) => id === placeId)?.score ?? 0;
    return scoreOf(b) - scoreOf(a);
  };

/** Moves the visits that rain closes to other days. Another visit makes room only where it finds a new place. */
function moveToDryDays(problem: Problem, plan: Plan): Plan {
  const outcome = repair(problem, plan, { kind: 'mend' });
  const start = outcome.status === 'planned' ? outcome.plan : (outcome.nearest ?? plan);
  return listLost(plan, start)
    .toSorted(byScore(problem))
    .reduce((current, { placeId }) => {
      const pushed = repair(problem, current, { kind: 'add', placeId });
      if (pushed.status !== 'planned') return current;
      return listLost(plan, pushed.plan).length < listLost(plan, current).length ? pushed.plan : current;
    }, start);
}

/** Adds up to `most` sights that are open in the rain, best first. */
function addIndoors(
  problem: Problem,
  plan: Plan,
  dayIndex: number,
  most: number,
): { readonly plan: Plan; readonly count: number } {
  const open = listAddable(problem, plan).filter((place) => (place.windowsByDay[dayIndex] ?? []).length > 0);
  let [current, count] = [plan, 0];
  for (const { id, costMinor, visitMinutes } of open.slice(0, maxTried)) {
    if (count >= most) break;
    const visit: Visit = {
      kind: 'visit',
      placeId: id,
      costMinor,
      startMinute: 0,
      endMinute: visitMinutes,
      reason: 'It is indoors.',
    };
    const tried = pickBestPlan(problem, listInsertions(problem, current, visit, dayIndex));
    if (!tried || weighBreaks(problem, tried) > weighBreaks(problem, current)) continue;
    current = tried;
    count += 1;
  }
  return { plan: current, count };
}

/** Puts up to `most` visits back on the rainy day where they break nothing, and notes in the brief that they stay. */
function keepInRain(
  problemOf: ProblemOf,
  draft: Draft,
  visits: readonly Visit[],
  { dayIndex, most }: { readonly dayIndex: number; readonly most: number },
): Draft {
  const spotIdOf = ({ placeId }: Visit): string | undefined => findSpotId(placeId);
  const withKeptInRain = (ids: readonly (string | undefined)[]): TripBrief => {
    const known = draft.brief.keptInRain ?? [];
    return {
      ...draft.brief,
      keptInRain: [...new Set([...known, ...ids.filter((id) => id !== undefined)])].slice(-60),
    };
  };
  // Builds one problem for all of them, because building it takes longest.
  const problem = most > 0 ? problemOf(withKeptInRain(visits.map(spotIdOf))) : undefined;
  if (!problem) return draft;
  let { plan } = draft;
  const kept: Visit[] = [];
  for (const visit of visits) {
    if (kept.length >= most || spotIdOf(visit) === undefined) continue;
    const tried = pickBestPlan(problem, listInsertions(problem, plan, { ...visit }, dayIndex));
    if (!tried || weighBreaks(problem, tried) > 0) continue;
    plan = tried;
    kept.push(visit);
  }
  return kept.length === 0 ? draft : { ...draft, brief: withKeptInRain(kept.map(spotIdOf)), plan };
}
