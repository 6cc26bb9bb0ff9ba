import type { MealItem, Outcome, Plan, PlanDay, PlanItem } from '@yunyou/planner/plan';
import { addDays } from '../../time/china-time.ts';
import type { TripCatalogue } from '../catalogue/trip-catalogue.ts';
import { readKey } from '../problem/planner-ids.ts';
import { describeRide, readRideKey } from '../problem/rides.ts';
import type { BriefConflict, TripDay, TripItem, TripOutcome, TripPlan, TripPoint } from './trip-plan.ts';

/** What the planner found, in terms of the brief and the catalogue. */
export function toTripOutcome(outcome: Outcome, catalogue: TripCatalogue): TripOutcome {
  if (outcome.status === 'planned') return { status: 'planned', plan: toTripPlan(outcome.plan, catalogue) };
  const { nearest } = outcome;
  return {
    status: 'impossible',
    conflicts: toConflicts(outcome.conflict),
    broken: toConflicts(outcome.broken),
    ...(nearest ? { nearest: toTripPlan(nearest, catalogue) } : {}),
  };
}

/** A plan of a problem made by `createTripProblem` from the same catalogue. */
export function toTripPlan(plan: Plan, catalogue: TripCatalogue): TripPlan {
  const parts = countParts(plan);
  const { costMinor, costByScope, visits, rideMinutes } = plan.totals;
  const seen = new Set(parts.keys());
  return {
    stays: plan.stays.map(({ cityId, fromDayIndex, nights, hotelId, reason }) => {
      const hotel = hotelId === undefined ? undefined : readKey(hotelId);
      return {
        cityId: cityIdOf(cityId),
        firstDate: dateOf(plan, fromDayIndex),
        nights,
        ...(hotel?.kind === 'hotel' ? { hotelId: hotel.id } : {}),
        reason,
      };
    }),
    days: plan.days.map((day) => toDay(day, parts, catalogue)),
    totals: { costMinor, costByScope, visits, rideMinutes },
    leftOut: plan.leftOut
      .map(({ placeId, ...rest }) => ({ spotId: spotIdOf(placeId), ...rest }))
      .filter(({ spotId }, index, all) => {
        const isFirst = all.findIndex((other) => other.spotId === spotId) === index;
        return isFirst && !seen.has(spotId);
      }),
  };
}

function toDay(day: PlanDay, parts: Parts, catalogue: TripCatalogue): TripDay {
  const items = joinFree(day.items).map((item) => toItem(item, parts, catalogue));
  const spotCity = new Map(catalogue.spots.map(({ id, cityId }) => [id, cityId]));
  const cityIds = day.items.flatMap((item) => listCities(item, spotCity));
  return {
    date: day.date,
    cityIds: [...new Set(cityIds)],
    items,
    costMinor: day.items.reduce((sum, item) => sum + ('costMinor' in item ? item.costMinor : 0), 0),
    walkMeters: items.reduce(
      (sum, item) => sum + (item.kind === 'transfer' && item.mode === 'walk' ? item.meters : 0),
      0,
    ),
  };
}

/** Free time in one place is one item, whatever made it. */
function joinFree(items: readonly PlanItem[]): readonly PlanItem[] {
  const joined: PlanItem[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    if (item.kind === 'free' && last?.kind === 'free' && last.endMinute === item.startMinute)
      joined[joined.length - 1] = { ...last, endMinute: item.endMinute };
    else joined.push(item);
  }
  return joined;
}

