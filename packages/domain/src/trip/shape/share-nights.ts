import { dayLimitsOf } from '../brief/pace.ts';
import { tripEndMinutes } from '../brief/trip-dates.ts';
import { type Rated, type Rating, stayWorth } from './shape-rating.ts';
import { isOpenTrip } from './trip-shape.ts';

/** Minutes of a day that dinner and the way back take. */
const eveningMinutes = 75;
/** Minutes from the airport to the hotel or back, with the bags. */
const endMinutes = 100;
/** Minutes between a wanted sight and the next thing on its day. */
const gapMinutes = 20;
/** A sight that takes longer with its way needs a day without a ride. */
const longSightMinutes = 330;
/** Worth lost by the square of the nights between the stay in a named city and the middle of its recommended stay. */
const unevenCost = 45;
/** Worth lost for a single night in a named city, which leaves no whole day there. */
const singleNightCost = 60;
/** Minutes of a day with a ride that lunch takes. */
const lunchMinutes = 60;
/** Maximum number of nights that are moved between cities. */
const maxMoves = 8;

/**
 * Moves nights between the cities of a shape until its worth does not grow. Besides the worth of the stays, it counts
 * wanted sights for which the days are too short, and nights far from the recommended stay. An open trip without
 * must-sees keeps its nights, and loses the worth of sights that do not fit into them.
 */
export function shareNights(rated: Rated, rating: Rating): Rated {
  const { cityIds } = rated.shape;
  const { brief } = rating;
  if (rating.nights === 0) return rated;
  const isOpen = isOpenTrip(brief) && brief.openStops === undefined && brief.mustSeeSpotIds.length === 0;
  if (rating.required.size === 0 || isOpen)
    return { ...rated, value: rated.value - missedWorth(cityIds, rated.shape.nights, rating) };
  const worthOf = (nights: readonly number[]): number =>
    stayWorth(cityIds, nights, rating) -
    missedWorth(cityIds, nights, rating) -
    unevenWorth(cityIds, nights, rating);
  const before = stayWorth(cityIds, rated.shape.nights, rating);
  let best = { nights: rated.shape.nights, worth: worthOf(rated.shape.nights) };
  for (let moves = 0; moves < maxMoves; moves += 1) {
    const better = listMoves(best.nights)
      .map((nights) => ({ nights, worth: worthOf(nights) }))
      .reduce((a, b) => (b.worth > a.worth ? b : a), best);
    if (better === best) break;
    best = better;
  }
  return { shape: { ...rated.shape, nights: best.nights }, value: rated.value - before + best.worth };
}

/** Lists the nights with one of them moved to another city. Every city keeps one. */
function listMoves(nights: readonly number[]): (readonly number[])[] {
  return nights.flatMap((count, from) =>
    count < 2
      ? []
      : nights.flatMap((_, to) =>
          to === from ? [] : [nights.map((n, at) => n + Number(at === to) - Number(at === from))],
        ),
  );
}

function unevenWorth(
  cityIds: readonly string[],
  nights: readonly number[],
  { brief, required, values }: Rating,
): number {
  // A single named city is not shortened for a neighbour.
  if (required.size < 2) return 0;
  return cityIds.reduce((sum, id, index) => {
    const days = values.get(id)?.city.recommendedDays;
    const isFree = required.has(id) && !brief.cityNights.some(({ cityId }) => cityId === id);
    if (!days || !isFree) return sum;
    const count = nights[index] ?? 0;
    const off = count - (days.min + days.max) / 2;
    return sum + unevenCost * off ** 2 + (count === 1 && days.max > 1 ? singleNightCost : 0);
  }, 0);
}

/** Time of a day that can be spent in one of these cities. */
type FreeTime = { readonly cityIds: readonly string[]; minutes: number; readonly isWhole?: boolean };

/** Returns the worth of the wanted sights that do not fit: the longest first, each into the shortest time that holds it. */
function missedWorth(cityIds: readonly string[], nights: readonly number[], rating: Rating): number {
  const times = listFreeTimes(cityIds, nights, rating);
  const longest = Math.max(...times.map(({ minutes }) => minutes));
  const wanted = rating.wanted.toSorted((a, b) => b.loss - a.loss || b.minutes - a.minutes);
  return wanted.reduce((lost, { cityId, minutes, loss }) => {
    if (!cityIds.includes(cityId)) return lost;
    const needed = Math.min(minutes, longest);
    const isLong = minutes >= longSightMinutes;
    const fitting = times.filter(
      (time) => time.cityIds.includes(cityId) && time.minutes >= needed && (time.isWhole || !isLong),
    );
    const [time] = fitting.toSorted((a, b) => a.minutes - b.minutes);
    if (!time) return lost + loss;
    time.minutes -= needed + gapMinutes;
    return lost;
  }, 0);
}

/** Lists the time of each day: whole days, days with a ride between two cities, and the first and last day. */
function listFreeTimes(
  cityIds: readonly string[],
  nights: readonly number[],
  { brief, travel, travelByDay }: Rating,
): FreeTime[] {
  const { startMinute, endMinute } = dayLimitsOf(brief, 1);
  const { arrivalMinute, departureMinute } = tripEndMinutes(brief);
  const [first, last] = [cityIds[0] ?? '', cityIds.at(-1) ?? ''];
  const inward = brief.entryCityId === undefined ? 0 : travelByDay(brief.entryCityId, first);
  const outward = brief.exitCityId === undefined ? 0 : travelByDay(last, brief.exitCityId);
  const whole = endMinute - startMinute - eveningMinutes;
  return [
    {
      cityIds: [first],
      minutes: endMinute - eveningMinutes - Math.max(startMinute, arrivalMinute) - (inward || endMinutes),
    },
    ...cityIds.flatMap((id, index): FreeTime[] => {
      const days = Array.from({ length: (nights[index] ?? 0) - 1 }, () => ({
        cityIds: [id],
        minutes: whole,
        isWhole: true,
      }));
      const next = cityIds[index + 1];
      return next === undefined
        ? days
        : [...days, { cityIds: [id, next], minutes: whole - lunchMinutes - travel(id, next) }];
    }),
    {
      cityIds: [last],
      minutes: Math.min(departureMinute, endMinute) - startMinute - (outward || endMinutes),
    },
  ];
}
