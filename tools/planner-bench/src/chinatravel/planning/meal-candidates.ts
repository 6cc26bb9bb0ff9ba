import type { MealType } from '../plan-format.ts';
import type { Restaurant } from '../sandbox.ts';
import type { Candidate, SelectionOptions } from './candidate.ts';
import { anchorKm } from './candidate.ts';
import { isWithin } from './choice.ts';
import type { Need } from './needs.ts';
import { isNamed, servedBy } from './needs.ts';
import type { Requirements } from './requirements.ts';
import { fitTimes } from './time-slot.ts';

interface Meal {
  role: MealType;
  minutes: number;
  /** Usual meal times. */
  earliest: number;
  latest: number;
  /** Meal times that the benchmark accepts, for a meal that the query demands at a given time. */
  wideEarliest: number;
  wideLatest: number;
}

const hours = (clock: number): number => clock * 60;

const MEALS: readonly Meal[] = [
  {
    role: 'lunch',
    minutes: 60,
    earliest: hours(11),
    latest: hours(13.25),
    wideEarliest: 601,
    wideLatest: 839,
  },
  {
    role: 'dinner',
    minutes: 60,
    earliest: hours(17),
    latest: hours(19.5),
    wideEarliest: 961,
    wideLatest: 1199,
  },
  {
    role: 'breakfast',
    minutes: 40,
    earliest: hours(6.5),
    latest: hours(9.5),
    wideEarliest: 360,
    wideLatest: 1440,
  },
];

const MEAL_WORTH = 40;

/** Lists restaurants: the named ones, some for each need, and the best rated. */
export function listMeals(options: SelectionOptions, needs: readonly Need[]): Candidate[] {
  const { city, requirements } = options;
  const ranked = [...city.restaurants.values()]
    .filter((restaurant) => isWithin(restaurant, requirements.restaurant))
    .map((restaurant) => {
      const above = Math.max(0, restaurant.price - options.mealPrice);
      const below = Math.max(0, options.mealPrice / 2 - restaurant.price);
      const worth = MEAL_WORTH - (0.02 + options.worthPerYuan) * above - 0.1 * below;
      return { restaurant, worth, appeal: worth - 2 * anchorKm(options, restaurant.name) };
    });
  ranked.sort((a, b) => b.appeal - a.appeal);
  const candidates: Candidate[] = [];
  const taken = new Set<string>();
  const add = ({ restaurant, worth }: (typeof ranked)[number], roles: readonly MealType[]): void => {
    if (taken.has(restaurant.name)) return;
    taken.add(restaurant.name);
    candidates.push(...toMeals(restaurant, { worth, needs, requirements, roles }));
  };
  const anyMeal: MealType[] = options.isUnhurried ? ['lunch', 'dinner'] : ['lunch', 'dinner', 'breakfast'];
  for (const entry of ranked) if (isNamed(needs, requirements, entry.restaurant)) add(entry, anyMeal);
  for (const [index, need] of needs.entries()) {
    if (need.of !== 'restaurant') continue;
    const serving = ranked.filter(({ restaurant }) =>
      servedBy(needs, 'restaurant', restaurant).includes(index),
    );
    for (const entry of serving.slice(0, 3)) add(entry, anyMeal);
    for (const entry of serving.toSorted((a, b) => a.restaurant.price - b.restaurant.price).slice(0, 2))
      add(entry, anyMeal);
  }
  const affordable = ranked.filter(
    ({ restaurant }) => restaurant.price <= (requirements.mealPrice ?? Number.POSITIVE_INFINITY),
  );
  for (const [index, entry] of affordable.slice(0, options.offer.restaurants).entries()) {
    add(entry, [index % 2 === 0 ? 'lunch' : 'dinner']);
  }
  return candidates;
}

function toMeals(
  restaurant: Restaurant,
  options: { worth: number; needs: readonly Need[]; requirements: Requirements; roles: readonly MealType[] },
): Candidate[] {
  const served = servedBy(options.needs, 'restaurant', restaurant);
  const times = served.flatMap((need) => options.needs[need]?.time ?? []);
  const candidates: Candidate[] = [];
  for (const meal of MEALS) {
    const isLastResort = meal.role === 'breakfast' && served.length > 0 && candidates.length === 0;
    if (!options.roles.includes(meal.role) && !isLastResort) continue;
    const isWide = times.length > 0;
    const slot = fitTimes(times, {
      minutes: meal.minutes,
      earliest: Math.max(restaurant.openMinute, isWide ? meal.wideEarliest : meal.earliest),
      close: restaurant.closeMinute,
      latest: isWide ? meal.wideLatest : meal.latest,
    });
    if (!slot) continue;
    const { name, price } = restaurant;
    const cost = price * options.requirements.people;
    candidates.push({
      name,
      role: meal.role,
      ...slot,
      longMinutes: 0,
      price,
      cost,
      worth: Math.max(1, options.worth),
      needs: served,
    });
  }
  return candidates;
}
