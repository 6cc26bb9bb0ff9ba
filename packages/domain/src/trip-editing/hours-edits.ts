import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { TripCommand } from '@yunyou/contract/trip/trip-command.schema';
import { arrange, arrangementOf } from '@yunyou/planner/arrange';
import type { Plan } from '@yunyou/planner/plan';
import type { Problem } from '@yunyou/planner/problem';
import { repair } from '@yunyou/planner/repair';
import { dayLimitsOf } from '../trip/brief/pace.ts';
import type { Draft, EditResult, ProblemOf } from './draft.ts';
import { withFittingVisits } from './keep-visits.ts';

type HoursCommand = Extract<TripCommand, { kind: 'hours' | 'arrival' | 'departure' }>;

/** Minutes by which "later" and "earlier" move the start or end of a day. */
const shiftMinutes = 60;
/** A day has at least this length. */
const leastDayMinutes = 180;

/** Changes the hours of days or of the ends of the trip, and repairs the plan. Cities, hotels and rides stay. */
export function withHours(problemOf: ProblemOf, draft: Draft, command: HoursCommand): EditResult {
  const brief = command.kind === 'hours' ? withDayHours(draft, command) : withEnd(draft.brief, command);
  const problem = problemOf(brief);
  if (!problem) return { status: 'refused', text: 'The trip cannot be planned with these hours.' };
  return { status: 'done', draft: { ...draft, brief, plan: retimePlan(problem, draft.plan) } };
}

/** Repairs the plan; where that is not possible, keeps its stops with new times and with their problems. */
export function retimePlan(problem: Problem, plan: Plan): Plan {
  const outcome = repair(problem, plan, { kind: 'mend' });
  if (outcome.status === 'planned') return withFittingVisits(problem, plan, outcome.plan);
  const { stays, days } = arrangementOf(plan);
  // `arrange` times a day again when one of its stops is a new object.
  return arrange(problem, plan, { stays, days: days.map((stops) => stops.map((stop) => ({ ...stop }))) });
}

function withEnd(brief: TripBrief, { kind, minute }: Exclude<HoursCommand, { kind: 'hours' }>): TripBrief {
  return kind === 'arrival' ? { ...brief, arrivalMinute: minute } : { ...brief, departureMinute: minute };
}

function withDayHours(
  { brief, plan }: Draft,
  { end, at, dayIndex }: Extract<HoursCommand, { kind: 'hours' }>,
): TripBrief {
  const wanted = dayIndex === undefined ? plan.days.map((day) => day.dayIndex) : [dayIndex];
  const changed = wanted.map((index) => {
    const limits = dayLimitsOf(brief, index);
    const known = brief.dayLimits.find((limit) => limit.dayIndex === index);
    const now = end === 'start' ? limits.startMinute : limits.endMinute;
    const minute = typeof at === 'number' ? at : now + (at === 'later' ? shiftMinutes : -shiftMinutes);
    return end === 'start'
      ? { ...known, dayIndex: index, startMinute: clamp(minute, 300, limits.endMinute - leastDayMinutes) }
      : { ...known, dayIndex: index, endMinute: clamp(minute, limits.startMinute + leastDayMinutes, 1440) };
  });
  const others = brief.dayLimits.filter((limit) => !wanted.includes(limit.dayIndex));
  return { ...brief, dayLimits: [...others, ...changed].toSorted((a, b) => a.dayIndex - b.dayIndex) };
}

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
