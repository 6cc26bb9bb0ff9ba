import {
  type Finding,
  type ItemOf,
  type JudgedDay,
  type JudgedTrip,
  type JudgedVisit,
  kmBetween,
  type TripRule,
} from '../judged-trip.ts';

type Meal = ItemOf<'meal'>;

function eachMeal(trip: JudgedTrip, judge: (meal: Meal, day: JudgedDay) => string | undefined): Finding[] {
  return trip.days.flatMap((day) =>
    day.meals.flatMap((meal) => {
      const text = judge(meal, day);
      return text === undefined
        ? []
        : [{ text: `${meal.meal} at ${meal.startTime}: ${text}`, dayIndex: day.view.dayIndex }];
    }),
  );
}

/** Returns whether the meal is near a sight. The page then shows the name of the sight as the place of the meal. */
const isNearSpot = ({ place }: Meal): boolean => place.kind === 'near-spot' || place.kind === 'spot';

function judgeUnvisited(trip: JudgedTrip): Finding[] {
  return eachMeal(trip, (meal, { visits }) =>
    isNearSpot(meal) && !visits.some(({ spot }) => spot.id === meal.place.id)
      ? `near ${meal.place.name}, which is not visited that day`
      : undefined,
  );
}

function judgeUnnamed(trip: JudgedTrip): Finding[] {
  return eachMeal(trip, (meal, { visits }) => {
    if (meal.place.kind === 'centre' || meal.place.kind === 'gateway')
      return `no restaurant (${meal.place.name})`;
    if (!isNearSpot(meal)) return undefined;
    const visit = visits.find(({ spot }) => spot.id === meal.place.id);
    if (!visit) return undefined;
    const { spot, item } = visit;
    const isInside = meal.startMinute >= item.startMinute && meal.endMinute <= item.endMinute;
    const hasFood =
      spot.foodInside === 'restaurants' || spot.category === 'street' || spot.category === 'market';
    return isInside || hasFood ? undefined : `near ${spot.name}, without a restaurant`;
  });
}

/** A day has a meal when it is under way during these hours. Rides and long visits count as meals on the way. */
const mealHours = [
  { meal: 'lunch', from: 690, to: 840 },
  { meal: 'dinner', from: 1050, to: 1200 },
] as const;

type MealHours = { readonly meal: 'lunch' | 'dinner'; readonly from: number; readonly to: number };

function judgeMissing({ brief: { fixedTimes = [] }, days, lateMinutes }: JudgedTrip): Finding[] {
  return days.flatMap(({ items, meals, view, visits, transfers }) => {
    const first = items[0];
    const last = items.at(-1);
    if (!first || !last || visits.length === 0) return [];
    return mealHours
      .map(({ meal, from, to }) => ({ meal, from: from + lateMinutes, to: to + lateMinutes }))
      .filter(({ from, to }) => first.startMinute <= from && last.endMinute >= to)
      .filter(({ meal }) => !meals.some((one) => one.meal === meal))
      .filter(
        ({ from, to }) =>
          !items.some((item) => item.kind === 'ride' && item.startMinute < to && item.endMinute > from),
      )
      .filter((hours) => !visits.some((visit) => isEatenInside(visit, hours)))
      .filter(({ from, to }) => !isAtAirport(transfers, from, to))
      .filter(
        ({ from, to }) =>
          !fixedTimes.some((one) => one.date === view.date && one.startMinute < to && one.endMinute > from),
      )
      .map(({ meal }) => ({
        text: `No ${meal} between ${first.startTime} and ${last.endTime}`,
        dayIndex: view.dayIndex,
      }));
  });
}

/** Returns whether the visit covers most of the hours of the meal and the sight has food inside. */
function isEatenInside({ spot, item }: JudgedVisit, { meal, from, to }: MealHours): boolean {
  // The page names the place of lunch. Dinner inside a sight is possible only with a night there.
  if (meal === 'lunch') return item.lunchInside;
  const hasFood =
    spot.foodInside === 'restaurants' ||
    (spot.visitVariants ?? []).some(({ mealsInside }) => mealsInside.includes(meal));
  return hasFood && Math.min(item.endMinute, to) - Math.max(item.startMinute, from) >= (to - from) / 2;
}

/** Returns whether the way to an airport or station covers the meal, so that travellers eat there. */
function isAtAirport(transfers: readonly ItemOf<'transfer'>[], from: number, to: number): boolean {
  return transfers.some(
    ({ from: start, to: end, startMinute, endMinute }) =>
      (start.kind === 'gateway' || end.kind === 'gateway') && startMinute < to + 30 && endMinute > from - 30,
  );
}

const mealStarts: Readonly<Record<string, { earliest: number; latest: number }>> = {
  breakfast: { earliest: 330, latest: 630 },
  lunch: { earliest: 660, latest: 840 },
  dinner: { earliest: 1020, latest: 1200 },
};

