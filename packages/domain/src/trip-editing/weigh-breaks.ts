import type { Plan } from '@yunyou/planner/plan';
import type { Problem } from '@yunyou/planner/problem';
import { type Break, listBreaks } from '../trip/plan/breaks.ts';

/** Weight of each kind of break: a closed sight or a missed train counts more than a late evening. */
const weights: Readonly<Record<Break['kind'], number>> = {
  'missed-ride': 200,
  'missed-end': 200,
  closed: 150,
  'no-way': 150,
  twice: 150,
  other: 50,
  'meal-hour': 40,
  hours: 30,
  wish: 20,
  late: 20,
  'late-night': 10,
  'too-many': 3,
};
/** Minutes of a late evening that weigh as much as its first minute. */
const lateStep = 30;

/** Returns how badly a plan is broken; 0 exactly when it has no violation. */
export function weighBreaks(problem: Problem, plan: Plan): number {
  return listBreaks(problem, plan).reduce((sum, fault) => {
    const over =
      fault.kind === 'late-night' ? fault.endMinute - (problem.days[fault.dayIndex]?.endMinute ?? 0) : 0;
    return sum + weights[fault.kind] * (1 + Math.floor(over / lateStep));
  }, 0);
}
