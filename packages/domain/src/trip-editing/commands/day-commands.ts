import type { TripCommand } from '@yunyou/contract/trip/trip-command.schema';
import { arrangementOf } from '@yunyou/planner/arrange';
import { repair } from '@yunyou/planner/repair';
import { withDayLimit } from '../brief-edits.ts';
import { type Draft, type EditResult, type ProblemOf, refuse } from '../draft.ts';
import { withFittingVisits } from '../keep-visits.ts';
import { exchangeDays } from '../move-to-day.ts';

type CommandOf<K extends TripCommand['kind']> = Extract<TripCommand, { kind: K }>;

/**
 * Removes all visits from a day. They move to other days where they cause no break; the others are removed from the
 * trip.
 */
export function freeDay(problemOf: ProblemOf, draft: Draft, dayIndex: number): EditResult {
  const stops = arrangementOf(draft.plan).days[dayIndex];
  if (!stops) return refuse('Your trip has no such day.');
  const visits = stops.filter((stop) => stop.kind === 'visit');
  if (visits.length === 0) return refuse('Nothing is planned for this day.');
  if (visits.some(({ locked }) => locked)) return refuse('A stop of this day has a fixed time.');
  const brief = withDayLimit(draft.brief, dayIndex, 0);
  const problem = problemOf(brief);
  const outcome = problem && repair(problem, draft.plan, { kind: 'mend' });
  if (!problem || outcome?.status !== 'planned')
    return refuse('A sight you asked for finds no place on another day.');
  const plan = withFittingVisits(problem, draft.plan, outcome.plan);
  return { status: 'done', draft: { ...draft, brief, plan } };
}

/** Exchanges two days of one city. */
export function swapDays(
  problemOf: ProblemOf,
  draft: Draft,
  { dayIndex, otherDayIndex }: CommandOf<'swap-days'>,
): EditResult {
  const cityOf = (day: number) => draft.plan.stays.find((stay) => listNights(stay).includes(day))?.cityId;
  if (!draft.plan.days[dayIndex] || !draft.plan.days[otherDayIndex])
    return refuse('Your trip has no such day.');
  if (cityOf(dayIndex) !== cityOf(otherDayIndex)) return refuse('These days are in different cities.');
  return (
    exchangeDays(problemOf, draft, dayIndex, otherDayIndex) ??
    refuse('A ride or a stop with a fixed time keeps one of these days as it is.')
  );
}

/** Returns the days on which a night in the city begins. */
function listNights({ fromDayIndex, nights }: Draft['plan']['stays'][number]): number[] {
  return Array.from({ length: nights }, (_, night) => fromDayIndex + night);
}
