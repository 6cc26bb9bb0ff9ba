import type { Place } from '@yunyou/planner/problem';
import { spotKey } from '../../trip/problem/planner-ids.ts';
import { listAddable, listDaysInCity } from '../alternatives.ts';
import { applyTripEdit } from '../apply-edit.ts';
import { type Draft, type EditResult, refuse } from '../draft.ts';
import { listLost } from '../keep-visits.ts';
import { pickBestResult, refuseDay, weighFaults, withRoomFor } from '../move-to-day.ts';
import { findStop, listPlaceIds } from '../stops.ts';
import { type CommandOf, gone, type Run, type SpotFacts, spotIdOf } from './command-run.ts';

/** Candidates that a command tries before it keeps the best result. */
const maxTries = 16;

/** Adds a sight; on a day that has no room for it, other sights of the day move. */
export function addSpot(
  { problemOf }: Run,
  draft: Draft,
  { spotId, dayIndex }: CommandOf<'add'>,
): EditResult {
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
export function addAny(
  run: Run,
  draft: Draft,
  { wanted, dayIndex, cityId }: CommandOf<'add-any'>,
): EditResult {
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

/** Replaces a visit with the best spot of its city that fits the wish. */
export function swap(
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
export function avoid(run: Run, draft: Draft, kinds: readonly string[]): EditResult {
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
