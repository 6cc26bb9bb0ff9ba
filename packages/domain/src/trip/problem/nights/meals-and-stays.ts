import type { TripBrief } from '@yunyou/contract/trip/trip-brief.schema';
import type { Hotel, Meal, Restaurant, Window } from '@yunyou/planner/problem';
import type { Located } from '@yunyou/planner/travel-matrix';
import type { OwnHotel } from '../../../booking/with-bookings.ts';
import { mealByClass, nightByClass } from '../../../money/typical-prices.ts';
import { isGentleGroup } from '../../brief/gentle-group.ts';
import { listTripDates } from '../../brief/trip-dates.ts';
import type { TripDistrict, TripHotel, TripRestaurant } from '../../catalogue/trip-catalogue.ts';
import { cityKey, districtKey, hotelKey, restaurantKey, stayKey } from '../planner-ids.ts';
import { listMatches } from '../visits/spot-score.ts';

/** Price in fen of a meal at no particular restaurant, for one person. */
const nearbyMealMinor = 6000;
const usualDinnerMinute = 1085;
/** Latest start of dinner with children or seniors. */
const gentleDinnerMinute = 1150;
/** Opening hours of all restaurants: the catalogue has none, and nearly all serve both meals within these. */
const kitchenHours = { open: 630, close: 1290 } as const;

/** Returns the opening hours of restaurants, which close later where meals are later. */
function kitchenWindow(lateMinutes: number): Window {
  return { open: kitchenHours.open, close: kitchenHours.close + lateMinutes };
}

/** Usual hours of the start of each meal. */
const mealStarts = { lunch: { from: 675, to: 840 }, dinner: { from: 1030, to: 1185 } } as const;
/** Minutes for a meal. */
const mealMinutes = 60;

/** Minutes by which the meals of a trip, and those in a city of it, are later than usual. */
export type LateMinutes = { readonly trip: number; readonly city: number };
const usualHours: LateMinutes = { trip: 0, city: 0 };

/** Returns the hours in which a city eats: all of those of the kitchens, or later ones where only this part of the trip is late. */
function eatingHours({ trip, city }: LateMinutes): Window[] {
  const kitchen = kitchenWindow(trip);
  if (city <= trip) return [kitchen];
  const { lunch, dinner } = mealStarts;
  return [
    { open: lunch.from + city, close: lunch.to + city + mealMinutes },
    { open: dinner.from + city, close: kitchen.close + city - trip },
  ];
}

const candidatesPerCity = 12;
/** Maximum number of meals in one district on a trip. */
const mealsPerDistrict = 3;
const districtsPerCity = 6;
/** Number of districts per city and class that are offered instead of a named hotel. */
const stayDistricts = 2;
/** Score lost per class between a hotel and the class asked for. It outweighs the price of a night and a long way. */
const classWeight = 60;
/**
 * Score lost by a stay without a named hotel. It is more than one class, so that a named hotel of the next class is
 * preferred.
 */
const unnamedPenalty = 75;
/** Score lost by a hotel far from town, which suits a night in a park but not a stay that sees the town. */
const remoteLoss = 120;
/**
 * Score of every night, so that no score is negative. It does not change the choice, because all plans have the same
 * number of nights.
 */
const hotelBase = 400;
/** Higher than the score of a good sight, so that a meal is not dropped for one more visit. */
export const mealScore = 150;

/** Returns the number of rooms: two adults share one, and children sleep in it, up to three persons per room. */
export function roomsOf({ travellers: { adults, children } }: TripBrief): number {
  return Math.max(1, Math.ceil(adults / 2), Math.ceil((adults + children) / 3));
}

/** A meal may start at least this long after the minute that the traveller asked for. */
const mealSlack = 45;

