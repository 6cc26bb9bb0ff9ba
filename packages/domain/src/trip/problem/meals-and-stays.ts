import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { Hotel, Meal, Restaurant } from '@yunyou/planner/problem';
import { listTripDates } from '../brief/trip-dates.ts';
import type { TripHotel, TripRestaurant } from '../catalogue/trip-catalogue.ts';
import { cityKey, hotelKey, restaurantKey, stayKey } from './planner-ids.ts';
import { listMatches } from './spot-score.ts';

/** Typical prices in fen by price class (1 to 4): one night in a double room, one meal for one person. */
const nightByClass = [25_000, 25_000, 50_000, 95_000, 200_000] as const;
const mealByClass = [4500, 4500, 11_000, 26_000, 70_000] as const;
const nearbyMealMinor = 6000;
/** The catalogue has no hours of restaurants; nearly all of them serve both meals within these. */
const kitchenWindow = { open: 630, close: 1290 } as const;
const candidatesPerCity = 6;
/** More than a fine sight: nobody goes without lunch for one more temple. */
const mealScore = 150;

/** Rooms for the group: two adults share one, children sleep with their parents three to a room. */
export function roomsOf({ travellers: { adults, children } }: TripBrief): number {
  return Math.max(1, Math.ceil(adults / 2), Math.ceil((adults + children) / 3));
}

/** Lunch and dinner of every day: in a restaurant we know where one fits, else somewhere on the way. */
export function listMeals(brief: TripBrief): Meal[] {
  const nearbyCostMinor = Math.round(nearbyMealMinor * plates(brief));
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
      earliestMinute: 1050,
      latestMinute: 1185,
      minutes: 60,
      score: mealScore,
      where,
      nearbyCostMinor,
    },
  ];
}

/** The restaurants of a city that suit the traveller best. */
export function toRestaurants(restaurants: readonly TripRestaurant[], brief: TripBrief): Restaurant[] {
  const windowsByDay = listTripDates(brief.when).map(() => [kitchenWindow]);
  const suitable = restaurants.filter(({ dietary }) => brief.diet.every((need) => dietary.includes(need)));
  return best(
    suitable.map((row) => ({
      id: restaurantKey(row.id),
      cityId: cityKey(row.cityId),
      score: round(row.popularity / 8 + 6 * listMatches(row.tagIds, brief).length + loveOfFood(brief)),
      costMinor: Math.round((mealByClass[row.priceClass] ?? nearbyMealMinor) * plates(brief)),
      kinds: [row.cuisine, ...row.tagIds, ...row.dietary],
      windowsByDay,
    })),
  );
}

/**
 * The hotels of a city the traveller chose, and nothing else; without a choice all of them, and a stay in the middle of town at the price of a mid-range hotel: all there is
 * where the catalogue knows none, the modest choice elsewhere.
 */
export function toHotels(cityId: string, hotels: readonly TripHotel[], brief: TripBrief): Hotel[] {
  const rooms = roomsOf(brief);
  const chosen = hotels.filter(({ id }) => brief.hotelIds.includes(id));
  const known = best(
    (chosen.length > 0 ? chosen : hotels).map((row) => ({
      id: hotelKey(row.id),
      cityId: cityKey(cityId),
      score: round(10 + row.popularity / 5 + comfort(row, brief)),
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

function comfort({ priceClass, features, registersForeignPassports }: TripHotel, brief: TripBrief): number {
  const family = brief.travellers.children > 0 && features.includes('family-rooms') ? 6 : 0;
  const metro = features.includes('near-metro') ? 3 : 0;
  const price =
    brief.hotelClass === undefined ? priceClass * 4 : 16 - 12 * Math.abs(priceClass - brief.hotelClass);
  return price + family + metro + (registersForeignPassports === 'yes' ? 5 : 0);
}

function loveOfFood(brief: TripBrief): number {
  return brief.preferenceTagIds.includes('food') ? 6 : 0;
}

function plates({ travellers: { adults, children } }: TripBrief): number {
  return adults + children * 0.5;
}

function best<T extends { readonly id: string; readonly score: number }>(rows: readonly T[]): T[] {
  return rows.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).slice(0, candidatesPerCity);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
