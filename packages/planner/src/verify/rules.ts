import type { MealItem, Plan, PlanItem, RideItem, TransferItem, VisitItem } from '../plan.ts';
import type { Problem, Rule } from '../problem.ts';

/** Whether a finished plan keeps a rule. */
export function isKept(rule: Rule, problem: Problem, plan: Plan): boolean {
  switch (rule.rule) {
    case 'visit': {
      const visited = new Set(visitsOf(plan).map(({ placeId }) => placeId));
      return countIn(rule.placeIds, visited) >= (rule.atLeast ?? new Set(rule.placeIds).size);
    }
    case 'dine': {
      const eatenAt = new Set(restaurantMeals(plan).map(({ locationId }) => locationId));
      return countIn(rule.restaurantIds, eatenAt) >= (rule.atLeast ?? new Set(rule.restaurantIds).size);
    }
    case 'avoid': {
      const used = new Set([
        ...visitsOf(plan).map(({ placeId }) => placeId),
        ...restaurantMeals(plan).map(({ locationId }) => locationId),
        ...hotelsOf(plan),
      ]);
      return countIn(rule.ids, used) === 0;
    }
    case 'kindCount': {
      const count = kindsUsed(rule.of, problem, plan).filter((kinds) =>
        kinds.some((kind) => rule.kinds.includes(kind)),
      ).length;
      return count >= (rule.min ?? 0) && count <= (rule.max ?? Infinity);
    }
    case 'budget':
      return rule.scopes.reduce((sum, scope) => sum + plan.totals.costByScope[scope], 0) <= rule.maxMinor;
    case 'localModes':
      return legsOf(plan).every(({ mode }) => rule.allowed.includes(mode));
    case 'useLocalModes':
      return rule.modes.every((mode) => legsOf(plan).some((leg) => leg.mode === mode));
    case 'modeBeyond':
      return legsOf(plan).every(({ meters, mode }) => meters <= rule.meters || mode === rule.mode);
    case 'rideModes':
      return ridesAsked(rule.which, plan).every(({ mode }) => rule.allowed.includes(mode));
    case 'arriveBy':
      return hasArrived(plan, rule.dayIndex, rule.minute);
    case 'hotelFeatures':
      return hotelsOf(plan).every((id) => hasFeatures(problem, id, rule.features, rule.match));
    case 'hotels':
      return hotelsOf(plan).every((id) => rule.hotelIds.includes(id));
    case 'hotelWithin':
      return hotelsOf(plan).every((id) => isWithin(problem, id, rule.locationId, rule.meters));
    case 'timeAt':
      return itemsAt(plan, rule.locationId).some(
        (item) =>
          item.startMinute <= (rule.startBy ?? Infinity) &&
          item.endMinute >= (rule.endFrom ?? -Infinity) &&
          item.endMinute - item.startMinute >= (rule.minMinutes ?? 0),
      );
    case 'order': {
      const used = plan.days.flatMap(({ items }) => items.map(locationOf));
      const [first, second] = [used.indexOf(rule.firstId), used.indexOf(rule.secondId)];
      return first < 0 || second < 0 || first < second;
    }
    case 'cities':
      return rule.cityIds.every((id) => plan.stays.some(({ cityId }) => cityId === id));
    case 'visaArea':
      return (
        plan.days.length <= rule.maxDays && plan.stays.every(({ cityId }) => rule.cityIds.includes(cityId))
      );
    case 'anyOf':
      return rule.options.some((option) => isKept(option, problem, plan));
    default:
      return rule satisfies never;
  }
}

function allItems(plan: Plan): PlanItem[] {
  return plan.days.flatMap(({ items }) => items);
}

function visitsOf(plan: Plan): VisitItem[] {
  return allItems(plan).filter((item) => item.kind === 'visit');
}

function restaurantMeals(plan: Plan): MealItem[] {
  return allItems(plan).filter((item): item is MealItem => item.kind === 'meal' && item.at === 'restaurant');
}

function legsOf(plan: Plan): TransferItem[] {
  return allItems(plan).filter((item) => item.kind === 'transfer');
}

function ridesAsked(which: 'all' | 'first' | 'last', plan: Plan): RideItem[] {
  const rides = allItems(plan).filter((item) => item.kind === 'ride');
  if (which === 'all') return rides;
  return which === 'first' ? rides.slice(0, 1) : rides.slice(-1);
}

function hotelsOf(plan: Plan): string[] {
  return allItems(plan).flatMap((item) => (item.kind === 'night' ? [item.hotelId] : []));
}

function hasArrived(plan: Plan, dayIndex: number, minute: number): boolean {
  for (const day of plan.days)
    for (const item of day.items)
      if (item.kind === 'ride') return day.dayIndex * 1440 + item.endMinute <= dayIndex * 1440 + minute;
  return true;
}

function kindsUsed(of: 'place' | 'restaurant', problem: Problem, plan: Plan): (readonly string[])[] {
  if (of === 'place') {
    const kinds = new Map(problem.places.map((place) => [place.id, place.kinds]));
    return visitsOf(plan).map(({ placeId }) => kinds.get(placeId) ?? []);
  }
  const kinds = new Map(problem.restaurants.map((restaurant) => [restaurant.id, restaurant.kinds]));
  return restaurantMeals(plan).map(({ locationId }) => kinds.get(locationId) ?? []);
}

function hasFeatures(
  problem: Problem,
  hotelId: string,
  features: readonly string[],
  match: 'all' | 'any' | 'none',
): boolean {
  const own = problem.hotels.find(({ id }) => id === hotelId)?.features ?? [];
  const count = features.filter((feature) => own.includes(feature)).length;
  if (match === 'none') return count === 0;
  return match === 'all' ? count === features.length : count > 0;
}

function isWithin(problem: Problem, hotelId: string, locationId: string, meters: number): boolean {
  const city = problem.cities.find(({ locationIds }) => locationIds.includes(locationId));
  const [from, to] = [city?.locationIds.indexOf(locationId) ?? -1, city?.locationIds.indexOf(hotelId) ?? -1];
  if (!city || to < 0) return true;
  const distance = city.modes[0]?.meters[from * city.locationIds.length + to];
  return distance !== undefined && distance <= meters;
}

function itemsAt(plan: Plan, id: string): PlanItem[] {
  return allItems(plan).filter((item) => locationOf(item) === id);
}

function locationOf(item: PlanItem): string | undefined {
  switch (item.kind) {
    case 'visit':
      return item.placeId;
    case 'meal':
      return item.at === 'nearby' ? undefined : item.locationId;
    case 'night':
      return item.hotelId;
    case 'transfer':
    case 'ride':
    case 'free':
      return undefined;
    default:
      return item satisfies never;
  }
}

function countIn(ids: readonly string[], set: ReadonlySet<string>): number {
  return new Set(ids.filter((id) => set.has(id))).size;
}
