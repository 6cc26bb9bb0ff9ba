import { listPlaceIds, listSeenPlaceIds } from '../constraints/plan-items.ts';
import { isSatisfied } from '../constraints/registry.ts';
import type { Plan, PlanItem } from '../plan.ts';
import type { CostScope, Problem } from '../problem.ts';

/** Computes totals, wishes and score again and lists differences from those stated in the plan. */
export function listTotalsFaults(problem: Problem, plan: Plan): readonly string[] {
  const { totals } = plan;
  const items = plan.days.flatMap((day) => day.items);
  const faults: string[] = [];
  const expect = (name: string, stated: number, computed: number): void => {
    if (Math.abs(stated - computed) > 1e-6)
      faults.push(`${name} is given as ${stated} but adds up to ${computed}`);
  };
  const scopes: readonly CostScope[] = ['sights', 'meals', 'hotels', 'intercity', 'local'];
  for (const scope of scopes)
    expect(
      `cost of ${scope}`,
      totals.costByScope[scope],
      sum(items.filter((i) => scopeOf(i) === scope).map(costOf)),
    );
  expect('total cost', totals.costMinor, sum(items.map(costOf)));
  const kinds = (kind: PlanItem['kind']) => items.filter((item) => item.kind === kind);
  expect('number of visits', totals.visits, kinds('visit').length);
  expect('visit minutes', totals.visitMinutes, sum(kinds('visit').map(lengthOf)));
  expect('local minutes', totals.localMinutes, sum(kinds('transfer').map(lengthOf)));
  expect('ride minutes', totals.rideMinutes, sum(kinds('ride').map(lengthOf)));
  expect('free minutes', totals.freeMinutes, sum(kinds('free').map(lengthOf)));
  const kept = problem.wishes.filter(({ wish }) => isSatisfied(wish, plan, problem));
  if (kept.map(({ id }) => id).join() !== plan.wishesKept.join())
    faults.push('the list of kept wishes is wrong');
  const worth = sum(kept.map(({ weight }) => weight)) + sum(items.map((item) => worthOf(problem, item)));
  const changes = Math.max(0, plan.stays.length - 1) * problem.weights.hotelChange;
  const losses =
    problem.weights.localMinute * totals.localMinutes +
    problem.weights.rideMinute * totals.rideMinutes +
    (problem.weights.money * totals.costMinor) / 100;
  expect('score', plan.score, worth - losses - changes);
  const used = new Set([...listPlaceIds(plan), ...listSeenPlaceIds(plan, problem)]);
  // The same trip may be checked with more or fewer cities around it, so places of other cities do not count.
  const leftOut = new Set(plan.leftOut.map(({ placeId }) => placeId));
  const visited = new Set(plan.stays.map(({ cityId }) => cityId));
  const isMissing = problem.places.some(
    ({ id, cityId }) => visited.has(cityId) && !used.has(id) && !leftOut.has(id),
  );
  if (isMissing || leftOut.size !== plan.leftOut.length) faults.push('the list of places left out is wrong');
  if (plan.leftOut.some(({ placeId }) => used.has(placeId)))
    faults.push('a visited place is listed as left out');
  return faults;
}

function worthOf(problem: Problem, item: PlanItem): number {
  switch (item.kind) {
    case 'visit':
      return problem.places.find(({ id }) => id === item.placeId)?.score ?? 0;
    case 'night':
      return problem.hotels.find(({ id }) => id === item.hotelId)?.score ?? 0;
    case 'meal': {
      const own = problem.meals.find(({ id }) => id === item.mealId)?.score ?? 0;
      const table = problem.restaurants.find(({ id }) => id === item.locationId)?.score ?? 0;
      const near = problem.places.find(({ id }) => id === item.locationId)?.mealScore ?? 0;
      return own + (item.at === 'restaurant' ? table : item.at === 'nearby' ? near : 0);
    }
    case 'ride':
      return problem.services.find(({ id }) => id === item.serviceId)?.score ?? 0;
    case 'transfer':
    case 'free':
      return 0;
    default:
      return item satisfies never;
  }
}

const scopeOfKind = {
  visit: 'sights',
  meal: 'meals',
  night: 'hotels',
  ride: 'intercity',
  transfer: 'local',
} as const;

function scopeOf(item: PlanItem): CostScope | undefined {
  if (item.kind === 'free') return undefined;
  return scopeOfKind[item.kind];
}

function costOf(item: PlanItem): number {
  return item.kind === 'free' ? 0 : item.costMinor;
}

function lengthOf({ startMinute, endMinute }: PlanItem): number {
  return endMinute - startMinute;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