/** Returns the hours of a meal that starts at the wanted minute or, on days without time for it then, until its usual end. */
function hoursAround(wanted: number, { minutes, latestMinute }: Meal, kitchen: Window) {
  const latest = kitchen.close - minutes;
  const clamp = (minute: number): number => Math.min(latest, Math.max(kitchen.open, minute));
  return {
    earliestMinute: clamp(wanted),
    latestMinute: clamp(Math.max(wanted + mealSlack, latestMinute)),
    usualMinute: clamp(wanted),
  };
}

/** Returns the meals of every day, at the hours of the brief. `lateMinutes` are added to the usual hours. */
export function listMeals(brief: TripBrief, lateMinutes = 0): Meal[] {
  return listUsualMeals(brief, lateMinutes).flatMap((meal) => {
    const wanted = brief.mealHours?.[meal.id];
    if (wanted === undefined) return [meal];
    return wanted === 'none' ? [] : [{ ...meal, ...hoursAround(wanted, meal, kitchenWindow(lateMinutes)) }];
  });
}

/** Returns lunch and dinner: in a restaurant of the catalogue, near the visits, or at the hotel. */
function listUsualMeals(brief: TripBrief, lateMinutes: number): (Meal & { id: 'lunch' | 'dinner' })[] {
  const nearbyCostMinor = Math.round(nearbyMealMinor * mealPortions(brief));
  const where = ['restaurant', 'hotel', 'nearby'] as const;
  const shared = { nearbyCostMinor, hotelCostMinor: nearbyCostMinor, isNearVisits: true };
  return [
    {
      id: 'lunch',
      earliestMinute: mealStarts.lunch.from + lateMinutes,
      latestMinute: mealStarts.lunch.to + lateMinutes,
      minutes: mealMinutes,
      score: mealScore,
      where,
      ...shared,
    },
    {
      id: 'dinner',
      earliestMinute: mealStarts.dinner.from + lateMinutes,
      // Children and seniors eat early; others go on until the evening begins.
      ...(isGentleGroup(brief)
        ? { latestMinute: gentleDinnerMinute + lateMinutes }
        : {
            latestMinute: mealStarts.dinner.to + lateMinutes,
            usualMinute: usualDinnerMinute + lateMinutes,
          }),
      minutes: mealMinutes,
      score: mealScore,
      where,
      ...shared,
    },
  ];
}

/** Returns the chosen restaurants of a city and those with the highest scores, as far as they serve the diets of the brief. */
export function toRestaurants(
  restaurants: readonly TripRestaurant[],
  brief: TripBrief,
  late = usualHours,
): Restaurant[] {
  const dates = listTripDates(brief.when);
  const suitable = restaurants.filter(({ dietary }) => brief.diet.every((need) => suits(dietary, need)));
  const candidates = suitable.flatMap((row) => {
    const hours = listMealWindows(row, late);
    if (hours.length === 0) return [];
    return {
      id: restaurantKey(row.id),
      cityId: cityKey(row.cityId),
      score: round(
        8 +
          row.popularity / 10 +
          6 * listMatches(row.tagIds, brief).length +
          foodBonus(brief) -
          (isMeatless(row) && brief.diet.length === 0 ? meatlessLoss : 0),
      ),
      costMinor: Math.round((mealByClass[row.priceClass] ?? nearbyMealMinor) * mealPortions(brief)),
      kinds: [row.cuisine, ...row.tagIds, ...row.dietary],
      windowsByDay: dates.map(() => hours),
    };
  });
  const chosen = new Set(brief.restaurantIds?.map(restaurantKey));
  const best = topCandidates(candidates);
  return [...best, ...candidates.filter((one) => chosen.has(one.id) && !best.includes(one))];
}

/**
 * End of lunch, in minutes after midnight, at a restaurant without dinner, and start of dinner at one without lunch.
 */
const betweenMealsMinute = 915;

