import { judgeFailure, judgeTrip, type Violation } from '@yunyou/domain/trip-judge/judge-trip';
import type { Plan } from '@yunyou/planner/plan';
import type { PlannedWish } from './wish-planner.ts';

/** Lists where a planned wish breaks the rules for trips. */
export function judgeWish(
  { understanding, data, routes, guide, trip, failure }: PlannedWish,
  { today, secondPlan }: { today: string; secondPlan?: Plan | undefined },
): Violation[] {
  if (!trip) return judgeFailure(failure ?? { reason: 'No plan and no reason', conflicts: [], changes: [] });
  return judgeTrip({ brief: understanding.brief, data, routes, guide, failure, ...trip, today, secondPlan });
}

/** Writes violations, the heaviest first, to be read by a person. */
export function writeViolations(violations: readonly Violation[]): string {
  return violations
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ rule, weight, dayIndex, text }) => {
      const day = dayIndex === undefined ? '' : ` day ${dayIndex + 1}`;
      return `  - ${rule} (${weight})${day}: ${text}`;
    })
    .join('\n');
}