function judgeHour(trip: JudgedTrip): Finding[] {
  return eachMeal(trip, ({ meal, startMinute }) => {
    const usual = mealStarts[meal];
    return usual && (startMinute < usual.earliest || startMinute > usual.latest + trip.lateMinutes)
      ? 'an unusual hour'
      : undefined;
  });
}

const longDetourKm = 6;

function judgeDetour(trip: JudgedTrip): Finding[] {
  return eachMeal(trip, (meal, { items, wokeAt, night }) => {
    const stops = items.filter(({ kind }) => kind === 'visit' || kind === 'meal');
    const index = stops.indexOf(meal);
    const placeOf = (item: (typeof stops)[number] | undefined) =>
      item && 'place' in item ? item.place : undefined;
    const before = placeOf(stops[index - 1]) ?? wokeAt;
    const after = placeOf(stops[index + 1]) ?? night?.place;
    const isRideBeside = items.some(({ kind }) => kind === 'ride');
    if (!before || !after || isRideBeside) return undefined;
    const detour =
      kmBetween(before.coordinates, meal.place.coordinates) +
      kmBetween(meal.place.coordinates, after.coordinates) -
      kmBetween(before.coordinates, after.coordinates);
    return detour > longDetourKm ? `a detour of ${Math.round(detour)} km to ${meal.place.name}` : undefined;
  });
}

function judgeDiet(trip: JudgedTrip): Finding[] {
  const { diet } = trip.brief;
  if (diet.length === 0) return [];
  const rows = new Map(trip.data.restaurants.map((row) => [row.id, row]));
  return eachMeal(trip, ({ place }) => {
    const row = place.kind === 'restaurant' ? rows.get(place.id) : undefined;
    if (!row) return undefined;
    // A restaurant with vegan food also serves vegetarians. The reverse does not hold.
    const serves = new Set<string>(
      row.dietary.includes('vegan') ? [...row.dietary, 'vegetarian'] : row.dietary,
    );
    const missing = diet.filter((one) => !serves.has(one));
    return missing.length > 0 ? `${row.name} is not known for ${missing.join(', ')} food` : undefined;
  });
}

function judgePurse(trip: JudgedTrip): Finding[] {
  const { hotelClass } = trip.brief;
  if (hotelClass === undefined) return [];
  const rows = new Map(trip.data.restaurants.map((row) => [row.id, row]));
  return eachMeal(trip, ({ place }) => {
    const row = place.kind === 'restaurant' ? rows.get(place.id) : undefined;
    return row && row.priceClass >= hotelClass + 2 ? `${row.name} is too expensive for the purse` : undefined;
  });
}

function judgeRepeats(trip: JudgedTrip): Finding[] {
  const seen = new Set<string>();
  return eachMeal(trip, ({ place, meal }) => {
    if (place.kind !== 'restaurant' || meal === 'breakfast') return undefined;
    const isRepeat = seen.has(place.id);
    seen.add(place.id);
    return isRepeat ? `${place.name} again` : undefined;
  });
}

function judgeServed(trip: JudgedTrip): Finding[] {
  const rows = new Map(trip.data.restaurants.map((row) => [row.id, row]));
  return eachMeal(trip, ({ meal, place }) => {
    const row = place.kind === 'restaurant' ? rows.get(place.id) : undefined;
    return row && !row.meals.some((served) => served === meal) ? `${row.name} serves no ${meal}` : undefined;
  });
}

export const mealRules: readonly TripRule[] = [
  {
    id: 'meal-near-unvisited',
    weight: 1,
    meaning: 'No meal is near a sight that is not visited that day',
    judge: judgeUnvisited,
  },
  {
    id: 'meal-without-place',
    weight: 0.4,
    meaning: 'Meals are at a restaurant, in a district known for food or inside the sight',
    judge: judgeUnnamed,
  },
  { id: 'meal-missing', weight: 0.6, meaning: 'A day out has lunch and dinner', judge: judgeMissing },
  { id: 'meal-hour', weight: 0.5, meaning: 'Meals are at usual hours', judge: judgeHour },
  { id: 'meal-served', weight: 1, meaning: 'Restaurants are open for the meal', judge: judgeServed },
  { id: 'meal-detour', weight: 0.7, meaning: 'Meals are where one is', judge: judgeDetour },
  { id: 'meal-diet', weight: 2, meaning: 'Restaurants suit the diet', judge: judgeDiet },
  { id: 'meal-purse', weight: 0.5, meaning: 'Restaurants suit the purse', judge: judgePurse },
  { id: 'meal-repeated', weight: 0.3, meaning: 'No restaurant twice', judge: judgeRepeats },
];