/** Returns the hours in which a restaurant serves lunch and dinner; none for one that serves neither. */
function listMealWindows({ meals = ['lunch', 'dinner'] }: TripRestaurant, late: LateMinutes): Window[] {
  const [hasLunch, hasDinner] = [meals.includes('lunch'), meals.includes('dinner')];
  if (!hasLunch && !hasDinner) return [];
  const between = betweenMealsMinute + Math.max(late.trip, late.city);
  return eatingHours(late)
    .map(({ open, close }) => ({
      open: hasLunch ? open : Math.max(open, between),
      close: hasDinner ? close : Math.min(close, between),
    }))
    .filter(({ open, close }) => close > open);
}

/** Score that a restaurant without meat loses for a group without a diet. */
const meatlessLoss = 8;

function isMeatless({ cuisine }: TripRestaurant): boolean {
  return /vegetarian|vegan/i.test(cuisine);
}

/** Returns the districts of a city to eat in, as restaurants without a name. They serve every diet. */
export function toDistrictMeals(
  districts: readonly TripDistrict[],
  brief: TripBrief,
  late = usualHours,
): Restaurant[] {
  const hours = eatingHours(late);
  const windowsByDay = listTripDates(brief.when).map(() => hours);
  const best = districts
    .filter(({ goodFor }) => goodFor.includes('eat'))
    .toSorted((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1))
    .slice(0, districtsPerCity);
  return best.flatMap(({ id, cityId, popularity }) =>
    Array.from({ length: mealsPerDistrict }, (_, copy) => ({
      id: districtKey(id, copy + 1),
      cityId: cityKey(cityId),
      score: round(5 + popularity / 20 + foodBonus(brief)),
      costMinor: Math.round(nearbyMealMinor * mealPortions(brief)),
      kinds: [],
      windowsByDay,
    })),
  );
}

/** Returns whether a kitchen suits a diet. Vegan kitchens suit vegetarians, too. */
function suits(dietary: TripRestaurant['dietary'], need: TripBrief['diet'][number]): boolean {
  return dietary.includes(need) || (need === 'vegetarian' && dietary.includes('vegan'));
}

/**
 * Returns the hotels to choose from in a city. Hotels chosen in the brief replace all others. Where the catalogue has no
 * hotel in town, or none of the class asked for or within a budget, a district stands for hotels of that class.
 */
export function toHotels(
  cityId: string,
  hotels: readonly TripHotel[],
  brief: TripBrief,
  {
    districts = [],
    isRemote = () => false,
  }: {
    readonly districts?: readonly TripDistrict[];
    readonly isRemote?: (row: { readonly coordinates: Located }) => boolean;
  } = {},
): Hotel[] {
  const rooms = roomsOf(brief);
  const chosen = hotels.filter(({ id }) => brief.hotelIds.includes(id));
  const known = topCandidates(
    (chosen.length > 0 ? chosen : hotels).map((row) => ({
      id: hotelKey(row.id),
      cityId: cityKey(cityId),
      score: round(
        hotelBase + row.popularity / 5 + comfortScore(row, brief) - (isRemote(row) ? remoteLoss : 0),
      ),
      costMinor: nightPrice(row.priceClass) * rooms,
      features: [...row.features, `registers-${row.registersForeignPassports}`],
    })),
  );
  if (chosen.length > 0) return known;
  const listed = new Set(hotels.filter((row) => !isRemote(row)).map(({ priceClass }) => priceClass));
  const classes = wantedClasses(brief, listed.size > 0).filter((one) => !listed.has(one));
  const hasDistricts = districts.some(({ goodFor }) => goodFor.includes('stay'));
  const stays = (hasDistricts ? classes : classes.slice(0, 1)).flatMap((priceClass) =>
    chooseStayDistricts(districts, priceClass).map(
      (district): Hotel => ({
        id: stayKey(cityId, district && { id: district.id, priceClass }),
        cityId: cityKey(cityId),
        score: round(
          hotelBase +
            classScore(priceClass, brief) -
            (listed.size > 0 ? unnamedPenalty : 0) -
            (district && isRemote(district) ? remoteLoss : 0),
        ),
        costMinor: nightPrice(priceClass) * rooms,
        features: [],
      }),
    ),
  );
  return [...known, ...stays];
}