function toItem(item: PlanItem, parts: Parts, catalogue: TripCatalogue): TripItem {
  const { startMinute, endMinute } = item;
  const timed = { startMinute, endMinute };
  switch (item.kind) {
    case 'visit': {
      const spotId = spotIdOf(item.placeId);
      const order = parts.get(spotId) ?? [];
      return {
        kind: 'visit',
        ...timed,
        spotId,
        ...(order.length > 1 ? { part: { number: order.indexOf(item.placeId) + 1, of: order.length } } : {}),
        costMinor: item.costMinor,
        booking: catalogue.spots.find(({ id }) => id === spotId)?.booking.required ?? 'not-needed',
        locked: item.locked ?? false,
        reason: item.reason,
      };
    }
    case 'meal': {
      const { costMinor, reason, mealId } = item;
      return { kind: 'meal', ...timed, meal: mealId, at: toTable(item), costMinor, reason: sentence(reason) };
    }
    case 'transfer': {
      const { mode, meters, costMinor } = item;
      const [from, to] = [toPoint(item.fromId), toPoint(item.toId)];
      return { kind: 'transfer', ...timed, mode, from, to, meters, costMinor };
    }
    case 'ride': {
      const { mode, costMinor } = item;
      const ride = readRideKey(item.serviceId);
      return { kind: 'ride', ...timed, mode, ...ride, costMinor, reason: describeRide(ride, catalogue) };
    }
    case 'free':
      return { kind: 'free', ...timed, at: toPoint(item.locationId) };
    case 'night':
      return { kind: 'night', ...timed, at: toPoint(item.hotelId), costMinor: item.costMinor };
    default:
      return item satisfies never;
  }
}

function toTable(item: MealItem): TripPoint {
  const point = toPoint(item.locationId);
  return item.at === 'nearby' && point.kind === 'spot' ? { kind: 'near-spot', id: point.id } : point;
}

function toPoint(key: string): TripPoint {
  const thing = readKey(key);
  if (thing.kind === 'gateway') return thing;
  if (thing.kind === 'stay') return { kind: 'centre', cityId: thing.cityId };
  if (thing.kind === 'city') return { kind: 'centre', cityId: thing.id };
  return { kind: thing.kind, id: thing.id };
}

/** Visits of each spot in the order they take place. */
type Parts = ReadonlyMap<string, readonly string[]>;

function countParts({ days }: Plan): Parts {
  const parts = new Map<string, string[]>();
  for (const item of days.flatMap(({ items }) => items)) {
    if (item.kind !== 'visit') continue;
    const spotId = spotIdOf(item.placeId);
    parts.set(spotId, [...(parts.get(spotId) ?? []), item.placeId]);
  }
  return parts;
}

function listCities(item: PlanItem, spotCity: ReadonlyMap<string, string>): readonly string[] {
  if (item.kind === 'visit') return [spotCity.get(spotIdOf(item.placeId)) ?? []].flat();
  if (item.kind === 'transfer') return [cityIdOf(item.cityId)];
  if (item.kind !== 'ride') return [];
  const { fromCityId, toCityId } = readRideKey(item.serviceId);
  return [fromCityId, toCityId];
}

/** The wishes behind constraints, each once: a must-see also asks for its city. */
function toConflicts(constraintIds: readonly string[]): readonly BriefConflict[] {
  const wishes = constraintIds.map((id) => id.split('/').slice(0, 2).join('/'));
  return [...new Set(wishes)].map(toConflict);
}

/** Constraint ids as `createTripProblem` makes them. */
function toConflict(constraintId: string): BriefConflict {
  const [kind, id = ''] = constraintId.split('/');
  if (kind === 'city') return { kind, cityId: id };
  if (kind === 'must-see') return { kind, spotId: id };
  if (kind === 'excluded' || kind === 'transport') return { kind };
  return { kind: 'budget' };
}

function cityIdOf(key: string): string {
  const thing = readKey(key);
  return thing.kind === 'city' ? thing.id : '';
}

function spotIdOf(key: string): string {
  const thing = readKey(key);
  return thing.kind === 'spot' ? thing.id : '';
}

function dateOf({ days }: Plan, dayIndex: number): string {
  const first = days[0]?.date ?? '1970-01-01';
  return days[dayIndex]?.date ?? addDays(first, dayIndex);
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
