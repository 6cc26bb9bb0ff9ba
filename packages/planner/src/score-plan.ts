import type { MealItem, Plan, PlanDay, PlanItem, Stay, Totals } from './plan.ts';
import type { Problem } from './problem.ts';

/** Sums costs and minutes over all days. */
export function totalsOf(days: readonly PlanDay[]): Totals {
  const costByScope = { sights: 0, meals: 0, hotels: 0, intercity: 0, local: 0 };
  const totals = { visits: 0, visitMinutes: 0, localMinutes: 0, rideMinutes: 0, freeMinutes: 0 };
  for (const item of days.flatMap(({ items }) => items)) {
    const minutes = item.endMinute - item.startMinute;
    switch (item.kind) {
      case 'visit':
        costByScope.sights += item.costMinor;
        totals.visits++;
        totals.visitMinutes += minutes;
        break;
      case 'meal':
        costByScope.meals += item.costMinor;
        break;
      case 'night':
        costByScope.hotels += item.costMinor;
        break;
      case 'ride':
        costByScope.intercity += item.costMinor;
        totals.rideMinutes += minutes;
        break;
      case 'transfer':
        costByScope.local += item.costMinor;
        totals.localMinutes += minutes;
        break;
      case 'free':
        totals.freeMinutes += minutes;
        break;
      default:
        item satisfies never;
    }
  }
  const { sights, meals, hotels, intercity, local } = costByScope;
  return { costMinor: sights + meals + hotels + intercity + local, costByScope, ...totals };
}

/** Sums the scores of all items and kept wishes and subtracts travel, money and hotel changes. */
export function scoreOf(
  problem: Problem,
  parts: Pick<Plan, 'days' | 'stays' | 'totals' | 'wishesKept'>,
): number {
  const { weights } = problem;
  const scores = new Map<string, number>();
  for (const { id, score } of [...problem.places, ...problem.hotels, ...problem.restaurants])
    scores.set(id, score);
  for (const { id, score = 0 } of problem.services) scores.set(id, score);
  const meals = new Map(problem.meals.map(({ id, score }) => [id, score]));
  const mealScores = new Map(problem.places.map(({ id, mealScore = 0 }) => [id, mealScore]));
  const tableScore = ({ at, locationId }: MealItem): number =>
    (at === 'restaurant' ? scores.get(locationId) : at === 'nearby' ? mealScores.get(locationId) : 0) ?? 0;
  const worth = (item: PlanItem): number => {
    if (item.kind === 'visit') return scores.get(item.placeId) ?? 0;
    if (item.kind === 'night') return scores.get(item.hotelId) ?? 0;
    if (item.kind === 'ride') return scores.get(item.serviceId) ?? 0;
    if (item.kind !== 'meal') return 0;
    return (meals.get(item.mealId) ?? 0) + tableScore(item);
  };
  const items = parts.days.flatMap((day) => day.items);
  const kept = problem.wishes.filter(({ id }) => parts.wishesKept.includes(id));
  return (
    items.reduce((sum, item) => sum + worth(item), 0) +
    kept.reduce((sum, { weight }) => sum + weight, 0) -
    weights.localMinute * parts.totals.localMinutes -
    weights.rideMinute * parts.totals.rideMinutes -
    (weights.money * parts.totals.costMinor) / 100 -
    weights.hotelChange * changesOf(parts.stays)
  );
}

function changesOf(stays: readonly Stay[]): number {
  return Math.max(0, stays.length - 1);
}
