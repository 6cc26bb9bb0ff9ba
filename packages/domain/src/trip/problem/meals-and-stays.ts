import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { Hotel, Meal, Restaurant } from '@yunyou/planner/problem';
import { listTripDates } from '../brief/trip-dates.ts';
import type { TripDistrict, TripHotel, TripRestaurant } from '../catalogue/trip-catalogue.ts';
import { cityKey, districtKey, hotelKey, restaurantKey, stayKey } from './planner-ids.ts';
import { listMatches } from './spot-score.ts';

/** Typical prices in fen by price class (1 to 4; index 0 is unused): a night in a double room, a meal for one person. */
const nightByClass = [25_000, 25_000, 50_000, 95_000, 200_000] as const;
const mealByClass = [4500, 4500, 11_000, 26_000, 70_000] as const;
/** Price in fen of a meal at no particular restaurant, for one person. */
const nearbyMealMinor = 6000;
/** Opening hours of all restaurants: the catalogue has none, and nearly all serve both meals within these. */
const kitchenWindow = { open: 630, close: 1290 } as const;
const candidatesPerCity = 8;
/** Meals that one district can serve on a trip. */
const mealsPerDistrict = 3;
const districtsPerCity = 4;
/** Higher than the score of a good sight, so that a meal is not dropped for one more visit. */
export const mealScore = 150;

/** Returns the number of rooms: two adults share one, and children sleep in it, up to three persons per room. */
export function roomsOf({ travellers: { adults, children } }: TripBrief): number {
  return Math.max(1, Math.ceil(adults / 2), Math.ceil((adults + children) / 3));
}

/** Returns lunch and dinner of every day, in a restaurant of the catalogue or near the visits. */
export function listMeals(brief: TripBrief): Meal[] {
  const nearbyCostMinor = Math.round(nearbyMealMinor * mealPortions(brief));
  const where = ['restaurant', 'nearby'] as const;
  return [
    {
      id: 'lunch',
      earliestMinute: 675,
      latestMinute: 825,
      minutes: 60,
      score: mealScore,
      where,
      nearbyCostMinor,
    },
    {
      id: 'dinner',
      earliestMinute: 1030,
      latestMinute: 1185,
      minutes: 60,
      score: mealScore,
      where,
      nearbyCostMinor,
    },
  ];
}

/** Returns the restaurants of a city with the highest scores that serve the diets of the brief. */
export function toRestaurants(restaurants: readonly TripRestaurant[], brief: TripBrief): Restaurant[] {
  const windowsByDay = listTripDates(brief.when).map(() => [kitchenWindow]);
  const suitable = restaurants.filter(({ dietary }) => brief.diet.every((need) => dietary.includes(need)));
  return topCandidates(
    suitable.map((row) => ({
      id: restaurantKey(row.id),
      cityId: cityKey(row.cityId),
      score: round(12 + row.popularity / 8 + 6 * listMatches(row.tagIds, brief).length + foodBonus(brief)),
      costMinor: Math.round((mealByClass[row.priceClass] ?? nearbyMealMinor) * mealPortions(brief)),
      kinds: [row.cuisine, ...row.tagIds, ...row.dietary],
      windowsByDay,
    })),
  );
}

/** Returns the districts of a city to eat in, as restaurants without a name. They serve every diet. */
export function toDistrictMeals(districts: readonly TripDistrict[], brief: TripBrief): Restaurant[] {
  const windowsByDay = listTripDates(brief.when).map(() => [kitchenWindow]);
  const best = districts
    .filter(({ goodFor }) => goodFor.includes('eat'))
    .toSorted((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1))
    .slice(0, districtsPerCity);
  return best.flatMap(({ id, cityId, popularity }) =>
    Array.from({ length: mealsPerDistrict }, (_, copy) => ({
      id: districtKey(id, copy + 1),
      cityId: cityKey(cityId),
      score: round(8 + popularity / 10 + foodBonus(brief)),
      costMinor: Math.round(nearbyMealMinor * mealPortions(brief)),
      kinds: [],
      windowsByDay,
    })),
  );
}

/**
 * Returns the hotels to choose from in a city. Hotels chosen in the brief replace all others. Without a choice there is
 * also an unnamed stay in the city centre, at the price of a simple hotel, or of a mid-range one where the catalogue has
 * no hotels.
 */
export function toHotels(cityId: string, hotels: readonly TripHotel[], brief: TripBrief): Hotel[] {
  const rooms = roomsOf(brief);
  const chosen = hotels.filter(({ id }) => brief.hotelIds.includes(id));
  const known = topCandidates(
    (chosen.length > 0 ? chosen : hotels).map((row) => ({
      id: hotelKey(row.id),
      cityId: cityKey(cityId),
      score: Math.max(0, round(10 + row.popularity / 5 + comfortScore(row, brief))),
      costMinor: (nightByClass[row.priceClass] ?? nightByClass[2]) * rooms,
      features: [...row.features, `registers-${row.registersForeignPassports}`],
    })),
  );
  if (chosen.length > 0) return known;
  const stay: Hotel = {
    id: stayKey(cityId),
    cityId: cityKey(cityId),
    score: 5,
    costMinor: (known.length > 0 ? nightByClass[1] : nightByClass[2]) * rooms,
    features: [],
  };
  return [...known, stay];
}

function comfortScore(
  { priceClass, features, registersForeignPassports }: TripHotel,
  brief: TripBrief,
): number {
  const family = brief.travellers.children > 0 && features.includes('family-rooms') ? 6 : 0;
  const metro = features.includes('near-metro') ? 3 : 0;
  const price =
    brief.hotelClass === undefined ? priceClass * 4 : 16 - 12 * Math.abs(priceClass - brief.hotelClass);
  return price + family + metro + (registersForeignPassports === 'yes' ? 5 : 0);
}

function foodBonus(brief: TripBrief): number {
  return brief.preferenceTagIds.includes('food') ? 6 : 0;
}

/** A child eats half a portion. */
function mealPortions({ travellers: { adults, children } }: TripBrief): number {
  return adults + children * 0.5;
}

function topCandidates<T extends { readonly id: string; readonly score: number }>(rows: readonly T[]): T[] {
  return rows.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).slice(0, candidatesPerCity);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
