import type { Plan, PlanItem, TransferItem } from '@yunyou/planner/plan';
import type { LocalMode } from '../../local-transport.ts';
import type { BenchActivity, BenchLeg, BenchPlan, MealType } from '../../plan-format.ts';
import type { Query } from '../../query.ts';
import { nightEnd, writeLegs, writeMeal, writeNight, writeService, writeVisit } from '../write-activity.ts';
import type { TripParts } from './trip-problem.ts';
import { serviceKey } from './trip-problem.ts';

/** Converts a plan to the benchmark's format. */
export function toBenchPlan(query: Query, parts: TripParts, plan: Plan): BenchPlan {
  return {
    people_number: parts.requirements.people,
    start_city: query.startCity,
    target_city: query.targetCity,
    itinerary: plan.days.map(({ items }, day) => ({ day: day + 1, activities: toActivities(parts, items) })),
  };
}

/** Turns transfers into legs of the activity after them; free time is left out. */
function toActivities(parts: TripParts, items: readonly PlanItem[]): BenchActivity[] {
  const activities: BenchActivity[] = [];
  let transports: BenchLeg[] = [];
  for (const item of items) {
    if (item.kind === 'transfer') {
      transports = toLegs(parts, item);
      continue;
    }
    const activity = toActivity(parts, item, transports);
    if (!activity) continue;
    activities.push(activity);
    transports = [];
  }
  return activities;
}

const MODES: readonly LocalMode[] = ['walk', 'metro', 'taxi'];

function toLegs({ city, requirements }: TripParts, transfer: TransferItem): BenchLeg[] {
  const { fromId: from, toId: to, startMinute } = transfer;
  const mode = MODES.find((name) => name === transfer.mode) ?? 'walk';
  return writeLegs(city, { from, to, mode, startMinute }, requirements);
}

const MEAL_TYPES: readonly MealType[] = ['breakfast', 'lunch', 'dinner'];

function toActivity(
  { city, requirements, outward, homeward, hotels }: TripParts,
  item: Exclude<PlanItem, { kind: 'transfer' }>,
  transports: BenchLeg[],
): BenchActivity | undefined {
  const placing = { ...item, transports, requirements };
  if (item.kind === 'ride') {
    const departure = [...outward, ...homeward].find((known) => serviceKey(known) === item.serviceId);
    return departure && writeService(departure, transports, requirements);
  }
  if (item.kind === 'night') {
    const hotel = hotels.find(({ name }) => name === item.hotelId);
    return hotel && writeNight(hotel, { ...placing, endMinute: nightEnd(item.startMinute) });
  }
  if (item.kind === 'visit') {
    const price = city.attractions.get(item.placeId)?.price ?? 0;
    return writeVisit({ name: item.placeId, price }, placing);
  }
  if (item.kind === 'meal') {
    const role = MEAL_TYPES.find((type) => type === item.mealId) ?? 'lunch';
    const price = city.restaurants.get(item.locationId)?.price ?? 0;
    return writeMeal({ name: item.locationId, price, role }, placing);
  }
  return undefined;
}
