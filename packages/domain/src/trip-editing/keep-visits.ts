import { arrange, arrangementOf, type Stop } from '@yunyou/planner/arrange';
import type { Plan } from '@yunyou/planner/plan';
import type { Problem } from '@yunyou/planner/problem';
import { repair } from '@yunyou/planner/repair';
import { verify } from '@yunyou/planner/verify/verify';
import { listDaysInCity } from './alternatives.ts';
import { findStop, insertAt, withStops } from './stops.ts';
import { weighBreaks } from './weigh-breaks.ts';

/** Returns the plan that is broken least, then the one with the highest score. */
export function pickBestPlan(problem: Problem, plans: readonly Plan[]): Plan | undefined {
  const judged = plans.map((plan) => ({ plan, faults: weighBreaks(problem, plan) }));
  return judged.toSorted((a, b) => a.faults - b.faults || b.plan.score - a.plan.score)[0]?.plan;
}

/** Returns the plan with a visit at each position of a day. */
export function listInsertions(problem: Problem, plan: Plan, visit: Stop, dayIndex: number): readonly Plan[] {
  const wanted = arrangementOf(plan);
  const count = wanted.days[dayIndex]?.length ?? 0;
  return Array.from({ length: count + 1 }, (_, position) =>
    arrange(
      problem,
      plan,
      withStops(wanted, dayIndex, (stops) => insertAt(stops, position, visit)),
    ),
  );
}

/**
 * Puts visits that a repair found no room for back where they cause the fewest breaks: a repair moves stops and never
 * removes one.
 */
export function withLostVisits(problem: Problem, plan: Plan, repaired: Plan): Plan {
  return listLost(plan, repaired).reduce(
    (current, visit) => pickBestPlan(problem, listReturns(problem, current, visit)) ?? current,
    repaired,
  );
}

/** Puts lost visits back where they cause no break, also in place of visits with a lower score. The others stay out. */
export function withFittingVisits(problem: Problem, plan: Plan, repaired: Plan): Plan {
  return listLost(plan, repaired).reduce((current, visit) => {
    const free = listReturns(problem, current, visit).find((tried) => verify(problem, tried).length === 0);
    if (free) return free;
    const pushed = repair(problem, current, { kind: 'add', placeId: visit.placeId });
    return pushed.status === 'planned' && pushed.plan.score > current.score ? pushed.plan : current;
  }, repaired);
}

/** Returns the visits of a plan that another one does not have. */
export function listLost(plan: Plan, repaired: Plan): readonly Extract<Stop, { kind: 'visit' }>[] {
  return arrangementOf(plan)
    .days.flat()
    .filter((stop) => stop.kind === 'visit')
    .filter(({ placeId }) => !findStop(repaired, placeId));
}

/** Returns the plan with a visit at each position of each day in its city. */
function listReturns(problem: Problem, plan: Plan, visit: Extract<Stop, { kind: 'visit' }>): readonly Plan[] {
  const cityId = problem.places.find(({ id }) => id === visit.placeId)?.cityId;
  const days = cityId === undefined ? [] : listDaysInCity(plan, cityId);
  return days.flatMap((dayIndex) => listInsertions(problem, plan, { ...visit }, dayIndex));
}