/** Adds the booked nights of each hotel, and its price where the booking names one. */
export function withBookedNights(
  hotels: readonly Hotel[],
  nights: ReadonlyMap<string, readonly number[]>,
  rates: ReadonlyMap<string, number>,
): Hotel[] {
  return hotels.map((hotel) => {
    const bookedNights = nights.get(hotel.id);
    const costMinor = rates.get(hotel.id) ?? hotel.costMinor;
    return bookedNights ? { ...hotel, costMinor, bookedNights } : hotel;
  });
}

/** Returns a booked hotel that the catalogue does not have, at a usual price of a night. */
export function toOwnHotel({ key, cityId }: OwnHotel, brief: TripBrief): Hotel {
  return {
    id: key,
    cityId: cityKey(cityId),
    score: hotelBase,
    costMinor: nightPrice(2) * roomsOf(brief),
    features: [],
  };
}

/** Returns the price in fen of a night in a double room of a class. */
export function nightPrice(priceClass: number): number {
  return nightByClass[priceClass] ?? nightByClass[2];
}

type PriceClass = TripHotel['priceClass'];

/** Returns the classes that a city must offer: the one asked for or a middle one, and the cheapest within a budget. */
function wantedClasses({ hotelClass, budget }: TripBrief, hasHotels: boolean): PriceClass[] {
  const asked = hotelClass ?? (hasHotels ? undefined : 2);
  return [
    ...new Set<PriceClass>([...(asked === undefined ? [] : [asked]), ...(budget ? ([1] as const) : [])]),
  ];
}

/** Returns the districts with hotels of a class; districts with others where it has none, and no district where none is known. */
function chooseStayDistricts(
  districts: readonly TripDistrict[],
  priceClass: PriceClass,
): readonly (TripDistrict | undefined)[] {
  const toStay = districts
    .filter(({ goodFor }) => goodFor.includes('stay'))
    .toSorted((a, b) => b.popularity - a.popularity || (a.id < b.id ? -1 : 1));
  const ofClass = toStay.filter(({ stayClasses }) => stayClasses?.includes(priceClass));
  const best = (ofClass.length > 0 ? ofClass : toStay).slice(0, stayDistricts);
  return best.length > 0 ? best : [undefined];
}

/** Class between simple and upper mid-range, which travellers expect who say nothing about it. */
const usualClass = 2.5;
const usualClassWeight = 10;

/** Score that a hostel loses for a group that has named neither a class nor a budget. */
const hostelLoss = 30;

function classScore(priceClass: number, { hotelClass, budget }: TripBrief): number {
  const loss = priceClass === 1 && budget === undefined ? hostelLoss : 0;
  return hotelClass === undefined
    ? 14 - usualClassWeight * Math.abs(priceClass - usualClass) - loss
    : 16 - classWeight * Math.abs(priceClass - hotelClass);
}

function comfortScore(
  { priceClass, features, registersForeignPassports }: TripHotel,
  brief: TripBrief,
): number {
  const family = brief.travellers.children > 0 && features.includes('family-rooms') ? 6 : 0;
  const metro = features.includes('near-metro') ? 3 : 0;
  return classScore(priceClass, brief) + family + metro + (registersForeignPassports === 'yes' ? 5 : 0);
}

function foodBonus(brief: TripBrief): number {
  return brief.preferenceTagIds.includes('food') ? 6 : 0;
}

/** Returns the number of portions of a meal. A child counts as half a portion. */
function mealPortions({ travellers: { adults, children } }: TripBrief): number {
  return adults + children * 0.5;
}

function topCandidates<T extends { readonly id: string; readonly score: number }>(rows: readonly T[]): T[] {
  return rows.toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).slice(0, candidatesPerCity);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
