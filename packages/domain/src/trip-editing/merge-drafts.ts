import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import { arrange, arrangementOf, type Stop, stopKey } from '@yunyou/planner/arrange';
import type { Plan, PlanDay, Stay } from '@yunyou/planner/plan';
import { raiseVisitLimits } from './brief-edits.ts';
import type { Draft, ProblemOf } from './draft.ts';
import { mergeOwnPlaces } from './own-places.ts';

/** Result of merging two drafts with a common base. */
export type Merge =
  /** `contested` days were changed on both sides. Without a choice they stay as in `mine`. */
  | {
      readonly kind: 'by-day';
      readonly contested: readonly number[];
      readonly changedByThem: readonly number[];
    }
  /** Dates or cities differ: only one of the drafts can be used. */
  | { readonly kind: 'whole' };

/** Compares two drafts with their common base, day by day. */
export function compareDrafts(base: Draft, mine: Draft, theirs: Draft): Merge {
  const frames = [base, mine, theirs].map(({ plan }) => frameOf(plan));
  if (new Set(frames).size > 1) return { kind: 'whole' };
  const changed = (draft: Draft): readonly number[] =>
    base.plan.days.flatMap((_, index) =>
      dayText(draft.plan, index) === dayText(base.plan, index) ? [] : [index],
    );
  const [own, other] = [changed(mine), changed(theirs)];
  const contested = own.filter(
    (index) => other.includes(index) && dayText(mine.plan, index) !== dayText(theirs.plan, index),
  );
  return { kind: 'by-day', contested, changedByThem: other };
}

/** Merges two drafts: the changes of each side, and on contested days the chosen side. Returns `mine` where no merge is possible. */
export function mergeDrafts(
  problemOf: ProblemOf,
  { base, mine, theirs }: { readonly base: Draft; readonly mine: Draft; readonly theirs: Draft },
  isTheirs: (dayIndex: number) => boolean,
): Draft {
  const merge = compareDrafts(base, mine, theirs);
  if (merge.kind === 'whole') return mine;
  const fromThem = (index: number): boolean =>
    merge.changedByThem.includes(index) && (!merge.contested.includes(index) || isTheirs(index));
  const [own, other] = [arrangementOf(mine.plan), arrangementOf(theirs.plan)];
  const days = dropRepeats(
    own.days.map((stops, index) => (fromThem(index) ? (other.days[index] ?? []) : stops)),
  );
  const brief = mergeBriefs(base.brief, mine.brief, theirs.brief, days);
  const problem = problemOf(brief);
  if (!problem) return mine;
  const stays = own.stays.map((stay, index) =>
    mergeStay(base.plan.stays[index], stay, theirs.plan.stays[index]),
  );
  const noted = {
    ...mine.plan,
    days: mine.plan.days.map((day, index) =>
      fromThem(index) ? withNoteOf(day, theirs.plan.days[index]) : day,
    ),
  };
  const plan = arrange(problem, noted, { stays, days });
  const title = mine.title === base.title ? theirs.title : mine.title;
  return raiseVisitLimits({ title, brief, plan }, problem);
}

function withNoteOf({ note: _note, ...day }: PlanDay, other: PlanDay | undefined): PlanDay {
  return { ...day, ...(other?.note !== undefined && { note: other.note }) };
}

/** Removes the second occurrence of a visit that one side moved to a day the other side changed. */
function dropRepeats(days: readonly (readonly Stop[])[]): readonly (readonly Stop[])[] {
  const seen = new Set<string>();
  return days.map((stops) =>
    stops.filter((stop) => {
      if (stop.kind !== 'visit') return true;
      const isNew = !seen.has(stop.placeId);
      seen.add(stop.placeId);
      return isNew;
    }),
  );
}

function mergeStay(base: Stay | undefined, mine: Stay, theirs: Stay | undefined): Stay {
  return theirs && mine.hotelId === base?.hotelId ? theirs : mine;
}

function mergeBriefs(
  base: TripBrief,
  mine: TripBrief,
  theirs: TripBrief,
  days: readonly (readonly Stop[])[],
): TripBrief {
  const fields = new Set([...Object.keys(mine), ...Object.keys(theirs)]) as Set<keyof TripBrief>; // their own keys
  const isChanged = (field: keyof TripBrief): boolean =>
    JSON.stringify(mine[field]) !== JSON.stringify(base[field]);
  const chosen = [...fields].flatMap((field) => {
    const value = isChanged(field) ? mine[field] : theirs[field];
    return value === undefined ? [] : [[field, value] as const];
  });
  const merged = Object.fromEntries(chosen) as TripBrief; // every field from one of two whole briefs
  if (!merged.ownPlaces && !theirs.ownPlaces) return merged;
  return { ...merged, ownPlaces: [...mergeOwnPlaces({ base, mine, theirs }, days)] };
}

/** Returns dates and stays as text. Days can be exchanged only between plans where it is equal. */
function frameOf({ days, stays }: Plan): string {
  return JSON.stringify([
    days.map(({ date }) => date),
    stays.map(({ cityId, fromDayIndex, nights }) => [cityId, fromDayIndex, nights]),
  ]);
}

/** Returns the stops and notes of a day as text, for comparison. Times count only where they are fixed. */
function dayText(plan: Plan, dayIndex: number): string {
  const stops = arrangementOf(plan).days[dayIndex] ?? [];
  return JSON.stringify([
    plan.days[dayIndex]?.note,
    ...stops.map((stop) => [
      stopKey(dayIndex, stop),
      stop.note,
      stop.kind === 'meal' ? stop.locationId : '',
      stop.kind === 'ride' ? stop.startMinute : '',
      stop.kind === 'visit' && stop.locked ? stop.startMinute : '',
    ]),
  ]);
}
